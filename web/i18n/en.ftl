# The page's words in English. One file, in sections. Plain, short, second person, sentence case;
# numbers before nouns; the same term everywhere. Fan names and texts are not here: they come with the catalogue.

### Tiles

tile-1m = 1 of characters
tile-2m = 2 of characters
tile-3m = 3 of characters
tile-4m = 4 of characters
tile-5m = 5 of characters
tile-6m = 6 of characters
tile-7m = 7 of characters
tile-8m = 8 of characters
tile-9m = 9 of characters
tile-1p = 1 of dots
tile-2p = 2 of dots
tile-3p = 3 of dots
tile-4p = 4 of dots
tile-5p = 5 of dots
tile-6p = 6 of dots
tile-7p = 7 of dots
tile-8p = 8 of dots
tile-9p = 9 of dots
tile-1s = 1 of bamboo
tile-2s = 2 of bamboo
tile-3s = 3 of bamboo
tile-4s = 4 of bamboo
tile-5s = 5 of bamboo
tile-6s = 6 of bamboo
tile-7s = 7 of bamboo
tile-8s = 8 of bamboo
tile-9s = 9 of bamboo
tile-E = east wind
tile-S = south wind
tile-W = west wind
tile-N = north wind
tile-C = red dragon
tile-F = green dragon
tile-P = white dragon

flower-1 = plum
flower-2 = orchid
flower-3 = chrysanthemum
flower-4 = bamboo
flower-5 = spring
flower-6 = summer
flower-7 = autumn
flower-8 = winter

wind-E = East
wind-S = South
wind-W = West
wind-N = North

### Hand and picker

# Header
page-title = MCR calculator
index-title = MCR calculator: score a mahjong hand
index-description = Tap the tiles of a mahjong hand and read what it is worth under the Mahjong Competition Rules, why, and who pays what. Works offline.
page-on-its-way = The page is still on its way. If nothing comes, check the connection and load it again.
page-unscripted = This page counts on your own device, and needs JavaScript to do so. Please allow it and load the page again.
list-comma = { ", " }
list-semicolon = { "; " }
rules-label = Rules
index-switch = Corner numbers on the tiles
theme-switch = Colours: { $theme }
theme-system = as the system
theme-light = light
theme-dark = dark
language-label = Language
language-draft = This translation is a draft. Corrections are welcome.
language-report = Suggest a correction
names-label = Second name of the fans
names-none = none
help-open = Help
engine-loading = Scoring engine, 6 MB, first visit only
engine-ready = The scoring engine is ready.
engine-error = The scoring engine did not load.
engine-error-crash = The scoring engine stopped, twice.
engine-error-download = The scoring engine could not be fetched. Check the connection.
engine-error-timeout = The scoring engine takes too long to load.
engine-retry = Retry
update-waiting = A new version is ready.
update-take = Reload

# Rack
hand-title = Hand
rack-label = Your hand
rack-empty = Called sets and tiles appear here.
rack-take-out = { $tile }, take out
rack-make-winning = { $tile }, make it the winning tile
rack-winning = { $tile }, winning tile, take out
rack-winning-chosen = { $tile }, winning tile
rack-winning-place = Winning
rack-winning-empty = No winning tile yet
meld-chow = chow { $first }, { $second }, { $third }
meld-pung = pung of { $tile }
meld-kong = kong of { $tile }
meld-kong-added = added kong of { $tile }
meld-concealed_kong = concealed kong of { $tile }
block-pair = pair of { $tile }
block-knitted = knitted { $tiles }
meld-take-out = { $meld }, take out
public-title = On the table
public-take-out = { $tile } on the table, take out
choose-winning = Choose the winning tile
choosing-winning = Tap the tile that won.

# Toolbar and notation
toolbar-label = Changes
undo = Undo
redo = Redo
clear = Clear
sort = Sort
copy = Copy the text
share = Share
notation-label = Hand as text
notation-placeholder = 234m55p or [234m]234p…
notation-waiting = This text is read as soon as the scoring engine has loaded.
note-copied = Text copied.
note-link-copied = Link copied.
note-text-copied = Breakdown copied.
note-json-copied = JSON copied.
note-saved = Saved as { $name }.
note-share-failed = This could not be made. Check the connection and try again.
note-copy-failed = This browser does not let the page copy. Select the text and copy it yourself.
note-language-failed = This language did not load, so the page stays as it is. Check the connection and choose it again.
note-winning-chosen = The last tile, { $tile }, is now the winning tile.
note-flag-unset = { $flag } is no longer set. { $why }
note-example = This is the example of { $fan }.
note-seen = { $tile } is on the table.
note-undo = Undo
note-link-bad = This link cannot be read: { $part } is not what belongs there. Your hand is as it was.
note-link-rules = This link asks for rules this page does not have: { $rules }. Your hand is as it was.
note-link-long = This link is longer than { $limit } characters, so it was not read. Your hand is as it was.
note-link-text = The hand in this link cannot be read. Its text is in the field, to be mended.

# Picker
mode-label = What a tile you tap becomes
mode-concealed = Hand
mode-chow = Chow
mode-pung = Pung
mode-kong = Kong
mode-concealed_kong = Concealed kong
mode-public = Table
palette-label = Tiles to add
palette-keys = Arrow keys move, Enter adds, Alt and Enter lay a tile on the table. Digits and a letter add at once: 2 3 4 m, then E S W N C F P.
palette-tile = { $tile }, { $left } left
palette-pending = { $digits } of which suit? Press m, p or s.
why-four-copies = All four are in use.
why-chow-honour = A chow is made of suit tiles.
why-chow-end = A chow is named by its lowest tile, 1 to 7.
why-chow-copies = One of the three tiles is used up.
why-pung-copies = Fewer than three are left.
why-kong-copies = Fewer than four are left.
why-typed-set = { $tiles } is not a set. A set is three tiles in a row, or three or four equal ones.
why-no-table = These rules do not look at the tiles on the table.
why-four-sets = Four sets are called already.

# Circumstances
won-title = How it was won
source-label = Won by
source-self_draw = Self-draw
source-discard = Discard
discarder-label = Discarded by
discarder-1 = right
discarder-2 = opposite
discarder-3 = left
discarder-name = player { $player }, { $place }, { $wind }
seat-wind = Seat wind
round-wind = Round wind
events-title = Special events
flag-last_wall_tile = Last tile of the wall
flag-kong_replacement = Replacement after a kong
flag-robbing_kong = Robbing a kong
flag-last_wall_tile-gmcr = Last tile, last discard
flag-kong_replacement-gmcr = Dead wall win
flag-robbing_kong-gmcr = Robbing the kong
hint-last_wall_tile = Drawn last of all, or discarded after that.
hint-kong_replacement = Won on the tile drawn directly after a kong.
hint-robbing_kong = Won on a tile added to a pung. It counts as a discard.
hint-last_wall_tile-gmcr = Last Tile Win when drawn, Last Discard Win when discarded.
why-last-robbing = Not with robbing a kong.
why-replacement-self-draw = Needs a self-draw.
why-replacement-kong = Needs a kong in the hand.
why-robbing-discard = Needs a discard.
why-robbing-last = Not with the last tile of the wall.
why-robbing-held = The robbed tile must be the only one you hold.
why-robbing-public = The robbed tile is on the table three times or not at all.
flowers-title = Flowers
flower-name = { $number } { $flower }

# Examples, hands by chance, hints
examples-title = Examples
examples-open = Open an example
example-regular_self_draw = Regular hand, self-drawn
example-one_tile_missing = The same, one tile short
example-discard_win = The same, on a discard
example-four_concealed_pungs = Four concealed pungs
random = Random hand
random-fan = Fan in the random hand
random-any = with any fan
random-named = { $fan }, { $points }
hint-seen = Hold a tile below, or right-click it, to lay it on the table.
hint-drag = Drag a tile of your hand to move it, or onto “Winning” to win with it.
hint-keys = With keys, type 2 3 4 m; with ? you see them all. Paste works too.
hint-away = Got it

# Recent hands
recents-open = Recent hands
recents-title = Recent hands
recents-opening = Looking them up.
recents-none = Hands you score are kept here, on this device only. There are none yet.
recents-unkept = This browser keeps no hands for this page, so these last only as long as the page is open.
recents-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
recents-unnamed = { $points }, { $day }
recents-pick = Open { $name }
recents-name = Name
recents-name-of = Name of { $name }
recents-delete = Delete { $name }
recents-delete-all = Delete all
recents-export = Save to a file
recents-import = Add from a file
recents-renamed = The name is changed.
recents-deleted =
    { $count ->
        [one] 1 hand deleted.
       *[other] { $count } hands deleted.
    }
recents-added =
    { $added ->
        [0] No new hands.
        [one] 1 hand added.
       *[other] { $added } hands added.
    } { $known ->
        [0] { "" }
        [one] 1 was here already.
       *[other] { $known } were here already.
    }
recents-bad-size = This file is larger than { $limit } MB, more than any list of hands. Nothing was added.
recents-bad-text = This file is no list of hands: it cannot be read as JSON. Nothing was added.
recents-bad-kind = This file is no list of hands saved by this page. Nothing was added.
recents-bad-version = This file was saved by another version of this page, which this one cannot read. Nothing was added.
recents-bad-many = This file holds more than { $limit } hands. Nothing was added.
recents-bad-hand = Hand { $number } in this file is no whole hand. Nothing was added.
recents-bad-name = The name of hand { $number } in this file is no text of at most { $limit } characters. Nothing was added.
recents-bad-at = The day of hand { $number } in this file makes no sense. Nothing was added.
recents-bad-total = The points of hand { $number } in this file make no sense. Nothing was added.

# Help
help-title = Help
help-tap-title = Tapping
help-tap = Choose what a tile becomes, then tap it. A chow is tapped by its lowest tile. Tap a tile or a set in the hand to take it out, or drag it to another place. The tile that completes the hand is the winning tile; to name another, drag it there, or press “Winning” under it and tap the other. Hold a tile you could add, or right-click it, to lay it on the table where everyone sees it.
help-keys-title = Keys
help-keys-tiles = Add tiles: digits, then their suit, m, p or s
help-keys-honors = Add winds and dragons
help-keys-set = A called set: hold Shift at the suit. Shift C is a pung of red dragons, 4 Shift C a kong
help-keys-hidden = A concealed kong: hold Shift and Alt
help-keys-seen = Tiles on the table: hold Alt
help-keys-backspace = Take back the last step
help-keys-palette = In the tiles to add: move and add; with Alt, lay on the table
help-keys-hand = In the hand: move, and take a tile or a set out
help-keys-winning = In the hand: make it the winning tile
help-keys-move = In the hand: move a tile or a set; past the last place a tile becomes the winning one
help-keys-undo = Undo and redo
help-keys-paste = Paste a hand or a link, anywhere
help-keys-help = Open this help
help-keys-escape = Leave what is begun or open
help-keys-switch = Letters and digits add tiles wherever you are
help-keys-switched = When off, they do so only in the hand and the tiles to add.
help-text-title = Text
help-text = m is characters, p dots, s bamboo; E S W N are the winds, C F P the red, green and white dragon. Called sets stand in brackets, and the last tile outside them wins. Strings of GB-Mahjong, Botzone codes and calls of PyMahjongGB are read too.
help-words-title = Words
help-guide = The guide: how MCR is played and scored
help-licences = Licences of what this page is made with

### Rule sets

# A name, its letters where there is little room, what stands beside the switch, and what it is in full.
rules-mcr = MCR 2006
    .code = MCR
    .short = World rules of 2006, { $minimum } points to win.
    .meaning = The Mahjong Competition Rules of the World Mahjong Organization, as printed in 2006 and as the calculator of mahjchina plays them. A hand needs { $minimum } points without its flowers.
rules-gb = GB China
    .code = GB
    .short = As China plays today, { $minimum } points to win.
    .meaning = The same game as it is played and scored in China today. It parts from MCR 2006 in eight points. A hand needs { $minimum } points without its flowers.
rules-gmcr = Guangdong
    .code = GMCR
    .short = Guangdong MCR, { $minimum } points to win.
    .meaning = The Guangdong variant of the Mahjong Competition Rules, GMCR for short: a table of 57 patterns with values of their own. A hand needs { $minimum } points and is worth 24 at most, or 36 with an extraordinary pattern. Flowers and the tiles on the table do not matter.
ruling = Ruling { $number }
dialog-close = Close

# Where they part, whatever the hand.
difference-concealed_by_nature = Beside a fan that is concealed by nature, Fully Concealed Hand does not count and Self-Drawn does.
difference-honor_hogs = Four equal honors in Seven Pairs are a Tile Hog too.
difference-knitted_waits = A wait counts even when the winning tile is of the same kind as one of the nine knitted tiles.
difference-kong_values = Two Concealed Kongs is worth 6.
difference-mixed_kongs = A melded and a concealed kong are a fan of their own, worth 5.
difference-terminals_and_double_pung = Double Pung does not count beside All Terminals.
difference-gates_and_terminal_pungs = Nine Gates takes away only one Pung of Terminals or Honors.
difference-green_and_half_flush = Half Flush does not count beside All Green.
difference-limits = 4 points win. A hand is worth 24 at most, or 36 with an extraordinary pattern, which then stands alone.
difference-sets_serve_freely = A set may serve as many patterns as it fits.
difference-forms = There are no knitted hands, and seven pairs must all be different.
difference-waits = A wait counts by what the winning tile completes, whether or not another tile would have won.
difference-flowers = There are no flowers, and the tiles on the table do not matter.
difference-payments = On a self-draw each pays twice the points. On a discard the discarder pays four times the points and each other player the points. Every winner is paid.
difference-table = The table is another: 57 patterns with values of their own.

### Passing a hand on

share-title = Pass it on
share-subject = A mahjong hand
share-link-label = Link
share-link = Copy the link
share-send = Send the link
share-qr = QR code
share-code = QR code of the link
share-text = Copy as text
share-notation = Copy the notation
share-png = Picture, PNG
share-svg = Picture, SVG
share-print = Print
share-file = Save JSON
share-json = Copy JSON
share-empty = There are no tiles yet, so the link leads to an empty table.
share-uncopied = Text to copy yourself

# What a message and a picture say besides what the page says.
told-verdict = { $rules }: { $verdict }
told-winner = winner
told-discard = Discard by { $who }
told-winds = seat { $seat }, round { $round }
told-flowers = flowers { $flowers }
told-public = on the table { $tiles }
told-fan-times = { $name } ({ $times })
told-left-out = Left out: { $fans }
told-left-out-fan = { $name } ({ $points })
told-wait = { $tile }: { $copies } left, self-draw { $drawn }, discard { $discard }
told-too-few = { $points } (too few)

### Compare

compare-open = Compare
compare-title = One hand, every rule set
compare-tiles =
    { $tiles ->
        [0] There is no hand to compare yet. It takes { $full } tiles.
       *[other] Comparing takes a whole hand: { $full } tiles, and this one has { $tiles }.
    }
compare-waiting = The comparison comes as soon as the scoring engine has loaded.
compare-caption = The hand under each rule set: points, payments, and the fans that count
compare-total = Points
compare-held = { $qualifying } held to { $limit }
compare-wins = wins
compare-below = { $missing } short of { $minimum }
compare-shapeless = not a winning shape
compare-differs = differs
compare-left-out = left out
compare-absent = not there
compare-unknown = no such fan
compare-no_such_fan = has no such fan.
compare-only_here =
    { $named ->
        [yes] alone has this fan, as { $name }.
       *[no] alone has this fan.
    }
compare-other_value =
    { $named ->
        [yes] gives { $points } for it, as { $name }.
       *[no] gives { $points } for it.
    }
compare-counts_here =
    { $named ->
        [yes] counts it, as { $name }. In { $base }: { $why }.
       *[no] counts it. In { $base }: { $why }.
    }
compare-holds_here =
    { $named ->
        [yes] finds it in this hand, as { $name }.
       *[no] finds it in this hand.
    }
compare-left_out = leaves it out: { $why }.
compare-does_not_hold = does not find it in this hand.
compare-throughout = Where the rule sets part

### Guide, sources, report

# Pages made at build time; arguments are plain there.
guide-title = The guide to MCR: MCR calculator
guide-page-title = { $title }: MCR calculator
guide-back = Back to the calculator
places-label = Pages to read
places-guide = Guide
places-patterns = Patterns
places-rulings = Rulings
places-sources = Sources
places-evidence = Evidence
places-licences = Licences
guide-chapters = Chapters
guide-turning = Before and after
guide-prev = Before:
guide-next = Next:
guide-table = Table
guide-open = Open in the calculator
guide-called = { $set }, claimed
guide-completed = { $set }, completed with { $tile }
guide-winds = seat { $seat }, round { $round }
guide-flowers = flowers: { $count }
guide-public = on the table: { $tiles }
guide-waits = Waits for
guide-wait = { $tile }: self-draw { $drawn }, discard { $discard }
guide-too-few = { $points } (too few)
guide-no-shape = Not a winning shape.
guide-wins = points, the hand wins
guide-wins-flowers = points with flowers, the hand wins
guide-held = points to be paid, held to the limit
guide-short = in all, { $missing } short of the { $minimum } a hand needs
guide-short-flowers = in all, but { $points } without flowers: { $missing } short of { $minimum }
guide-payment-0 = winner
guide-payment-1 = right
guide-payment-2 = opposite
guide-payment-3 = left
sources-ruling = Ruling
sources-source = Source
report-link = Link of the hand, or the hand as text
report-odd = No hand can be found in this. Copy the link from the calculator’s address bar, or with its share button.
report-label = Text to send
report-text =
    Hand: { $link }
    Rules: { $rules }
    Version: { $version }
    The calculator says:
    I expect:
    Because (rule text, page or article):
report-copy = Copy the text
report-copied = Text copied.
report-open = You see it differently?
report-wording =
    Language: { $language }
    Version: { $version }
    Page:
    It says:
    It should say:
    Because:
rulings-description = What the calculator does where mahjong rules are silent, misprinted or at odds, on whose word, and with which hands.
licences-description = What this page is made with: every part that others wrote, what it is for, and under which terms it may be used.
licences-lead = This page is made with the work of others. Here is every part that it holds, what it is for, and the terms under which it may be used and passed on.
licences-fonts = No font is among them: letters are drawn in the fonts of your device. The characters on the tiles are outlines, taken from the one font named here.
licences-texts = The texts
licences-source = Source
licences-for-page = The engine that scores, this page and the drawings of the tiles.
licences-for-glyphs = The characters and numerals on the tiles.
licences-for-pyodide = Runs Python in the browser.
licences-for-python = The language of the engine, and its standard library.
licences-for-libraries = What Python and Pyodide need, compiled into Pyodide.
licences-for-micropip = Installs the engine in the browser.
licences-for-packaging = Reads names and versions of packages, within micropip.
licences-for-lit-html = Draws the page.
licences-for-uqr = Draws the QR code of a link.
licences-for-comlink = Carries questions to the engine and answers back.
licences-for-idb-keyval = Keeps your hands on your device.
licences-for-fluent = Says the words of the page in your language.

# Evidence
evidence-description = What the calculator's tests found: hands with a known value, agreement with another engine, laws that hold, sizes and speeds.
evidence-lead = The tests wrote down what they found, and this page is made from that. After a change by hand it cannot be built.
evidence-run = Tests of { $date }, of the sources { $sources }. Everything passed.
evidence-old = Older than the code: the code has changed since these tests.
evidence-none = No run of the tests has been kept yet.
evidence-again = To make it anew:
evidence-unmeasured = Not measured for this build.
evidence-rules = Rule sets
evidence-fans = Fans
evidence-cases = Hands with a known value
evidence-rulings = Hands of rulings
evidence-proved = Results proved from the rule texts
evidence-engine = Another engine
evidence-plays = { $engine } plays by { $gb }. Under { $mcr } other points are due where the two part.
evidence-hands = Hands
evidence-same = Same points
evidence-other = Other points
evidence-equal = Same points, other fans
evidence-differences = Differences under { $rules }
evidence-explained = A ruling explains each; a hand may fall under several.
evidence-example = One such hand
evidence-laws = Laws
evidence-law = Law
evidence-examples = Examples tried
evidence-tests = Tests
evidence-passed = Passed
evidence-browsers = Browsers
evidence-tried = Tried
evidence-browsers-about = { $browser } passed all { $tests } tests of the page, the others these.
evidence-versions = Versions and browsers
evidence-program = Program
evidence-version = Version
evidence-bytes = Bytes
evidence-measured = Measured
evidence-first = First visit, compressed
evidence-whole = The whole site
evidence-speed = Speed
evidence-speed-about = In percent: the engine's speed beside PyMahjongGB's, and the time to the first score beside that of Python alone in the browser. 100 is the same.

### Several winners

settle-open = Several winners
settle-title = Who pays whom
settle-all = { $rules } pays every winner.
settle-nearest = Of several winners on one discard, { $rules } pays only the nearest in turn after the discarder.
settle-caption = The four players: who discarded, what each won with, and the change
settle-player = Player
settle-discarder = Discards
settle-points = Points
settle-change = Change
settle-discards = { $who } discards
settle-wins = points of { $who }, empty for no win

### Verdict

result-title = Result
verdict-empty = Tap tiles to build a hand, or open an example.
verdict-counting = { $tiles } of { $full } tiles.
verdict-waits =
    { $waits ->
        [0] { $tiles } tiles, and no single one completes them.
        [one] One tile short. This tile completes it:
       *[other] One tile short. These complete it:
    }
verdict-wins =
    { $held ->
        [1] points: { $qualifying } points, held to { $points }.
       *[0] { $flowers ->
            [0] { $points ->
                [one] point.
               *[other] points.
            }
            [one] points, 1 for a flower.
           *[other] points, { $flowers } for flowers.
        }
    }
verdict-wins-more = The hand wins.
verdict-below =
    { $flowers ->
        [0] { $points ->
            [one] point.
           *[other] points.
        }
       *[other] { $points ->
            [one] point without flowers.
           *[other] points without flowers.
        }
    }
verdict-below-more = { $missing } short of { $minimum }, so this hand cannot be declared.
verdict-shapeless = { $tiles } tiles, but not four sets and a pair or a special hand.
verdict-errors =
    { $count ->
        [one] This hand cannot be scored. One thing to put right:
       *[other] This hand cannot be scored. { $count } things to put right:
    }
verdict-unread = This text cannot be read as a hand. The hand in the rack stays as it was.
verdict-loading = { $tiles } tiles. The answer comes as soon as the scoring engine has loaded.
verdict-failed = { $tiles } tiles. The scoring engine did not load, so there is no score. Retry loads it again.
verdict-scoring = Scoring.

### Fan lines

fans-title = Fans that count
fan-times = { $points } × { $count }
fan-whole = whole hand
sum-minimum = { $minimum } needed
sum-total-undeclared = Total with flowers
sum-limit = { $qualifying } points, held to { $limit }
left-out-under = Left out by { $fan }
left-out-non_repeat = already part of { $fan }
left-out-not_together = not counted beside { $fan }
left-out-non_separation = its sets are already joined in { $fan }
left-out-non_identical = its sets already made one { $fan }
left-out-account_once = its sets are already linked through { $fan }
pairing-linked = Tied together, in this order
pairing-circle =
    { $count ->
        [one] Would close a circle
       *[other] Each would close a circle
    }
pairing-chosen = Chosen
pairing-given-up = Given up
readings-title =
    { $count ->
        [one] 1 other way to read this hand
       *[other] { $count } other ways to read this hand
    }
readings-ties =
    { $others ->
        [0] worth the same
       *[other] { $count } of them worth the same
    }
reading-best = counts
reading-tie = worth the same
reading-aside =
    Another reading. The one that counts is worth { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
reading-aside-tie =
    Another reading, worth the same { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reading-back = Back to it

### Payments

payments-title = Payments
payment-0 = you
payment-1 = player 1
payment-2 = player 2
payment-3 = player 3
payment-0-short = you
payment-1-short = 1
payment-2-short = 2
payment-3-short = 3
payment-winner = wins
payment-discarder = discards

### Waits

waits-title = Tiles that complete it
waits-tile = Tile
waits-left = Left
waits-gone = none
waits-never = cannot be
waits-wins = wins
waits-below = too few
waits-complete = Complete the hand with { $tile }
waits-complete-self_draw = Complete with { $tile } by self-draw:
waits-complete-discard = Complete with { $tile } from a discard:
waits-complete-self_draw_last = Complete with { $tile } by self-draw, the last of its kind:
waits-complete-discard_last = Complete with { $tile } from a discard, the last of its kind:

### What if

lifts-title = What would lift it
lifts-none = No single change brings it to { $minimum } points.
lifts-more =
    { $count ->
        [one] 1 more
       *[other] { $count } more
    }
lift-self_draw = Won by self-draw
lift-discard = Won on a discard
lift-last_of_kind = Last of its kind
lift-tile = { $in } instead of { $out }
lift-winning = Won on { $in } instead of { $out }
lift-below = { $missing } short

distance-title =
    { $missing ->
        [one] 1 tile short of a winning shape
       *[other] { $missing } tiles short of a winning shape
    }
distance-title-left = With the tiles that are left, { $missing } short of a winning shape
distance-spare =
    { $spare ->
        [0] Every tile here can stay.
        [one] 1 tile here has to go.
       *[other] { $spare } tiles here have to go.
    }
distance-useful = These bring it closer. The number is how many are left.
distance-any = Any tile that is left brings it closer.
distance-none = No winning shape can be reached: too many tiles are on the table.
distance-discards =
    { $missing ->
        [one] Take one out, and any tile beside it completes the hand. The number is how many are left.
       *[other] Take one out, and any tile beside it brings the hand closer. The number is how many are left.
    }
distance-more =
    { $count ->
        [one] 1 more that can go
       *[other] { $count } more that can go
    }
distance-add = Add { $tile }, { $copies } left
distance-take-out = Take out { $tile }
distance-exchange = Take out { $out }, put in { $tile }, { $copies } left

# Too little is worse than nothing.
fallback-below =
    With no points at all it would win: a hand without any fan is a { $fan } and worth { $worth }. { $points ->
        [one] The 1 point it has rules that out.
       *[other] The { $points } points it has rule that out.
    }
fallback-wins = No other fan counts, and that alone makes it a { $fan }, worth { $worth }. With 1 to { $most } points it would not win.
fallback-waits = A hand without any fan is a { $fan }, worth { $worth }, and wins. With 1 to { $most } points it does not.

### Dock

dock-title = Result in short
dock-counting = { $tiles } of { $full }
dock-empty = No tiles yet
dock-waits =
    { $waits ->
        [0] completed by no tile
        [one] completed by 1 tile
       *[other] completed by { $waits } tiles
    }
dock-wins =
    { $points ->
        [one] point · wins
       *[other] points · wins
    }
dock-below =
    { $points ->
        [one] point · { $missing } short
       *[other] points · { $missing } short
    }
dock-shapeless = not a winning shape
dock-errors =
    { $count ->
        [one] 1 problem
       *[other] { $count } problems
    }
dock-unread = text cannot be read
dock-loading = waiting for the engine
dock-failed = no scoring engine
dock-scoring = scoring
dock-show = Show the result
dock-back = Back to the hand

### Errors

# What was read, where, and what to do.
where-hand = tile { $number } of the hand
where-meld = set { $number }
where-public = table tile { $number }
where-flower = flower { $number }
where-seat_wind = the seat wind
where-round_wind = the round wind
where-win = how the hand is won
error-invalid_json = The hand did not arrive whole. Change a tile to send it again.
error-wrong_type = { $value } is not what belongs here. Enter it again.
error-missing_field = The { $field } is missing. Enter it, or clear the hand and begin again.
error-unknown_field = { $field } means nothing here. Leave it out.
error-unknown_rules = There are no rules called { $value }. Choose one of the rule sets in the list.
error-unknown_tile = { $value } is not a tile. Tiles are 1m to 9m, 1p to 9p, 1s to 9s, E S W N and C F P.
error-unknown_meld_kind = { $value } is not a kind of set. A set is a chow, a pung, a kong or a concealed kong.
error-invalid_chow = No chow begins with the { $tile }. A chow is three tiles of one suit in a row, named by its lowest, 1 to 7.
error-tile_count-over =
    { $tiles } tiles, where a hand has 14 and a kong counts as 3. { $excess ->
        [one] Take 1 out.
       *[other] Take { $excess } out.
    }
error-tile_count-under = { $tiles } tiles, where a hand has 14 and a kong counts as 3. Add the rest.
error-too_many_copies = { $copies } copies of the { $tile }, and there are only 4. Take some out of the hand, the sets or the table.
error-unknown_wind = { $value } is not a wind. Choose east, south, west or north.
error-unknown_flower = { $value } is not a flower. Flowers are numbered 1 to 8.
error-duplicate_flower = Flower { $value } is there twice, and it exists once. Take one out.
error-unknown_win_source = { $value } is not a way to win. Choose self-draw or discard.
error-unknown_player = { $value } is not a player who can discard. Choose player 1, 2 or 3.
error-too_many_melds = { $melds } sets, and a hand has at most 4. Take some out.
error-replacement_needs_self_draw = A replacement after a kong is drawn, so the win has to be a self-draw. Choose self-draw, or take the replacement back.
error-replacement_needs_kong = A replacement is drawn after a kong, and this hand has none. Add the kong, or take the replacement back.
error-robbing_needs_discard = A robbed kong comes from another player. Choose the player who added it, or take the robbing back.
error-robbed_tile_held = You hold another copy of the { $tile }, so nobody could add a kong of it. Take the robbing back, or change the winning tile.
error-robbed_tile_public =
    The { $tile } lies on the table { $copies ->
        [one] once
        [2] twice
       *[other] { $copies } times
    }. A robbed tile is there three times, as the pung it was added to, or not at all.
error-robbing_excludes_last_wall = No kong can be added after the last tile of the wall, so there is none to rob. Take one of the two back.
error-notation = Character { $position }: { $reason }
reason-too_long = no hand needs more than { $limit } characters. Shorten the text.
reason-unknown_character = { $found } means no tile and no sign. Take it out.
reason-mixed = { $found } belongs to another way of writing tiles. Use one way throughout.
reason-dragon_digit = { $found } could be any dragon, as two orders are in use. Write C for red, F for green, P for white.
reason-no_such_rank = { $found } does not exist. Suits run from 1 to 9, winds from 1z to 4z.
reason-no_suit = { $found } has no suit. Write m, p or s after it.
reason-no_rank = { $found } has no number before it.
reason-no_such_code = { $found } does not exist. Codes are W1 to W9, B1 to B9, T1 to T9, F1 to F4, J1 to J3 and H1 to H8.
reason-flower_place = { $found } is a flower. Flowers come last, after a second bar.
reason-flower_in_meld = a flower cannot be part of a set. Flowers come last, after a second bar.
reason-not_a_playing_tile = { $found } is no tile of this game.
reason-open_bracket = this bracket is never closed. Close it after the tiles of the set.
reason-close_bracket = this bracket was never opened. Open it before the tiles of the set.
reason-nested_bracket = a set cannot hold another set. Close the first bracket before.
reason-stray_comma = a comma belongs inside a set, after its tiles.
reason-not_a_meld = { $found } is not a set. Write three tiles in a row, lowest first, or three or four equal ones.
reason-chow_claim = { $found } should be 1, 2 or 3: which tile of the chow was claimed.
reason-pung_giver = { $found } should be 1, 2 or 3: the pung came from the left, opposite or right player.
reason-kong_giver = { $found } should be 1, 2 or 3 for the left, opposite or right player, or 5, 6 or 7 for the same when the kong was added to a pung.
reason-context = { $found } should be round wind, seat wind and four times 0 or 1, as in EE1000: self-draw, last of its kind, last tile of the wall, kong.
reason-last_of_kind = { $found } cannot be the last of its kind while you hold another.
reason-flowers = { $found } should be flowers, a to h, or how many there are, 0 to 8.
reason-too_many_bars = a hand has at most two bars, before the winds and before the flowers.
reason-only_tiles = only tiles belong here.
reason-call_sign = { $found } is not expected here. What a program printed is read as (packs, hand, winning tile, …).
reason-call_end = the text stops too early. Paste the rest too.
reason-call_hand = there is no hand in this. It is read as (packs, hand, winning tile, …).
reason-call_name = argument { $found } is unknown, or there twice. Take it out.
reason-call_tiles = only tile codes belong here, such as 'W1'.
reason-call_pack = this is not a set. A set is like ('CHI', 'W2', 1): CHI, PENG or GANG, the tile (of a chow the middle one), and 0 to 3 for who gave it or which tile was claimed.
reason-call_number = { $field } should be a number from 0 to { $limit }.
reason-call_flag = { $field } should be True or False.
error-unknown_seat = { $value } is not a seat at this table.
error-duplicate_winner = One player is there twice. Enter each winner once.
error-several_self_draws = On a self-draw there is one winner. Clear the points of the others, or choose discard.
error-winner_discarded = The player who discarded cannot win on that tile. Choose another discarder, or clear these points.
error-winner_below_minimum =
    { $points ->
        [one] 1 point does not win
       *[other] { $points } points do not win
    }, as these rules ask for { $minimum }. Correct the points, or clear them.

### Terms

term-close = Close
term-fan = Fan
    .meaning = A pattern worth points. The points of a hand are those of all its fans together.
term-set = Set
    .meaning = A chow, a pung or a kong. A regular hand is four sets and a pair.
term-pair = Pair
    .meaning = Two equal tiles. A regular hand has exactly one.
term-chow = Chow
    .meaning = Three tiles of one suit in a row, such as 2 3 4. You can claim one only from the player on your left, unless it wins.
term-pung = Pung
    .meaning = Three equal tiles. You can claim one from any player.
term-kong = Kong
    .meaning = Four equal tiles in one set, claimed or added to a pung. It counts as three tiles, and you draw one more to make up for the fourth.
term-concealed_kong = Concealed kong
    .meaning = Four equal tiles you drew yourself. They lie on the table face down and still count as concealed.
term-concealed = Concealed
    .meaning = Made only of tiles you drew yourself. A set completed by a discard is not concealed.
term-melded = Melded
    .meaning = Claimed from another player and laid open on the table.
term-public = Table
    .meaning = Tiles every player can see: discards, and open sets of the other players. They tell how many copies are left and whether the winning tile is the last of its kind.
term-winning_tile = Winning tile
    .meaning = The tile that completes the hand. Which one it was can change the points.
term-self_draw = Self-draw
    .meaning = You win on a tile you drew yourself. All three other players pay the same.
term-discard = Discard
    .meaning = You win on a tile another player threw away. That player pays the most.
term-seat_wind = Seat wind
    .meaning = The wind of your own seat in this hand. The dealer is east; south, west and north follow in turn.
term-round_wind = Round wind
    .meaning = The wind of the round being played. It is also called the prevalent wind.
term-wait = Wait
    .meaning = The tiles that would complete a hand that is one tile short.
term-last_tile = Last of its kind
    .meaning = The other three copies of the winning tile were open for everyone to see.
term-last_wall_tile = Last tile of the wall
    .meaning = You win on the last tile of the wall, or on the discard that follows it.
term-kong_replacement = Replacement after a kong
    .meaning = You win on the tile drawn directly after a kong. A tile drawn for a flower does not count.
term-robbing_kong = Robbing a kong
    .meaning = Another player adds the fourth tile to an open pung, and you win on that tile.
term-knitted = Knitted tiles
    .meaning = Tiles three apart: 1 4 7 of one suit, 2 5 8 of another and 3 6 9 of the third.
term-honors = Honors
    .meaning = The winds and the dragons.
term-terminals = Terminals
    .meaning = The ones and nines of the three suits.
term-flowers = Flowers
    .meaning = Tiles that are set aside and replaced when drawn. Each adds 1 point to a hand that wins, and none helps to reach the minimum.
term-qualifying = Qualifying points
    .meaning = The points of all fans without the flowers. They have to reach the minimum.
term-minimum = Minimum
    .meaning = The qualifying points a hand needs before it can be declared.
term-total = Total
    .meaning = What the payments follow from: the qualifying points with the flowers, or the most a hand can be worth where the rules set a limit.
term-principle = Left out
    .meaning = A fan that is there but adds nothing, because another one already tells the same.
term-non_repeat = Already part
    .meaning = When one fan always comes along with another, only the greater is counted.
term-not_together = Not together
    .meaning = The rules do not count these two fans in one hand, though one can stand without the other.
term-non_separation = Already joined
    .meaning = Sets joined into one fan are not taken apart and joined again into another among themselves.
term-non_identical = Already made one
    .meaning = A set used once for a fan is not used again for the same fan.
term-account_once = Already linked
    .meaning = Once some sets are joined into a fan, each set that is left may be joined to them only once.
term-other-names = Also { $names }
term-value =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
term-number = Number { $number } in the rules
meaning-example = An example
meaning-load = Load the example
term-excludes = Leaves out { $names }

### Patterns

patterns-open-fan = All about this fan
patterns-page-title = Patterns, { $rules }: MCR calculator
patterns-description = Every fan of the Mahjong Competition Rules: its value, its rule, an example that counts it and one that just fails, what it leaves out and what it goes with.
patterns-controls = Which patterns to show
patterns-search = Name, in any language
patterns-points = Worth
patterns-any-points = any points
patterns-family = Made of
patterns-any-family = anything
patterns-family-special = Special hands
patterns-family-tiles = Whole hand
patterns-family-chows = Chows
patterns-family-pungs = Pungs
patterns-family-honors = Winds and dragons
patterns-family-kongs = Kongs
patterns-family-winning = Concealment and winning
patterns-sort = Order
patterns-sort-number = as in the rules
patterns-sort-dearest = dearest first
patterns-sort-cheapest = cheapest first
patterns-sort-name = by name
patterns-loading = The patterns are on their way.
patterns-failed = The patterns could not be fetched. Check the connection.
patterns-count =
    { $count ->
        [0] No pattern fits.
        [one] 1 of { $all } patterns
       *[other] { $count } of { $all } patterns
    }
patterns-all = Show all
patterns-worth =
    { $points ->
        [one] point
       *[other] points
    }
patterns-number = No. { $number }
patterns-example-title = Example
patterns-example = Example of { $fan }
patterns-near-miss-title = Near miss
patterns-near-miss = Near miss of { $fan }
patterns-hand = { $tiles }; winning tile { $winning }
patterns-open = Open in the calculator
    .of = Open in the calculator: { $hand }
patterns-total-held = { $points }, held from { $qualifying }
patterns-left-out = Leaves out
patterns-left-out-below = Every pattern worth less than { $points } points: none of those counts beside it.
patterns-copies = { " " }({ $copies } of them only)
patterns-reason-part-printed = part of it, says the rule text
patterns-reason-part-derived = part of it: what always comes along is not counted again
patterns-reason-beside-printed = not counted beside it, says the rule text
patterns-reason-beside-derived = not counted beside it: the same thing is not counted twice
patterns-also = Also called
patterns-elsewhere = Under other rules
patterns-contested = Where sources differ
patterns-beside =
    { $count ->
        [one] Counts together with 1 other
       *[other] Counts together with { $count } others
    }
patterns-alone = Nothing else counts beside it.
patterns-copy-of = Copy the link to { $fan }
patterns-note-beside = What counts together was found by scoring thousands of hands made at random. So each pair has been seen in a hand, and a rare one may be missing.

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


### Verdict

result-title = Result
verdict-empty = Tap tiles to build a hand, or open an example.
verdict-counting = { $tiles } of { $full } tiles.
verdict-waits =
    One tile short. { $waits ->
        [0] No single tile completes it.
        [one] This tile completes it:
       *[other] These complete it:
    }
verdict-wins =
    { $flowers ->
        [0] { $points ->
            [one] point.
           *[other] points.
        }
        [one] points, 1 for a flower.
       *[other] points, { $flowers } for flowers.
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
verdict-loading = { $tiles } tiles. The answer comes as soon as the scoring engine has loaded.
verdict-failed = { $tiles } tiles. The scoring engine did not load, so there is no score. Retry loads it again.
verdict-scoring = Scoring.
verdict-read = { $number } { $sentence }

### Fan lines

fans-title = Fans that count
fans-none = No fan counts in this hand.
fan-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
fan-times = { $points } × { $count }
fan-whole = whole hand
fan-light = Tiles of this fan
sum-qualifying = qualifying points
sum-minimum = { $minimum } needed
sum-flowers = flowers
sum-total = total
sum-total-undeclared = total, if it could be declared
sum-limit = limited to { $limit }
left-out-title =
    { $count ->
        [one] 1 fan left out
       *[other] { $count } fans left out
    }
left-out-non_repeat = already part of { $fan }
left-out-non_separation = its sets are already joined in { $fan }
left-out-non_identical = its sets already made one { $fan }
left-out-account_once = its sets are already linked through { $fan }
left-out-points =
    { $points ->
        [one] 1 point not counted
       *[other] { $points } points not counted
    }
readings-title =
    { $count ->
        [one] 1 other way to read this hand
       *[other] { $count } other ways to read this hand
    }
reading-total =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
reading-empty = no fan of its own

### Payments

payments-title = Payments
payments-none = Nothing is paid.
payment-0 = you
payment-1 = player 1
payment-2 = player 2
payment-3 = player 3
payment-0-short = you
payment-1-short = 1
payment-2-short = 2
payment-3-short = 3
payment-place-0 = nearest
payment-place-1 = right
payment-place-2 = opposite
payment-place-3 = left
payment-winner = wins
payment-discarder = discards

### Waits

waits-title = Tiles that complete it
waits-tile = Tile
waits-left = Left
waits-self_draw = Self-draw
waits-discard = Discard
waits-short = { $missing } short
waits-cannot = cannot be
waits-last = last of its kind { $points }
waits-last-short = last of its kind { $points }, { $missing } short
waits-gone = none left
waits-complete-self_draw = Complete with { $tile }, self-draw: { $outcome }
waits-complete-discard = Complete with { $tile }, discard: { $outcome }
waits-complete = Complete with { $tile }
waits-outcome-wins =
    { $points ->
        [one] 1 point, wins
       *[other] { $points } points, wins
    }
waits-outcome-short =
    { $points ->
        [one] 1 point, { $missing } short
       *[other] { $points } points, { $missing } short
    }

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
dock-loading = waiting for the engine
dock-failed = no scoring engine
dock-scoring = scoring
dock-show = Show the result
dock-back = Back to the hand

### Errors

# What was read, where, and what to do. `$where` is one of the phrases below, or empty.
where-hand = tile { $number } of the hand
where-meld = set { $number }
where-public = table tile { $number }
where-flower = flower { $number }
where-seat_wind = the seat wind
where-round_wind = the round wind
where-win = how the hand is won
where-other = { $path }
error-invalid_json = The hand did not arrive whole. Change a tile to send it again.
error-wrong_type = { $value } is not what belongs here. Enter it again.
error-missing_field = Something is missing here. Enter it, or clear the hand and begin again.
error-unknown_field = The entry { $field } means nothing here. Take it out.
error-unknown_rules = There are no rules called { $value }. Choose one of the rule sets in the list.
error-unknown_tile = { $value } is not a tile. Tiles are 1m to 9m, 1p to 9p, 1s to 9s, E S W N and C F P.
error-unknown_meld_kind = { $value } is not a kind of set. A set is a chow, a pung, a kong or a concealed kong.
error-invalid_chow = No chow begins with { $tile }. Give the lowest of three tiles in a row, 1 to 7 of one suit.
error-tile_count-over =
    { $tiles } tiles, where a hand has 14 and a kong counts as 3. { $excess ->
        [one] Take 1 out.
       *[other] Take { $excess } out.
    }
error-tile_count-under = { $tiles } tiles, where a hand has 14 and a kong counts as 3. Add the rest.
error-too_many_copies = { $copies } copies of { $tile }, and there are only 4. Count the hand, the sets and the table.
error-unknown_wind = { $value } is not a wind. Choose east, south, west or north.
error-unknown_flower = { $value } is not a flower. Flowers are numbered 1 to 8.
error-duplicate_flower = Flower { $value } is there twice. Each flower exists once; take one out.
error-unknown_win_source = { $value } is not a way to win. Choose self-draw or discard.
error-unknown_player = The player who discarded is missing or unknown. Choose player 1, 2 or 3.
error-too_many_melds = { $melds } sets, and a hand has at most 4. Take one out.
error-replacement_needs_self_draw = A replacement after a kong is drawn, so the win has to be a self-draw.
error-replacement_needs_kong = A replacement is drawn only after a kong, and this hand has none. Add the kong, or take the replacement back.
error-robbing_needs_discard = A robbed kong comes from another player. Choose a discard and the player who added the kong.
error-robbed_tile_held = You hold another copy of the robbed tile, so nobody could have added a kong of it. Take back the robbing, or check the tile.
error-robbed_tile_public = The robbed tile lies on the table once or twice. It is there three times, as the pung it was added to, or not entered at all.
error-robbing_excludes_last_wall = A kong cannot be added with the last tile of the wall, so the two do not go together. Take one back.
error-notation = This text cannot be read as a hand from the marked place on.
error-notation-caret = Character { $start }

### Terms

term-more = What is { $term }?
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
    .meaning = Qualifying points and flowers together. The payments follow from it.
term-principle = Left out
    .meaning = A fan that is there but adds nothing, because another one already tells the same.
term-non_repeat = Already part
    .meaning = When one fan always comes along with another, only the greater is counted.
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
term-excludes = Leaves out { $names }

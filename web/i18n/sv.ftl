# The page's words in Swedish. One file, in sections. Plain, short, second person, sentence case;
# numbers before nouns; the same term everywhere. The fans' names and texts are at the end.

### Tiles

tile-1m = tecken 1
tile-2m = tecken 2
tile-3m = tecken 3
tile-4m = tecken 4
tile-5m = tecken 5
tile-6m = tecken 6
tile-7m = tecken 7
tile-8m = tecken 8
tile-9m = tecken 9
tile-1p = cirkel 1
tile-2p = cirkel 2
tile-3p = cirkel 3
tile-4p = cirkel 4
tile-5p = cirkel 5
tile-6p = cirkel 6
tile-7p = cirkel 7
tile-8p = cirkel 8
tile-9p = cirkel 9
tile-1s = bambu 1
tile-2s = bambu 2
tile-3s = bambu 3
tile-4s = bambu 4
tile-5s = bambu 5
tile-6s = bambu 6
tile-7s = bambu 7
tile-8s = bambu 8
tile-9s = bambu 9
tile-E = östanvind
tile-S = sunnanvind
tile-W = västanvind
tile-N = nordanvind
tile-C = röd drake
tile-F = grön drake
tile-P = vit drake

flower-1 = plommon
flower-2 = orkidé
flower-3 = krysantemum
flower-4 = bambu
flower-5 = vår
flower-6 = sommar
flower-7 = höst
flower-8 = vinter

wind-E = Östan
wind-S = Sunnan
wind-W = Västan
wind-N = Nordan

### Hand and picker

# Header
page-title = MCR-räknare
index-title = MCR-räknare: räkna en mahjonghand
index-description = Tryck fram brickorna i en mahjonghand och se vad den är värd enligt Mahjong Competition Rules, varför, och vem som betalar vad. Fungerar utan nät.
page-on-its-way = Sidan är fortfarande på väg. Kommer ingenting, kontrollera anslutningen och ladda om den.
page-unscripted = Sidan räknar på din egen enhet och behöver JavaScript för det. Tillåt JavaScript och ladda om sidan.
list-comma = { ", " }
list-semicolon = { "; " }
rules-label = Regler
index-switch = Hörnsiffror på brickorna
theme-switch = Utseende: { $theme }
theme-system = som systemet
theme-light = ljust
theme-dark = mörkt
language-label = Språk
language-draft = Den här översättningen är ett utkast. Rättelser tas gärna emot.
language-report = Föreslå en rättelse
names-label = Andra namn på mönstren
names-none = inga
help-open = Hjälp
engine-loading = Räknemotorn, 6 MB, bara vid första besöket
engine-ready = Räknemotorn är klar.
engine-error = Räknemotorn laddades inte.
engine-error-crash = Räknemotorn stannade, två gånger.
engine-error-download = Räknemotorn kunde inte hämtas. Kontrollera anslutningen.
engine-error-timeout = Räknemotorn tar för lång tid att ladda.
engine-retry = Försök igen
update-waiting = Det finns en ny version.
update-take = Ladda om

# Rack
hand-title = Hand
rack-label = Din hand
rack-empty = Ropade kombinationer och brickor visas här.
rack-take-out = { $tile }, ta bort
rack-make-winning = { $tile }, gör till vinnande bricka
rack-winning = { $tile }, vinnande bricka, ta bort
rack-winning-chosen = { $tile }, vinnande bricka
rack-winning-place = Vinst
rack-winning-empty = Ingen vinnande bricka än
meld-chow = chow { $first }, { $second }, { $third }
meld-pung = pung i { $tile }
meld-kong = kong i { $tile }
meld-kong-added = utökad kong i { $tile }
meld-concealed_kong = dold kong i { $tile }
block-pair = par i { $tile }
block-knitted = flätade { $tiles }
meld-take-out = { $meld }, ta bort
public-title = På bordet
public-take-out = { $tile } på bordet, ta bort
choose-winning = Välj vinnande bricka
choosing-winning = Tryck på brickan som vann.

# Toolbar and notation
toolbar-label = Ändringar
undo = Ångra
redo = Gör om
clear = Rensa
sort = Sortera
copy = Kopiera texten
share = Dela
notation-label = Handen som text
notation-placeholder = 234m55p eller [234m]234p…
notation-waiting = Texten läses så snart räknemotorn har laddats.
note-copied = Texten är kopierad.
note-link-copied = Länken är kopierad.
note-text-copied = Uträkningen är kopierad.
note-json-copied = JSON är kopierad.
note-saved = Sparad som { $name }.
note-share-failed = Det gick inte att skapa. Kontrollera anslutningen och försök igen.
note-copy-failed = Webbläsaren låter inte sidan kopiera. Markera texten och kopiera den själv.
note-language-failed = Språket kunde inte laddas, så sidan är som den var. Kontrollera anslutningen och välj det igen.
note-winning-chosen = Den sista brickan, { $tile }, är nu den vinnande.
note-flag-unset = { $flag } gäller inte längre. { $why }
note-example = Det här är exemplet för { $fan }.
note-seen = { $tile } ligger på bordet.
note-undo = Ångra
note-link-bad = Länken går inte att läsa: { $part } hör inte hemma där. Din hand är som den var.
note-link-rules = Länken ber om regler som den här sidan inte har: { $rules }. Din hand är som den var.
note-link-long = Länken är längre än { $limit } tecken, så den lästes inte. Din hand är som den var.
note-link-text = Handen i länken går inte att läsa. Texten står i fältet, så att du kan rätta den.

# Picker
mode-label = Vad en bricka blir när du trycker på den
mode-concealed = Hand
mode-chow = Chow
mode-pung = Pung
mode-kong = Kong
mode-concealed_kong = Dold kong
mode-public = Bord
palette-label = Brickor att lägga till
palette-keys = Piltangenterna flyttar, Enter lägger till, Alt och Enter lägger en bricka på bordet. Siffror och en bokstav lägger till direkt: 2 3 4 m, eller E S W N C F P.
palette-tile = { $tile }, { $left } kvar
palette-pending = { $digits } i vilken färg? Tryck m, p eller s.
why-four-copies = Alla fyra är använda.
why-chow-honour = En chow består av färgbrickor.
why-chow-end = En chow anges med sin lägsta bricka, 1 till 7.
why-chow-copies = En av de tre brickorna är slut.
why-pung-copies = Färre än tre är kvar.
why-kong-copies = Färre än fyra är kvar.
why-typed-set = { $tiles } är ingen kombination. En kombination är tre brickor i följd, eller tre eller fyra lika.
why-no-table = De här reglerna tar inte hänsyn till brickorna på bordet.
why-four-sets = Fyra kombinationer är redan ropade.

# Circumstances
won-title = Hur handen vanns
source-label = Vunnen på
source-self_draw = Dragen
source-discard = Slängd
discarder-label = Slängd av
discarder-1 = höger
discarder-2 = mittemot
discarder-3 = vänster
discarder-name = spelare { $player }, { $place }, { $wind }
seat-wind = Egen vind
round-wind = Rondens vind
events-title = Särskilda händelser
flag-last_wall_tile = Murens sista bricka
flag-kong_replacement = Ersättning efter kong
flag-robbing_kong = Rånad kong
flag-last_wall_tile-gmcr = Sista brickan, sista slängda
flag-kong_replacement-gmcr = Vinst från döda muren
flag-robbing_kong-gmcr = Rånad kong
hint-last_wall_tile = Dragen allra sist, eller slängd efter det.
hint-kong_replacement = Vinst på brickan som drogs direkt efter en kong.
hint-robbing_kong = Vinst på en bricka som någon lade till sin pung. Räknas som slängd.
hint-last_wall_tile-gmcr = Dragen: Vinst på sista brickan. Slängd: Vinst på sista slängda.
why-last-robbing = Inte tillsammans med en rånad kong.
why-replacement-self-draw = Brickan måste vara dragen.
why-replacement-kong = Handen måste ha en kong.
why-robbing-discard = Brickan måste vara slängd.
why-robbing-last = Inte tillsammans med murens sista bricka.
why-robbing-held = Den rånade brickan måste vara din enda av sitt slag.
why-robbing-public = Den rånade brickan ligger på bordet tre gånger eller inte alls.
flowers-title = Blommor
flower-name = { $number } { $flower }

# Examples, hands by chance, hints
examples-title = Exempel
examples-open = Öppna ett exempel
example-regular_self_draw = Vanlig hand, dragen bricka
example-one_tile_missing = Samma hand, en bricka saknas
example-discard_win = Samma hand, slängd bricka
example-four_concealed_pungs = Fyra dolda pungar
random = Slumpad hand
random-fan = Mönster i den slumpade handen
random-any = med valfritt mönster
random-named = { $fan }, { $points }
hint-seen = Håll på en bricka nedan, eller högerklicka, för att lägga den på bordet.
hint-drag = Dra en bricka i handen för att flytta den, eller till ”Vinst” för att vinna med den.
hint-keys = Med tangentbord: skriv 2 3 4 m; ? visar alla tangenter. Det går också att klistra in.
hint-away = Jag förstår

# Recent hands
recents-open = Tidigare händer
recents-title = Tidigare händer
recents-opening = Hämtar dem.
recents-none = Händer du räknar sparas här, bara på den här enheten. Än finns det inga.
recents-unkept = Webbläsaren sparar inga händer för den här sidan, så de finns bara så länge sidan är öppen.
recents-points =
    { $points ->
        [one] 1 poäng
       *[other] { $points } poäng
    }
recents-unnamed = { $points }, { $day }
recents-pick = Öppna { $name }
recents-name = Namn
recents-name-of = Namn på { $name }
recents-delete = Ta bort { $name }
recents-delete-all = Ta bort alla
recents-export = Spara till fil
recents-import = Lägg till från fil
recents-renamed = Namnet är ändrat.
recents-deleted =
    { $count ->
        [one] 1 hand borttagen.
       *[other] { $count } händer borttagna.
    }
recents-added =
    { $added ->
        [0] Inga nya händer.
        [one] 1 hand tillagd.
       *[other] { $added } händer tillagda.
    } { $known ->
        [0] { "" }
        [one] 1 fanns redan.
       *[other] { $known } fanns redan.
    }
recents-bad-size = Filen är större än { $limit } MB, mer än någon lista med händer. Inget lades till.
recents-bad-text = Filen är ingen lista med händer: den går inte att läsa som JSON. Inget lades till.
recents-bad-kind = Filen är ingen lista med händer som den här sidan har sparat. Inget lades till.
recents-bad-version = Filen sparades av en annan version av sidan, som den här inte kan läsa. Inget lades till.
recents-bad-many = Filen innehåller fler än { $limit } händer. Inget lades till.
recents-bad-hand = Hand { $number } i filen är ingen hel hand. Inget lades till.
recents-bad-name = Namnet på hand { $number } i filen är ingen text på högst { $limit } tecken. Inget lades till.
recents-bad-at = Dagen för hand { $number } i filen är orimlig. Inget lades till.
recents-bad-total = Poängen för hand { $number } i filen är orimlig. Inget lades till.

# Help
help-title = Hjälp
help-tap-title = Trycka
help-tap = Välj vad en bricka ska bli och tryck sedan på den. En chow anges med sin lägsta bricka. Tryck på en bricka eller en kombination i handen för att ta bort den, eller dra den till en annan plats. Brickan som fullbordar handen är den vinnande; vill du ha en annan, dra den dit, eller tryck på ”Vinst” under den och sedan på den andra. Håll på en bricka du kan lägga till, eller högerklicka, för att lägga den på bordet där alla ser den.
help-keys-title = Tangenter
help-keys-tiles = Lägg till brickor: siffror, sedan färgen, m, p eller s
help-keys-honors = Lägg till vindar och drakar
help-keys-set = En ropad kombination: håll Shift vid färgen. Shift C är en pung i röd drake, 4 Shift C en kong
help-keys-hidden = En dold kong: håll Shift och Alt
help-keys-seen = Brickor på bordet: håll Alt
help-keys-backspace = Ta tillbaka det senaste steget
help-keys-palette = Bland brickorna att lägga till: flytta och lägg till; med Alt, lägg på bordet
help-keys-hand = I handen: flytta, och ta bort en bricka eller en kombination
help-keys-winning = I handen: gör den till vinnande bricka
help-keys-move = I handen: flytta en bricka eller en kombination; förbi sista platsen blir en bricka den vinnande
help-keys-undo = Ångra och gör om
help-keys-paste = Klistra in en hand eller en länk, var som helst
help-keys-help = Öppna den här hjälpen
help-keys-escape = Lämna det som är påbörjat eller öppet
help-keys-switch = Bokstäver och siffror lägger till brickor var du än är
help-keys-switched = Annars gör de det bara i handen och bland brickorna att lägga till.
help-text-title = Text
help-text = m är tecken, p cirklar, s bambu; E S W N är vindarna östan, sunnan, västan och nordan, C F P röd, grön och vit drake. Ropade kombinationer står inom hakparentes, och den sista brickan utanför dem vinner. Strängar från GB-Mahjong, Botzone-koder och anrop till PyMahjongGB går också att läsa.
help-words-title = Ord
help-guide = Guiden: så spelas och räknas MCR
help-licences = Licenser för det som sidan är byggd med

### Rule sets

# A name, its letters where there is little room, what stands beside the switch, and what it is in full.
rules-mcr = MCR 2006
    .code = MCR
    .short = Världsreglerna från 2006, { $minimum } poäng för att vinna.
    .meaning = Mahjong Competition Rules från World Mahjong Organization, som de trycktes 2006 och som mahjchinas räknare tillämpar dem. En hand behöver { $minimum } poäng utan sina blommor.
rules-gb = GB Kina
    .code = GB
    .short = Som i Kina i dag, { $minimum } poäng för att vinna.
    .meaning = Samma spel som det spelas och räknas i Kina i dag. Det skiljer sig från MCR 2006 på åtta punkter. En hand behöver { $minimum } poäng utan sina blommor.
rules-gmcr = Guangdong
    .code = GMCR
    .short = Guangdong-MCR, { $minimum } poäng för att vinna.
    .meaning = Guangdongvarianten av Mahjong Competition Rules, kort GMCR: en tabell med 57 mönster med egna värden. En hand behöver { $minimum } poäng och är värd högst 24, eller 36 med ett extraordinärt mönster. Blommor och brickorna på bordet spelar ingen roll.
ruling = Tolkning { $number }
dialog-close = Stäng

# Where they part, whatever the hand.
difference-concealed_by_nature = Med ett mönster som alltid är dolt räknas inte Helt dold hand, men väl Självdragen.
difference-honor_hogs = Fyra lika honnörer i Sju par är också Fyra lika.
difference-knitted_waits = En väntan räknas även när den vinnande brickan är av samma slag som en av de nio flätade.
difference-kong_values = Två dolda kongar är värt 6.
difference-mixed_kongs = En öppen och en dold kong är ett eget mönster, värt 5.
difference-terminals_and_double_pung = Dubbelpung räknas inte tillsammans med Bara terminaler.
difference-gates_and_terminal_pungs = Nio portar tar bara bort en Pung i terminal eller honnör.
difference-green_and_half_flush = Halv färg räknas inte tillsammans med Bara grönt.
difference-limits = 4 poäng räcker för att vinna. En hand är värd högst 24, eller 36 med ett extraordinärt mönster, som då står ensamt.
difference-sets_serve_freely = En kombination får ingå i så många mönster som den passar i.
difference-forms = Det finns inga flätade händer, och sju par måste alla vara olika.
difference-waits = En väntan räknas efter vad den vinnande brickan fullbordar, vare sig en annan bricka också hade vunnit eller inte.
difference-flowers = Det finns inga blommor, och brickorna på bordet spelar ingen roll.
difference-payments = På en dragen bricka betalar var och en dubbla poängen. På en slängd bricka betalar den som slängde fyra gånger poängen och de andra poängen. Alla vinnare får betalt.
difference-table = Tabellen är en annan: 57 mönster med egna värden.

### Passing a hand on

share-title = Skicka vidare
share-subject = En mahjonghand
share-link-label = Länk
share-link = Kopiera länken
share-send = Skicka länken
share-qr = QR-kod
share-code = QR-kod för länken
share-text = Kopiera som text
share-notation = Kopiera notationen
share-png = Bild, PNG
share-svg = Bild, SVG
share-print = Skriv ut
share-file = Spara JSON
share-json = Kopiera JSON
share-empty = Det finns inga brickor än, så länken leder till ett tomt bord.
share-uncopied = Text att kopiera själv

# What a message and a picture say besides what the page says.
told-verdict = { $rules }: { $verdict }
told-winner = vinnaren
told-discard = Slängd av { $who }
told-winds = egen vind { $seat }, rondens { $round }
told-flowers = blommor { $flowers }
told-public = på bordet { $tiles }
told-fan-times = { $name } ({ $times })
told-left-out = Räknas inte: { $fans }
told-left-out-fan = { $name } ({ $points })
told-wait = { $tile }: { $copies } kvar, dragen { $drawn }, slängd { $discard }
told-too-few = { $points } (för lite)

### Compare

compare-open = Jämför
compare-title = En hand, alla regler
compare-tiles =
    { $tiles ->
        [0] Det finns ingen hand att jämföra än. Det behövs { $full } brickor.
        [one] Bara en hel hand kan jämföras: { $full } brickor, och den här har 1.
       *[other] Bara en hel hand kan jämföras: { $full } brickor, och den här har { $tiles }.
    }
compare-waiting = Jämförelsen kommer så snart räknemotorn har laddats.
compare-caption = Handen under varje regelverk: poäng, betalningar och mönstren som räknas
compare-total = Poäng
compare-held = { $qualifying }, tak { $limit }
compare-wins = vinst
compare-below = { $missing } kvar till { $minimum }
compare-shapeless = ingen form
compare-differs = skiljer sig
compare-left-out = räknas inte
compare-absent = finns inte
compare-unknown = finns ej
compare-no_such_fan = saknar mönstret.
compare-only_here =
    { $named ->
        [yes] är ensamt om mönstret, som { $name }.
       *[no] är ensamt om mönstret.
    }
compare-other_value =
    { $named ->
        [yes] ger { $points } för det, som { $name }.
       *[no] ger { $points } för det.
    }
compare-counts_here =
    { $named ->
        [yes] räknar det, som { $name }. I { $base }: { $why }.
       *[no] räknar det. I { $base }: { $why }.
    }
compare-holds_here =
    { $named ->
        [yes] ser det i handen, som { $name }.
       *[no] ser det i handen.
    }
compare-left_out = räknar det inte: { $why }.
compare-does_not_hold = ser det inte i handen.
compare-throughout = Var regelverken skiljer sig

### Guide, sources, report

# Pages made at build time; arguments are plain there.
guide-title = Guiden till MCR: MCR-räknare
guide-page-title = { $title }: MCR-räknare
guide-back = Tillbaka till räknaren
places-label = Sidor att läsa
places-guide = Guide
places-patterns = Mönster
places-rulings = Tolkningar
places-sources = Källor
places-evidence = Belägg
places-licences = Licenser
guide-chapters = Kapitel
guide-turning = Före och efter
guide-prev = Före:
guide-next = Nästa:
guide-table = Tabell
guide-open = Öppna i räknaren
guide-called = { $set }, ropad
guide-completed = { $set }, fullbordad med { $tile }
guide-winds = egen vind { $seat }, rondens { $round }
guide-flowers = blommor: { $count }
guide-public = på bordet: { $tiles }
guide-waits = Väntar på
guide-wait = { $tile }: dragen { $drawn }, slängd { $discard }
guide-too-few = { $points } (för lite)
guide-no-shape = Ingen vinnande form.
guide-wins = poäng, handen vinner
guide-wins-flowers = poäng med blommor, handen vinner
guide-held = poäng att betala, begränsat av taket
guide-short = sammanlagt, { $missing } kvar till de { $minimum } som en hand behöver
guide-short-flowers = sammanlagt, men { $points } utan blommor: { $missing } kvar till { $minimum }
guide-payment-0 = vinnaren
guide-payment-1 = höger
guide-payment-2 = mittemot
guide-payment-3 = vänster
sources-ruling = Tolkning
sources-source = Källa
report-link = Länk till handen, eller handen som text
report-odd = Här finns ingen hand. Kopiera länken från räknarens adressfält, eller med dess delaknapp.
report-label = Text att skicka
report-text =
    Hand: { $link }
    Regler: { $rules }
    Version: { $version }
    Räknaren säger:
    Jag väntar mig:
    Därför att (regeltext, sida eller artikel):
report-copy = Kopiera texten
report-copied = Texten är kopierad.
report-open = Ser du det annorlunda?
report-wording =
    Språk: { $language }
    Version: { $version }
    Sida:
    Där står:
    Där borde stå:
    Därför att:
rulings-description = Vad räknaren gör där mahjongreglerna tiger, har tryckfel eller säger emot varandra, på vems ord och med vilka händer.
licences-description = Vad sidan är byggd med: varje del som andra har skrivit, vad den är till för och på vilka villkor den får användas.
licences-lead = Sidan är byggd med andras arbete. Här står varje del som ingår, vad den är till för och på vilka villkor den får användas och ges vidare.
licences-fonts = Inget teckensnitt ingår: bokstäverna ritas med teckensnitten i din enhet. Tecknen på brickorna är konturer, hämtade ur det enda teckensnitt som nämns här.
licences-texts = Texterna
licences-source = Källkod
licences-for-page = Räknemotorn, sidan och teckningarna av brickorna.
licences-for-glyphs = Skrivtecknen och siffrorna på brickorna.
licences-for-pyodide = Kör Python i webbläsaren.
licences-for-python = Språket som räknemotorn är skriven i, med dess standardbibliotek.
licences-for-libraries = Det som Python och Pyodide behöver, kompilerat in i Pyodide.
licences-for-micropip = Installerar räknemotorn i webbläsaren.
licences-for-packaging = Läser paketens namn och versioner, inuti micropip.
licences-for-lit-html = Ritar sidan.
licences-for-uqr = Ritar QR-koden för en länk.
licences-for-comlink = För frågor till räknemotorn och svar tillbaka.
licences-for-idb-keyval = Sparar dina händer på din enhet.
licences-for-fluent = Säger sidans ord på ditt språk.

# Evidence
evidence-description = Vad räknarens tester kom fram till: händer med känt värde, överensstämmelse med en annan motor, lagar som gäller, storlek och hastighet.
evidence-lead = Testerna skrev ned vad de kom fram till, och sidan är gjord av det. Efter en ändring för hand går den inte att bygga.
evidence-run = Tester den { $date }, av källkoden { $sources }. Allt gick igenom.
evidence-old = Äldre än koden: koden har ändrats sedan dessa tester.
evidence-none = Ingen körning av testerna har sparats än.
evidence-again = Så görs den på nytt:
evidence-unmeasured = Inte mätt för den här versionen.
evidence-rules = Regelverk
evidence-fans = Mönster
evidence-cases = Händer med känt värde
evidence-rulings = Händer i tolkningar
evidence-proved = Resultat bevisade ur regeltexterna
evidence-engine = En annan motor
evidence-plays = { $engine } spelar enligt { $gb }. Under { $mcr } ska poängen vara andra där de två skiljer sig.
evidence-hands = Händer
evidence-same = Samma poäng
evidence-other = Andra poäng
evidence-equal = Samma poäng, andra mönster
evidence-differences = Skillnader under { $rules }
evidence-explained = En tolkning förklarar var och en; en hand kan höra till flera.
evidence-example = En sådan hand
evidence-laws = Lagar
evidence-law = Lag
evidence-examples = Prövade exempel
evidence-tests = Tester
evidence-passed = Godkända
evidence-browsers = Webbläsare
evidence-tried = Prövat
evidence-browsers-about = { $browser } klarade sidans alla { $tests } tester, de andra dessa.
evidence-versions = Versioner och webbläsare
evidence-program = Program
evidence-version = Version
evidence-bytes = Byte
evidence-measured = Mätt
evidence-first = Första besöket, komprimerat
evidence-whole = Hela webbplatsen
evidence-speed = Hastighet
evidence-speed-about = I procent: motorns hastighet bredvid PyMahjongGB:s, och tiden till första poängen bredvid den för bara Python i webbläsaren. 100 är lika.

### Several winners

settle-open = Flera vinnare
settle-title = Vem betalar vem
settle-all = { $rules } ger betalt till alla vinnare.
settle-nearest = Om flera vinner på samma slängda bricka ger { $rules } bara betalt till den som står närmast i tur efter den som slängde.
settle-caption = De fyra spelarna: vem som slängde, vad var och en vann med, och nettot
settle-player = Spelare
settle-discarder = Slängde
settle-points = Poäng
settle-change = Netto
settle-discards = { $who } slängde
settle-wins = poäng för { $who }, tomt om ingen vinst

### Verdict

result-title = Resultat
verdict-empty = Tryck på brickor för att bygga en hand, eller öppna ett exempel.
verdict-counting = { $tiles } av { $full } brickor.
verdict-waits =
    { $waits ->
        [0] { $tiles } brickor, och ingen enskild bricka fullbordar dem.
        [one] En bricka saknas. Den här fullbordar handen:
       *[other] En bricka saknas. De här fullbordar handen:
    }
verdict-wins =
    { $held ->
        [1] poäng: { $qualifying } poäng, begränsat till { $points }.
       *[0] { $flowers ->
            [0] { $points ->
                [one] poäng.
               *[other] poäng.
            }
            [one] poäng, 1 för en blomma.
           *[other] poäng, { $flowers } för blommor.
        }
    }
verdict-wins-more = Handen vinner.
verdict-below =
    { $flowers ->
        [0] { $points ->
            [one] poäng.
           *[other] poäng.
        }
       *[other] { $points ->
            [one] poäng utan blommor.
           *[other] poäng utan blommor.
        }
    }
verdict-below-more = { $missing } kvar till { $minimum }, så du kan inte gå ut på den här handen.
verdict-shapeless = { $tiles } brickor, men inte fyra kombinationer och ett par eller en specialhand.
verdict-errors =
    { $count ->
        [one] Den här handen kan inte räknas. En sak att rätta till:
       *[other] Den här handen kan inte räknas. { $count } saker att rätta till:
    }
verdict-unread = Texten går inte att läsa som en hand. Din hand är som den var.
verdict-loading =
    { $tiles ->
        [one] 1 bricka. Svaret kommer så snart räknemotorn har laddats.
       *[other] { $tiles } brickor. Svaret kommer så snart räknemotorn har laddats.
    }
verdict-failed =
    { $tiles ->
        [one] 1 bricka. Räknemotorn laddades inte, så det finns inga poäng. ”Försök igen” laddar den på nytt.
       *[other] { $tiles } brickor. Räknemotorn laddades inte, så det finns inga poäng. ”Försök igen” laddar den på nytt.
    }
verdict-scoring = Räknar.

### Fan lines

fans-title = Mönster som räknas
fan-times = { $points } × { $count }
fan-whole = hela handen
sum-minimum = { $minimum } behövs
sum-total-undeclared = Summa med blommor
sum-limit = { $qualifying } poäng, begränsat till { $limit }
left-out-under = Utesluts av { $fan }
left-out-non_repeat = ingår redan i { $fan }
left-out-not_together = räknas inte tillsammans med { $fan }
left-out-non_separation = kombinationerna är redan förenade i { $fan }
left-out-non_identical = kombinationerna har redan gett { $fan } en gång
left-out-account_once = kombinationerna är redan hopkopplade genom { $fan }
pairing-linked = Hopkopplade, i den här ordningen
pairing-circle =
    { $count ->
        [one] Skulle sluta en cirkel
       *[other] Var och en skulle sluta en cirkel
    }
pairing-chosen = Vald
pairing-given-up = Bortvald
readings-title =
    { $count ->
        [one] 1 annat sätt att läsa handen
       *[other] { $count } andra sätt att läsa handen
    }
readings-ties =
    { $others ->
        [0] värt lika mycket
       *[other] { $count } av dem värda lika mycket
    }
reading-best = räknas
reading-tie = värt lika mycket
reading-aside =
    En annan läsning. Den som räknas är värd { $points ->
        [one] 1 poäng.
       *[other] { $points } poäng.
    }
reading-aside-tie =
    En annan läsning, värd lika mycket: { $points ->
        [one] 1 poäng
       *[other] { $points } poäng
    }.
reading-back = Tillbaka

### Payments

payments-title = Betalningar
payment-0 = du
payment-1 = spelare 1
payment-2 = spelare 2
payment-3 = spelare 3
payment-0-short = du
payment-1-short = 1
payment-2-short = 2
payment-3-short = 3
payment-winner = vinner
payment-discarder = slängde

### Waits

waits-title = Brickor som fullbordar handen
waits-tile = Slag
waits-left = Kvar
waits-gone = slut
waits-never = går ej
waits-wins = vinner
waits-below = för lite
waits-complete = Fullborda handen med { $tile }
waits-complete-self_draw = Fullborda med { $tile }, dragen:
waits-complete-discard = Fullborda med { $tile }, slängd:
waits-complete-self_draw_last = Fullborda med { $tile }, dragen, den sista av sitt slag:
waits-complete-discard_last = Fullborda med { $tile }, slängd, den sista av sitt slag:

### What if

lifts-title = Vad som skulle lyfta handen
lifts-none = Ingen enskild ändring ger { $minimum } poäng.
lifts-more =
    { $count ->
        [one] 1 till
       *[other] { $count } till
    }
lift-self_draw = Vinst på dragen bricka
lift-discard = Vinst på slängd bricka
lift-last_of_kind = Den sista av sitt slag
lift-tile = { $in } i stället för { $out }
lift-winning = Vunnen på { $in } i stället för { $out }
lift-below = { $missing } saknas

distance-title =
    { $missing ->
        [one] 1 bricka från en vinnande form
       *[other] { $missing } brickor från en vinnande form
    }
distance-title-left = Med brickorna som är kvar, { $missing } från en vinnande form
distance-spare =
    { $spare ->
        [0] Alla brickor här kan stanna.
        [one] 1 bricka här måste bort.
       *[other] { $spare } brickor här måste bort.
    }
distance-useful = De här för handen närmare. Siffran är hur många som är kvar.
distance-any = Alla brickor som är kvar för handen närmare.
distance-none = Ingen vinnande form går att nå: för många brickor ligger på bordet.
distance-discards =
    { $missing ->
        [one] Ta bort en, och vilken som helst av brickorna bredvid den fullbordar handen. Siffran är hur många som är kvar.
       *[other] Ta bort en, och vilken som helst av brickorna bredvid den för handen närmare. Siffran är hur många som är kvar.
    }
distance-more =
    { $count ->
        [one] 1 till kan tas bort
       *[other] { $count } till kan tas bort
    }
distance-add = Lägg till { $tile }, { $copies } kvar
distance-take-out = Ta bort { $tile }
distance-exchange = Ta bort { $out }, lägg till { $tile }, { $copies } kvar

# Too little is worse than nothing.
fallback-below =
    Helt utan poäng skulle handen vinna: en hand utan mönster är en { $fan } och värd { $worth }. { $points ->
        [one] Den enda poäng den har utesluter det.
       *[other] De { $points } poäng den har utesluter det.
    }
fallback-wins = Inget annat mönster räknas, och just det gör handen till en { $fan }, värd { $worth }. Med 1 till { $most } poäng skulle den inte vinna.
fallback-waits = En hand utan mönster är en { $fan }, värd { $worth }, och vinner. Med 1 till { $most } poäng gör den inte det.

### Dock

dock-title = Resultatet i korthet
dock-counting = { $tiles } av { $full }
dock-empty = Inga brickor än
dock-waits =
    { $waits ->
        [0] ingen bricka fullbordar den
        [one] 1 bricka fullbordar den
       *[other] { $waits } brickor fullbordar den
    }
dock-wins =
    { $points ->
        [one] poäng · vinner
       *[other] poäng · vinner
    }
dock-below =
    { $points ->
        [one] poäng · { $missing } saknas
       *[other] poäng · { $missing } saknas
    }
dock-shapeless = ingen vinnande form
dock-errors =
    { $count ->
        [one] 1 fel
       *[other] { $count } fel
    }
dock-unread = texten går inte att läsa
dock-loading = väntar på räknemotorn
dock-failed = ingen räknemotor
dock-scoring = räknar
dock-show = Visa resultatet
dock-back = Tillbaka till handen

### Errors

# What was read, where, and what to do.
where-hand = bricka { $number } i handen
where-meld = kombination { $number }
where-public = bordets bricka { $number }
where-flower = blomma { $number }
where-seat_wind = den egna vinden
where-round_wind = rondens vind
where-win = hur handen vinns
error-invalid_json = Handen kom inte fram hel. Ändra en bricka för att skicka den igen.
error-wrong_type = { $value } hör inte hemma här. Ange det på nytt.
error-missing_field = { $field } saknas. Ange det, eller rensa handen och börja om.
error-unknown_field = { $field } betyder ingenting här. Ta bort det.
error-unknown_rules = Det finns inga regler som heter { $value }. Välj ett av regelverken i listan.
error-unknown_tile = { $value } är ingen bricka. Brickorna är 1m till 9m, 1p till 9p, 1s till 9s, E S W N och C F P.
error-unknown_meld_kind = { $value } är inget slags kombination. En kombination är en chow, en pung, en kong eller en dold kong.
error-invalid_chow = Ingen chow börjar med { $tile }. En chow är tre brickor i följd i en färg och anges med den lägsta, 1 till 7.
error-tile_count-over =
    { $tiles } brickor, men en hand har 14 och en kong räknas som 3. { $excess ->
        [one] Ta bort 1.
       *[other] Ta bort { $excess }.
    }
error-tile_count-under =
    { $tiles ->
        [one] 1 bricka
       *[other] { $tiles } brickor
    }, men en hand har 14 och en kong räknas som 3. Lägg till resten.
error-too_many_copies = { $copies } exemplar av { $tile }, och det finns bara 4. Ta bort några ur handen, kombinationerna eller från bordet.
error-unknown_wind = { $value } är ingen vind. Välj östan, sunnan, västan eller nordan.
error-unknown_flower = { $value } är ingen blomma. Blommorna har nummer 1 till 8.
error-duplicate_flower = Blomma { $value } finns med två gånger, men det finns bara en. Ta bort den ena.
error-unknown_win_source = { $value } är inget sätt att vinna. Välj dragen eller slängd.
error-unknown_player = { $value } är ingen spelare som kan slänga. Välj spelare 1, 2 eller 3.
error-too_many_melds = { $melds } kombinationer, men en hand har högst 4. Ta bort några.
error-replacement_needs_self_draw = En ersättning efter en kong drar du själv, så den vinnande brickan måste vara dragen. Välj dragen, eller ta bort ersättningen.
error-replacement_needs_kong = En ersättning dras efter en kong, och den här handen har ingen. Lägg till kongen, eller ta bort ersättningen.
error-robbing_needs_discard = En rånad kong kommer från en annan spelare. Välj spelaren som utökade den, eller ta bort rånet.
error-robbed_tile_held = Du har ett exemplar till av { $tile }, så ingen kan ha gjort en kong med den. Ta bort rånet, eller byt vinnande bricka.
error-robbed_tile_public =
    Brickan { $tile } ligger på bordet { $copies ->
        [one] en gång
        [2] två gånger
       *[other] { $copies } gånger
    }. En rånad bricka ligger där tre gånger, som den pung den lades till, eller inte alls.
error-robbing_excludes_last_wall = Ingen kong kan utökas efter murens sista bricka, så det finns ingen att råna. Ta bort en av de två.
error-notation = Position { $position }: { $reason }
reason-too_long = ingen hand behöver mer än { $limit } tecken. Korta texten.
reason-unknown_character = { $found } står inte för någon bricka eller något annat. Ta bort det.
reason-mixed = { $found } hör till ett annat sätt att skriva brickor. Använd ett och samma sätt.
reason-dragon_digit = { $found } kan vara vilken drake som helst, eftersom två ordningar är i bruk. Skriv C för röd, F för grön, P för vit.
reason-no_such_rank = { $found } finns inte. Färgerna går från 1 till 9, vindarna från 1z till 4z.
reason-no_suit = { $found } har ingen färg. Skriv m, p eller s efter.
reason-no_rank = { $found } har ingen siffra framför sig.
reason-no_such_code = { $found } finns inte. Koderna är W1 till W9, B1 till B9, T1 till T9, F1 till F4, J1 till J3 och H1 till H8.
reason-flower_place = { $found } är en blomma. Blommor kommer sist, efter ett andra streck.
reason-flower_in_meld = en blomma kan inte ingå i en kombination. Blommor kommer sist, efter ett andra streck.
reason-not_a_playing_tile = { $found } är ingen bricka i det här spelet.
reason-open_bracket = hakparentesen stängs aldrig. Stäng den efter kombinationens brickor.
reason-close_bracket = hakparentesen öppnades aldrig. Öppna den före kombinationens brickor.
reason-nested_bracket = en kombination kan inte innehålla en annan. Stäng den första hakparentesen innan.
reason-stray_comma = ett komma hör hemma inne i en kombination, efter dess brickor.
reason-not_a_meld = { $found } är ingen kombination. Skriv tre brickor i följd, den lägsta först, eller tre eller fyra lika.
reason-chow_claim = { $found } ska vara 1, 2 eller 3: vilken bricka i chowen som ropades.
reason-pung_giver = { $found } ska vara 1, 2 eller 3: pungen kom från spelaren till vänster, mittemot eller till höger.
reason-kong_giver = { $found } ska vara 1, 2 eller 3 för spelaren till vänster, mittemot eller till höger, eller 5, 6 eller 7 för samma när en pung utökades till kong.
reason-context = { $found } ska vara rondens vind, egen vind och fyra gånger 0 eller 1, som i EE1000: dragen, sista av sitt slag, murens sista bricka, kong.
reason-last_of_kind = { $found } kan inte vara den sista av sitt slag när du har en till.
reason-flowers = { $found } ska vara blommor, a till h, eller hur många de är, 0 till 8.
reason-too_many_bars = en hand har högst två streck, före vindarna och före blommorna.
reason-only_tiles = här får det bara stå brickor.
reason-call_sign = { $found } var inte väntat här. Det ett program skrev ut läses som (packs, hand, winning tile, …).
reason-call_end = texten slutar för tidigt. Klistra in resten också.
reason-call_hand = det finns ingen hand i det här. Det läses som (packs, hand, winning tile, …).
reason-call_name = argumentet { $found } är okänt, eller finns två gånger. Ta bort det.
reason-call_tiles = här får det bara stå brickkoder, som 'W1'.
reason-call_pack = det här är ingen kombination. En kombination ser ut som ('CHI', 'W2', 1): CHI, PENG eller GANG, brickan (i en chow den mittersta), och 0 till 3 för vem som gav den eller vilken bricka som ropades.
reason-call_number = { $field } ska vara ett tal från 0 till { $limit }.
reason-call_flag = { $field } ska vara True eller False.
error-unknown_seat = { $value } är ingen plats vid bordet.
error-duplicate_winner = En spelare finns med två gånger. Ange varje vinnare en gång.
error-several_self_draws = På en dragen bricka finns det en vinnare. Ta bort de andras poäng, eller välj slängd.
error-winner_discarded = Spelaren som slängde kan inte vinna på den brickan. Välj någon annan som slängde, eller ta bort poängen.
error-winner_below_minimum =
    { $points ->
        [one] 1 poäng vinner inte
       *[other] { $points } poäng vinner inte
    }, eftersom de här reglerna kräver { $minimum }. Rätta poängen, eller ta bort den.

### Terms

term-close = Stäng
term-fan = Mönster
    .meaning = Något i handen som ger poäng, på kinesiska kallat fan. Handens poäng är summan av alla dess mönster.
term-set = Kombination
    .meaning = En chow, en pung eller en kong. En vanlig hand är fyra kombinationer och ett par.
term-pair = Par
    .meaning = Två lika brickor. En vanlig hand har exakt ett.
term-chow = Chow
    .meaning = Tre brickor i följd i en färg, som 2 3 4. Du kan bara ropa en chow från spelaren till vänster om dig, om du inte vinner på den.
term-pung = Pung
    .meaning = Tre lika brickor. Du kan ropa en från vilken spelare som helst.
term-kong = Kong
    .meaning = Fyra lika brickor i en kombination, ropad eller utökad från en pung. Den räknas som tre brickor, och du drar en till som ersättning för den fjärde.
term-concealed_kong = Dold kong
    .meaning = Fyra lika brickor som du själv har dragit. De ligger på bordet med baksidan upp och räknas fortfarande som dolda.
term-concealed = Dold
    .meaning = Består bara av brickor du själv har dragit. En kombination som fullbordas av en slängd bricka är inte dold.
term-melded = Öppen
    .meaning = Ropad från en annan spelare och öppet upplagd på bordet.
term-public = Bord
    .meaning = Brickor som alla spelare ser: slängda brickor och de andras öppna kombinationer. De visar hur många exemplar som är kvar och om den vinnande brickan är den sista av sitt slag.
term-winning_tile = Vinnande bricka
    .meaning = Brickan som fullbordar handen. Vilken det var kan ändra poängen.
term-self_draw = Dragen
    .meaning = Du vinner på en bricka som du själv drog. De tre andra spelarna betalar lika mycket.
term-discard = Slängd
    .meaning = Du vinner på en bricka som en annan spelare slängde. Den spelaren betalar mest.
term-seat_wind = Egen vind
    .meaning = Vinden på din plats i den här given. Givaren är östan; sunnan, västan och nordan följer i tur och ordning.
term-round_wind = Rondens vind
    .meaning = Vinden för den rond som spelas. Den kallas också rådande vind.
term-wait = Väntan
    .meaning = Brickorna som skulle fullborda en hand som saknar en bricka.
term-last_tile = Sista av sitt slag
    .meaning = De tre andra exemplaren av den vinnande brickan låg öppet så att alla såg dem.
term-last_wall_tile = Murens sista bricka
    .meaning = Du vinner på den sista brickan i muren, eller på den bricka som slängs efter den.
term-kong_replacement = Ersättning efter kong
    .meaning = Du vinner på brickan som dras direkt efter en kong. En bricka som dras för en blomma räknas inte.
term-robbing_kong = Rånad kong
    .meaning = En annan spelare lägger den fjärde brickan till en öppen pung, och du vinner på den.
term-knitted = Flätade brickor
    .meaning = Brickor med tre steg emellan: 1 4 7 i en färg, 2 5 8 i en annan och 3 6 9 i den tredje.
term-honors = Honnörer
    .meaning = Vindarna och drakarna.
term-terminals = Terminaler
    .meaning = Ettorna och niorna i de tre färgerna.
term-flowers = Blommor
    .meaning = Brickor som läggs åt sidan och ersätts när de dras. Var och en ger 1 poäng till en hand som vinner, men ingen hjälper till att nå minimum.
term-qualifying = Poäng utan blommor
    .meaning = Poängen för alla mönster utan blommorna. De måste nå upp till minimum.
term-minimum = Minimum
    .meaning = De poäng utan blommor som en hand behöver för att du ska få gå ut.
term-total = Summa
    .meaning = Det som betalningarna räknas på: poängen med blommorna, eller det mesta en hand kan vara värd där reglerna sätter ett tak.
term-principle = Räknas inte
    .meaning = Ett mönster som finns men inte ger något, eftersom ett annat redan säger samma sak.
term-non_repeat = Ingår redan
    .meaning = När ett mönster alltid följer med ett annat räknas bara det större.
term-not_together = Inte tillsammans
    .meaning = Reglerna räknar inte de två mönstren i samma hand, fast det ena kan finnas utan det andra.
term-non_separation = Redan förenade
    .meaning = Kombinationer som förenats till ett mönster delas inte upp för att sinsemellan förenas på nytt till ett annat.
term-non_identical = Redan använd till det
    .meaning = En kombination som använts en gång till ett mönster används inte igen till samma mönster.
term-account_once = Redan hopkopplad
    .meaning = När några kombinationer har förenats till ett mönster får var och en av de övriga kopplas till dem bara en gång.
term-other-names = Även { $names }
term-value =
    { $points ->
        [one] 1 poäng
       *[other] { $points } poäng
    }
term-number = Nummer { $number } i reglerna
meaning-example = Ett exempel
meaning-load = Öppna exemplet
term-excludes = Utesluter { $names }

### Patterns

patterns-open-fan = Allt om mönstret
patterns-page-title = Mönster, { $rules }: MCR-räknare
patterns-description = Alla mönster i Mahjong Competition Rules: värde, regel, ett exempel som räknar det och ett som nästan gör det, vad det utesluter och vad det räknas tillsammans med.
patterns-controls = Vilka mönster som visas
patterns-search = Namn, på vilket språk som helst
patterns-points = Värde
patterns-any-points = alla poäng
patterns-family = Grupp
patterns-any-family = alla
patterns-family-special = Specialhänder
patterns-family-tiles = Hela handen
patterns-family-chows = Chower
patterns-family-pungs = Pungar
patterns-family-honors = Vindar och drakar
patterns-family-kongs = Kongar
patterns-family-winning = Dold hand och vinst
patterns-sort = Ordning
patterns-sort-number = som i reglerna
patterns-sort-dearest = högst värde först
patterns-sort-cheapest = lägst värde först
patterns-sort-name = efter namn
patterns-loading = Mönstren hämtas.
patterns-failed = Mönstren kunde inte hämtas. Kontrollera anslutningen.
patterns-count =
    { $count ->
        [0] Inget mönster passar.
        [one] 1 av { $all } mönster
       *[other] { $count } av { $all } mönster
    }
patterns-all = Visa alla
patterns-worth =
    { $points ->
        [one] poäng
       *[other] poäng
    }
patterns-number = Nr { $number }
patterns-example-title = Exempel
patterns-example = Exempel på { $fan }
patterns-near-miss-title = Nästan
patterns-near-miss = Nästan { $fan }
patterns-hand = { $tiles }; vinnande bricka { $winning }
patterns-open = Öppna i räknaren
    .of = Öppna i räknaren: { $hand }
patterns-total-held = { $points }, begränsat från { $qualifying }
patterns-left-out = Utesluter
patterns-left-out-below = Alla mönster som är värda mindre än { $points } poäng: inget av dem räknas tillsammans med det här.
patterns-copies = { " " }(bara { $copies } av dem)
patterns-reason-part-printed = ingår, enligt regeltexten
patterns-reason-part-derived = ingår: det som alltid följer med räknas inte igen
patterns-reason-beside-printed = räknas inte tillsammans, enligt regeltexten
patterns-reason-beside-derived = räknas inte tillsammans: samma sak räknas inte två gånger
patterns-also = Kallas även
patterns-elsewhere = I andra regler
patterns-contested = Där källorna går isär
patterns-beside =
    { $count ->
        [one] Räknas tillsammans med 1 annat
       *[other] Räknas tillsammans med { $count } andra
    }
patterns-alone = Inget annat räknas tillsammans med det.
patterns-copy-of = Kopiera länken till { $fan }
patterns-note-beside = Vad som räknas tillsammans har tagits fram genom att räkna tusentals slumpade händer. Varje sådant par har alltså setts i en hand, men ett sällsynt kan saknas.

### Fans

# Names and texts; the values and conditions are in the catalogue.
fan-big_four_winds = Fyra stora vindar
    .text = Pungar eller kongar i alla fyra vindarna och vilket par som helst.
    .miss = Nordan är bara ett par; alla fyra vindarna måste vara pungar eller kongar.
fan-big_three_dragons = Tre stora drakar
    .text = Pungar eller kongar i alla tre drakarna, en valfri kombination och ett valfritt par.
    .miss = De vita drakarna är bara ett par.
fan-all_green = Bara grönt
    .text = Bara bambu 2, 3, 4, 6 och 8 och gröna drakar. Gröna drakar krävs inte, och sju par är tillåtet.
    .miss = Bambu 1 är inte grön.
fan-all_green-gmcr =
    .text = Bara bambu 2, 3, 4, 6, 8 och gröna drakar. Den gröna draken krävs inte.
    .miss = De röda drakarna är inte gröna.
fan-nine_gates = Nio portar
    .text = Inget är öppet, och före vinsten har du exakt 1112345678999 i en färg, så att vilken bricka som helst i färgen vinner.
    .miss = Före vinsten finns det två femmor och ingen åtta, så alla brickor vinner inte.
fan-four_kongs = Fyra kongar
    .text = Fyra kongar, öppna eller dolda, och vilket par som helst.
    .miss = Nordanvindarna är en pung, ingen kong.
fan-seven_shifted_pairs = Sju förskjutna par
    .text = Sju par i en färg med siffror i följd.
    .miss = Paren hoppar från sex till åtta.
fan-thirteen_orphans = Tretton föräldralösa
    .text = En av varje terminal och honnör, och ytterligare en av någon av dem.
    .miss = Bredvid honnörerna står flätade brickor, inte ettan och nian i varje färg.
fan-all_terminals = Bara terminaler
    .text = Bara ettor och nior. Sju par är tillåtet.
    .miss = Paret är i nordanvind, som inte är någon terminal.
fan-all_terminals-gmcr =
    .text = Fyra pungar eller kongar och ett par, alla i ettor och nior.
    .miss = Paret är i östanvind, som inte är någon terminal.
fan-little_four_winds = Fyra små vindar
    .text = Pungar eller kongar i tre vindar, ett par i den fjärde och en valfri kombination.
    .miss = Paret är i femmor, inte i den fjärde vinden.
fan-little_three_dragons = Tre små drakar
    .text = Pungar eller kongar i två drakar, ett par i den tredje och två valfria kombinationer.
    .miss = Paret är i östanvind, inte i den tredje draken.
fan-all_honors = Bara honnörer
    .text = Bara vindar och drakar. Sju par är tillåtet.
    .miss = Paret i nior är inga honnörer.
fan-all_honors-gmcr =
    .text = Bara vindar och drakar.
fan-four_concealed_pungs = Fyra dolda pungar
    .text = Fyra dolda pungar eller dolda kongar. En pung som fullbordas av en slängd bricka är inte dold.
    .miss = En slängd bricka fullbordar pungen i åttor, så bara tre pungar är dolda.
fan-pure_terminal_chows = Rena terminalchower
    .text = Två chower 123, två chower 789 och ett par i femmor, allt i en färg.
    .miss = Paret i femmor är cirklar, men chowerna är tecken.
fan-quadruple_chow = Fyrdubbel chow
    .text = Samma chow fyra gånger i en färg.
    .miss = Den fjärde chowen är 345, inte 456.
fan-four_pure_shifted_pungs = Fyra rena förskjutna pungar
    .text = Fyra pungar eller kongar i en färg med siffror i följd.
    .miss = Pungarna hoppar från fyra till sex.
fan-four_shifted_chows = Fyra förskjutna chower
    .text = Fyra chower i en färg, var och en ett steg högre än den förra, eller var och en två steg högre.
    .miss = Efter 345 kommer 678, som börjar tre steg högre, inte ett.
fan-three_kongs = Tre kongar
    .text = Tre kongar, öppna eller dolda.
    .miss = Åttorna är en pung, så det finns bara två kongar.
fan-all_terminals_and_honors = Bara terminaler och honnörer
    .text = Bara terminaler och honnörer, några av varje. Sju par är tillåtet.
    .miss = I chowen 789 finns en sjua och en åtta.
fan-all_terminals_and_honors-gmcr = Bara terminaler & honnörer
    .text = Bara terminaler och honnörer, några av varje.
    .miss = Pungen i åttor är varken terminaler eller honnörer.
fan-seven_pairs = Sju par
    .text = Sju par, inget öppet. Fyra lika brickor får vara två av paren.
    .miss = En ropad chow utesluter sju par: inget får vara öppet.
fan-greater_honors_and_knitted_tiles = Större honnörer och flätade brickor
    .text = En av varje honnör, och sju olika brickor ur 147 i en färg, 258 i en annan och 369 i den tredje. Inget öppet.
    .miss = Den vita draken saknas, och alla honnörer måste finnas med.
fan-all_even_pungs = Jämna pungar
    .text = Fyra pungar eller kongar och ett par, alla med jämna siffror.
    .miss = Paret är i femmor, som är udda.
fan-full_flush = Hel färg
    .text = Alla brickor i en färg, och inga honnörer.
    .miss = Paret är i östanvind, som är en honnör.
fan-pure_triple_chow = Ren trippelchow
    .text = Samma chow tre gånger i en färg.
    .miss = Den tredje chowen 345 är cirklar, inte tecken.
fan-pure_shifted_pungs = Rena förskjutna pungar
    .text = Tre pungar eller kongar i en färg med siffror i följd.
    .miss = Pungarna hoppar från tre till fem.
fan-upper_tiles = Höga brickor
    .text = Bara sjuor, åttor och nior.
    .miss = I chowen 678 finns en sexa.
fan-middle_tiles = Mellersta brickor
    .text = Bara fyror, femmor och sexor.
    .miss = I chowen 345 finns en trea.
fan-lower_tiles = Låga brickor
    .text = Bara ettor, tvåor och treor.
    .miss = I chowen 234 finns en fyra.
fan-pure_straight = Ren stege
    .text = Chowerna 123, 456 och 789 i en färg.
    .miss = Chowen 789 är cirklar, inte tecken.
fan-three_suited_terminal_chows = Terminalchower i tre färger
    .text = Chowerna 123 och 789 i var och en av två färger, med ett par i femmor i den tredje.
    .miss = Paret är i sexor, inte i femmor.
fan-pure_shifted_chows = Rena förskjutna chower
    .text = Tre chower i en färg, var och en ett steg högre än den förra, eller var och en två steg högre.
    .miss = Från 234 till 345 är det ett steg och vidare till 567 två, men stegen måste vara lika.
fan-all_fives = Femmor överallt
    .text = Varje kombination och paret innehåller en femma.
    .miss = I paret i sexor finns ingen femma.
fan-triple_pung = Trippelpung
    .text = Pungar eller kongar med samma siffra i alla tre färgerna.
    .miss = Pungen i bambu är i fyror, inte i treor.
fan-three_concealed_pungs = Tre dolda pungar
    .text = Tre dolda pungar eller dolda kongar. En pung som fullbordas av en slängd bricka är inte dold.
    .miss = En slängd bricka fullbordar pungen i åttor, så bara två pungar är dolda.
fan-lesser_honors_and_knitted_tiles = Mindre honnörer och flätade brickor
    .text = Fjorton olika brickor: honnörer, och brickor ur 147 i en färg, 258 i en annan och 369 i den tredje. Inget öppet.
    .miss = Det finns en pung och ett par, men alla fjorton brickorna måste vara olika.
fan-knitted_straight = Flätad stege
    .text = 147 i en färg, 258 i en annan och 369 i den tredje. Resten är en kombination och ett par, eller fem olika honnörer.
    .miss = Cirkel 8 saknas, så de nio flätade brickorna är inte kompletta.
fan-upper_four = Övre fyra
    .text = Bara sexor, sjuor, åttor och nior.
    .miss = I chowen 567 finns en femma.
fan-lower_four = Nedre fyra
    .text = Bara ettor, tvåor, treor och fyror.
    .miss = I chowen 345 finns en femma.
fan-big_three_winds = Tre stora vindar
    .text = Pungar eller kongar i tre vindar.
    .miss = Nordanvindarna är bara ett par.
fan-mixed_straight = Blandad stege
    .text = Chowerna 123, 456 och 789, en i varje färg.
    .miss = Chowerna 123 och 789 är båda tecken, och ingen är bambu.
fan-reversible_tiles = Vändbara brickor
    .text = Bara brickor som ser likadana ut upp och ner: cirkel 1234589, bambu 245689 och vita drakar.
    .miss = Bambu 3 ser annorlunda ut upp och ner.
fan-mixed_triple_chow = Blandad trippelchow
    .text = Samma chow i alla tre färgerna.
    .miss = Chowen i bambu är 456, inte 345.
fan-mixed_shifted_pungs = Blandade förskjutna pungar
    .text = Tre pungar eller kongar, en i varje färg, med siffror i följd.
    .miss = Treorna och fyrorna är båda cirklar, och i bambu finns ingen pung.
fan-chicken_hand = Kycklinghand
    .text = En vinnande hand utan något annat mönster, hur brickorna än läses. Blommor spelar ingen roll.
    .miss = Du drar den vinnande brickan själv, och Självdragen är ett mönster.
fan-last_tile_draw = Dragen sista bricka
    .text = Du drar murens sista bricka och vinner på den.
    .miss = Den vinnande brickan är slängd, inte dragen från muren.
fan-last_tile_claim = Slängd sista bricka
    .text = Du vinner på brickan som slängs efter murens sista bricka.
    .miss = Du drar den sista brickan själv, och ingen slänger den.
fan-out_with_replacement_tile = Vinst på ersättningsbricka
    .text = Du gör en kong och vinner på just den bricka du drar för den. En bricka som dras för en blomma räknas inte.
    .miss = Den vinnande brickan är vanligt dragen, inte den efter kongen.
fan-robbing_the_kong = Rånad kong
    .text = Du vinner på brickan som en annan spelare lägger till en öppen pung för att göra den till kong.
    .miss = Den vinnande brickan är vanligt slängd, inte lagd till en pung.
fan-robbing_the_kong-gmcr =
    .text = Du vinner på brickan som en annan spelare lägger till en öppen pung.
fan-two_concealed_kongs = Två dolda kongar
    .text = Två dolda kongar.
    .miss = Kongen i åttor är ropad, så bara en är dold.
fan-all_pungs = Bara pungar
    .text = Fyra pungar eller kongar och ett par.
    .miss = 345 i bambu är en chow.
fan-all_pungs-gmcr =
    .miss = 678 i cirklar är en chow.
fan-half_flush = Halv färg
    .text = Brickor i en färg tillsammans med honnörer.
    .miss = Det finns brickor i två färger, cirklar och bambu.
fan-half_flush-gmcr =
    .text = En färg tillsammans med honnörer.
    .miss = Det finns brickor i två färger, tecken och cirklar.
fan-mixed_shifted_chows = Blandade förskjutna chower
    .text = Tre chower, en i varje färg, var och en ett steg högre än den förra.
    .miss = Varje chow börjar två steg högre än den förra, inte ett.
fan-all_types = Alla slag
    .text = Tecken, cirklar, bambu, vindar och drakar finns alla i handen.
    .miss = Det finns inga vindar.
fan-all_types-gmcr =
    .text = Tecken, cirklar, bambu, vindar och drakar finns alla med.
    .miss = Det finns inga drakar.
fan-melded_hand = Helt öppen hand
    .text = Fyra kombinationer ropade från andra spelare, och paret fullbordat med en annan spelares bricka.
    .miss = Du drar den vinnande brickan själv, men den måste vara slängd.
fan-two_dragon_pungs = Två drakpungar
    .text = Pungar eller kongar i två drakar.
    .miss = De gröna drakarna är bara ett par.
fan-outside_hand = Ytterhand
    .text = Varje kombination och paret innehåller en terminal eller en honnör.
    .miss = I chowen 678 finns varken terminal eller honnör.
fan-fully_concealed_hand = Helt dold hand
    .text = Du ropar ingenting och drar den vinnande brickan själv. Dolda kongar är tillåtna.
    .miss = Den vinnande brickan är slängd.
fan-two_melded_kongs = Två öppna kongar
    .text = Två kongar, minst en av dem öppen.
    .miss = Östanvindarna är en pung, så det finns bara en kong.
fan-two_melded_kongs-gb =
    .text = Två öppna kongar.
fan-last_tile = Sista av sitt slag
    .text = De tre andra brickorna som är lika den vinnande ligger öppet så att alla ser dem: slängda, eller i öppna kombinationer.
    .miss = Två av de andra exemplaren av den vinnande brickan står på din hand, inte öppet.
fan-dragon_pung = Drakpung
    .text = En pung eller kong i drakar.
    .miss = De röda drakarna är bara ett par.
fan-dragon_pung-gmcr =
    .text = En pung eller kong i drakar. Räknas för var och en.
    .miss = Pungen är i nordanvind, som inte är någon drake.
fan-prevalent_wind = Rondens vind
    .text = En pung eller kong i rondens vind.
    .miss = Rondens vind är östan, och pungen är i sunnanvind.
fan-seat_wind = Egen vind
    .text = En pung eller kong i din egen vind.
    .miss = Din egen vind är sunnan, och pungen är i östanvind.
fan-concealed_hand = Dold hand
    .text = Du ropar ingenting utom den vinnande brickan. Dolda kongar är tillåtna.
    .miss = En chow är ropad före vinsten.
fan-all_chows = Bara chower
    .text = Fyra chower och ett par, inga honnörer. I en flätad stege räknas de flätade brickorna som tre chower.
    .miss = Paret är i östanvind, som är en honnör.
fan-tile_hog = Fyra lika
    .text = Fyra lika brickor i en färg som inte är en kong. Räknas för varje sådan fyra.
    .miss = De fyra lika brickorna är en kong.
fan-tile_hog-gb =
    .text = Fyra lika brickor som inte är en kong. Räknas för varje sådan fyra.
fan-tile_hog-gmcr =
    .text = Alla fyra brickor av ett slag i en färg, utan att de läggs upp som kong. Räknas för varje sådant slag.
fan-double_pung = Dubbelpung
    .text = Två pungar eller kongar med samma siffra i två färger. Räknas för varje sådan siffra.
    .miss = Inga två pungar har samma siffra.
fan-two_concealed_pungs = Två dolda pungar
    .text = Två dolda pungar eller dolda kongar. En pung som fullbordas av en slängd bricka är inte dold.
    .miss = En slängd bricka fullbordar pungen i åttor, så bara en pung är dold.
fan-concealed_kong = Dold kong
    .text = En dold kong: fyra lika brickor som du själv har dragit och lagt upp som kong.
    .miss = Kongen är ropad på en slängd bricka, så den är öppen.
fan-all_simples = Bara mellanbrickor
    .text = Inga terminaler och inga honnörer.
    .miss = Paret är i ettor, som är terminaler.
fan-all_simples-gmcr =
    .miss = I chowen 789 finns en nia.
fan-pure_double_chow = Ren dubbelchow
    .text = Samma chow två gånger i en färg.
    .miss = Ingen chow finns två gånger: de är 123, 234, 456 och 789.
fan-mixed_double_chow = Blandad dubbelchow
    .text = Samma chow i två färger.
    .miss = Ingen chow finns två gånger: de är 234, 345 och 678.
fan-short_straight = Kort stege
    .text = Två chower i en färg som ger sex siffror i följd.
    .miss = Mellan 345 och 789 saknas sexan.
fan-two_terminal_chows = Två terminalchower
    .text = Chowerna 123 och 789 i en färg.
    .miss = Den lägre chowen är 234, inte 123.
fan-pung_of_terminals_or_honors = Pung i terminal eller honnör
    .text = En pung eller kong i ettor eller nior, eller i en vind som varken är din egen eller rondens. Räknas för varje sådan kombination.
    .miss = Östan är din egen och rondens vind, så pungen räknas som det.
fan-melded_kong = Öppen kong
    .text = En öppen kong: ropad på en slängd bricka, eller gjord genom att lägga den fjärde brickan till en öppen pung.
    .miss = Kongen är dold.
fan-one_voided_suit = En färg saknas
    .text = Exakt två av de tre färgerna finns i handen. Honnörer spelar ingen roll.
    .miss = Paret i bambu tar in den tredje färgen.
fan-no_honors = Inga honnörer
    .text = Inga vindar och inga drakar.
    .miss = Paret är i östanvind, som är en honnör.
fan-edge_wait = Kantväntan
    .text = Du kunde bara vinna på ett slags bricka, och det var 3 i 123 eller 7 i 789.
    .miss = Den vinnande brickan är 1 i 123, och 4 hade också vunnit.
fan-closed_wait = Mittväntan
    .text = Du kunde bara vinna på ett slags bricka, och det var den mittersta i en chow.
    .miss = Den vinnande brickan är den lägsta i 456, och 7 hade också vunnit.
fan-single_wait = Enkelväntan
    .text = Du kunde bara vinna på ett slags bricka, och den fullbordade paret.
    .miss = Med väntan på 3456 hade även 3 vunnit.
fan-single_wait-gmcr =
    .text = Den vinnande brickan är 3 i 123, 7 i 789, den mittersta i en chow eller halva paret. Andra brickor kan också ha vunnit.
    .miss = Den vinnande brickan är en ände av 345, inte mitten.
fan-self_drawn = Självdragen
    .text = Du drar den vinnande brickan själv.
    .miss = Den vinnande brickan är slängd.
fan-flower_tiles = Blommor
    .text = Ett poäng för varje blomma. Blommor hjälper inte till att nå minimum.
    .miss = Det finns inga blommor.
fan-melded_and_concealed_kong = Öppen och dold kong
    .text = En öppen kong och en dold kong.
    .miss = Båda kongarna är öppna.
fan-dead_wall_win = Vinst från döda muren
    .text = Du gör en kong och vinner på brickan du drar för den.
    .miss = Den vinnande brickan är vanligt dragen, inte den efter kongen.
fan-last_tile_win = Vinst på sista brickan
    .text = Du drar murens sista bricka och vinner på den. En bricka som dras för en kong räknas inte.
    .miss = Den vinnande brickan är slängd, inte dragen från muren.
fan-last_discard_win = Vinst på sista slängda
    .text = Du vinner på brickan som slängs efter murens sista bricka.
    .miss = Du drar den sista brickan själv, och ingen slänger den.
fan-all_chows_and_no_honors = Bara chower, inga honnörer
    .text = Fyra chower och ett par färgbrickor.
    .miss = Paret är i östanvind, som är en honnör.
fan-seat_wind_pung = Pung i egen vind
    .text = En pung eller kong i din egen vind.
    .miss = Din egen vind är sunnan, och pungen är i östanvind.
fan-round_wind_pung = Pung i rondens vind
    .text = En pung eller kong i rondens vind. En som också är din egen vind räknas för båda.
    .miss = Rondens vind är östan, och pungen är i sunnanvind.
fan-small_3_dragons = 3 små drakar
    .text = Pungar eller kongar i två drakar och ett par i den tredje.
    .miss = Paret är i östanvind, inte i den tredje draken.
fan-pure_flush = Ren färg
    .text = Alla brickor i en färg, inga honnörer.
    .miss = Paret är i östanvind, som är en honnör.
fan-small_4_winds = 4 små vindar
    .text = Pungar eller kongar i tre vindar och ett par i den fjärde.
    .miss = Paret är i röd drake, inte i den fjärde vinden.
fan-big_3_dragons = 3 stora drakar
    .text = Pungar eller kongar i alla tre drakarna.
    .miss = De vita drakarna är bara ett par.
fan-impure_13_orphans = Orena 13 föräldralösa
    .text = En av varje terminal och honnör, och ytterligare en av någon av dem, som du hade före vinsten.
    .miss = Före vinsten finns inget par, vilket gör det till Rena 13 föräldralösa.
fan-pure_13_orphans = Rena 13 föräldralösa
    .text = En av varje terminal och honnör före vinsten, så att ytterligare en av vilken som helst av dem vinner.
    .miss = Paret finns före vinsten, vilket gör det till Orena 13 föräldralösa.
fan-pure_9_gates = Rena 9 portar
    .text = Inget är öppet, och före vinsten har du exakt 1112345678999 i en färg, så att vilken bricka som helst i färgen vinner.
    .miss = Före vinsten finns det två femmor och ingen åtta, så alla brickor vinner inte.
fan-big_4_winds = 4 stora vindar
    .text = Pungar eller kongar i alla fyra vindarna och vilket par som helst.
    .miss = Nordan är bara ett par; alla fyra vindarna måste vara pungar eller kongar.
fan-4_kongs = 4 kongar
    .text = Fyra kongar, öppna eller dolda, och ett par.
    .miss = Östanvindarna är en pung, ingen kong.
fan-self_drawn_hand = Självdragen hand
    .text = Du ropar ingenting utom, kanske, den vinnande brickan. Dolda kongar är tillåtna.
    .miss = En chow är ropad före vinsten.
fan-258_pair = 258-par
    .text = Bredvid fyra kombinationer är paret i tvåor, femmor eller åttor.
    .miss = Paret är i sexor.
fan-2_suits = 2 färger
    .text = Exakt två färger och inga honnörer.
    .miss = Det finns brickor i alla tre färgerna.
fan-2_identical_chows = 2 lika chower
    .text = Samma chow två gånger i en färg.
    .miss = Ingen chow finns två gånger: de är 123, 234, 567 och 789.
fan-old_and_young_chows = Gammal och ung chow
    .text = Chowerna 123 och 789 i en färg. Räknas två gånger med två av varje.
    .miss = Den högre chowen är 678, inte 789.
fan-old_and_young_pungs = Gammal och ung pung
    .text = Pungar eller kongar i ettor och i nior i en färg. Räknas för varje färg.
    .miss = Den högre pungen är i åttor, inte i nior.
fan-half_outside_hand = Halv ytterhand
    .text = Varje kombination och paret innehåller en terminal eller en honnör, och handen har båda slagen.
    .miss = I chowen 678 finns varken terminal eller honnör.
fan-pure_outside_hand = Ren ytterhand
    .text = Varje kombination och paret innehåller en terminal, och det finns inga honnörer.
    .miss = Paret är i östanvind, som är en honnör.
fan-3_self_drawn_pungs = 3 självdragna pungar
    .text = Tre pungar som du själv har dragit, eller dolda kongar. En pung som fullbordas av en slängd bricka hör inte dit.
    .miss = En slängd bricka fullbordar pungen i åttor, så bara två pungar är självdragna.
fan-3_consecutive_pungs = 3 pungar i följd
    .text = Tre pungar eller kongar i en färg med siffror i följd.
    .miss = Pungarna hoppar från tre till fem.
fan-3_similar_chows = 3 liknande chower
    .text = Samma chow i alla tre färgerna.
    .miss = Chowen i bambu är 345, inte 234.
fan-3_similar_pungs = 3 liknande pungar
    .text = Pungar eller kongar med samma siffra i alla tre färgerna.
    .miss = Pungen i bambu är i fyror, inte i treor.
fan-double_double = Dubbeldubbel
    .text = Två lika chower, och två andra lika chower.
    .miss = Bara 234 finns två gånger; 678 och 789 är olika.
fan-4_consecutive_pungs = 4 pungar i följd
    .text = Fyra pungar eller kongar i en färg med siffror i följd.
    .miss = Pungarna hoppar från fyra till sex.
fan-4_self_drawn_pungs = 4 självdragna pungar
    .text = Fyra pungar som du själv har dragit, eller dolda kongar.
    .miss = En slängd bricka fullbordar pungen i åttor, så bara tre pungar är självdragna.
fan-4_called_pungs = 4 ropade pungar
    .text = Fyra pungar eller kongar, ingen av dem självdragen. En som fullbordas av den vinnande slängda brickan räknas som ropad.
    .miss = Du drar den vinnande brickan själv, så bara tre pungar är ropade.
fan-golden_wait = Gyllene väntan
    .text = Fyra ropade kombinationer (en dold kong är ingen), och den vinnande brickan fullbordar paret. Enkelväntan räknas också.
    .miss = Bara tre kombinationer är ropade.
fan-keystone_wait = Slutstensväntan
    .text = Den vinnande brickan är femman mitt i 456. Enkelväntan räknas också.
    .miss = Den vinnande brickan är fyran mitt i 345, inte femman i 456.
fan-flower_straight = Blomsterstege
    .text = Chowerna 123, 456 och 789, en i varje färg.
    .miss = Chowen i bambu är 678, inte 789.
fan-2_self_drawn_pungs = 2 självdragna pungar
    .text = Två pungar som du själv har dragit, eller dolda kongar.
    .miss = En slängd bricka fullbordar pungen i åttor, så bara en pung är självdragen.
fan-2_kongs = 2 kongar
    .text = Två kongar av vilket slag som helst.
    .miss = Åttorna är en pung, så det finns bara en kong.
fan-3_values = 3 valörer
    .text = Bara tre valörer i hela handen. Varje siffra är en valör; vindarna tillsammans är en, och drakarna likaså.
    .miss = Det finns fyra valörer: två, sju, åtta och vindarna.
fan-all_linked = Allt hör ihop
    .text = Varje kombination och paret innehåller samma siffra.
    .miss = I chowen 678 finns ingen femma.
fan-3_identical_chows = 3 lika chower
    .text = Samma chow tre gånger i en färg.
    .miss = Den tredje chowen är 345, inte 234.
fan-3_kongs = 3 kongar
    .text = Tre kongar av vilket slag som helst.
    .miss = Åttorna är en pung, så det finns bara två kongar.
fan-7_pairs = 7 par
    .text = Sju olika par och inget öppet.
    .miss = En ropad chow utesluter sju par: inget får vara öppet.
fan-2_values = 2 valörer
    .text = Bara två valörer i hela handen. Varje siffra är en valör; vindarna tillsammans är en, och drakarna likaså.
    .miss = Det finns tre valörer: tre, sju och åtta.
fan-258_hand = 258-hand
    .text = Bara tvåor, femmor och åttor.
    .miss = Paret är i sexor.
fan-4_identical_chows = 4 lika chower
    .text = Samma chow fyra gånger i en färg.
    .miss = Den fjärde chowen är 345, inte 234.

# The page's words in traditional Chinese. Official names of fans live in the catalogue only.

### Tiles

tile-1m = 一萬
tile-2m = 二萬
tile-3m = 三萬
tile-4m = 四萬
tile-5m = 五萬
tile-6m = 六萬
tile-7m = 七萬
tile-8m = 八萬
tile-9m = 九萬
tile-1p = 一筒
tile-2p = 二筒
tile-3p = 三筒
tile-4p = 四筒
tile-5p = 五筒
tile-6p = 六筒
tile-7p = 七筒
tile-8p = 八筒
tile-9p = 九筒
tile-1s = 一條
tile-2s = 二條
tile-3s = 三條
tile-4s = 四條
tile-5s = 五條
tile-6s = 六條
tile-7s = 七條
tile-8s = 八條
tile-9s = 九條
tile-E = 東風
tile-S = 南風
tile-W = 西風
tile-N = 北風
tile-C = 紅中
tile-F = 發財
tile-P = 白板

flower-1 = 梅
flower-2 = 蘭
flower-3 = 菊
flower-4 = 竹
flower-5 = 春
flower-6 = 夏
flower-7 = 秋
flower-8 = 冬

wind-E = 東
wind-S = 南
wind-W = 西
wind-N = 北

### Hand and picker

# Header
page-title = 國標麻將算番器
index-title = 國標麻將算番器：算一手牌有幾番
index-description = 點選一手麻將牌，就知道依國標麻將規則有幾番、為什麼、誰付多少分。可離線使用。
page-on-its-way = 頁面還在載入。如果一直沒有出現，請檢查網路連線後重新載入。
page-unscripted = 本頁在你自己的裝置上計算，需要 JavaScript。請允許使用 JavaScript，再重新載入。
list-comma = { "、" }
list-semicolon = { "；" }
rules-label = 規則
index-switch = 牌角標示數字
theme-switch = 配色：{ $theme }
theme-system = 跟隨系統
theme-light = 淺色
theme-dark = 深色
language-label = 語言
language-draft = 本譯文是草稿，歡迎指正。
language-report = 提出修正
names-label = 番種的第二名稱
names-none = 無
help-open = 說明
engine-loading = 算番引擎，6 MB，只在第一次造訪時下載
engine-ready = 算番引擎已就緒。
engine-error = 算番引擎沒有載入。
engine-error-crash = 算番引擎兩度停止運作。
engine-error-download = 無法下載算番引擎。請檢查網路連線。
engine-error-timeout = 算番引擎載入太久。
engine-retry = 重試
update-waiting = 新版本已備妥。
update-take = 重新載入

# Rack
hand-title = 手牌
rack-label = 你的手牌
rack-empty = 副露和手牌會顯示在這裡。
rack-take-out = { $tile }，取出
rack-make-winning = { $tile }，設為和牌張
rack-winning = { $tile }，和牌張，取出
rack-winning-chosen = { $tile }，和牌張
rack-winning-place = 和牌張
rack-winning-empty = 還沒有和牌張
meld-chow = 順子 { $first }、{ $second }、{ $third }
meld-pung = 刻子 { $tile }
meld-kong = 明槓 { $tile }
meld-kong-added = 加槓 { $tile }
meld-concealed_kong = 暗槓 { $tile }
block-pair = 對子 { $tile }
block-knitted = 不靠牌 { $tiles }
meld-take-out = { $meld }，取出
public-title = 桌面上的牌
public-take-out = 桌面上的{ $tile }，取出
choose-winning = 指定和牌張
choosing-winning = 請點選和的那張牌。

# Toolbar and notation
toolbar-label = 修改
undo = 復原
redo = 重做
clear = 清空
sort = 理牌
copy = 複製文字
share = 分享
notation-label = 文字記法
notation-placeholder = 234m55p 或 [234m]234p…
notation-waiting = 算番引擎一載入，就會讀取這段文字。
note-copied = 已複製文字。
note-link-copied = 已複製連結。
note-text-copied = 已複製算番明細。
note-json-copied = 已複製 JSON。
note-saved = 已存為 { $name }。
note-share-failed = 無法製作。請檢查網路連線後再試。
note-copy-failed = 這個瀏覽器不讓本頁複製。請自行選取文字再複製。
note-language-failed = 這個語言沒有載入，頁面維持原樣。請檢查網路連線後再選一次。
note-winning-chosen = 最後一張{ $tile }現在是和牌張。
note-flag-unset = 已取消「{ $flag }」。{ $why }
note-example = 這是「{ $fan }」的例子。
note-seen = { $tile }已放到桌面。
note-undo = 復原
note-link-bad = 這個連結無法讀取：{ $part } 不是該處應有的內容。你的手牌維持原樣。
note-link-rules = 這個連結要用的規則本頁沒有：{ $rules }。你的手牌維持原樣。
note-link-long = 這個連結超過 { $limit } 個字元，因此沒有讀取。你的手牌維持原樣。
note-link-text = 這個連結裡的手牌無法讀取。原文已放進文字欄，可以在那裡修改。

# Picker
mode-label = 點選的牌要放到哪裡
mode-concealed = 手牌
mode-chow = 吃
mode-pung = 碰
mode-kong = 明槓
mode-concealed_kong = 暗槓
mode-public = 桌面
palette-label = 可加入的牌
palette-keys = 方向鍵移動，Enter 加入，Alt 加 Enter 放到桌面。也可直接輸入數字和字母：2 3 4 m，以及 E S W N C F P。
palette-tile = { $tile }，剩 { $left } 張
palette-pending = { $digits } 是哪一門？請按 m、p 或 s。
why-four-copies = 四張都用完了。
why-chow-honour = 順子只能用序數牌。
why-chow-end = 順子以最小的牌表示，1 到 7。
why-chow-copies = 三張之中有一張已用完。
why-pung-copies = 剩下不到三張。
why-kong-copies = 剩下不到四張。
why-typed-set = { $tiles } 不成面子。面子是三張相連的牌，或三張、四張相同的牌。
why-no-table = 這套規則不看桌面上的牌。
why-four-sets = 已有四副副露。

# Circumstances
won-title = 和牌方式
source-label = 和牌方式
source-self_draw = 自摸
source-discard = 點和
discarder-label = 點炮者
discarder-1 = 下家
discarder-2 = 對家
discarder-3 = 上家
discarder-name = 玩家 { $player }，{ $place }，{ $wind }
seat-wind = 門風
round-wind = 圈風
events-title = 特殊情況
flag-last_wall_tile = 牌牆末張
flag-kong_replacement = 槓後補牌
flag-robbing_kong = 搶槓
flag-last_wall_tile-gmcr = 海底牌
flag-kong_replacement-gmcr = 槓上開花
flag-robbing_kong-gmcr = 搶槓
hint-last_wall_tile = 摸到最後一張，或和其後打出的那張。
hint-kong_replacement = 開槓後直接補進的牌和牌。
hint-robbing_kong = 和別人加槓的那張牌，算點和。
hint-last_wall_tile-gmcr = 自摸計海底自摸，點和計海底點和。
why-last-robbing = 不能與搶槓並存。
why-replacement-self-draw = 必須是自摸。
why-replacement-kong = 手上必須有槓。
why-robbing-discard = 必須是點和。
why-robbing-last = 不能與牌牆末張並存。
why-robbing-held = 被搶的牌你只能有這一張。
why-robbing-public = 被搶的牌在桌面上要嘛有三張，要嘛沒有。
flowers-title = 花牌
flower-name = { $number } { $flower }

# Examples, hands by chance, hints
examples-title = 例子
examples-open = 開啟例子
example-regular_self_draw = 一般和牌，自摸
example-one_tile_missing = 同一手，差一張
example-discard_win = 同一手，點和
example-four_concealed_pungs = 四暗刻
random = 隨機一手
random-fan = 隨機手牌要有的番種
random-any = 任何番種
random-named = { $fan }，{ $points } 番
hint-seen = 按住下面的牌，或按滑鼠右鍵，就會放到桌面。
hint-drag = 手牌可以拖曳移動；拖到「和牌張」就是和這一張。
hint-keys = 用鍵盤可輸入 2 3 4 m；按 ? 看全部按鍵。也可以貼上。
hint-away = 知道了

# Recent hands
recents-open = 最近的手牌
recents-title = 最近的手牌
recents-opening = 正在讀取。
recents-none = 算過的手牌會留在這裡，只存在這部裝置上。目前還沒有。
recents-unkept = 這個瀏覽器不替本頁保存手牌，所以只留到本頁關閉為止。
recents-points = { $points } 番
recents-unnamed = { $points }，{ $day }
recents-pick = 開啟 { $name }
recents-name = 名稱
recents-name-of = { $name } 的名稱
recents-delete = 刪除 { $name }
recents-delete-all = 全部刪除
recents-export = 存成檔案
recents-import = 從檔案加入
recents-renamed = 已更改名稱。
recents-deleted = 已刪除 { $count } 手牌。
recents-added =
    { $added ->
        [0] 沒有新的手牌。
       *[other] 已加入 { $added } 手牌。
    }{ $known ->
        [0] { "" }
       *[other] 另有 { $known } 手原本就有。
    }
recents-bad-size = 這個檔案超過 { $limit } MB，手牌清單不會這麼大。沒有加入任何手牌。
recents-bad-text = 這個檔案不是手牌清單：無法當作 JSON 讀取。沒有加入任何手牌。
recents-bad-kind = 這個檔案不是本頁存下的手牌清單。沒有加入任何手牌。
recents-bad-version = 這個檔案由本頁的另一個版本存下，這個版本無法讀取。沒有加入任何手牌。
recents-bad-many = 這個檔案有超過 { $limit } 手牌。沒有加入任何手牌。
recents-bad-hand = 檔案中第 { $number } 手牌不完整。沒有加入任何手牌。
recents-bad-name = 檔案中第 { $number } 手牌的名稱不是 { $limit } 個字元以內的文字。沒有加入任何手牌。
recents-bad-at = 檔案中第 { $number } 手牌的日期不合理。沒有加入任何手牌。
recents-bad-total = 檔案中第 { $number } 手牌的番數不合理。沒有加入任何手牌。

# Help
help-title = 說明
help-tap-title = 點選
help-tap = 先選牌要放到哪裡，再點牌。吃牌點最小的那一張。點手牌裡的牌或面子就會取出，也可以拖到別處。使手牌完成的那一張是和牌張；要改成別張，就把那張拖過去，或按它下面的「和牌張」再點那一張。按住一張可加入的牌，或按滑鼠右鍵，就會放到人人看得見的桌面上。
help-keys-title = 鍵盤
help-keys-tiles = 加入牌：先按數字，再按花色 m、p 或 s
help-keys-honors = 加入風牌和箭牌
help-keys-set = 副露：按花色時按住 Shift。Shift C 是碰紅中，4 Shift C 是明槓
help-keys-hidden = 暗槓：按住 Shift 和 Alt
help-keys-seen = 桌面上的牌：按住 Alt
help-keys-backspace = 收回上一步
help-keys-palette = 在可加入的牌中：移動和加入；加 Alt 則放到桌面
help-keys-hand = 在手牌中：移動，取出牌或面子
help-keys-winning = 在手牌中：設為和牌張
help-keys-move = 在手牌中：移動牌或面子；牌移過最後一格就成為和牌張
help-keys-undo = 復原和重做
help-keys-paste = 貼上手牌或連結，哪裡都可以
help-keys-help = 開啟本說明
help-keys-escape = 離開已開始或已開啟的內容
help-keys-switch = 無論在哪裡，字母和數字都能加牌
help-keys-switched = 關閉時，只在手牌和可加入的牌中有效。
help-text-title = 文字
help-text = m 是萬，p 是筒，s 是條；E S W N 是東南西北，C F P 是中發白。副露寫在方括號內，括號外的最後一張是和牌張。也讀得懂 GB-Mahjong 的字串、Botzone 代碼和 PyMahjongGB 的呼叫。
help-words-title = 用語
help-guide = 指南：國標麻將怎麼打、怎麼算番
help-licences = 本頁所用元件的授權

### Rule sets

# A name, its letters where there is little room, what stands beside the switch, and what it is in full.
rules-mcr = MCR 2006
    .code = MCR
    .short = 2006 年世界規則，{ $minimum } 番起和。
    .meaning = 世界麻將組織的《麻將競賽規則》，依 2006 年刊本，並按 mahjchina 算番器的算法。不含花牌，須滿 { $minimum } 番才能和牌。
rules-gb = 中國國標
    .code = GB
    .short = 中國目前的打法，{ $minimum } 番起和。
    .meaning = 同一種麻將，按中國目前的打法和算法。與 MCR 2006 有八處不同。不含花牌，須滿 { $minimum } 番才能和牌。
rules-gmcr = 廣東
    .code = GMCR
    .short = 廣東 MCR，{ $minimum } 番起和。
    .meaning = 麻將競賽規則的廣東版本，簡稱 GMCR：有 57 個番種，番值自成一套。須滿 { $minimum } 番才能和牌，最多算 24 番，有特大番種時算 36 番。不計花牌，也不看桌面上的牌。
ruling = 裁定 { $number }
dialog-close = 關閉

# Where they part, whatever the hand.
difference-concealed_by_nature = 和牌本來就必為門前清的番種，不計不求人，改計自摸。
difference-honor_hogs = 七對中四張相同的字牌也計四歸一。
difference-knitted_waits = 和牌張與九張組合龍的牌同種時，聽牌番種照計。
difference-kong_values = 雙暗槓計 6 番。
difference-mixed_kongs = 一明槓一暗槓自成一個番種，計 5 番。
difference-terminals_and_double_pung = 計清么九時不計雙同刻。
difference-gates_and_terminal_pungs = 計九蓮寶燈時只少計一個么九刻。
difference-green_and_half_flush = 計綠一色時不計混一色。
difference-limits = 4 番起和。最多算 24 番；有特大番種時算 36 番，而且只計特大番種。
difference-sets_serve_freely = 同一副面子合乎幾個番種，就可用於幾個番種。
difference-forms = 沒有不靠類的和牌型，七對必須是七個不同的對子。
difference-waits = 聽牌番種只看和牌張補成什麼，不論別的牌能不能和。
difference-flowers = 沒有花牌，也不看桌面上的牌。
difference-payments = 自摸時每家付番數的兩倍。點和時點炮者付番數的四倍，其餘兩家各付一倍。每個和牌者都收。
difference-table = 番種表不同：57 個番種，番值自成一套。

### Passing a hand on

share-title = 分享手牌
share-subject = 一手麻將牌
share-link-label = 連結
share-link = 複製連結
share-send = 傳送連結
share-qr = QR 碼
share-code = 連結的 QR 碼
share-text = 複製為文字
share-notation = 複製記法
share-png = 圖片，PNG
share-svg = 圖片，SVG
share-print = 列印
share-file = 儲存 JSON
share-json = 複製 JSON
share-empty = 還沒有牌，所以連結打開的是空桌面。
share-uncopied = 請自行複製這段文字

# What a message and a picture say besides what the page says.
told-verdict = { $rules }：{ $verdict }
told-winner = 和牌者
told-discard = { $who }點炮
told-winds = 門風{ $seat }，圈風{ $round }
told-flowers = 花牌 { $flowers }
told-public = 桌面上有 { $tiles }
told-fan-times = { $name }（{ $times }）
told-left-out = 不計：{ $fans }
told-left-out-fan = { $name }（{ $points }）
told-wait = { $tile }：剩 { $copies } 張，自摸 { $drawn }，點和 { $discard }
told-too-few = { $points }（不夠）

### Compare

compare-open = 比較
compare-title = 一手牌，各套規則
compare-tiles =
    { $tiles ->
        [0] 還沒有可比較的手牌。需要 { $full } 張牌。
       *[other] 要整手牌才能比較：{ $full } 張，現在有 { $tiles } 張。
    }
compare-waiting = 算番引擎一載入就會比較。
compare-caption = 這手牌在各套規則下的番數、付分和計入的番種
compare-total = 番數
compare-held = { $qualifying }，封頂 { $limit }
compare-wins = 可和
compare-below = 差 { $missing } 番才到 { $minimum }
compare-shapeless = 不成和牌型
compare-differs = 不同
compare-left-out = 不計
compare-absent = 沒有
compare-unknown = 無此番
compare-no_such_fan = 沒有這個番種。
compare-only_here =
    { $named ->
        [yes] 獨有這個番種，稱為「{ $name }」。
       *[no] 獨有這個番種。
    }
compare-other_value =
    { $named ->
        [yes] 計 { $points } 番，稱為「{ $name }」。
       *[no] 計 { $points } 番。
    }
compare-counts_here =
    { $named ->
        [yes] 計入，稱為「{ $name }」。{ $base } 則是：{ $why }。
       *[no] 計入。{ $base } 則是：{ $why }。
    }
compare-holds_here =
    { $named ->
        [yes] 認為這手牌有這個番種，稱為「{ $name }」。
       *[no] 認為這手牌有這個番種。
    }
compare-left_out = 不計：{ $why }。
compare-does_not_hold = 認為這手牌沒有這個番種。
compare-throughout = 規則不同之處

### Guide, sources, report

# Pages made at build time; arguments are plain there.
guide-title = 國標麻將指南：國標麻將算番器
guide-page-title = { $title }：國標麻將算番器
guide-back = 算番器
places-label = 可讀的頁面
places-guide = 指南
places-patterns = 番種
places-rulings = 裁定
places-sources = 出處
places-evidence = 驗證結果
places-licences = 授權
guide-chapters = 章節
guide-turning = 前後章節
guide-prev = 上一章：
guide-next = 下一章：
guide-table = 表格
guide-open = 在算番器中開啟
guide-called = { $set }，副露
guide-completed = { $set }，和{ $tile }
guide-winds = 門風{ $seat }，圈風{ $round }
guide-flowers = 花牌：{ $count } 張
guide-public = 桌面上有：{ $tiles }
guide-waits = 聽
guide-wait = { $tile }：自摸 { $drawn }，點和 { $discard }
guide-too-few = { $points }（不夠）
guide-no-shape = 不成和牌型。
guide-wins = 番，和牌
guide-wins-flowers = 番（含花牌），和牌
guide-held = 番，已封頂
guide-short = 番，差 { $missing } 番才到起和的 { $minimum } 番
guide-short-flowers = 番，但不含花牌只有 { $points } 番：差 { $missing } 番才到 { $minimum } 番
guide-payment-0 = 和牌者
guide-payment-1 = 下家
guide-payment-2 = 對家
guide-payment-3 = 上家
sources-ruling = 裁定
sources-source = 出處
report-link = 手牌的連結，或文字記法
report-odd = 這裡面找不到手牌。請從算番器的網址列複製連結，或用它的分享按鈕。
report-label = 要傳送的文字
report-text =
    手牌：{ $link }
    規則：{ $rules }
    版本：{ $version }
    算番器的結果：
    我認為應是：
    理由（規則條文、頁碼或條目）：
report-copy = 複製文字
report-copied = 已複製文字。
report-open = 你的看法不同？
report-wording =
    語言：{ $language }
    版本：{ $version }
    頁面：
    現在寫的是：
    應該是：
    理由：
rulings-description = 麻將規則沒有說、印錯或互相矛盾時，算番器怎麼做、依據是什麼、有哪些手牌為例。
licences-description = 本頁由哪些元件構成：每個由他人撰寫的部分、它的用途和使用條款。
licences-lead = 本頁用到了他人的成果。這裡列出其中的每個部分、它的用途，以及使用和轉散布的條款。
licences-fonts = 其中不含字型：文字用你裝置上的字型顯示。牌面上的字是輪廓圖形，取自這裡列出的唯一一種字型。
licences-texts = 授權原文
licences-source = 原始碼
licences-for-page = 算番引擎、本頁和牌面圖案。
licences-for-glyphs = 牌面上的漢字和數字。
licences-for-pyodide = 在瀏覽器裡執行 Python。
licences-for-python = 引擎所用的語言及其標準程式庫。
licences-for-libraries = Python 和 Pyodide 所需的程式庫，已編譯進 Pyodide。
licences-for-micropip = 在瀏覽器裡安裝引擎。
licences-for-packaging = 讀取套件的名稱和版本，含在 micropip 裡。
licences-for-lit-html = 繪製頁面。
licences-for-uqr = 繪製連結的 QR 碼。
licences-for-comlink = 把問題傳給引擎，再把答案傳回來。
licences-for-idb-keyval = 把你的手牌保存在你的裝置上。
licences-for-fluent = 用你的語言顯示頁面文字。

# Evidence
evidence-description = 算番器的測試結果：番數已知的手牌、與另一個引擎相符的程度、成立的定律、大小和速度。
evidence-lead = 測試自行記下結果，這一頁由此產生。手動改過之後就無法產生。
evidence-run = 測試日期 { $date }，原始碼 { $sources }。全部通過。
evidence-old = 比程式碼舊：這次測試之後程式碼有更動。
evidence-none = 還沒有保存測試結果。
evidence-again = 重新產生：
evidence-unmeasured = 這個版本沒有測量。
evidence-rules = 各套規則
evidence-fans = 番種
evidence-cases = 番數已知的手牌
evidence-rulings = 裁定中的手牌
evidence-proved = 由規則條文證明的結果
evidence-engine = 另一個引擎
evidence-plays = { $engine } 採用{ $gb }。{ $mcr } 與它不同之處，番數本來就該不同。
evidence-hands = 手牌
evidence-same = 番數相同
evidence-other = 番數不同
evidence-equal = 番數相同，番種不同
evidence-differences = { $rules }下的差異
evidence-explained = 每處差異都有裁定說明；一手牌可能涉及幾項裁定。
evidence-example = 一手例子
evidence-laws = 定律
evidence-law = 定律
evidence-examples = 試過的例子
evidence-tests = 測試
evidence-passed = 通過
evidence-browsers = 瀏覽器
evidence-tried = 試過的項目
evidence-browsers-about = { $browser } 通過了頁面的全部 { $tests } 項測試，其他瀏覽器通過了下列各項。
evidence-versions = 版本和瀏覽器
evidence-program = 程式
evidence-version = 版本
evidence-bytes = 位元組
evidence-measured = 測量項目
evidence-first = 首次造訪（壓縮後）
evidence-whole = 整個網站
evidence-speed = 速度
evidence-speed-about = 以百分比計：引擎速度與 PyMahjongGB 相比；得出第一個番數的時間與瀏覽器中只有 Python 時相比。100 為相同。

### Several winners

settle-open = 多家和牌
settle-title = 誰付給誰
settle-all = { $rules }：每個和牌者都收分。
settle-nearest = { $rules }：一炮多響時，只有點炮者之後最先輪到的一家收分。
settle-caption = 四家：誰點炮、各和多少番、分數增減
settle-player = 玩家
settle-discarder = 點炮
settle-points = 番數
settle-change = 增減
settle-discards = { $who }點炮
settle-wins = { $who }的番數，沒和就留空

### Verdict

result-title = 結果
verdict-empty = 點牌組成手牌，或開啟例子。
verdict-counting = { $tiles } / { $full } 張。
verdict-waits =
    { $waits ->
        [0] 有 { $tiles } 張牌，再來哪一張都補不成。
       *[other] 差一張。補上這些牌之一就完成：
    }
verdict-wins =
    { $held ->
        [1] 番：共 { $qualifying } 番，封頂 { $points } 番。
       *[0] { $flowers ->
            [0] 番。
           *[other] 番，其中花牌 { $flowers } 番。
        }
    }
verdict-wins-more = 可以和牌。
verdict-below =
    { $flowers ->
        [0] { $points ->
           *[other] 番。
        }
       *[other] { $points ->
           *[other] 番，不含花牌。
        }
    }
verdict-below-more = 差 { $missing } 番才到 { $minimum } 番，不能和牌。
verdict-shapeless = 有 { $tiles } 張牌，但不是四副面子加一對將，也不是特殊和牌型。
verdict-errors = 這手牌無法算番。有 { $count } 處要改正：
verdict-unread = 這段文字讀不出手牌。原來的手牌沒有變動。
verdict-loading = 有 { $tiles } 張牌。算番引擎一載入就有結果。
verdict-failed = 有 { $tiles } 張牌。算番引擎沒有載入，所以沒有結果。按「重試」再載入一次。
verdict-scoring = 算番中。

### Fan lines

fans-title = 計入的番種
fan-times = { $points } × { $count }
fan-whole = 整手牌
sum-minimum = { $minimum } 番起和
sum-total-undeclared = 含花牌總番數
sum-limit = { $qualifying } 番，封頂 { $limit } 番
left-out-under = 因{ $fan }而不計
left-out-non_repeat = 已包含在{ $fan }中
left-out-not_together = 不與{ $fan }同計
left-out-non_separation = 面子已組成{ $fan }
left-out-non_identical = 面子已計過{ $fan }
left-out-account_once = 面子已由{ $fan }套算過
pairing-linked = 依此順序相連
pairing-circle =
    { $count ->
        [1] 會連成一圈
       *[other] 每一個都會連成一圈
    }
pairing-chosen = 採用
pairing-given-up = 捨棄
readings-title = 這手牌還有 { $count } 種拆法
readings-ties =
    { $others ->
        [0] 番數相同
       *[other] 其中 { $count } 種番數相同
    }
reading-best = 採用
reading-tie = 番數相同
reading-aside = 另一種拆法。採用的那種有 { $points } 番。
reading-aside-tie = 另一種拆法，番數同樣是 { $points } 番。
reading-back = 回到採用的拆法

### Payments

payments-title = 付分
payment-0 = 你
payment-1 = 玩家 1
payment-2 = 玩家 2
payment-3 = 玩家 3
payment-0-short = 你
payment-1-short = 1
payment-2-short = 2
payment-3-short = 3
payment-winner = 和牌
payment-discarder = 點炮

### Waits

waits-title = 聽的牌
waits-tile = 聽牌
waits-left = 剩餘
waits-gone = 無
waits-never = 不可能
waits-wins = 可和
waits-below = 不夠
waits-complete = 以{ $tile }完成手牌
waits-complete-self_draw = 自摸{ $tile }：
waits-complete-discard = 點和{ $tile }：
waits-complete-self_draw_last = 自摸{ $tile }，和絕張：
waits-complete-discard_last = 點和{ $tile }，和絕張：

### What if

lifts-title = 怎樣能加番
lifts-none = 只改一處，到不了 { $minimum } 番。
lifts-more = 還有 { $count } 種
lift-self_draw = 改為自摸
lift-discard = 改為點和
lift-last_of_kind = 和絕張
lift-tile = { $out }換成{ $in }
lift-winning = 不和{ $out }，改和{ $in }
lift-below = 差 { $missing } 番

distance-title = 差 { $missing } 張成和牌型
distance-title-left = 只算剩下的牌，差 { $missing } 張成和牌型
distance-spare =
    { $spare ->
        [0] 這裡的牌都可以留下。
       *[other] 這裡有 { $spare } 張牌要換掉。
    }
distance-useful = 這些牌能更接近和牌。數字是剩餘張數。
distance-any = 剩下的任何一張牌都能更接近和牌。
distance-none = 桌面上的牌太多，湊不成和牌型了。
distance-discards =
    { $missing ->
        [1] 打出一張，再來它旁邊任一張就能和牌。數字是剩餘張數。
       *[other] 打出一張，再來它旁邊任一張就更接近和牌。數字是剩餘張數。
    }
distance-more = 還有 { $count } 張可以打出
distance-add = 加入{ $tile }，剩 { $copies } 張
distance-take-out = 打出{ $tile }
distance-exchange = 打出{ $out }，換成{ $tile }，剩 { $copies } 張

# Too little is worse than nothing.
fallback-below = 一番也沒有反而能和：沒有任何番種的和牌計{ $fan }，值 { $worth } 番。這手牌有了 { $points } 番，就不能這樣算。
fallback-wins = 沒有別的番種可計，因此成為{ $fan }，值 { $worth } 番。如果有 1 到 { $most } 番，反而不能和牌。
fallback-waits = 沒有任何番種的和牌計{ $fan }，值 { $worth } 番，可以和牌。有 1 到 { $most } 番的反而不能。

### Dock

dock-title = 結果摘要
dock-counting = { $tiles } / { $full }
dock-empty = 還沒有牌
dock-waits =
    { $waits ->
        [0] 無牌可聽
       *[other] 聽 { $waits } 種牌
    }
dock-wins =
    { $points ->
       *[other] 番 · 可和
    }
dock-below =
    { $points ->
       *[other] 番 · 差 { $missing } 番
    }
dock-shapeless = 不成和牌型
dock-errors = { $count } 處有誤
dock-unread = 文字讀不出來
dock-loading = 等待算番引擎
dock-failed = 沒有算番引擎
dock-scoring = 算番中
dock-show = 看結果
dock-back = 回到手牌

### Errors

# What was read, where, and what to do.
where-hand = 手牌第 { $number } 張
where-meld = 第 { $number } 副副露
where-public = 桌面第 { $number } 張
where-flower = 第 { $number } 張花牌
where-seat_wind = 門風
where-round_wind = 圈風
where-win = 和牌方式
error-invalid_json = 手牌沒有完整送達。請改動一張牌再送一次。
error-wrong_type = { $value } 不是這裡應有的內容。請重新輸入。
error-missing_field = 缺少 { $field }。請補上，或清空手牌重來。
error-unknown_field = { $field } 在這裡沒有意義。請刪去。
error-unknown_rules = 沒有名為 { $value } 的規則。請從清單中選一套。
error-unknown_tile = { $value } 不是牌。牌有 1m 到 9m、1p 到 9p、1s 到 9s、E S W N 和 C F P。
error-unknown_meld_kind = { $value } 不是面子的種類。面子有吃、碰、明槓、暗槓。
error-invalid_chow = 沒有以{ $tile }開頭的順子。順子是同一門三張相連的牌，以最小的一張表示，1 到 7。
error-tile_count-over = 共 { $tiles } 張牌，而一手牌是 14 張，槓算 3 張。請取出 { $excess } 張。
error-tile_count-under = 共 { $tiles } 張牌，而一手牌是 14 張，槓算 3 張。請補足。
error-too_many_copies = { $tile }有 { $copies } 張，而總共只有 4 張。請從手牌、副露或桌面取出幾張。
error-unknown_wind = { $value } 不是風。請選東、南、西或北。
error-unknown_flower = { $value } 不是花牌。花牌編號是 1 到 8。
error-duplicate_flower = 花牌 { $value } 出現兩次，而它只有一張。請取出一張。
error-unknown_win_source = { $value } 不是和牌方式。請選自摸或點和。
error-unknown_player = { $value } 不是能點炮的玩家。請選玩家 1、2 或 3。
error-too_many_melds = 有 { $melds } 副副露，而最多只能有 4 副。請取出幾副。
error-replacement_needs_self_draw = 槓後補牌是自己摸的，所以必須是自摸。請選自摸，或取消槓後補牌。
error-replacement_needs_kong = 槓後才有補牌，而這手牌沒有槓。請加入槓，或取消槓後補牌。
error-robbing_needs_discard = 搶槓搶的是別家的牌。請選加槓的玩家，或取消搶槓。
error-robbed_tile_held = 你手上另有{ $tile }，別家就不可能加槓這張牌。請取消搶槓，或換一張和牌張。
error-robbed_tile_public = { $tile }在桌面上有 { $copies } 張。被搶的牌在桌面上要嘛有三張，就是加槓前碰的那三張；要嘛沒有。
error-robbing_excludes_last_wall = 牌牆末張之後不能再加槓，也就無槓可搶。請取消其中一項。
error-notation = 第 { $position } 個字元：{ $reason }
reason-too_long = 一手牌用不到 { $limit } 個字元以上。請縮短文字。
reason-unknown_character = { $found } 不是牌，也不是符號。請刪去。
reason-mixed = { $found } 屬於另一種記法。請全部用同一種。
reason-dragon_digit = { $found } 可能是任何一張箭牌，因為通行的順序有兩種。請寫 C 表示紅中，F 表示發財，P 表示白板。
reason-no_such_rank = { $found } 不存在。序數牌是 1 到 9，風牌是 1z 到 4z。
reason-no_suit = { $found } 沒有花色。請在後面寫 m、p 或 s。
reason-no_rank = { $found } 前面沒有數字。
reason-no_such_code = { $found } 不存在。代碼有 W1 到 W9、B1 到 B9、T1 到 T9、F1 到 F4、J1 到 J3 和 H1 到 H8。
reason-flower_place = { $found } 是花牌。花牌寫在最後，第二條直線之後。
reason-flower_in_meld = 花牌不能在面子裡。花牌寫在最後，第二條直線之後。
reason-not_a_playing_tile = { $found } 不是這種麻將的牌。
reason-open_bracket = 這個括號沒有關上。請在這副面子的牌之後關上。
reason-close_bracket = 這個括號沒有打開。請在這副面子的牌之前打開。
reason-nested_bracket = 面子裡不能再有面子。請先關上前一個括號。
reason-stray_comma = 逗號要寫在面子裡，牌的後面。
reason-not_a_meld = { $found } 不成面子。請由小到大寫三張相連的牌，或寫三張、四張相同的牌。
reason-chow_claim = { $found } 應是 1、2 或 3：吃進的是順子的第幾張。
reason-pung_giver = { $found } 應是 1、2 或 3：碰自上家、對家或下家。
reason-kong_giver = { $found } 應是 1、2 或 3，表示上家、對家或下家；由碰加槓時是 5、6 或 7，依次相同。
reason-context = { $found } 應是圈風、門風和四個 0 或 1，例如 EE1000：自摸、絕張、牌牆末張、槓。
reason-last_of_kind = 你手上另有{ $found }，所以不可能是絕張。
reason-flowers = { $found } 應是花牌 a 到 h，或張數 0 到 8。
reason-too_many_bars = 一手牌最多兩條直線，分別在風之前和花牌之前。
reason-only_tiles = 這裡只能寫牌。
reason-call_sign = 這裡不該有 { $found }。程式輸出的文字要寫成 (packs, hand, winning tile, …)。
reason-call_end = 文字太早結束。請把其餘部分也貼上。
reason-call_hand = 這裡面沒有手牌。要寫成 (packs, hand, winning tile, …)。
reason-call_name = 引數 { $found } 不明，或出現兩次。請刪去。
reason-call_tiles = 這裡只能寫牌的代碼，例如 'W1'。
reason-call_pack = 這不是面子。面子要寫成 ('CHI', 'W2', 1)：CHI、PENG 或 GANG，牌（順子寫中間那張），再寫 0 到 3，表示來自誰或吃進第幾張。
reason-call_number = { $field } 應是 0 到 { $limit } 的數字。
reason-call_flag = { $field } 應是 True 或 False。
error-unknown_seat = { $value } 不是這桌的座位。
error-duplicate_winner = 同一位玩家出現兩次。每個和牌者只輸入一次。
error-several_self_draws = 自摸只有一家和牌。請清空其他玩家的番數，或改選點和。
error-winner_discarded = 點炮的玩家不能和那張牌。請改選點炮者，或清空這些番數。
error-winner_below_minimum = { $points } 番不能和牌，這套規則要 { $minimum } 番起和。請更正番數，或清空。

### Terms

term-close = 關閉
term-fan = 番種
    .meaning = 有番值的牌型或條件。一手牌的番數是所有計入番種的總和。
term-set = 面子
    .meaning = 順子、刻子或槓。一般和牌型是四副面子加一對將。
term-pair = 對子
    .meaning = 兩張相同的牌。一般和牌型裡恰有一對，稱為將牌。
term-chow = 順子
    .meaning = 同一門三張相連的牌，例如 2 3 4。只能吃上家打出的牌，和牌時則不限。
term-pung = 刻子
    .meaning = 三張相同的牌。任何一家打出的牌都可以碰。
term-kong = 明槓
    .meaning = 四張相同的牌成一副，用別家打出的牌開槓，或在碰上加一張而成。算三張牌，第四張要再摸一張補上。
term-concealed_kong = 暗槓
    .meaning = 四張相同的牌全由自己摸進。蓋著放在桌上，仍算門前清。
term-concealed = 暗
    .meaning = 全由自己摸進的牌組成。由別家打出的牌補成的面子不算暗。
term-melded = 明
    .meaning = 用別家打出的牌組成，亮在桌上，也稱副露。
term-public = 桌面
    .meaning = 人人看得見的牌：打出的牌和別家亮明的面子。由此可知還剩幾張，和牌張是不是絕張。
term-winning_tile = 和牌張
    .meaning = 使手牌完成的那張牌。是哪一張，會影響番數。
term-self_draw = 自摸
    .meaning = 和自己摸進的牌。其餘三家付的一樣多。
term-discard = 點和
    .meaning = 和別家打出的牌。打出的那一家稱為點炮者，付得最多。
term-seat_wind = 門風
    .meaning = 這一盤你自己座位的風。莊家是東，依次為南、西、北。
term-round_wind = 圈風
    .meaning = 正在打的這一圈的風。
term-wait = 聽牌
    .meaning = 手牌只差一張時，能使它完成的牌。
term-last_tile = 絕張
    .meaning = 和牌張的其餘三張都已亮明，人人看得見。
term-last_wall_tile = 牌牆末張
    .meaning = 和牌牆的最後一張，或和其後打出的那一張。
term-kong_replacement = 槓後補牌
    .meaning = 和開槓後直接補進的牌。因花牌補進的不算。
term-robbing_kong = 搶槓
    .meaning = 別家把第四張加到碰上，你和那一張。
term-knitted = 不靠牌
    .meaning = 彼此相隔三的牌：一門的 1 4 7，另一門的 2 5 8，第三門的 3 6 9。
term-honors = 字牌
    .meaning = 風牌和箭牌。
term-terminals = 一九牌
    .meaning = 三門序數牌的一和九。
term-flowers = 花牌
    .meaning = 摸到後亮在一旁並補牌的牌。和牌後每張加 1 番，但不能用來湊起和番數。
term-qualifying = 起和番數
    .meaning = 不含花牌的番數總和，要達到起和標準。
term-minimum = 起和標準
    .meaning = 要有這麼多番（不含花牌），才能和牌。
term-total = 總番數
    .meaning = 用來算付分的番數：起和番數加花牌；規則有封頂時，最多到封頂數。
term-principle = 不計
    .meaning = 有這個番種，但不加番，因為另一個番種已經說明了同一件事。
term-non_repeat = 不重複
    .meaning = 一個番種必然帶有另一個時，只計大的。
term-not_together = 不同計
    .meaning = 兩個番種雖可各自成立，規則卻不在同一手牌裡一起計。
term-non_separation = 不拆移
    .meaning = 面子組成一個番種後，不再拆開，彼此另組別的番種。
term-non_identical = 不得相同
    .meaning = 用過一次組成某番種的面子，不再用來組成同一番種。
term-account_once = 套算一次
    .meaning = 幾副面子組成番種後，餘下的每副面子只能與它們再組合一次。
term-other-names = 又稱 { $names }
term-value = { $points } 番
term-number = 規則第 { $number } 號
meaning-example = 例子
meaning-load = 載入例子
term-excludes = 不計 { $names }

### Patterns

patterns-open-fan = 這個番種的詳情
patterns-page-title = 番種，{ $rules }：國標麻將算番器
patterns-description = 國標麻將的全部番種：番值、規則、一個例子和一個反例，以及使哪些番種不計、可與哪些番種同計。
patterns-controls = 要顯示的番種
patterns-search = 名稱，任何語言
patterns-points = 番值
patterns-any-points = 不限
patterns-family = 類別
patterns-any-family = 不限
patterns-family-special = 特殊和牌型
patterns-family-tiles = 整手牌
patterns-family-chows = 順子
patterns-family-pungs = 刻子
patterns-family-honors = 風牌和箭牌
patterns-family-kongs = 槓
patterns-family-winning = 門前清與和牌方式
patterns-sort = 排序
patterns-sort-number = 依規則順序
patterns-sort-dearest = 番值由大到小
patterns-sort-cheapest = 番值由小到大
patterns-sort-name = 依名稱
patterns-loading = 正在載入番種。
patterns-failed = 無法取得番種。請檢查網路連線。
patterns-count =
    { $count ->
        [0] 沒有符合的番種。
       *[other] { $count } / { $all } 個番種
    }
patterns-all = 全部顯示
patterns-worth =
    { $points ->
       *[other] 番
    }
patterns-number = 第 { $number } 號
patterns-example-title = 例子
patterns-example = { $fan }的例子
patterns-near-miss-title = 反例
patterns-near-miss = { $fan }的反例
patterns-hand = { $tiles }；和牌張 { $winning }
patterns-open = 在算番器中開啟
    .of = 在算番器中開啟：{ $hand }
patterns-total-held = { $points }，由 { $qualifying } 番封頂
patterns-left-out = 不計
patterns-left-out-below = 所有低於 { $points } 番的番種，都不與它同計。
patterns-copies = { "" }（只少計 { $copies } 次）
patterns-reason-part-printed = 規則條文說已包含在內
patterns-reason-part-derived = 已包含在內：必然帶有的不再計
patterns-reason-beside-printed = 規則條文說不同計
patterns-reason-beside-derived = 不同計：同一件事不計兩次
patterns-also = 又稱
patterns-elsewhere = 在其他規則中
patterns-contested = 各家說法不同
patterns-beside = 可與另外 { $count } 個番種同計
patterns-alone = 沒有別的番種與它同計。
patterns-copy-of = 複製{ $fan }的連結
patterns-note-beside = 哪些番種能同計，是由隨機產生的數千手牌算出來的。所以每一對都在某手牌裡見過，罕見的則可能漏掉。

### Fans

# Names and texts; the values and conditions are in the catalogue.
fan-big_four_winds =
    .text = 四種風牌的刻子或槓，加任意一對將。
    .miss = 北風只是對子；四種風牌都要是刻子或槓。
fan-big_three_dragons =
    .text = 三種箭牌的刻子或槓，加任意一副面子和任意一對將。
    .miss = 白板只是對子。
fan-all_green =
    .text = 只有二、三、四、六、八條和發財。不一定要有發財，也可以是七對。
    .miss = 一條不是綠色的牌。
fan-all_green-gmcr = 綠一色
    .text = 只有二、三、四、六、八條和發財。不一定要有發財。
    .miss = 紅中不是綠色的牌。
fan-nine_gates =
    .text = 沒有副露，和牌前手上恰是同一門的 1112345678999，這一門任何一張都能和。
    .miss = 和牌前有兩張五而沒有八，所以不是每一張都能和。
fan-four_kongs =
    .text = 四副槓，明槓暗槓都可以，加任意一對將。
    .miss = 北風是刻子，不是槓。
fan-seven_shifted_pairs =
    .text = 同一門的七個對子，數字依次相連。
    .miss = 對子從六跳到了八。
fan-thirteen_orphans =
    .text = 一九牌和字牌各一張，其中任一種再多一張。
    .miss = 字牌以外是不靠牌，不是三門的一和九。
fan-all_terminals =
    .text = 只有一和九。也可以是七對。
    .miss = 將牌是北風，不是一九牌。
fan-all_terminals-gmcr = 清么九
    .text = 四副刻子或槓加一對將，全是一和九。
    .miss = 將牌是東風，不是一九牌。
fan-little_four_winds =
    .text = 三種風牌的刻子或槓，第四種風牌作將，加任意一副面子。
    .miss = 將牌是五，不是第四種風牌。
fan-little_three_dragons =
    .text = 兩種箭牌的刻子或槓，第三種箭牌作將，加任意兩副面子。
    .miss = 將牌是東風，不是第三種箭牌。
fan-all_honors =
    .text = 只有風牌和箭牌。也可以是七對。
    .miss = 九的將牌不是字牌。
fan-all_honors-gmcr = 字一色
    .text = 只有風牌和箭牌。
fan-four_concealed_pungs =
    .text = 四副暗刻或暗槓。由點和補成的刻子不算暗刻。
    .miss = 八的刻子由點和補成，所以只有三副暗刻。
fan-pure_terminal_chows =
    .text = 同一門的兩副 123、兩副 789 和一對五。
    .miss = 五的將牌是筒，順子卻是萬。
fan-quadruple_chow =
    .text = 同一門四副相同的順子。
    .miss = 第四副順子是 345，不是 456。
fan-four_pure_shifted_pungs =
    .text = 同一門四副刻子或槓，數字依次相連。
    .miss = 刻子從四跳到了六。
fan-four_shifted_chows =
    .text = 同一門四副順子，依次遞增一位，或依次遞增兩位。
    .miss = 345 之後是 678，遞增三位，不是一位。
fan-three_kongs =
    .text = 三副槓，明槓暗槓都可以。
    .miss = 八是刻子，所以只有兩副槓。
fan-all_terminals_and_honors =
    .text = 只有一九牌和字牌，兩者都要有。也可以是七對。
    .miss = 順子 789 裡有七和八。
fan-all_terminals_and_honors-gmcr = 混么九
    .text = 只有一九牌和字牌，兩者都要有。
    .miss = 八的刻子既不是一九牌，也不是字牌。
fan-seven_pairs =
    .text = 七個對子，沒有副露。四張相同的牌可以當作兩對。
    .miss = 吃了一副順子就不是七對：不能有副露。
fan-greater_honors_and_knitted_tiles =
    .text = 七種字牌各一張，加七張不同的牌，取自一門的 147、另一門的 258 和第三門的 369。沒有副露。
    .miss = 缺白板，而七種字牌都要有。
fan-all_even_pungs =
    .text = 四副刻子或槓加一對將，全是雙數。
    .miss = 將牌是五，是單數。
fan-full_flush =
    .text = 全是同一門的序數牌，沒有字牌。
    .miss = 將牌是東風，是字牌。
fan-pure_triple_chow =
    .text = 同一門三副相同的順子。
    .miss = 第三副 345 是筒，不是萬。
fan-pure_shifted_pungs =
    .text = 同一門三副刻子或槓，數字依次相連。
    .miss = 刻子從三跳到了五。
fan-upper_tiles =
    .text = 只有七、八、九。
    .miss = 順子 678 裡有六。
fan-middle_tiles =
    .text = 只有四、五、六。
    .miss = 順子 345 裡有三。
fan-lower_tiles =
    .text = 只有一、二、三。
    .miss = 順子 234 裡有四。
fan-pure_straight =
    .text = 同一門的順子 123、456、789。
    .miss = 順子 789 是筒，不是萬。
fan-pure_straight-gmcr = 清龍
fan-three_suited_terminal_chows =
    .text = 兩門各有順子 123 和 789，第三門的五作將。
    .miss = 將牌是六，不是五。
fan-pure_shifted_chows =
    .text = 同一門三副順子，依次遞增一位，或依次遞增兩位。
    .miss = 234 到 345 遞增一位，再到 567 遞增兩位；每次遞增要相同。
fan-all_fives =
    .text = 每副面子和將牌都有五。
    .miss = 將牌是六，沒有五。
fan-triple_pung =
    .text = 三門各有一副數字相同的刻子或槓。
    .miss = 條子的刻子是四，不是三。
fan-three_concealed_pungs =
    .text = 三副暗刻或暗槓。由點和補成的刻子不算暗刻。
    .miss = 八的刻子由點和補成，所以只有兩副暗刻。
fan-lesser_honors_and_knitted_tiles =
    .text = 十四張全不相同的牌：字牌，以及取自一門的 147、另一門的 258 和第三門的 369 的牌。沒有副露。
    .miss = 有一副刻子和一個對子，而十四張牌要全不相同。
fan-knitted_straight =
    .text = 一門的 147、另一門的 258 和第三門的 369。其餘是一副面子加一對將，或五張不同的字牌。
    .miss = 缺八筒，九張組合龍不完整。
fan-upper_four =
    .text = 只有六、七、八、九。
    .miss = 順子 567 裡有五。
fan-lower_four =
    .text = 只有一、二、三、四。
    .miss = 順子 345 裡有五。
fan-big_three_winds =
    .text = 三種風牌的刻子或槓。
    .miss = 北風只是對子。
fan-mixed_straight =
    .text = 三門各出一副，組成順子 123、456、789。
    .miss = 順子 123 和 789 都是萬，條子一副也沒有。
fan-reversible_tiles =
    .text = 只有上下顛倒看仍然一樣的牌：筒子的 1234589、條子的 245689 和白板。
    .miss = 三條顛倒看就不一樣。
fan-mixed_triple_chow =
    .text = 三門各有一副相同的順子。
    .miss = 條子的順子是 456，不是 345。
fan-mixed_shifted_pungs =
    .text = 三門各出一副刻子或槓，數字依次相連。
    .miss = 三和四都是筒，條子沒有刻子。
fan-chicken_hand =
    .text = 成和牌型，而無論怎麼拆都沒有別的番種。花牌不影響。
    .miss = 和牌張是自己摸的，而自摸是番種。
fan-last_tile_draw =
    .text = 摸到牌牆最後一張而和牌。
    .miss = 和的是別家打出的牌，不是從牌牆摸的。
fan-last_tile_claim =
    .text = 牌牆最後一張摸走後，和接著打出的那一張。
    .miss = 最後一張是你自己摸的，沒有人打出。
fan-out_with_replacement_tile =
    .text = 開槓後，和為這副槓補進的那一張。因花牌補進的不算。
    .miss = 和牌張是平常摸的，不是槓後補的。
fan-robbing_the_kong =
    .text = 別家把一張牌加到碰上成槓，你和那一張。
    .miss = 和的是平常打出的牌，不是加到碰上的。
fan-robbing_the_kong-gmcr = 搶槓和
    .text = 別家把一張牌加到亮明的刻子上，你和那一張。
fan-two_concealed_kongs =
    .text = 兩副暗槓。
    .miss = 八的槓用了別家打出的牌，所以只有一副暗槓。
fan-all_pungs =
    .text = 四副刻子或槓加一對將。
    .miss = 條子的 345 是順子。
fan-all_pungs-gmcr = 碰碰和
    .miss = 筒子的 678 是順子。
fan-half_flush =
    .text = 同一門的序數牌加上字牌。
    .miss = 有筒、條兩門牌。
fan-half_flush-gmcr = 混一色
    .text = 同一門的序數牌，連同字牌。
    .miss = 有萬、筒兩門牌。
fan-mixed_shifted_chows =
    .text = 三門各出一副順子，依次遞增一位。
    .miss = 每副順子依次遞增兩位，不是一位。
fan-all_types =
    .text = 萬、筒、條、風牌、箭牌，手上都有。
    .miss = 沒有風牌。
fan-all_types-gmcr = 五門齊
    .text = 萬、筒、條、風牌、箭牌全都出現。
    .miss = 沒有箭牌。
fan-melded_hand =
    .text = 四副面子都用別家打出的牌組成，將牌也由別家打出的牌補成。
    .miss = 和牌張是自己摸的，而它必須是別家打出的。
fan-two_dragon_pungs =
    .text = 兩種箭牌的刻子或槓。
    .miss = 發財只是對子。
fan-outside_hand =
    .text = 每副面子和將牌都有一九牌或字牌。
    .miss = 順子 678 裡沒有一九牌，也沒有字牌。
fan-fully_concealed_hand =
    .text = 沒有吃碰明槓，自摸和牌。可以有暗槓。
    .miss = 和的是別家打出的牌。
fan-two_melded_kongs =
    .text = 兩副槓，其中至少一副是明槓。
    .miss = 東風是刻子，所以只有一副槓。
fan-two_melded_kongs-gb =
    .text = 兩副明槓。
fan-last_tile =
    .text = 與和牌張相同的另外三張都已亮明，人人看得見：已打出，或在副露中。
    .miss = 另有兩張在你的手牌裡，沒有亮明。
fan-dragon_pung =
    .text = 箭牌的刻子或槓。
    .miss = 紅中只是對子。
fan-dragon_pung-gmcr = 箭刻
    .text = 箭牌的刻子或槓。每副都計。
    .miss = 刻子是北風，不是箭牌。
fan-prevalent_wind =
    .text = 圈風的刻子或槓。
    .miss = 圈風是東，而刻子是南風。
fan-seat_wind =
    .text = 門風的刻子或槓。
    .miss = 你的門風是南，而刻子是東風。
fan-concealed_hand =
    .text = 除了和牌張，沒有用過別家打出的牌。可以有暗槓。
    .miss = 和牌前已吃了一副順子。
fan-all_chows =
    .text = 四副順子加一對將，沒有字牌。有組合龍時，九張組合龍當作三副順子。
    .miss = 將牌是東風，是字牌。
fan-tile_hog =
    .text = 四張相同的序數牌，沒有開槓。每有這樣的四張都計。
    .miss = 這四張相同的牌開了槓。
fan-tile_hog-gb =
    .text = 四張相同的牌，沒有開槓。每有這樣的四張都計。
fan-tile_hog-gmcr = 四歸一
    .text = 一種序數牌四張齊全，沒有開槓。每種都計。
fan-double_pung =
    .text = 兩門各有一副數字相同的刻子或槓。每個這樣的數字都計。
    .miss = 沒有兩副刻子數字相同。
fan-two_concealed_pungs =
    .text = 兩副暗刻或暗槓。由點和補成的刻子不算暗刻。
    .miss = 八的刻子由點和補成，所以只有一副暗刻。
fan-concealed_kong =
    .text = 一副暗槓：自己摸齊四張相同的牌並開槓。
    .miss = 這副槓用了別家打出的牌，所以是明槓。
fan-all_simples =
    .text = 沒有一九牌，也沒有字牌。
    .miss = 將牌是一，是一九牌。
fan-all_simples-gmcr = 斷么
    .miss = 順子 789 裡有九。
fan-pure_double_chow =
    .text = 同一門兩副相同的順子。
    .miss = 沒有重複的順子，分別是 123、234、456、789。
fan-mixed_double_chow =
    .text = 兩門各有一副相同的順子。
    .miss = 沒有重複的順子，分別是 234、345、678。
fan-short_straight =
    .text = 同一門兩副順子，連成六個數字。
    .miss = 345 到 789 之間缺六。
fan-two_terminal_chows =
    .text = 同一門的順子 123 和 789。
    .miss = 小的順子是 234，不是 123。
fan-pung_of_terminals_or_honors =
    .text = 一或九的刻子或槓，或既非門風又非圈風的風牌的刻子或槓。每副都計。
    .miss = 東風是你的門風和圈風，所以計門風刻和圈風刻。
fan-melded_kong =
    .text = 一副明槓：用別家打出的牌開槓，或把第四張加到碰上。
    .miss = 這副是暗槓。
fan-one_voided_suit =
    .text = 三門序數牌恰有兩門。字牌不影響。
    .miss = 條子的對子成了第三門。
fan-no_honors =
    .text = 沒有風牌，也沒有箭牌。
    .miss = 將牌是東風，是字牌。
fan-edge_wait =
    .text = 只有一種牌能和，和的是 123 的 3 或 789 的 7。
    .miss = 和的是 123 的 1，而 4 也能和。
fan-closed_wait =
    .text = 只有一種牌能和，和的是順子中間的那張。
    .miss = 和的是 456 最小的一張，而 7 也能和。
fan-single_wait =
    .text = 只有一種牌能和，而且補成將牌。
    .miss = 聽牌時是 3456，3 也能和。
fan-single_wait-gmcr = 獨聽
    .text = 和牌張是 123 的 3、789 的 7、順子中間的那張，或補成將牌。別的牌也能和也無妨。
    .miss = 和牌張是 345 的一端，不是中間。
fan-self_drawn =
    .text = 和牌張是自己摸的。
    .miss = 和的是別家打出的牌。
fan-flower_tiles =
    .text = 每張花牌 1 番。花牌不能用來湊起和番數。
    .miss = 沒有花牌。
fan-melded_and_concealed_kong =
    .text = 一副明槓加一副暗槓。
    .miss = 兩副都是明槓。
fan-dead_wall_win = 槓上開花
    .text = 開槓後，和為這副槓補進的那一張。
    .miss = 和牌張是平常摸的，不是槓後補的。
fan-last_tile_win = 海底自摸
    .text = 摸到牌牆最後一張而和牌。因槓補進的不算。
    .miss = 和的是別家打出的牌，不是從牌牆摸的。
fan-last_discard_win = 海底點和
    .text = 牌牆最後一張摸走後，和接著打出的那一張。
    .miss = 最後一張是你自己摸的，沒有人打出。
fan-all_chows_and_no_honors = 平和
    .text = 四副順子加一對序數牌的將。
    .miss = 將牌是東風，是字牌。
fan-seat_wind_pung = 門風刻
    .text = 門風的刻子或槓。
    .miss = 你的門風是南，而刻子是東風。
fan-round_wind_pung = 圈風刻
    .text = 圈風的刻子或槓。同時也是門風時，兩個都計。
    .miss = 圈風是東，而刻子是南風。
fan-small_3_dragons = 小三元
    .text = 兩種箭牌的刻子或槓，第三種箭牌作將。
    .miss = 將牌是東風，不是第三種箭牌。
fan-pure_flush = 清一色
    .text = 全是同一門的序數牌，沒有字牌。
    .miss = 將牌是東風，是字牌。
fan-small_4_winds = 小四喜
    .text = 三種風牌的刻子或槓，第四種風牌作將。
    .miss = 將牌是紅中，不是第四種風牌。
fan-big_3_dragons = 大三元
    .text = 三種箭牌的刻子或槓。
    .miss = 白板只是對子。
fan-impure_13_orphans = 十三么
    .text = 一九牌和字牌各一張，其中任一種再多一張，而且和牌前已有這一對。
    .miss = 和牌前沒有對子，所以是純十三么。
fan-pure_13_orphans = 純十三么
    .text = 和牌前一九牌和字牌各有一張，任一種再來一張都能和。
    .miss = 和牌前已有對子，所以是十三么。
fan-pure_9_gates = 九蓮寶燈
    .text = 沒有副露，和牌前手上恰是同一門的 1112345678999，這一門任何一張都能和。
    .miss = 和牌前有兩張五而沒有八，所以不是每一張都能和。
fan-big_4_winds = 大四喜
    .text = 四種風牌的刻子或槓，加任意一對將。
    .miss = 北風只是對子；四種風牌都要是刻子或槓。
fan-4_kongs = 十八羅漢
    .text = 四副槓，明槓暗槓都可以，加一對將。
    .miss = 東風是刻子，不是槓。
fan-self_drawn_hand = 門前清
    .text = 沒有用過別家打出的牌，和牌張除外。可以有暗槓。
    .miss = 和牌前已吃了一副順子。
fan-258_pair = 二五八將
    .text = 四副面子之外，將牌是二、五或八。
    .miss = 將牌是六。
fan-2_suits = 缺一門
    .text = 恰有兩門序數牌，沒有字牌。
    .miss = 三門牌都有。
fan-2_identical_chows = 一般高
    .text = 同一門兩副相同的順子。
    .miss = 沒有重複的順子，分別是 123、234、567、789。
fan-old_and_young_chows = 老少副
    .text = 同一門的順子 123 和 789。各有兩副時計兩次。
    .miss = 大的順子是 678，不是 789。
fan-old_and_young_pungs = 老少碰
    .text = 同一門的一和九的刻子或槓。每門都計。
    .miss = 大的刻子是八，不是九。
fan-half_outside_hand = 混全帶么
    .text = 每副面子和將牌都有一九牌或字牌，而且兩者都有。
    .miss = 順子 678 裡沒有一九牌，也沒有字牌。
fan-pure_outside_hand = 純全帶么
    .text = 每副面子和將牌都有一九牌，沒有字牌。
    .miss = 將牌是東風，是字牌。
fan-3_self_drawn_pungs = 三暗刻
    .text = 三副自己摸齊的刻子或暗槓。由點和補成的刻子不算。
    .miss = 八的刻子由點和補成，所以只有兩副暗刻。
fan-3_consecutive_pungs = 一色三節高
    .text = 同一門三副刻子或槓，數字依次相連。
    .miss = 刻子從三跳到了五。
fan-3_similar_chows = 三色三同順
    .text = 三門各有一副相同的順子。
    .miss = 條子的順子是 345，不是 234。
fan-3_similar_pungs = 三同刻
    .text = 三門各有一副數字相同的刻子或槓。
    .miss = 條子的刻子是四，不是三。
fan-double_double = 兩般高
    .text = 兩副相同的順子，加另外兩副相同的順子。
    .miss = 只有 234 重複；678 和 789 不同。
fan-4_consecutive_pungs = 一色四節高
    .text = 同一門四副刻子或槓，數字依次相連。
    .miss = 刻子從四跳到了六。
fan-4_self_drawn_pungs = 四暗刻
    .text = 四副自己摸齊的刻子或暗槓。
    .miss = 八的刻子由點和補成，所以只有三副暗刻。
fan-4_called_pungs = 四明刻
    .text = 四副刻子或槓，沒有一副是自己摸齊的。由點和補成的算明刻。
    .miss = 和牌張是自己摸的，所以只有三副明刻。
fan-golden_wait = 金鉤釣
    .text = 四副副露（暗槓不算），和牌張補成將牌。獨聽另計。
    .miss = 副露只有三副。
fan-keystone_wait = 卡五星
    .text = 和牌張是 456 中間的五。獨聽另計。
    .miss = 和牌張是 345 中間的四，不是 456 的五。
fan-flower_straight = 花龍
    .text = 三門各出一副，組成順子 123、456、789。
    .miss = 條子的順子是 678，不是 789。
fan-2_self_drawn_pungs = 雙暗刻
    .text = 兩副自己摸齊的刻子或暗槓。
    .miss = 八的刻子由點和補成，所以只有一副暗刻。
fan-2_kongs = 雙槓
    .text = 兩副槓，不論哪一種。
    .miss = 八是刻子，所以只有一副槓。
fan-3_values = 三數
    .text = 整手牌只有三種數。每個數字算一種；風牌合算一種，箭牌合算一種。
    .miss = 有四種數：二、七、八和風牌。
fan-all_linked = 全帶同數
    .text = 每副面子和將牌都有同一個數字。
    .miss = 順子 678 裡沒有五。
fan-3_identical_chows = 一色三同順
    .text = 同一門三副相同的順子。
    .miss = 第三副順子是 345，不是 234。
fan-3_kongs = 三槓
    .text = 三副槓，不論哪一種。
    .miss = 八是刻子，所以只有兩副槓。
fan-7_pairs = 七對
    .text = 七個不同的對子，沒有副露。
    .miss = 吃了一副順子就不是七對：不能有副露。
fan-2_values = 兩數
    .text = 整手牌只有兩種數。每個數字算一種；風牌合算一種，箭牌合算一種。
    .miss = 有三種數：三、七和八。
fan-258_hand = 將一色
    .text = 只有二、五、八。
    .miss = 將牌是六。
fan-4_identical_chows = 一色四同順
    .text = 同一門四副相同的順子。
    .miss = 第四副順子是 345，不是 234。

# The page's words in simplified Chinese. One file, in sections. Plain, short, second person;
# the terms of 国标麻将 players, the same term everywhere. Official Chinese names of fans come with the catalogue.

### Tiles

tile-1m = 1万
tile-2m = 2万
tile-3m = 3万
tile-4m = 4万
tile-5m = 5万
tile-6m = 6万
tile-7m = 7万
tile-8m = 8万
tile-9m = 9万
tile-1p = 1饼
tile-2p = 2饼
tile-3p = 3饼
tile-4p = 4饼
tile-5p = 5饼
tile-6p = 6饼
tile-7p = 7饼
tile-8p = 8饼
tile-9p = 9饼
tile-1s = 1条
tile-2s = 2条
tile-3s = 3条
tile-4s = 4条
tile-5s = 5条
tile-6s = 6条
tile-7s = 7条
tile-8s = 8条
tile-9s = 9条
tile-E = 东风
tile-S = 南风
tile-W = 西风
tile-N = 北风
tile-C = 红中
tile-F = 发财
tile-P = 白板

flower-1 = 梅
flower-2 = 兰
flower-3 = 菊
flower-4 = 竹
flower-5 = 春
flower-6 = 夏
flower-7 = 秋
flower-8 = 冬

wind-E = 东
wind-S = 南
wind-W = 西
wind-N = 北

### Hand and picker

# Header
page-title = 国标麻将算番器
index-title = 国标麻将算番器：一手牌算多少分
index-description = 点选一手麻将牌，看它按国标麻将规则计多少分、为什么、谁付多少。可离线使用。
page-on-its-way = 页面还在加载。如果一直没有出现，请检查网络连接后重新载入。
page-unscripted = 本页在你自己的设备上计算，需要 JavaScript。请允许使用 JavaScript，再重新载入。
list-comma = { "、" }
list-semicolon = { "；" }
rules-label = 规则
index-switch = 牌面角标
theme-switch = 配色：{ $theme }
theme-system = 跟随系统
theme-light = 浅色
theme-dark = 深色
language-label = 语言
language-draft = 本译文为草稿，欢迎指正。
language-report = 提出修改建议
names-label = 番种的第二种名称
names-none = 不显示
help-open = 帮助
engine-loading = 算番引擎，6 MB，仅首次访问时下载
engine-ready = 算番引擎已就绪。
engine-error = 算番引擎未能加载。
engine-error-crash = 算番引擎两次中断运行。
engine-error-download = 无法下载算番引擎。请检查网络连接。
engine-error-timeout = 算番引擎加载时间过长。
engine-retry = 重试
update-waiting = 有新版本可用。
update-take = 重新载入

# Rack
hand-title = 手牌
rack-label = 你的手牌
rack-empty = 副露和手牌会显示在这里。
rack-take-out = { $tile }，取出
rack-make-winning = { $tile }，设为和张
rack-winning = { $tile }，和张，取出
rack-winning-chosen = { $tile }，和张
rack-winning-place = 和张
rack-winning-empty = 还没有和张
meld-chow = { $first }、{ $second }、{ $third }顺子
meld-pung = { $tile }刻子
meld-kong = { $tile }明杠
meld-kong-added = { $tile }加杠
meld-concealed_kong = { $tile }暗杠
block-pair = { $tile }对子
block-knitted = 组合龙 { $tiles }
meld-take-out = { $meld }，取出
public-title = 桌面
public-take-out = 桌面上的{ $tile }，取出
choose-winning = 选择和张
choosing-winning = 请点选和张。

# Toolbar and notation
toolbar-label = 修改
undo = 撤销
redo = 重做
clear = 清空
sort = 理牌
copy = 复制文本
share = 分享
notation-label = 牌的文本
notation-placeholder = 234m55p 或 [234m]234p…
notation-waiting = 算番引擎加载后即读取这段文本。
note-copied = 文本已复制。
note-link-copied = 链接已复制。
note-text-copied = 算番明细已复制。
note-json-copied = JSON 已复制。
note-saved = 已保存为 { $name }。
note-share-failed = 未能生成。请检查网络连接后再试。
note-copy-failed = 浏览器不允许本页复制。请自行选中文本复制。
note-language-failed = 这种语言未能加载，页面没有变动。请检查网络连接后再选一次。
note-winning-chosen = 最后一张{ $tile }现为和张。
note-flag-unset = “{ $flag }”已取消。{ $why }
note-example = 这是{ $fan }的示例。
note-seen = { $tile }已放到桌面。
note-undo = 撤销
note-link-bad = 链接无法读取：{ $part } 不应出现在那里。你的牌没有变动。
note-link-rules = 链接要用的规则本页没有：{ $rules }。你的牌没有变动。
note-link-long = 链接超过 { $limit } 个字符，没有读取。你的牌没有变动。
note-link-text = 链接中的牌无法读取。文本已放入输入框，可在其中修改。

# Picker
mode-label = 点选的牌放到哪里
mode-concealed = 手牌
mode-chow = 吃
mode-pung = 碰
mode-kong = 明杠
mode-concealed_kong = 暗杠
mode-public = 桌面
palette-label = 可添加的牌
palette-keys = 方向键移动，Enter 添加，Alt+Enter 放到桌面。数字加字母可直接添加：2 3 4 m，字牌用 E S W N C F P。
palette-tile = { $tile }，剩 { $left } 张
palette-pending = { $digits } 是哪一门？请按 m、p 或 s。
why-four-copies = 四张都已用上。
why-chow-honour = 顺子只能由序数牌组成。
why-chow-end = 顺子以最小的一张表示，为 1 到 7。
why-chow-copies = 三张中有一张已用完。
why-pung-copies = 剩余不足三张。
why-kong-copies = 剩余不足四张。
why-typed-set = { $tiles } 不成一副。一副牌是三张相连的牌，或三张、四张相同的牌。
why-no-table = 这套规则不看桌面上的牌。
why-four-sets = 已有四副吃碰杠。

# Circumstances
won-title = 和牌方式
source-label = 和法
source-self_draw = 自摸
source-discard = 点和
discarder-label = 点和者
discarder-1 = 下家
discarder-2 = 对家
discarder-3 = 上家
discarder-name = 玩家 { $player }，{ $place }，{ $wind }家
seat-wind = 门风
round-wind = 圈风
events-title = 特殊情况
flag-last_wall_tile = 海底牌
flag-kong_replacement = 杠后补牌
flag-robbing_kong = 抢杠
flag-last_wall_tile-gmcr = 海底牌
flag-kong_replacement-gmcr = 杠上开花
flag-robbing_kong-gmcr = 抢杠
hint-last_wall_tile = 牌墙的最后一张，或摸到它后打出的牌。
hint-kong_replacement = 和的是开杠后直接补进的牌。
hint-robbing_kong = 和的是别人加杠的牌，按点和算。
hint-last_wall_tile-gmcr = 摸到为妙手回春，和别人打出的为海底捞月。
why-last-robbing = 不能与抢杠同时出现。
why-replacement-self-draw = 须为自摸。
why-replacement-kong = 手中须有杠。
why-robbing-discard = 须为点和。
why-robbing-last = 不能与海底牌同时出现。
why-robbing-held = 被抢的牌，你手中不能再有。
why-robbing-public = 被抢的牌在桌面上要么有三张，要么没有。
flowers-title = 花牌
flower-name = { $number } { $flower }

# Examples, hands by chance, hints
examples-title = 示例
examples-open = 打开示例
example-regular_self_draw = 一般牌型，自摸
example-one_tile_missing = 同一手牌，差一张
example-discard_win = 同一手牌，点和
example-four_concealed_pungs = 四暗刻
random = 随机一手
random-fan = 随机牌含有的番种
random-any = 不限番种
random-named = { $fan }，{ $points } 分
hint-seen = 长按或右键点击下面的牌，可把它放到桌面。
hint-drag = 拖动手牌可移动位置，拖到“和张”处即以它和牌。
hint-keys = 用键盘可输入 2 3 4 m，按 ? 查看全部按键。也可以粘贴。
hint-away = 知道了

# Recent hands
recents-open = 最近的牌
recents-title = 最近的牌
recents-opening = 正在查找。
recents-none = 算过的牌会保存在这里，只存于本设备。目前还没有。
recents-unkept = 浏览器不为本页保存，关闭页面后这些牌就会消失。
recents-points = { $points } 分
recents-unnamed = { $points }，{ $day }
recents-pick = 打开 { $name }
recents-name = 名称
recents-name-of = { $name } 的名称
recents-delete = 删除 { $name }
recents-delete-all = 全部删除
recents-export = 保存到文件
recents-import = 从文件添加
recents-renamed = 名称已更改。
recents-deleted = 已删除 { $count } 手牌。
recents-added =
    { $added ->
        [0] 没有新的牌。
       *[other] 添加了 { $added } 手牌。
    }{ $known ->
        [0] { "" }
       *[other] 另有 { $known } 手原已保存。
    }
recents-bad-size = 文件超过 { $limit } MB，比任何牌表都大。没有添加。
recents-bad-text = 文件不是牌表：无法按 JSON 读取。没有添加。
recents-bad-kind = 文件不是本页保存的牌表。没有添加。
recents-bad-version = 文件由本页的另一版本保存，现在的版本无法读取。没有添加。
recents-bad-many = 文件中的牌超过 { $limit } 手。没有添加。
recents-bad-hand = 文件中第 { $number } 手牌不完整。没有添加。
recents-bad-name = 文件中第 { $number } 手牌的名称不是 { $limit } 个字符以内的文本。没有添加。
recents-bad-at = 文件中第 { $number } 手牌的日期不合理。没有添加。
recents-bad-total = 文件中第 { $number } 手牌的分数不合理。没有添加。

# Help
help-title = 帮助
help-tap-title = 点选
help-tap = 先选牌放到哪里，再点牌。吃牌时点顺子里最小的一张。点手牌中的一张或一副可将其取出，也可拖到别的位置。补成这手牌的那张是和张；要换成别的牌，把它拖过去，或按下方的“和张”再点那张牌。长按或右键点击可添加的牌，可把它放到人人可见的桌面。
help-keys-title = 按键
help-keys-tiles = 添加牌：先按数字，再按花色 m、p 或 s
help-keys-honors = 添加风牌和箭牌
help-keys-set = 副露：按花色时同时按住 Shift。Shift C 为碰红中，4 Shift C 为杠红中
help-keys-hidden = 暗杠：同时按住 Shift 和 Alt
help-keys-seen = 桌面上的牌：按住 Alt
help-keys-backspace = 撤回上一步
help-keys-palette = 在可添加的牌中：移动、添加；加按 Alt 放到桌面
help-keys-hand = 在手牌中：移动，取出一张或一副
help-keys-winning = 在手牌中：设为和张
help-keys-move = 在手牌中：移动一张或一副；移过末位的牌成为和张
help-keys-undo = 撤销和重做
help-keys-paste = 随处粘贴一手牌或链接
help-keys-help = 打开本帮助
help-keys-escape = 放弃未完成的输入，或关闭窗口
help-keys-switch = 在任何位置按字母和数字都能添加牌
help-keys-switched = 关闭后，只在手牌和可添加的牌中有效。
help-text-title = 文本
help-text = m 为万，p 为饼，s 为条；E S W N 为东南西北，C F P 为中发白。副露放在方括号中，括号外的最后一张是和张。GB-Mahjong 的字符串、Botzone 代码和 PyMahjongGB 的调用也能读取。
help-words-title = 术语
help-guide = 指南：国标麻将怎么打、怎么算
help-licences = 本页所用组件的许可

### Rule sets

# A name, its letters where there is little room, what stands beside the switch, and what it is in full.
rules-mcr = MCR 2006
    .code = MCR
    .short = 2006 年世界规则，{ $minimum } 分起和。
    .meaning = 世界麻将组织《麻将竞赛规则》，依 2006 年印本及 mahjchina 的算番器。不计花牌须满 { $minimum } 分方可和牌。
rules-gb = 现行国标
    .code = GB
    .short = 中国目前通行的打法，{ $minimum } 分起和。
    .meaning = 同一种麻将，按中国目前的打法和算法。与 MCR 2006 有八处不同。不计花牌须满 { $minimum } 分方可和牌。
rules-gmcr = 广东 MCR
    .code = GMCR
    .short = 广东 MCR，{ $minimum } 分起和。
    .meaning = 麻将竞赛规则的广东版，简称 GMCR：一张 57 个番种的番种表，分值自成一套。{ $minimum } 分起和，最多计 24 分，有特大番时为 36 分。花牌和桌面上的牌不影响结果。
ruling = 裁定 { $number }
dialog-close = 关闭

# Where they part, whatever the hand.
difference-concealed_by_nature = 必然门清的番种，不再计不求人，而计自摸。
difference-honor_hogs = 七对中四张相同的字牌也计四归一。
difference-knitted_waits = 和张与组合龙九张中的某一张相同时，听牌番种仍可计。
difference-kong_values = 双暗杠计 6 分。
difference-mixed_kongs = 一明杠一暗杠为独立番种明暗杠，计 5 分。
difference-terminals_and_double_pung = 清幺九不另计双同刻。
difference-gates_and_terminal_pungs = 九莲宝灯只减去一个幺九刻。
difference-green_and_half_flush = 绿一色不另计混一色。
difference-limits = 4 分起和。一手牌最多计 24 分；有特大番时为 36 分，且只计该番。
difference-sets_serve_freely = 一副面子可用于任意多个相符的番种。
difference-forms = 没有不靠类牌型，七对须七对各不相同。
difference-waits = 听牌番种只看和张补成了什么，不管别的牌能不能和。
difference-flowers = 没有花牌，桌面上的牌不影响结果。
difference-payments = 自摸时三家各付两倍分数。点和时点和者付四倍，其余两家各付一倍。一炮多响时各家和牌都得分。
difference-table = 番种表不同：57 个番种，分值自成一套。

### Passing a hand on

share-title = 分享
share-subject = 一手麻将牌
share-link-label = 链接
share-link = 复制链接
share-send = 发送链接
share-qr = 二维码
share-code = 链接的二维码
share-text = 复制明细
share-notation = 复制文本
share-png = 图片，PNG
share-svg = 图片，SVG
share-print = 打印
share-file = 保存 JSON
share-json = 复制 JSON
share-empty = 还没有牌，链接打开的将是空桌。
share-uncopied = 请自行复制的文本

# What a message and a picture say besides what the page says.
told-verdict = { $rules }：{ $verdict }
told-winner = 和牌者
told-discard = { $who }点和
told-winds = 门风{ $seat }，圈风{ $round }
told-flowers = 花牌 { $flowers }
told-public = 桌面上 { $tiles }
told-fan-times = { $name }（{ $times }）
told-left-out = 不计：{ $fans }
told-left-out-fan = { $name }（{ $points }）
told-wait = { $tile }：剩 { $copies } 张，自摸 { $drawn }，点和 { $discard }
told-too-few = { $points }（不够）

### Compare

compare-open = 比较
compare-title = 一手牌，各套规则
compare-tiles =
    { $tiles ->
        [0] 还没有可比较的牌。需要 { $full } 张。
       *[other] 比较需要完整的一手牌：{ $full } 张，现有 { $tiles } 张。
    }
compare-waiting = 算番引擎加载后即显示比较结果。
compare-caption = 这手牌在各套规则下的分数、收付和所计番种
compare-total = 分数
compare-held = { $qualifying } 封顶为 { $limit }
compare-wins = 和牌
compare-below = 距 { $minimum } 差 { $missing }
compare-shapeless = 不成和牌牌型
compare-differs = 有差异
compare-left-out = 不计
compare-absent = 没有
compare-unknown = 无此番
compare-no_such_fan = 没有这个番种。
compare-only_here =
    { $named ->
        [yes] 独有这个番种，名为{ $name }。
       *[no] 独有这个番种。
    }
compare-other_value =
    { $named ->
        [yes] 计 { $points } 分，名为{ $name }。
       *[no] 计 { $points } 分。
    }
compare-counts_here =
    { $named ->
        [yes] 计此番，名为{ $name }。在 { $base } 中：{ $why }。
       *[no] 计此番。在 { $base } 中：{ $why }。
    }
compare-holds_here =
    { $named ->
        [yes] 认为这手牌符合此番，名为{ $name }。
       *[no] 认为这手牌符合此番。
    }
compare-left_out = 不计此番：{ $why }。
compare-does_not_hold = 认为这手牌不符合此番。
compare-throughout = 各套规则的不同之处

### Guide, sources, report

# Pages made at build time; arguments are plain there.
guide-title = 国标麻将指南 - 国标麻将算番器
guide-page-title = { $title } - 国标麻将算番器
guide-back = 算番器
places-label = 阅读页面
places-guide = 指南
places-patterns = 番种
places-rulings = 裁定
places-sources = 出处
places-evidence = 验证结果
places-licences = 许可
guide-chapters = 章节
guide-turning = 前后章节
guide-prev = 上一章：
guide-next = 下一章：
guide-table = 表格
guide-open = 在算番器中打开
guide-called = { $set }，副露
guide-completed = { $set }，由{ $tile }补成
guide-winds = 门风{ $seat }，圈风{ $round }
guide-flowers = 花牌：{ $count } 张
guide-public = 桌面上：{ $tiles }
guide-waits = 听
guide-wait = { $tile }：自摸 { $drawn }，点和 { $discard }
guide-too-few = { $points }（不够）
guide-no-shape = 不成和牌牌型。
guide-wins = 分，和牌
guide-wins-flowers = 分（含花牌），和牌
guide-held = 分，为封顶后的应付分
guide-short = 分，距起和所需的 { $minimum } 分差 { $missing } 分
guide-short-flowers = 分，但不计花牌只有 { $points } 分：距 { $minimum } 分差 { $missing } 分
guide-payment-0 = 和牌者
guide-payment-1 = 下家
guide-payment-2 = 对家
guide-payment-3 = 上家
sources-ruling = 裁定
sources-source = 出处
report-link = 这手牌的链接或文本
report-odd = 其中找不到一手牌。请从算番器的地址栏复制链接，或用它的分享按钮。
report-label = 要发送的文字
report-text =
    牌：{ $link }
    规则：{ $rules }
    版本：{ $version }
    算番器的结果：
    我认为应是：
    理由（规则原文、页码或条款）：
report-copy = 复制文字
report-copied = 文字已复制。
report-open = 你有不同看法？
report-wording =
    语言：{ $language }
    版本：{ $version }
    页面：
    现在写的是：
    应改为：
    理由：
rulings-description = 麻将规则没有说明、误印或互相矛盾之处，算番器怎样处理、依据是什么、有哪些牌例。
licences-description = 本页由哪些组件构成：每个由他人编写的部分、它的用途和使用条款。
licences-lead = 本页用到了他人的成果。这里列出其中的每个部分、它的用途，以及使用和转发的条款。
licences-fonts = 其中不含字体：文字用你设备上的字体显示。牌面上的字是轮廓图形，取自这里列出的唯一一种字体。
licences-texts = 许可原文
licences-source = 源代码
licences-for-page = 算番引擎、本页和牌面图案。
licences-for-glyphs = 牌面上的汉字和数字。
licences-for-pyodide = 在浏览器里运行 Python。
licences-for-python = 引擎所用的语言及其标准库。
licences-for-libraries = Python 和 Pyodide 所需的库，已编译进 Pyodide。
licences-for-micropip = 在浏览器里安装引擎。
licences-for-packaging = 读取软件包的名称和版本，含在 micropip 里。
licences-for-lit-html = 绘制页面。
licences-for-uqr = 绘制链接的二维码。
licences-for-comlink = 把问题传给引擎，再把答案传回来。
licences-for-idb-keyval = 把你的手牌保存在你的设备上。
licences-for-fluent = 用你的语言显示页面文字。

# Evidence
evidence-description = 算番器的测试结果：分值已知的牌例、与另一引擎的一致程度、成立的定律、大小和速度。
evidence-lead = 测试自行记下结果，本页由此生成。手工改动之后无法生成本页。
evidence-run = 测试日期 { $date }，源代码 { $sources }。全部通过。
evidence-old = 早于代码：这次测试之后代码有改动。
evidence-none = 尚未保存测试结果。
evidence-again = 重新生成：
evidence-unmeasured = 此版本未测量。
evidence-rules = 各套规则
evidence-fans = 番种
evidence-cases = 分值已知的牌例
evidence-rulings = 裁定中的牌例
evidence-proved = 由规则文本证明的结果
evidence-engine = 另一引擎
evidence-plays = { $engine } 采用{ $gb }。{ $mcr } 与之不同之处，分数理应不同。
evidence-hands = 手牌
evidence-same = 分数相同
evidence-other = 分数不同
evidence-equal = 分数相同，番种不同
evidence-differences = { $rules }下的差异
evidence-explained = 每处差异都有裁定说明；一手牌可涉及几项裁定。
evidence-example = 牌例
evidence-laws = 定律
evidence-law = 定律
evidence-examples = 试过的例子
evidence-tests = 测试
evidence-passed = 通过
evidence-browsers = 浏览器
evidence-tried = 试过的内容
evidence-browsers-about = { $browser } 通过了页面的全部 { $tests } 项测试，其他浏览器通过了下列各项。
evidence-versions = 版本和浏览器
evidence-program = 程序
evidence-version = 版本
evidence-bytes = 字节
evidence-measured = 测量项目
evidence-first = 首次访问（压缩后）
evidence-whole = 整个网站
evidence-speed = 速度
evidence-speed-about = 以百分比计：引擎速度与 PyMahjongGB 相比；得出首个分数的时间与浏览器中仅有 Python 时相比。100 为相同。

### Several winners

settle-open = 一炮多响
settle-title = 谁付给谁
settle-all = { $rules } 中，每个和牌者都得分。
settle-nearest = 几家同和一张牌时，{ $rules } 中只有按行牌顺序点和者之后最近的一家得分。
settle-caption = 四位玩家：谁点和，各家和牌的分数，以及得失
settle-player = 玩家
settle-discarder = 点和
settle-points = 分数
settle-change = 得失
settle-discards = { $who }点和
settle-wins = { $who }的和牌分，未和留空

### Verdict

result-title = 结果
verdict-empty = 点选牌组成一手，或打开一个示例。
verdict-counting = { $full } 张中的 { $tiles } 张。
verdict-waits =
    { $waits ->
        [0] { $tiles } 张牌，没有一张能补成它。
       *[other] 差一张。听这些牌：
    }
verdict-wins =
    { $held ->
        [1] 分：共 { $qualifying } 分，封顶为 { $points } 分。
       *[0] { $flowers ->
            [0] 分。
           *[other] 分，其中花牌 { $flowers } 分。
        }
    }
verdict-wins-more = 可以和牌。
verdict-below =
    { $flowers ->
        [0] { $points ->
           *[other] 分。
        }
       *[other] { $points ->
           *[other] 分，不计花牌。
        }
    }
verdict-below-more = 距 { $minimum } 分差 { $missing } 分，不能和牌。
verdict-shapeless = { $tiles } 张牌，但不是四副面子一对将，也不是特殊牌型。
verdict-errors = 这手牌无法算番。有 { $count } 处需要改正：
verdict-unread = 这段文本读不成一手牌。原来的牌没有变动。
verdict-loading = { $tiles } 张牌。算番引擎加载后即显示结果。
verdict-failed = { $tiles } 张牌。算番引擎未能加载，无法算番。按“重试”再次加载。
verdict-scoring = 正在算番。

### Fan lines

fans-title = 所计番种
fan-times = { $points } × { $count }
fan-whole = 整手牌
sum-minimum = { $minimum } 分起和
sum-total-undeclared = 含花牌总分
sum-limit = 共 { $qualifying } 分，封顶为 { $limit } 分
left-out-under = 因{ $fan }而不计
left-out-non_repeat = 已含于{ $fan }
left-out-not_together = 不与{ $fan }同计
left-out-non_separation = 其面子已合成{ $fan }，不再拆开另组
left-out-non_identical = 其面子已组成过一次{ $fan }
left-out-account_once = 其面子已由{ $fan }相连
pairing-linked = 依次相连
pairing-circle =
    { $count ->
        [1] 再计会首尾相连
       *[other] 任何一个再计都会首尾相连
    }
pairing-chosen = 选计
pairing-given-up = 放弃
readings-title = 这手牌另有 { $count } 种拆法
readings-ties =
    { $others ->
        [0] 分数相同
       *[other] 其中 { $count } 种分数相同
    }
reading-best = 计分
reading-tie = 分数相同
reading-aside = 这是另一种拆法。计分的拆法为 { $points } 分。
reading-aside-tie = 这是另一种拆法，同为 { $points } 分。
reading-back = 返回计分的拆法

### Payments

payments-title = 收付
payment-0 = 你
payment-1 = 下家
payment-2 = 对家
payment-3 = 上家
payment-0-short = 你
payment-1-short = 下
payment-2-short = 对
payment-3-short = 上
payment-winner = 和牌
payment-discarder = 点和

### Waits

waits-title = 听的牌
waits-tile = 牌
waits-left = 剩余
waits-gone = 无
waits-never = 不可能
waits-wins = 和牌
waits-below = 不够
waits-complete = 以{ $tile }补成这手牌
waits-complete-self_draw = 自摸{ $tile }补成：
waits-complete-discard = 由别家打出的{ $tile }补成：
waits-complete-self_draw_last = 自摸绝张{ $tile }补成：
waits-complete-discard_last = 由别家打出的绝张{ $tile }补成：

### What if

lifts-title = 怎样凑够分
lifts-none = 只改一处都到不了 { $minimum } 分。
lifts-more = 另有 { $count } 种
lift-self_draw = 改为自摸
lift-discard = 改为点和
lift-last_of_kind = 和绝张
lift-tile = { $out }换成{ $in }
lift-winning = 和张{ $out }换成{ $in }
lift-below = 差 { $missing } 分

distance-title = 距和牌牌型差 { $missing } 张
distance-title-left = 按剩余的牌，距和牌牌型差 { $missing } 张
distance-spare =
    { $spare ->
        [0] 这里的牌都可以留下。
       *[other] 这里有 { $spare } 张要打掉。
    }
distance-useful = 这些是有效进张，数字为剩余张数。
distance-any = 剩下的牌都是有效进张。
distance-none = 已不可能成和牌牌型：桌面上的牌太多。
distance-discards =
    { $missing ->
        [1] 取出一张，再进其旁所列的任何一张即补成。数字为剩余张数。
       *[other] 取出一张，再进其旁所列的任何一张都更近一步。数字为剩余张数。
    }
distance-more = 另有 { $count } 张可打
distance-add = 添加{ $tile }，剩 { $copies } 张
distance-take-out = 取出{ $tile }
distance-exchange = 取出{ $out }，换入{ $tile }，剩 { $copies } 张

# Too little is worse than nothing.
fallback-below = 一分都没有反而能和：没有任何番种的牌是{ $fan }，计 { $worth } 分。这手牌已有的 { $points } 分使它不成立。
fallback-wins = 没有计任何其他番种，因此成为{ $fan }，计 { $worth } 分。若有 1 到 { $most } 分，反而不能和。
fallback-waits = 没有任何番种的牌是{ $fan }，计 { $worth } 分，可以和。若有 1 到 { $most } 分，反而不能和。

### Dock

dock-title = 结果摘要
dock-counting = { $tiles } / { $full } 张
dock-empty = 还没有牌
dock-waits =
    { $waits ->
        [0] 没有听牌
       *[other] 听 { $waits } 种牌
    }
dock-wins =
    { $points ->
       *[other] 分 · 和牌
    }
dock-below =
    { $points ->
       *[other] 分 · 差 { $missing } 分
    }
dock-shapeless = 不成和牌牌型
dock-errors = { $count } 处错误
dock-unread = 文本无法读取
dock-loading = 等待引擎加载
dock-failed = 没有算番引擎
dock-scoring = 正在算番
dock-show = 显示结果
dock-back = 返回手牌

### Errors

# What was read, where, and what to do.
where-hand = 手牌第 { $number } 张
where-meld = 第 { $number } 副
where-public = 桌面第 { $number } 张
where-flower = 第 { $number } 张花牌
where-seat_wind = 门风
where-round_wind = 圈风
where-win = 和牌方式
error-invalid_json = 牌的数据没有完整送达。改动一张牌即可重新发送。
error-wrong_type = 此处不应是 { $value }。请重新输入。
error-missing_field = 缺少 { $field }。请补上，或清空后重新开始。
error-unknown_field = { $field } 在此处没有意义。请去掉。
error-unknown_rules = 没有名为 { $value } 的规则。请从列表中选一套规则。
error-unknown_tile = { $value } 不是牌。牌有 1m 到 9m、1p 到 9p、1s 到 9s、E S W N 和 C F P。
error-unknown_meld_kind = { $value } 不是面子的种类。面子有顺子、刻子、明杠和暗杠。
error-invalid_chow = 没有以{ $tile }开头的顺子。顺子是同一花色三张相连的牌，以最小的一张表示，为 1 到 7。
error-tile_count-over = 共 { $tiles } 张，而一手牌为 14 张，一副杠算 3 张。请取出 { $excess } 张。
error-tile_count-under = 共 { $tiles } 张，而一手牌为 14 张，一副杠算 3 张。请补足。
error-too_many_copies = { $tile }有 { $copies } 张，而一种牌只有 4 张。请从手牌、副露或桌面取出多余的牌。
error-unknown_wind = { $value } 不是风。请选东、南、西或北。
error-unknown_flower = { $value } 不是花牌。花牌编号为 1 到 8。
error-duplicate_flower = 花牌 { $value } 出现两次，而它只有一张。请取出一张。
error-unknown_win_source = { $value } 不是和牌方式。请选自摸或点和。
error-unknown_player = { $value } 不是可以点和的玩家。请选玩家 1（下家）、2（对家）或 3（上家）。
error-too_many_melds = 有 { $melds } 副，而一手牌最多 4 副。请取出几副。
error-replacement_needs_self_draw = 杠后补牌是自己摸的，须为自摸。请选自摸，或取消杠后补牌。
error-replacement_needs_kong = 开杠后才有补牌，而这手牌没有杠。请添加杠，或取消杠后补牌。
error-robbing_needs_discard = 被抢的杠来自别家。请选加杠的玩家，或取消抢杠。
error-robbed_tile_held = 你另有一张{ $tile }，别家不可能加杠。请取消抢杠，或更换和张。
error-robbed_tile_public = { $tile }在桌面上有 { $copies } 张。被抢的牌在桌面上要么有三张，即所加的碰牌，要么没有。
error-robbing_excludes_last_wall = 牌墙最后一张之后不能再加杠，也就无杠可抢。请取消其中之一。
error-notation = 第 { $position } 个字符：{ $reason }
reason-too_long = 一手牌用不到 { $limit } 个以上的字符。请缩短文本。
reason-unknown_character = { $found } 不是牌，也不是符号。请去掉。
reason-mixed = { $found } 属于另一种写法。请全文使用同一种写法。
reason-dragon_digit = { $found } 可指任何一种箭牌，因为有两种通行的次序。请写 C 为红中、F 为发财、P 为白板。
reason-no_such_rank = { $found } 不存在。序数牌为 1 到 9，风牌为 1z 到 4z。
reason-no_suit = { $found } 没有花色。请在后面写 m、p 或 s。
reason-no_rank = { $found } 前面没有数字。
reason-no_such_code = { $found } 不存在。代码有 W1 到 W9、B1 到 B9、T1 到 T9、F1 到 F4、J1 到 J3 和 H1 到 H8。
reason-flower_place = { $found } 是花牌。花牌写在最后，第二条竖线之后。
reason-flower_in_meld = 花牌不能组成面子。花牌写在最后，第二条竖线之后。
reason-not_a_playing_tile = { $found } 不是这种麻将用的牌。
reason-open_bracket = 括号没有闭合。请在这副牌之后闭合。
reason-close_bracket = 括号没有起始。请在这副牌之前加上起始括号。
reason-nested_bracket = 一副牌中不能再有一副牌。请先闭合前一个括号。
reason-stray_comma = 逗号应写在括号内，牌的后面。
reason-not_a_meld = { $found } 不成一副。请写三张相连的牌，小的在前，或三张、四张相同的牌。
reason-chow_claim = { $found } 应为 1、2 或 3：吃的是顺子中的第几张。
reason-pung_giver = { $found } 应为 1、2 或 3：碰的是上家、对家或下家的牌。
reason-kong_giver = { $found } 应为 1、2 或 3，即上家、对家或下家；若是碰后加杠，则为 5、6 或 7。
reason-context = { $found } 应为圈风、门风和四个 0 或 1，如 EE1000：自摸、绝张、海底牌、杠。
reason-last_of_kind = 你另有一张{ $found }，它不可能是绝张。
reason-flowers = { $found } 应为花牌 a 到 h，或花牌张数 0 到 8。
reason-too_many_bars = 一手牌最多两条竖线，分别在风和花牌之前。
reason-only_tiles = 此处只能写牌。
reason-call_sign = 此处不应有 { $found }。程序输出的格式为 (packs, hand, winning tile, …)。
reason-call_end = 文本中断过早。请把其余部分也粘贴进来。
reason-call_hand = 其中没有一手牌。格式为 (packs, hand, winning tile, …)。
reason-call_name = 参数 { $found } 不存在，或出现两次。请去掉。
reason-call_tiles = 此处只能写牌的代码，如 'W1'。
reason-call_pack = 这不是一副牌。一副牌形如 ('CHI', 'W2', 1)：CHI、PENG 或 GANG，牌（顺子写中间一张），以及 0 到 3，表示来自哪家或吃的是第几张。
reason-call_number = { $field } 应为 0 到 { $limit } 的数。
reason-call_flag = { $field } 应为 True 或 False。
error-unknown_seat = { $value } 不是这桌的座位。
error-duplicate_winner = 同一位玩家出现两次。每个和牌者只输入一次。
error-several_self_draws = 自摸时只有一家和牌。请清除其他家的分数，或选点和。
error-winner_discarded = 点和者不能和自己打出的牌。请另选点和者，或清除这里的分数。
error-winner_below_minimum = { $points } 分不能和牌，这套规则要求 { $minimum } 分。请更正分数，或将其清除。

### Terms

term-close = 关闭
term-fan = 番种
    .meaning = 计分的牌型组合。一手牌的分数是所计全部番种的总和。
term-set = 面子
    .meaning = 一副顺子、刻子或杠。一般牌型由四副面子和一对将组成。
term-pair = 将牌
    .meaning = 一对相同的牌。一般牌型恰有一对将。
term-chow = 顺子
    .meaning = 同一花色三张相连的牌，如 2 3 4。除非吃进即和，只能吃上家打出的牌。
term-pung = 刻子
    .meaning = 三张相同的牌。任何一家打出的牌都可以碰。
term-kong = 明杠
    .meaning = 四张相同的牌作为一副，由别家打出的牌开杠，或碰后加杠。它算三张牌，第四张由补牌抵上。
term-concealed_kong = 暗杠
    .meaning = 四张相同的牌都是自己摸的。扣放在桌上，仍算暗的。
term-concealed = 暗
    .meaning = 全由自己摸的牌组成。靠别家打出的牌补成的不算暗。
term-melded = 副露
    .meaning = 吃、碰、杠别家的牌，亮明放在桌上。
term-public = 桌面
    .meaning = 人人可见的牌：打出的牌，以及别家亮明的副露。由此可知某张牌还剩几张，和张是不是绝张。
term-winning_tile = 和张
    .meaning = 补成这手牌的那张。和张不同，分数也可能不同。
term-self_draw = 自摸
    .meaning = 和自己摸到的牌。其余三家付一样多的分。
term-discard = 点和
    .meaning = 和别家打出的牌。打出这张牌的人付得最多。
term-seat_wind = 门风
    .meaning = 本盘中你座位的风。庄家为东，依次为南、西、北。
term-round_wind = 圈风
    .meaning = 当前这一圈的风。
term-wait = 听牌
    .meaning = 只差一张即可补成。听的就是能补成这手牌的牌。
term-last_tile = 绝张
    .meaning = 与和张相同的另外三张都已亮明，人人可见。
term-last_wall_tile = 海底牌
    .meaning = 和牌墙的最后一张，或摸到它的人随后打出的牌。
term-kong_replacement = 杠后补牌
    .meaning = 和的是开杠后直接补进的牌。因花牌补进的不算。
term-robbing_kong = 抢杠
    .meaning = 别家把第四张牌加到已碰的刻子上开杠，你和这张牌。
term-knitted = 不靠牌
    .meaning = 数字隔三的牌：一门的 1 4 7、另一门的 2 5 8、第三门的 3 6 9。
term-honors = 字牌
    .meaning = 风牌和箭牌。
term-terminals = 一九牌
    .meaning = 三门花色的一和九。
term-flowers = 花牌
    .meaning = 摸到后亮在一旁并补牌。和牌后每张加 1 分，但不能用来凑起和分。
term-qualifying = 不计花分数
    .meaning = 除花牌外全部番种的分数之和，须达到起和分。
term-minimum = 起和分
    .meaning = 可以和牌所需的最低分，不计花牌。
term-total = 总分
    .meaning = 收付的依据：番种分数加上花牌分，规则有封顶时以封顶分为限。
term-principle = 不计
    .meaning = 番种成立但不计分，因为另一个番种已经说明了同样的内容。
term-non_repeat = 不重复
    .meaning = 一个番种必然带有另一个番种时，只计分高的一个。
term-not_together = 不同计
    .meaning = 两个番种虽可各自成立，但规则规定不在一手牌中同计。
term-non_separation = 不拆移
    .meaning = 已合成一个番种的面子，不再拆开，彼此另组其他番种。
term-non_identical = 不得相同
    .meaning = 已用来组成某个番种的面子，不再用来组成相同的番种。
term-account_once = 套算一次
    .meaning = 有几副面子已合成番种后，其余每副面子只能与它们套算一次。
term-other-names = 又名 { $names }
term-value = { $points } 分
term-number = 规则编号 { $number }
meaning-example = 示例
meaning-load = 载入示例
term-excludes = 不计 { $names }

### Patterns

patterns-open-fan = 这个番种的全部说明
patterns-page-title = 番种，{ $rules } - 国标麻将算番器
patterns-description = 国标麻将的全部番种：分值、规则、一个成立的示例和一个差一点的反例，以及不计和可以同计的番种。
patterns-controls = 显示哪些番种
patterns-search = 名称，任何语言
patterns-points = 分值
patterns-any-points = 不限分值
patterns-family = 类别
patterns-any-family = 不限类别
patterns-family-special = 特殊牌型
patterns-family-tiles = 整手牌
patterns-family-chows = 顺子
patterns-family-pungs = 刻子
patterns-family-honors = 风牌与箭牌
patterns-family-kongs = 杠
patterns-family-winning = 门清、听牌与和法
patterns-sort = 排序
patterns-sort-number = 按规则编号
patterns-sort-dearest = 分值从高到低
patterns-sort-cheapest = 分值从低到高
patterns-sort-name = 按名称
patterns-loading = 正在加载番种。
patterns-failed = 无法加载番种。请检查网络连接。
patterns-count =
    { $count ->
        [0] 没有符合的番种。
       *[other] { $all } 个番种中的 { $count } 个
    }
patterns-all = 显示全部
patterns-worth =
    { $points ->
       *[other] 分
    }
patterns-number = 编号 { $number }
patterns-example-title = 示例
patterns-example = { $fan }的示例
patterns-near-miss-title = 反例
patterns-near-miss = { $fan }的反例
patterns-hand = { $tiles }；和张{ $winning }
patterns-open = 在算番器中打开
    .of = 在算番器中打开：{ $hand }
patterns-total-held = { $points }，由 { $qualifying } 分封顶
patterns-left-out = 不计
patterns-left-out-below = 分值低于 { $points } 分的番种一律不与它同计。
patterns-copies = （只减其中 { $copies } 个）
patterns-reason-part-printed = 已含于其中，规则原文写明
patterns-reason-part-derived = 已含于其中：必然带有的番种不再计
patterns-reason-beside-printed = 不与它同计，规则原文写明
patterns-reason-beside-derived = 不与它同计：同样的内容不计两次
patterns-also = 又名
patterns-elsewhere = 其他规则中
patterns-contested = 各家说法不一之处
patterns-beside = 可与另外 { $count } 个番种同计
patterns-alone = 没有其他番种可与它同计。
patterns-copy-of = 复制{ $fan }的链接
patterns-note-beside = 哪些番种可以同计，是由随机生成的数千手牌算出来的。所列每一对都在某手牌中出现过，罕见的可能有遗漏。

### Fans

# Names and texts; the values and conditions are in the catalogue.
fan-big_four_winds =
    .text = 东南西北四副刻子或杠，将牌不限。
    .miss = 北风只是一对；四种风都须为刻子或杠。
fan-big_three_dragons =
    .text = 中发白三副刻子或杠，另一副面子和将牌不限。
    .miss = 白板只是一对。
fan-all_green =
    .text = 只有 2、3、4、6、8 条和发财。可以没有发财，也可以是七对。
    .miss = 1条不是绿色的牌。
fan-all_green-gmcr = 绿一色
    .text = 只有 2、3、4、6、8 条和发财。可以没有发财。
    .miss = 红中不是绿色的牌。
fan-nine_gates =
    .text = 没有副露，和牌前手中恰为同一花色的 1112345678999，因此该花色的任何一张都能和。
    .miss = 和牌前有两张 5 而没有 8，不是每一张都能和。
fan-four_kongs =
    .text = 四副杠，明暗不限，将牌不限。
    .miss = 北风是刻子，不是杠。
fan-seven_shifted_pairs =
    .text = 同一花色、数字依次相连的七对。
    .miss = 对子从 6 跳到 8，没有相连。
fan-thirteen_orphans =
    .text = 三门花色的一、九和七种字牌各一张，其中一种再加一张。
    .miss = 字牌之外是不靠牌，而不是各门花色的一和九。
fan-all_terminals =
    .text = 只有各花色的一和九。可以是七对。
    .miss = 将牌是北风，不是一或九。
fan-all_terminals-gmcr = 清幺九
    .text = 四副刻子或杠和一对将，全为各花色的一和九。
    .miss = 将牌是东风，不是一或九。
fan-little_four_winds =
    .text = 三种风的刻子或杠，第四种风作将，另一副面子不限。
    .miss = 将牌是 5，不是第四种风。
fan-little_three_dragons =
    .text = 两种箭牌的刻子或杠，第三种箭牌作将，另两副面子不限。
    .miss = 将牌是东风，不是第三种箭牌。
fan-all_honors =
    .text = 只有风牌和箭牌。可以是七对。
    .miss = 将牌是 9，不是字牌。
fan-all_honors-gmcr = 字一色
    .text = 只有风牌和箭牌。
    .miss = 将牌是 9，不是字牌。
fan-four_concealed_pungs =
    .text = 四副暗刻或暗杠。点和补成的刻子不是暗刻。
    .miss = 8 的刻子由点和补成，因此只有三副暗刻。
fan-pure_terminal_chows =
    .text = 同一花色的两副 123、两副 789 和一对 5 作将。
    .miss = 作将的 5 是饼，而顺子是万。
fan-quadruple_chow =
    .text = 同一花色四副相同的顺子。
    .miss = 第四副顺子是 345，不是 456。
fan-four_pure_shifted_pungs =
    .text = 同一花色四副刻子或杠，数字依次相连。
    .miss = 刻子从 4 跳到 6，没有相连。
fan-four_shifted_chows =
    .text = 同一花色四副顺子，每副的起点依次递增一，或依次递增二。
    .miss = 345 之后是 678，递增了三，而不是一。
fan-three_kongs =
    .text = 三副杠，明暗不限。
    .miss = 8 是刻子，因此只有两副杠。
fan-all_terminals_and_honors =
    .text = 只有一、九和字牌，且两类都有。可以是七对。
    .miss = 顺子 789 含有 7 和 8。
fan-all_terminals_and_honors-gmcr = 混幺九
    .text = 只有一、九和字牌，且两类都有。
    .miss = 8 的刻子既不是一、九，也不是字牌。
fan-seven_pairs =
    .text = 七个对子，没有副露。四张相同的牌可算两对。
    .miss = 吃过一副顺子，就不能成七对：不得有副露。
fan-greater_honors_and_knitted_tiles =
    .text = 七种字牌各一张，加上一门的 147、另一门的 258、第三门的 369 中七张不同的牌。没有副露。
    .miss = 缺白板，而七种字牌必须齐全。
fan-all_even_pungs =
    .text = 四副刻子或杠和一对将，全为双数。
    .miss = 将牌是 5，为单数。
fan-full_flush =
    .text = 全部为同一花色，没有字牌。
    .miss = 将牌是东风，为字牌。
fan-pure_triple_chow =
    .text = 同一花色三副相同的顺子。
    .miss = 第三副 345 是饼，不是万。
fan-pure_shifted_pungs =
    .text = 同一花色三副刻子或杠，数字依次相连。
    .miss = 刻子从 3 跳到 5，没有相连。
fan-upper_tiles =
    .text = 只有 7、8、9。
    .miss = 顺子 678 含有 6。
fan-middle_tiles =
    .text = 只有 4、5、6。
    .miss = 顺子 345 含有 3。
fan-lower_tiles =
    .text = 只有 1、2、3。
    .miss = 顺子 234 含有 4。
fan-pure_straight =
    .text = 同一花色的顺子 123、456、789。
    .miss = 顺子 789 是饼，不是万。
fan-pure_straight-gmcr = 清龙
fan-three_suited_terminal_chows =
    .text = 两门花色各有顺子 123 和 789，第三门的一对 5 作将。
    .miss = 将牌是 6，不是 5。
fan-pure_shifted_chows =
    .text = 同一花色三副顺子，每副的起点依次递增一，或依次递增二。
    .miss = 从 234 到 345 递增一，再到 567 递增二，而每次递增须相等。
fan-all_fives =
    .text = 每副面子和将牌都带有 5。
    .miss = 将牌是 6，不带 5。
fan-triple_pung =
    .text = 三门花色同一数字的刻子或杠。
    .miss = 条的刻子是 4，不是 3。
fan-three_concealed_pungs =
    .text = 三副暗刻或暗杠。点和补成的刻子不是暗刻。
    .miss = 8 的刻子由点和补成，因此只有两副暗刻。
fan-lesser_honors_and_knitted_tiles =
    .text = 十四张各不相同的牌，由字牌和一门的 147、另一门的 258、第三门的 369 组成。没有副露。
    .miss = 有一副刻子和一个对子，而十四张牌须各不相同。
fan-knitted_straight =
    .text = 一门的 147、另一门的 258、第三门的 369 齐全。其余为一副面子和一对将，或五张不同的字牌。
    .miss = 缺 8饼，九张不靠牌不齐全。
fan-upper_four =
    .text = 只有 6、7、8、9。
    .miss = 顺子 567 含有 5。
fan-lower_four =
    .text = 只有 1、2、3、4。
    .miss = 顺子 345 含有 5。
fan-big_three_winds =
    .text = 三种风的刻子或杠。
    .miss = 北风只是一对。
fan-mixed_straight =
    .text = 三门花色各一副顺子，合为 123、456、789。
    .miss = 顺子 123 和 789 都是万，条中一副也没有。
fan-reversible_tiles =
    .text = 只有上下颠倒后不变的牌：饼的 1234589、条的 245689 和白板。
    .miss = 3条颠倒后样子不同。
fan-mixed_triple_chow =
    .text = 三门花色各有一副相同的顺子。
    .miss = 条的顺子是 456，不是 345。
fan-mixed_shifted_pungs =
    .text = 三门花色各一副刻子或杠，数字依次相连。
    .miss = 3 和 4 的刻子都是饼，条中没有刻子。
fan-chicken_hand =
    .text = 和牌后无论怎样拆都没有其他番种。花牌不影响。
    .miss = 和张是自己摸的，自摸就是番种。
fan-last_tile_draw =
    .text = 摸到牌墙的最后一张和牌。
    .miss = 和张是别家打出的，不是从牌墙摸的。
fan-last_tile_claim =
    .text = 和牌墙最后一张摸起后打出的那张牌。
    .miss = 最后一张是自己摸到的，没有人打出它。
fan-out_with_replacement_tile =
    .text = 开杠后和直接补进的那张牌。因花牌补进的不算。
    .miss = 和张是平常摸到的，不是开杠后补的。
fan-robbing_the_kong =
    .text = 和别家加到已碰刻子上开杠的那张牌。
    .miss = 和张是平常打出的，不是加杠的牌。
fan-robbing_the_kong-gmcr = 抢杠
    .text = 和别家加到已碰刻子上开杠的那张牌。
    .miss = 和张是平常打出的，不是加杠的牌。
fan-two_concealed_kongs =
    .text = 两副暗杠。
    .miss = 8 的杠是明杠，因此只有一副暗杠。
fan-all_pungs =
    .text = 四副刻子或杠和一对将。
    .miss = 条的 345 是顺子。
fan-all_pungs-gmcr = 碰碰和
    .text = 四副刻子或杠和一对将。
    .miss = 饼的 678 是顺子。
fan-half_flush =
    .text = 一门花色的序数牌加字牌。
    .miss = 有饼和条两门花色。
fan-half_flush-gmcr = 混一色
    .text = 一门花色的序数牌加字牌。
    .miss = 有万和饼两门花色。
fan-mixed_shifted_chows =
    .text = 三门花色各一副顺子，起点依次递增一。
    .miss = 每副顺子递增二，而不是一。
fan-all_types =
    .text = 万、饼、条、风牌、箭牌五类齐全。
    .miss = 没有风牌。
fan-all_types-gmcr = 五门齐
    .text = 万、饼、条、风牌、箭牌五类齐全。
    .miss = 没有箭牌。
fan-melded_hand =
    .text = 四副面子都靠吃、碰、明杠，将牌也由别家打出的牌补成。
    .miss = 和张是自己摸的，而它须是别家打出的。
fan-two_dragon_pungs =
    .text = 两种箭牌的刻子或杠。
    .miss = 发财只是一对。
fan-outside_hand =
    .text = 每副面子和将牌都带有一、九或字牌。
    .miss = 顺子 678 中没有一、九或字牌。
fan-fully_concealed_hand =
    .text = 没有吃、碰、明杠，并且自摸和牌。可以有暗杠。
    .miss = 和张是别家打出的。
fan-two_melded_kongs =
    .text = 两副杠，其中至少一副是明杠。
    .miss = 东风是刻子，因此只有一副杠。
fan-two_melded_kongs-gb =
    .text = 两副明杠。
    .miss = 东风是刻子，因此只有一副杠。
fan-last_tile =
    .text = 与和张相同的另外三张都已亮明，人人可见：在打出的牌或副露之中。
    .miss = 另外有两张在自己手中，没有亮明。
fan-dragon_pung =
    .text = 箭牌的刻子或杠。
    .miss = 红中只是一对。
fan-dragon_pung-gmcr = 箭刻
    .text = 箭牌的刻子或杠。每副都计。
    .miss = 刻子是北风，不是箭牌。
fan-prevalent_wind =
    .text = 与圈风相同的刻子或杠。
    .miss = 圈风是东，而刻子是南风。
fan-seat_wind =
    .text = 与门风相同的刻子或杠。
    .miss = 门风是南，而刻子是东风。
fan-concealed_hand =
    .text = 除和张外没有吃、碰、明杠。可以有暗杠。
    .miss = 和牌前吃过一副顺子。
fan-all_chows =
    .text = 四副顺子和一对将，没有字牌。有组合龙时，其九张抵三副顺子。
    .miss = 将牌是东风，为字牌。
fan-tile_hog =
    .text = 四张相同的序数牌，没有开杠。每有一种计一次。
    .miss = 四张相同的牌已开杠。
fan-tile_hog-gb =
    .text = 四张相同的牌，没有开杠。每有一种计一次。
    .miss = 四张相同的牌已开杠。
fan-tile_hog-gmcr = 四归一
    .text = 一种序数牌的四张齐全，没有开杠。每有一种计一次。
    .miss = 四张相同的牌已开杠。
fan-double_pung =
    .text = 两门花色同一数字的刻子或杠。每有一种数字计一次。
    .miss = 没有两副刻子数字相同。
fan-two_concealed_pungs =
    .text = 两副暗刻或暗杠。点和补成的刻子不是暗刻。
    .miss = 8 的刻子由点和补成，因此只有一副暗刻。
fan-concealed_kong =
    .text = 一副暗杠：四张相同的牌都是自己摸的，并已开杠。
    .miss = 杠的是别家打出的牌，因此是明杠。
fan-all_simples =
    .text = 没有一、九和字牌。
    .miss = 将牌是 1。
fan-all_simples-gmcr = 断幺
    .text = 没有一、九和字牌。
    .miss = 顺子 789 含有 9。
fan-pure_double_chow =
    .text = 同一花色两副相同的顺子。
    .miss = 没有相同的顺子：它们是 123、234、456 和 789。
fan-mixed_double_chow =
    .text = 两门花色各有一副相同的顺子。
    .miss = 没有相同的顺子：它们是 234、345 和 678。
fan-short_straight =
    .text = 同一花色两副顺子，六个数字相连。
    .miss = 345 与 789 之间缺 6。
fan-two_terminal_chows =
    .text = 同一花色的顺子 123 和 789。
    .miss = 小的顺子是 234，不是 123。
fan-pung_of_terminals_or_honors =
    .text = 一、九的刻子或杠，或既非门风也非圈风的风刻。每副都计。
    .miss = 东既是门风又是圈风，这副刻子已按门风刻和圈风刻计。
fan-melded_kong =
    .text = 一副明杠：杠别家打出的牌，或碰后加杠。
    .miss = 这副杠是暗杠。
fan-one_voided_suit =
    .text = 恰有三门花色中的两门。字牌不影响。
    .miss = 作将的条使三门花色俱全。
fan-no_honors =
    .text = 没有风牌和箭牌。
    .miss = 将牌是东风，为字牌。
fan-edge_wait =
    .text = 只能和一种牌，且和的是 123 的 3 或 789 的 7。
    .miss = 和的是 123 的 1，而 4 也能和。
fan-closed_wait =
    .text = 只能和一种牌，且和的是顺子中间的一张。
    .miss = 和的是 456 小的一端，而 7 也能和。
fan-single_wait =
    .text = 只能和一种牌，且和的是将牌。
    .miss = 以 3456 听牌，3 也能和。
fan-single_wait-gmcr = 独听
    .text = 和的是 123 的 3、789 的 7、顺子中间的一张或将牌。能否和别的牌不影响。
    .miss = 和的是 345 的一端，不是中间的一张。
fan-self_drawn =
    .text = 和自己摸到的牌。
    .miss = 和张是别家打出的。
fan-flower_tiles =
    .text = 每张花牌计 1 分。花牌不能用来凑起和分。
    .miss = 没有花牌。
fan-melded_and_concealed_kong =
    .text = 一副明杠和一副暗杠。
    .miss = 两副都是明杠。
fan-dead_wall_win = 杠上开花
    .text = 开杠后和补进的那张牌。
    .miss = 和张是平常摸到的，不是开杠后补的。
fan-last_tile_win = 妙手回春
    .text = 摸到牌墙的最后一张和牌。开杠补进的不算。
    .miss = 和张是别家打出的，不是从牌墙摸的。
fan-last_discard_win = 海底捞月
    .text = 和牌墙最后一张摸起后打出的那张牌。
    .miss = 最后一张是自己摸到的，没有人打出它。
fan-all_chows_and_no_honors = 平和
    .text = 四副顺子，序数牌作将。
    .miss = 将牌是东风，为字牌。
fan-seat_wind_pung = 门风刻
    .text = 与门风相同的刻子或杠。
    .miss = 门风是南，而刻子是东风。
fan-round_wind_pung = 圈风刻
    .text = 与圈风相同的刻子或杠。同时是门风的，两番都计。
    .miss = 圈风是东，而刻子是南风。
fan-small_3_dragons = 小三元
    .text = 两种箭牌的刻子或杠，第三种箭牌作将。
    .miss = 将牌是东风，不是第三种箭牌。
fan-pure_flush = 清一色
    .text = 全部为同一花色，没有字牌。
    .miss = 将牌是东风，为字牌。
fan-small_4_winds = 小四喜
    .text = 三种风的刻子或杠，第四种风作将。
    .miss = 将牌是红中，不是第四种风。
fan-big_3_dragons = 大三元
    .text = 中发白三副刻子或杠。
    .miss = 白板只是一对。
fan-impure_13_orphans = 十三幺
    .text = 三门花色的一、九和七种字牌各一张，其中一种再加一张，且这个对子在和牌前已有。
    .miss = 和牌前没有对子，因此是纯十三幺。
fan-pure_13_orphans = 纯十三幺
    .text = 和牌前，三门花色的一、九和七种字牌各有一张，因此其中任何一种都能和。
    .miss = 和牌前已有对子，因此是十三幺。
fan-pure_9_gates = 九莲宝灯
    .text = 没有副露，和牌前手中恰为同一花色的 1112345678999，因此该花色的任何一张都能和。
    .miss = 和牌前有两张 5 而没有 8，不是每一张都能和。
fan-big_4_winds = 大四喜
    .text = 东南西北四副刻子或杠，将牌不限。
    .miss = 北风只是一对；四种风都须为刻子或杠。
fan-4_kongs = 四杠
    .text = 四副杠，明暗不限，加一对将。
    .miss = 东风是刻子，不是杠。
fan-self_drawn_hand = 门前清
    .text = 除了和张可以是别家打出的，没有吃、碰、明杠。可以有暗杠。
    .miss = 和牌前吃过一副顺子。
fan-258_pair = 二五八将
    .text = 四副面子之外，以 2、5 或 8 作将。
    .miss = 将牌是 6。
fan-2_suits = 缺一门
    .text = 恰有两门花色，没有字牌。
    .miss = 三门花色俱全。
fan-2_identical_chows = 一般高
    .text = 同一花色两副相同的顺子。
    .miss = 没有相同的顺子：它们是 123、234、567 和 789。
fan-old_and_young_chows = 老少副
    .text = 同一花色的顺子 123 和 789。各有两副时计两次。
    .miss = 大的顺子是 678，不是 789。
fan-old_and_young_pungs = 老少刻
    .text = 同一花色的一和九都成刻子或杠。每门花色都计。
    .miss = 大的刻子是 8，不是 9。
fan-half_outside_hand = 混全带幺
    .text = 每副面子和将牌都带有一、九或字牌，且两类都有。
    .miss = 顺子 678 中没有一、九或字牌。
fan-pure_outside_hand = 清全带幺
    .text = 每副面子和将牌都带有一或九，没有字牌。
    .miss = 将牌是东风，为字牌。
fan-3_self_drawn_pungs = 三暗刻
    .text = 三副自己摸成的刻子或暗杠。点和补成的刻子不算。
    .miss = 8 的刻子由点和补成，因此只有两副暗刻。
fan-3_consecutive_pungs = 一色三节高
    .text = 同一花色三副刻子或杠，数字依次相连。
    .miss = 刻子从 3 跳到 5，没有相连。
fan-3_similar_chows = 三色三同顺
    .text = 三门花色各有一副相同的顺子。
    .miss = 条的顺子是 345，不是 234。
fan-3_similar_pungs = 三同刻
    .text = 三门花色同一数字的刻子或杠。
    .miss = 条的刻子是 4，不是 3。
fan-double_double = 两般高
    .text = 两副相同的顺子，再加另外两副相同的顺子。
    .miss = 只有 234 有两副；678 和 789 不同。
fan-4_consecutive_pungs = 一色四节高
    .text = 同一花色四副刻子或杠，数字依次相连。
    .miss = 刻子从 4 跳到 6，没有相连。
fan-4_self_drawn_pungs = 四暗刻
    .text = 四副自己摸成的刻子或暗杠。
    .miss = 8 的刻子由点和补成，因此只有三副暗刻。
fan-4_called_pungs = 四明刻
    .text = 四副刻子或杠，没有一副是自己摸成的。点和补成的也算明刻。
    .miss = 和张是自己摸的，因此只有三副明刻。
fan-golden_wait = 金钩钓
    .text = 四副副露（暗杠不算），和张补成将牌。同时计独听。
    .miss = 只有三副副露。
fan-keystone_wait = 捉五魁
    .text = 和的是 456 中间的 5。同时计独听。
    .miss = 和的是 345 中间的 4，不是 456 的 5。
fan-flower_straight = 花龙
    .text = 三门花色各一副顺子，合为 123、456、789。
    .miss = 条的顺子是 678，不是 789。
fan-2_self_drawn_pungs = 双暗刻
    .text = 两副自己摸成的刻子或暗杠。
    .miss = 8 的刻子由点和补成，因此只有一副暗刻。
fan-2_kongs = 双杠
    .text = 两副杠，明暗不限。
    .miss = 8 是刻子，因此只有一副杠。
fan-3_values = 三数
    .text = 整手牌只有三种数。每个数字为一种，风牌合为一种，箭牌合为一种。
    .miss = 共有四种：2、7、8 和风牌。
fan-all_linked = 全带同数
    .text = 每副面子和将牌都带有同一个数字。
    .miss = 顺子 678 中没有 5。
fan-3_identical_chows = 一色三同顺
    .text = 同一花色三副相同的顺子。
    .miss = 第三副顺子是 345，不是 234。
fan-3_kongs = 三杠
    .text = 三副杠，明暗不限。
    .miss = 8 是刻子，因此只有两副杠。
fan-7_pairs = 七对
    .text = 各不相同的七个对子，没有副露。
    .miss = 吃过一副顺子，就不能成七对：不得有副露。
fan-2_values = 两数
    .text = 整手牌只有两种数。每个数字为一种，风牌合为一种，箭牌合为一种。
    .miss = 共有三种：3、7 和 8。
fan-258_hand = 将一色
    .text = 只有 2、5、8。
    .miss = 将牌是 6。
fan-4_identical_chows = 一色四同顺
    .text = 同一花色四副相同的顺子。
    .miss = 第四副顺子是 345，不是 234。

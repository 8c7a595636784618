# The page's words in Indonesian. One file, in sections. Plain, short, second person, sentence case;
# numbers before nouns; the same term everywhere. Fan names and texts stand at the end.

### Tiles

tile-1m = 1 karakter
tile-2m = 2 karakter
tile-3m = 3 karakter
tile-4m = 4 karakter
tile-5m = 5 karakter
tile-6m = 6 karakter
tile-7m = 7 karakter
tile-8m = 8 karakter
tile-9m = 9 karakter
tile-1p = 1 lingkaran
tile-2p = 2 lingkaran
tile-3p = 3 lingkaran
tile-4p = 4 lingkaran
tile-5p = 5 lingkaran
tile-6p = 6 lingkaran
tile-7p = 7 lingkaran
tile-8p = 8 lingkaran
tile-9p = 9 lingkaran
tile-1s = 1 bambu
tile-2s = 2 bambu
tile-3s = 3 bambu
tile-4s = 4 bambu
tile-5s = 5 bambu
tile-6s = 6 bambu
tile-7s = 7 bambu
tile-8s = 8 bambu
tile-9s = 9 bambu
tile-E = angin timur
tile-S = angin selatan
tile-W = angin barat
tile-N = angin utara
tile-C = naga merah
tile-F = naga hijau
tile-P = naga putih

flower-1 = plum
flower-2 = anggrek
flower-3 = krisan
flower-4 = bambu
flower-5 = musim semi
flower-6 = musim panas
flower-7 = musim gugur
flower-8 = musim dingin

wind-E = Timur
wind-S = Selatan
wind-W = Barat
wind-N = Utara

### Hand and picker

# Header
page-title = Kalkulator MCR
index-title = Kalkulator MCR: hitung nilai tangan mahjong
index-description = Ketuk ubin tangan mahjong dan lihat nilainya menurut Mahjong Competition Rules, alasannya, dan siapa membayar berapa. Bisa dipakai tanpa internet.
page-on-its-way = Halaman masih dalam perjalanan. Jika tidak ada yang muncul, periksa koneksi Anda lalu muat ulang.
page-unscripted = Halaman ini menghitung di perangkat Anda sendiri dan memerlukan JavaScript. Izinkan JavaScript, lalu muat ulang halaman.
list-comma = { ", " }
list-semicolon = { "; " }
rules-label = Aturan
index-switch = Angka di sudut ubin
theme-switch = Warna: { $theme }
theme-system = ikut sistem
theme-light = terang
theme-dark = gelap
language-label = Bahasa
language-draft = Terjemahan ini masih draf. Koreksi Anda sangat membantu.
language-report = Usulkan koreksi
names-label = Nama fan kedua
names-none = tidak ada
help-open = Bantuan
engine-loading = Mesin hitung, 6 MB, hanya saat kunjungan pertama
engine-ready = Mesin hitung siap.
engine-error = Mesin hitung gagal dimuat.
engine-error-crash = Mesin hitung berhenti dua kali.
engine-error-download = Mesin hitung tidak dapat diunduh. Periksa koneksi Anda.
engine-error-timeout = Mesin hitung terlalu lama dimuat.
engine-retry = Coba lagi
update-waiting = Versi baru sudah siap.
update-take = Muat ulang

# Rack
hand-title = Tangan
rack-label = Tangan Anda
rack-empty = Set yang diklaim dan ubin muncul di sini.
rack-take-out = { $tile }, keluarkan
rack-make-winning = { $tile }, jadikan ubin kemenangan
rack-winning = { $tile }, ubin kemenangan, keluarkan
rack-winning-chosen = { $tile }, ubin kemenangan
rack-winning-place = Menang
rack-winning-empty = Belum ada ubin kemenangan
meld-chow = chow { $first }, { $second }, { $third }
meld-pung = pung { $tile }
meld-kong = kong { $tile }
meld-kong-added = kong tambahan { $tile }
meld-concealed_kong = kong tertutup { $tile }
block-pair = pasangan { $tile }
block-knitted = ubin rajut { $tiles }
meld-take-out = { $meld }, keluarkan
public-title = Di meja
public-take-out = { $tile } di meja, keluarkan
choose-winning = Pilih ubin kemenangan
choosing-winning = Ketuk ubin yang membuat Anda menang.

# Toolbar and notation
toolbar-label = Perubahan
undo = Urungkan
redo = Ulangi
clear = Kosongkan
sort = Urutkan
copy = Salin teks
share = Bagikan
notation-label = Tangan sebagai teks
notation-placeholder = 234m55p atau [234m]234p…
notation-waiting = Teks ini dibaca begitu mesin hitung selesai dimuat.
note-copied = Teks disalin.
note-link-copied = Tautan disalin.
note-text-copied = Rincian disalin.
note-json-copied = JSON disalin.
note-saved = Disimpan sebagai { $name }.
note-share-failed = Ini tidak dapat dibuat. Periksa koneksi, lalu coba lagi.
note-copy-failed = Peramban ini tidak mengizinkan halaman menyalin. Pilih teksnya dan salin sendiri.
note-language-failed = Bahasa ini gagal dimuat, jadi halaman tetap seperti semula. Periksa koneksi lalu pilih lagi.
note-winning-chosen = Ubin terakhir, { $tile }, kini menjadi ubin kemenangan.
note-flag-unset = { $flag } tidak lagi dipilih. { $why }
note-example = Ini contoh { $fan }.
note-seen = { $tile } ada di meja.
note-undo = Urungkan
note-link-bad = Tautan ini tidak dapat dibaca: { $part } tidak semestinya ada di sana. Tangan Anda tidak berubah.
note-link-rules = Tautan ini meminta aturan yang tidak ada di halaman ini: { $rules }. Tangan Anda tidak berubah.
note-link-long = Tautan ini lebih dari { $limit } karakter, jadi tidak dibaca. Tangan Anda tidak berubah.
note-link-text = Tangan dalam tautan ini tidak dapat dibaca. Teksnya ada di kolom untuk diperbaiki.

# Picker
mode-label = Ubin yang diketuk menjadi apa
mode-concealed = Tangan
mode-chow = Chow
mode-pung = Pung
mode-kong = Kong
mode-concealed_kong = Kong tertutup
mode-public = Meja
palette-label = Ubin untuk ditambahkan
palette-keys = Tombol panah untuk berpindah, Enter untuk menambah, Alt dan Enter untuk menaruh ubin di meja. Angka dan huruf langsung menambah: 2 3 4 m, lalu E S W N C F P.
palette-tile = { $tile }, sisa { $left }
palette-pending = { $digits } dari jenis apa? Tekan m, p, atau s.
why-four-copies = Keempatnya sudah terpakai.
why-chow-honour = Chow terdiri atas ubin angka.
why-chow-end = Chow dinamai menurut ubin terendahnya, 1 sampai 7.
why-chow-copies = Salah satu dari ketiga ubinnya sudah habis.
why-pung-copies = Sisanya kurang dari tiga.
why-kong-copies = Sisanya kurang dari empat.
why-typed-set = { $tiles } bukan set. Set adalah tiga ubin berurutan, atau tiga atau empat ubin yang sama.
why-no-table = Aturan ini tidak memperhitungkan ubin di meja.
why-four-sets = Sudah ada empat set yang diklaim.

# Circumstances
won-title = Cara menang
source-label = Menang dengan
source-self_draw = Ambil sendiri
source-discard = Buangan
discarder-label = Dibuang oleh
discarder-1 = kanan
discarder-2 = seberang
discarder-3 = kiri
discarder-name = pemain { $player }, { $place }, { $wind }
seat-wind = Angin kursi
round-wind = Angin ronde
events-title = Kejadian khusus
flag-last_wall_tile = Ubin terakhir dinding
flag-kong_replacement = Ubin pengganti kong
flag-robbing_kong = Merampas kong
flag-last_wall_tile-gmcr = Ubin terakhir, buangan terakhir
flag-kong_replacement-gmcr = Menang ubin pengganti
flag-robbing_kong-gmcr = Merampas kong
hint-last_wall_tile = Ubin terakhir yang diambil, atau buangan sesudahnya.
hint-kong_replacement = Menang dengan ubin yang diambil langsung setelah kong.
hint-robbing_kong = Menang dengan ubin yang ditambahkan pada pung. Dihitung sebagai buangan.
hint-last_wall_tile-gmcr = Menang Ubin Terakhir bila diambil sendiri, Menang Buangan Terakhir bila dari buangan.
why-last-robbing = Tidak bersama merampas kong.
why-replacement-self-draw = Harus ambil sendiri.
why-replacement-kong = Harus ada kong di tangan.
why-robbing-discard = Harus dari buangan.
why-robbing-last = Tidak bersama ubin terakhir dinding.
why-robbing-held = Anda tidak boleh memegang ubin lain yang sama dengan ubin yang dirampas.
why-robbing-public = Ubin yang dirampas ada tiga di meja atau tidak ada sama sekali.
flowers-title = Bunga
flower-name = { $number } { $flower }

# Examples, hands by chance, hints
examples-title = Contoh
examples-open = Buka contoh
example-regular_self_draw = Tangan biasa, ambil sendiri
example-one_tile_missing = Sama, kurang satu ubin
example-discard_win = Sama, dari buangan
example-four_concealed_pungs = Empat pung tertutup
random = Tangan acak
random-fan = Fan dalam tangan acak
random-any = dengan fan apa pun
random-named = { $fan }, { $points } poin
hint-seen = Tahan ubin di bawah, atau klik kanan, untuk menaruhnya di meja.
hint-drag = Seret ubin di tangan untuk memindahkannya, atau ke “Menang” untuk menang dengannya.
hint-keys = Lewat papan ketik, tekan 2 3 4 m; tekan ? untuk melihat semuanya. Tempel juga bisa.
hint-away = Mengerti

# Recent hands
recents-open = Tangan terbaru
recents-title = Tangan terbaru
recents-opening = Sedang dicari.
recents-none = Tangan yang Anda hitung disimpan di sini, hanya di perangkat ini. Belum ada satu pun.
recents-unkept = Peramban ini tidak menyimpan tangan untuk halaman ini, jadi semuanya hanya ada selama halaman terbuka.
recents-points = { $points } poin
recents-unnamed = { $points }, { $day }
recents-pick = Buka { $name }
recents-name = Nama
recents-name-of = Nama { $name }
recents-delete = Hapus { $name }
recents-delete-all = Hapus semua
recents-export = Simpan ke berkas
recents-import = Tambah dari berkas
recents-renamed = Nama sudah diganti.
recents-deleted = { $count } tangan dihapus.
recents-added =
    { $added ->
        [0] Tidak ada tangan baru.
       *[other] { $added } tangan ditambahkan.
    } { $known ->
        [0] { "" }
       *[other] { $known } sudah ada di sini.
    }
recents-bad-size = Berkas ini lebih dari { $limit } MB, terlalu besar untuk daftar tangan. Tidak ada yang ditambahkan.
recents-bad-text = Berkas ini bukan daftar tangan: tidak dapat dibaca sebagai JSON. Tidak ada yang ditambahkan.
recents-bad-kind = Berkas ini bukan daftar tangan yang disimpan oleh halaman ini. Tidak ada yang ditambahkan.
recents-bad-version = Berkas ini disimpan oleh versi lain halaman ini, yang tidak dapat dibaca versi ini. Tidak ada yang ditambahkan.
recents-bad-many = Berkas ini berisi lebih dari { $limit } tangan. Tidak ada yang ditambahkan.
recents-bad-hand = Tangan { $number } dalam berkas ini bukan tangan yang utuh. Tidak ada yang ditambahkan.
recents-bad-name = Nama tangan { $number } dalam berkas ini bukan teks sepanjang paling banyak { $limit } karakter. Tidak ada yang ditambahkan.
recents-bad-at = Tanggal tangan { $number } dalam berkas ini tidak masuk akal. Tidak ada yang ditambahkan.
recents-bad-total = Poin tangan { $number } dalam berkas ini tidak masuk akal. Tidak ada yang ditambahkan.

# Help
help-title = Bantuan
help-tap-title = Mengetuk
help-tap = Pilih dahulu ubin itu menjadi apa, lalu ketuk. Untuk chow, ketuk ubin terendahnya. Ketuk ubin atau set di tangan untuk mengeluarkannya, atau seret ke tempat lain. Ubin yang melengkapi tangan adalah ubin kemenangan; untuk memilih yang lain, seret ubin itu ke sana, atau tekan “Menang” di bawahnya dan ketuk ubin lain. Tahan ubin yang bisa ditambahkan, atau klik kanan, untuk menaruhnya di meja, tempat semua pemain melihatnya.
help-keys-title = Tombol
help-keys-tiles = Tambah ubin: angka, lalu jenisnya, m, p, atau s
help-keys-honors = Tambah angin dan naga
help-keys-set = Set yang diklaim: tahan Shift saat menekan jenisnya. Shift C adalah pung naga merah, 4 Shift C kong
help-keys-hidden = Kong tertutup: tahan Shift dan Alt
help-keys-seen = Ubin di meja: tahan Alt
help-keys-backspace = Batalkan langkah terakhir
help-keys-palette = Pada ubin untuk ditambahkan: pindah dan tambah; dengan Alt, taruh di meja
help-keys-hand = Di tangan: pindah, dan keluarkan ubin atau set
help-keys-winning = Di tangan: jadikan ubin kemenangan
help-keys-move = Di tangan: geser ubin atau set; melewati tempat terakhir, ubin menjadi ubin kemenangan
help-keys-undo = Urungkan dan ulangi
help-keys-paste = Tempel tangan atau tautan, di mana saja
help-keys-help = Buka bantuan ini
help-keys-escape = Tinggalkan yang sedang dimulai atau dibuka
help-keys-switch = Huruf dan angka menambah ubin di mana pun Anda berada
help-keys-switched = Bila dimatikan, hanya di tangan dan pada ubin untuk ditambahkan.
help-text-title = Teks
help-text = m berarti karakter, p lingkaran, s bambu; E S W N adalah angin timur, selatan, barat, dan utara; C F P adalah naga merah, hijau, dan putih. Set yang diklaim ditulis dalam kurung siku, dan ubin terakhir di luar kurung adalah ubin kemenangan. Teks GB-Mahjong, kode Botzone, dan panggilan PyMahjongGB juga dibaca.
help-words-title = Istilah
help-guide = Panduan: cara bermain dan menghitung MCR
help-licences = Lisensi bahan pembuat halaman ini

### Rule sets

# A name, its letters where there is little room, what stands beside the switch, and what it is in full.
rules-mcr = MCR 2006
    .code = MCR
    .short = Aturan dunia 2006, min. { $minimum } poin.
    .meaning = Mahjong Competition Rules dari World Mahjong Organization, seperti dicetak tahun 2006 dan seperti dijalankan kalkulator mahjchina. Tangan perlu { $minimum } poin tanpa bunga.
rules-gb = GB Tiongkok
    .code = GB
    .short = Seperti di Tiongkok kini, min. { $minimum } poin.
    .meaning = Permainan yang sama, seperti dimainkan dan dihitung di Tiongkok saat ini. Ada delapan hal yang berbeda dari MCR 2006. Tangan perlu { $minimum } poin tanpa bunga.
rules-gmcr = Guangdong
    .code = GMCR
    .short = MCR Guangdong, min. { $minimum } poin.
    .meaning = Varian Guangdong dari Mahjong Competition Rules, disingkat GMCR: tabel 57 pola dengan nilai tersendiri. Tangan perlu { $minimum } poin dan bernilai paling tinggi 24, atau 36 dengan pola luar biasa. Bunga dan ubin di meja tidak berpengaruh.
ruling = Putusan { $number }
dialog-close = Tutup

# Where they part, whatever the hand.
difference-concealed_by_nature = Di samping fan yang memang selalu tertutup, Tangan Tertutup Penuh tidak dihitung, sedangkan Ambil Sendiri dihitung.
difference-honor_hogs = Empat honor yang sama dalam Tujuh Pasang juga merupakan Empat Serupa.
difference-knitted_waits = Tungguan dihitung meskipun ubin kemenangan semacam dengan salah satu dari sembilan ubin rajut.
difference-kong_values = Dua Kong Tertutup bernilai 6.
difference-mixed_kongs = Satu kong terbuka dan satu kong tertutup adalah fan tersendiri, bernilai 5.
difference-terminals_and_double_pung = Dua Pung Seangka tidak dihitung di samping Semua Terminal.
difference-gates_and_terminal_pungs = Sembilan Gerbang hanya menghapus satu Pung Terminal atau Honor.
difference-green_and_half_flush = Satu Jenis Campur tidak dihitung di samping Semua Hijau.
difference-limits = 4 poin cukup untuk menang. Tangan bernilai paling tinggi 24, atau 36 dengan pola luar biasa, yang lalu berdiri sendiri.
difference-sets_serve_freely = Satu set boleh dipakai untuk semua pola yang cocok.
difference-forms = Tidak ada tangan rajut, dan ketujuh pasang harus berbeda semua.
difference-waits = Tungguan dihitung menurut apa yang dilengkapi ubin kemenangan, baik ubin lain bisa menang maupun tidak.
difference-flowers = Tidak ada bunga, dan ubin di meja tidak berpengaruh.
difference-payments = Bila ambil sendiri, setiap pemain membayar dua kali poin. Bila dari buangan, pembuang membayar empat kali poin dan pemain lain masing-masing sebesar poin. Semua pemenang dibayar.
difference-table = Tabelnya lain: 57 pola dengan nilai tersendiri.

### Passing a hand on

share-title = Bagikan
share-subject = Tangan mahjong
share-link-label = Tautan
share-link = Salin tautan
share-send = Kirim tautan
share-qr = Kode QR
share-code = Kode QR tautan
share-text = Salin sebagai teks
share-notation = Salin notasi
share-png = Gambar, PNG
share-svg = Gambar, SVG
share-print = Cetak
share-file = Simpan JSON
share-json = Salin JSON
share-empty = Belum ada ubin, jadi tautan ini menuju meja kosong.
share-uncopied = Teks untuk disalin sendiri

# What a message and a picture say besides what the page says.
told-verdict = { $rules }: { $verdict }
told-winner = pemenang
told-discard = Buangan { $who }
told-winds = kursi { $seat }, ronde { $round }
told-flowers = bunga { $flowers }
told-public = di meja { $tiles }
told-fan-times = { $name } ({ $times })
told-left-out = Tidak dihitung: { $fans }
told-left-out-fan = { $name } ({ $points })
told-wait = { $tile }: sisa { $copies }, ambil sendiri { $drawn }, buangan { $discard }
told-too-few = { $points } (kurang)

### Compare

compare-open = Bandingkan
compare-title = Satu tangan, semua aturan
compare-tiles =
    { $tiles ->
        [0] Belum ada tangan untuk dibandingkan. Perlu { $full } ubin.
       *[other] Perbandingan perlu tangan utuh: { $full } ubin, sedangkan tangan ini punya { $tiles }.
    }
compare-waiting = Perbandingan muncul begitu mesin hitung selesai dimuat.
compare-caption = Tangan ini menurut setiap aturan: poin, pembayaran, dan fan yang dihitung
compare-total = Poin
compare-held = { $qualifying } jadi { $limit }
compare-wins = cukup
compare-below = perlu { $missing } lagi ke { $minimum }
compare-shapeless = belum jadi
compare-differs = beda
compare-left-out = tidak dihitung
compare-absent = tidak ada
compare-unknown = tanpa fan ini
compare-no_such_fan = tidak punya fan ini.
compare-only_here =
    { $named ->
        [yes] satu-satunya yang punya fan ini, dengan nama { $name }.
       *[no] satu-satunya yang punya fan ini.
    }
compare-other_value =
    { $named ->
        [yes] memberinya { $points }, dengan nama { $name }.
       *[no] memberinya { $points }.
    }
compare-counts_here =
    { $named ->
        [yes] menghitungnya, dengan nama { $name }. Dalam { $base }: { $why }.
       *[no] menghitungnya. Dalam { $base }: { $why }.
    }
compare-holds_here =
    { $named ->
        [yes] menemukannya dalam tangan ini, dengan nama { $name }.
       *[no] menemukannya dalam tangan ini.
    }
compare-left_out = tidak menghitungnya: { $why }.
compare-does_not_hold = tidak menemukannya dalam tangan ini.
compare-throughout = Di mana aturan ini berbeda

### Guide, sources, report

# Pages made at build time; arguments are plain there.
guide-title = Panduan MCR: Kalkulator MCR
guide-page-title = { $title }: Kalkulator MCR
guide-back = Kembali ke kalkulator
places-label = Halaman bacaan
places-guide = Panduan
places-patterns = Pola
places-rulings = Putusan
places-sources = Sumber
places-evidence = Bukti
places-licences = Lisensi
guide-chapters = Bab
guide-turning = Sebelum dan sesudah
guide-prev = Sebelumnya:
guide-next = Berikutnya:
guide-table = Tabel
guide-open = Buka di kalkulator
guide-called = { $set }, diklaim
guide-completed = { $set }, dilengkapi dengan { $tile }
guide-winds = kursi { $seat }, ronde { $round }
guide-flowers = bunga: { $count }
guide-public = di meja: { $tiles }
guide-waits = Menunggu
guide-wait = { $tile }: ambil sendiri { $drawn }, buangan { $discard }
guide-too-few = { $points } (kurang)
guide-no-shape = Bukan bentuk menang.
guide-wins = poin, tangan ini menang
guide-wins-flowers = poin termasuk bunga, tangan ini menang
guide-held = poin yang dibayar, dibatasi nilai tertinggi
guide-short = seluruhnya, kurang { $missing } dari { $minimum } yang diperlukan
guide-short-flowers = seluruhnya, tetapi { $points } tanpa bunga: kurang { $missing } dari { $minimum }
guide-payment-0 = pemenang
guide-payment-1 = kanan
guide-payment-2 = seberang
guide-payment-3 = kiri
sources-ruling = Putusan
sources-source = Sumber
report-link = Tautan tangan, atau tangan sebagai teks
report-odd = Tidak ada tangan yang ditemukan di sini. Salin tautan dari bilah alamat kalkulator, atau dengan tombol bagikannya.
report-label = Teks untuk dikirim
report-text =
    Tangan: { $link }
    Aturan: { $rules }
    Versi: { $version }
    Hasil kalkulator:
    Menurut saya:
    Sebab (teks aturan, halaman atau pasal):
report-copy = Salin teks
report-copied = Teks disalin.
report-open = Pendapat Anda lain?
report-wording =
    Bahasa: { $language }
    Versi: { $version }
    Halaman:
    Tertulis:
    Seharusnya:
    Karena:
rulings-description = Apa yang dilakukan kalkulator bila aturan mahjong diam, salah cetak, atau bertentangan, atas dasar siapa, dan dengan tangan mana.
licences-description = Bahan pembuat halaman ini: setiap bagian yang ditulis orang lain, kegunaannya, dan syarat pemakaiannya.
licences-lead = Halaman ini dibuat dengan karya orang lain. Di sini tercantum setiap bagian yang ada di dalamnya, kegunaannya, dan syarat untuk memakai dan meneruskannya.
licences-fonts = Tidak ada fon di antaranya: huruf ditampilkan dengan fon di perangkat Anda. Aksara pada ubin adalah garis bentuk yang diambil dari satu-satunya fon yang disebut di sini.
licences-texts = Naskah lisensi
licences-source = Kode sumber
licences-for-page = Mesin penghitung nilai, halaman ini, dan gambar ubin.
licences-for-glyphs = Aksara dan angka pada ubin.
licences-for-pyodide = Menjalankan Python di peramban.
licences-for-python = Bahasa yang dipakai mesin penghitung, beserta pustaka bakunya.
licences-for-libraries = Yang diperlukan Python dan Pyodide, dikompilasi ke dalam Pyodide.
licences-for-micropip = Memasang mesin penghitung di peramban.
licences-for-packaging = Membaca nama dan versi paket, di dalam micropip.
licences-for-lit-html = Menggambar halaman.
licences-for-uqr = Menggambar kode QR untuk tautan.
licences-for-comlink = Membawa pertanyaan ke mesin penghitung dan jawabannya kembali.
licences-for-idb-keyval = Menyimpan tangan Anda di perangkat Anda.
licences-for-fluent = Menyampaikan kata-kata halaman dalam bahasa Anda.

# Evidence
evidence-description = Hasil uji kalkulator: tangan yang nilainya diketahui, kesesuaian dengan mesin hitung lain, hukum yang berlaku, ukuran, dan kecepatan.
evidence-lead = Uji mencatat apa yang ditemukannya, dan halaman ini dibuat dari catatan itu. Setelah diubah dengan tangan, halaman ini tidak dapat dibuat.
evidence-run = Uji tanggal { $date }, atas kode sumber { $sources }. Semuanya lulus.
evidence-old = Lebih lama dari kode: kode sudah berubah sejak uji ini.
evidence-none = Belum ada hasil uji yang disimpan.
evidence-again = Untuk membuatnya lagi:
evidence-unmeasured = Tidak diukur untuk versi ini.
evidence-rules = Aturan
evidence-fans = Fan
evidence-cases = Tangan yang nilainya diketahui
evidence-rulings = Tangan dalam putusan
evidence-proved = Hasil yang dibuktikan dari teks aturan
evidence-engine = Mesin hitung lain
evidence-plays = { $engine } memakai { $gb }. Menurut { $mcr } poinnya memang lain di mana keduanya berbeda.
evidence-hands = Tangan
evidence-same = Poin sama
evidence-other = Poin lain
evidence-equal = Poin sama, fan lain
evidence-differences = Perbedaan menurut { $rules }
evidence-explained = Setiap perbedaan dijelaskan oleh putusan; satu tangan bisa terkena beberapa putusan.
evidence-example = Satu contoh tangan
evidence-laws = Hukum
evidence-law = Hukum
evidence-examples = Contoh yang dicoba
evidence-tests = Uji
evidence-passed = Lulus
evidence-browsers = Peramban
evidence-tried = Yang dicoba
evidence-browsers-about = { $browser } lulus semua { $tests } uji halaman, peramban lain lulus uji berikut.
evidence-versions = Versi dan peramban
evidence-program = Program
evidence-version = Versi
evidence-bytes = Bita
evidence-measured = Yang diukur
evidence-first = Kunjungan pertama, terkompresi
evidence-whole = Seluruh situs
evidence-speed = Kecepatan
evidence-speed-about = Dalam persen: kecepatan mesin hitung dibanding PyMahjongGB, dan waktu sampai skor pertama dibanding Python saja di peramban. 100 berarti sama.

### Several winners

settle-open = Beberapa pemenang
settle-title = Siapa membayar siapa
settle-all = { $rules } membayar semua pemenang.
settle-nearest = Dari beberapa pemenang atas satu buangan, { $rules } hanya membayar yang terdekat gilirannya setelah pembuang.
settle-caption = Keempat pemain: siapa yang membuang, poin kemenangan masing-masing, dan selisihnya
settle-player = Pemain
settle-discarder = Membuang
settle-points = Poin
settle-change = Selisih
settle-discards = { $who } membuang
settle-wins = poin { $who }, kosong bila tidak menang

### Verdict

result-title = Hasil
verdict-empty = Ketuk ubin untuk menyusun tangan, atau buka contoh.
verdict-counting = { $tiles } dari { $full } ubin.
verdict-waits =
    { $waits ->
        [0] { $tiles } ubin, dan tidak ada satu ubin pun yang melengkapinya.
       *[other] Kurang satu ubin. Yang melengkapinya:
    }
verdict-wins =
    { $held ->
        [1] poin: { $qualifying } poin, dibatasi menjadi { $points }.
       *[0] { $flowers ->
            [0] poin.
           *[other] poin, { $flowers } dari bunga.
        }
    }
verdict-wins-more = Tangan ini menang.
verdict-below =
    { $flowers ->
        [0] { $points ->
           *[other] poin.
        }
       *[other] poin tanpa bunga.
    }
verdict-below-more = Kurang { $missing } dari { $minimum }, jadi tangan ini tidak boleh dinyatakan menang.
verdict-shapeless = { $tiles } ubin, tetapi bukan empat set dan satu pasangan atau tangan khusus.
verdict-errors =
    { $count ->
        [1] Tangan ini tidak dapat dihitung. Satu hal perlu dibetulkan:
       *[other] Tangan ini tidak dapat dihitung. { $count } hal perlu dibetulkan:
    }
verdict-unread = Teks ini tidak dapat dibaca sebagai tangan. Tangan di rak tidak berubah.
verdict-loading = { $tiles } ubin. Jawabannya muncul begitu mesin hitung selesai dimuat.
verdict-failed = { $tiles } ubin. Mesin hitung gagal dimuat, jadi tidak ada hasil. Coba lagi akan memuatnya kembali.
verdict-scoring = Menghitung.

### Fan lines

fans-title = Fan yang dihitung
fan-times = { $points } × { $count }
fan-whole = seluruh tangan
sum-minimum = perlu { $minimum }
sum-total-undeclared = Total dengan bunga
sum-limit = { $qualifying } poin, dibatasi { $limit }
left-out-under = Tidak dihitung karena { $fan }
left-out-non_repeat = sudah bagian dari { $fan }
left-out-not_together = tidak dihitung di samping { $fan }
left-out-non_separation = set-setnya sudah tergabung dalam { $fan }
left-out-non_identical = set-setnya sudah membentuk satu { $fan }
left-out-account_once = set-setnya sudah terhubung lewat { $fan }
pairing-linked = Dihubungkan dalam urutan ini
pairing-circle =
    { $count ->
        [1] Akan menutup lingkaran
       *[other] Masing-masing akan menutup lingkaran
    }
pairing-chosen = Dipilih
pairing-given-up = Dilepas
readings-title = { $count } cara lain membaca tangan ini
readings-ties =
    { $others ->
        [0] nilainya sama
       *[other] { $count } di antaranya bernilai sama
    }
reading-best = dihitung
reading-tie = nilainya sama
reading-aside = Bacaan lain. Bacaan yang dihitung bernilai { $points } poin.
reading-aside-tie = Bacaan lain, nilainya sama, { $points } poin.
reading-back = Kembali ke sana

### Payments

payments-title = Pembayaran
payment-0 = Anda
payment-1 = pemain 1
payment-2 = pemain 2
payment-3 = pemain 3
payment-0-short = Anda
payment-1-short = 1
payment-2-short = 2
payment-3-short = 3
payment-winner = menang
payment-discarder = membuang

### Waits

waits-title = Ubin yang melengkapinya
waits-tile = Ubin
waits-left = Sisa
waits-gone = habis
waits-never = tidak mungkin
waits-wins = menang
waits-below = kurang
waits-complete = Lengkapi tangan dengan { $tile }
waits-complete-self_draw = Lengkapi dengan { $tile }, ambil sendiri:
waits-complete-discard = Lengkapi dengan { $tile } dari buangan:
waits-complete-self_draw_last = Lengkapi dengan { $tile }, ambil sendiri, yang terakhir dari macamnya:
waits-complete-discard_last = Lengkapi dengan { $tile } dari buangan, yang terakhir dari macamnya:

### What if

lifts-title = Yang akan menaikkannya
lifts-none = Tidak ada satu perubahan pun yang membuatnya mencapai { $minimum } poin.
lifts-more = { $count } lagi
lift-self_draw = Menang dengan ambil sendiri
lift-discard = Menang dari buangan
lift-last_of_kind = Terakhir dari macamnya
lift-tile = { $in } menggantikan { $out }
lift-winning = Menang dengan { $in }, bukan { $out }
lift-below = kurang { $missing }

distance-title = Kurang { $missing } ubin dari bentuk menang
distance-title-left = Dengan ubin yang tersisa, kurang { $missing } dari bentuk menang
distance-spare =
    { $spare ->
        [0] Semua ubin di sini boleh dipertahankan.
       *[other] { $spare } ubin di sini harus dikeluarkan.
    }
distance-useful = Ubin ini mendekatkannya. Angkanya adalah sisa ubin.
distance-any = Ubin apa pun yang tersisa mendekatkannya.
distance-none = Bentuk menang tidak mungkin dicapai: terlalu banyak ubin ada di meja.
distance-discards =
    { $missing ->
        [1] Keluarkan satu, dan setiap ubin di sebelahnya melengkapi tangan. Angkanya adalah sisa ubin.
       *[other] Keluarkan satu, dan setiap ubin di sebelahnya mendekatkan tangan. Angkanya adalah sisa ubin.
    }
distance-more = { $count } lagi yang boleh dikeluarkan
distance-add = Tambah { $tile }, sisa { $copies }
distance-take-out = Keluarkan { $tile }
distance-exchange = Keluarkan { $out }, masukkan { $tile }, sisa { $copies }

# Too little is worse than nothing.
fallback-below = Tanpa poin sama sekali tangan ini malah menang: tangan tanpa fan adalah { $fan } dan bernilai { $worth }. { $points } poin yang ada membuatnya tidak berlaku.
fallback-wins = Tidak ada fan lain yang dihitung, dan justru itu menjadikannya { $fan }, bernilai { $worth }. Dengan 1 sampai { $most } poin tangan ini tidak menang.
fallback-waits = Tangan tanpa fan adalah { $fan }, bernilai { $worth }, dan menang. Dengan 1 sampai { $most } poin tidak.

### Dock

dock-title = Hasil ringkas
dock-counting = { $tiles } dari { $full }
dock-empty = Belum ada ubin
dock-waits =
    { $waits ->
        [0] tak terlengkapi
       *[other] dilengkapi { $waits } ubin
    }
dock-wins =
    { $points ->
       *[other] poin · menang
    }
dock-below =
    { $points ->
       *[other] poin · kurang { $missing }
    }
dock-shapeless = bukan bentuk menang
dock-errors = { $count } masalah
dock-unread = teks tidak terbaca
dock-loading = menunggu mesin hitung
dock-failed = tanpa mesin hitung
dock-scoring = menghitung
dock-show = Tampilkan hasil
dock-back = Kembali ke tangan

### Errors

# What was read, where, and what to do.
where-hand = ubin { $number } di tangan
where-meld = set { $number }
where-public = ubin meja { $number }
where-flower = bunga { $number }
where-seat_wind = angin kursi
where-round_wind = angin ronde
where-win = cara menang
error-invalid_json = Tangan tidak sampai dengan utuh. Ubah satu ubin untuk mengirimnya lagi.
error-wrong_type = { $value } tidak semestinya ada di sini. Masukkan lagi.
error-missing_field = { $field } tidak ada. Masukkan, atau kosongkan tangan dan mulai lagi.
error-unknown_field = { $field } tidak berarti apa-apa di sini. Hapus saja.
error-unknown_rules = Tidak ada aturan bernama { $value }. Pilih salah satu aturan dalam daftar.
error-unknown_tile = { $value } bukan ubin. Ubin adalah 1m sampai 9m, 1p sampai 9p, 1s sampai 9s, E S W N, dan C F P.
error-unknown_meld_kind = { $value } bukan macam set. Set adalah chow, pung, kong, atau kong tertutup.
error-invalid_chow = Tidak ada chow yang dimulai dengan { $tile }. Chow adalah tiga ubin berurutan dari satu jenis, dinamai menurut yang terendah, 1 sampai 7.
error-tile_count-over = { $tiles } ubin, padahal tangan terdiri atas 14 dan kong dihitung 3. Keluarkan { $excess }.
error-tile_count-under = { $tiles } ubin, padahal tangan terdiri atas 14 dan kong dihitung 3. Tambahkan sisanya.
error-too_many_copies = Ada { $copies } ubin { $tile }, padahal hanya ada 4. Keluarkan sebagian dari tangan, set, atau meja.
error-unknown_wind = { $value } bukan angin. Pilih timur, selatan, barat, atau utara.
error-unknown_flower = { $value } bukan bunga. Bunga bernomor 1 sampai 8.
error-duplicate_flower = Bunga { $value } ada dua kali, padahal hanya ada satu. Keluarkan satu.
error-unknown_win_source = { $value } bukan cara menang. Pilih ambil sendiri atau buangan.
error-unknown_player = { $value } bukan pemain yang bisa membuang. Pilih pemain 1, 2, atau 3.
error-too_many_melds = Ada { $melds } set, padahal tangan paling banyak punya 4. Keluarkan sebagian.
error-replacement_needs_self_draw = Ubin pengganti kong diambil dari dinding, jadi kemenangannya harus ambil sendiri. Pilih ambil sendiri, atau batalkan ubin pengganti.
error-replacement_needs_kong = Ubin pengganti diambil setelah kong, dan tangan ini tidak punya kong. Tambahkan kong, atau batalkan ubin pengganti.
error-robbing_needs_discard = Kong yang dirampas berasal dari pemain lain. Pilih pemain yang menambahkannya, atau batalkan perampasan.
error-robbed_tile_held = Anda memegang { $tile } yang lain, jadi tidak ada yang bisa menambahkan kong itu. Batalkan perampasan, atau ganti ubin kemenangan.
error-robbed_tile_public = Di meja ada { $copies } ubin { $tile }. Ubin yang dirampas ada tiga di sana, sebagai pung yang ditambahi, atau tidak ada sama sekali.
error-robbing_excludes_last_wall = Tidak ada kong yang bisa ditambahkan setelah ubin terakhir dinding, jadi tidak ada yang bisa dirampas. Batalkan salah satunya.
error-notation = Karakter { $position }: { $reason }
reason-too_long = tidak ada tangan yang perlu lebih dari { $limit } karakter. Pendekkan teksnya.
reason-unknown_character = { $found } bukan ubin dan bukan tanda. Hapus saja.
reason-mixed = { $found } termasuk cara lain menulis ubin. Pakai satu cara saja.
reason-dragon_digit = { $found } bisa berarti naga mana pun, karena ada dua urutan yang dipakai. Tulis C untuk merah, F untuk hijau, P untuk putih.
reason-no_such_rank = { $found } tidak ada. Ubin angka dari 1 sampai 9, angin dari 1z sampai 4z.
reason-no_suit = { $found } tidak punya jenis. Tulis m, p, atau s sesudahnya.
reason-no_rank = { $found } tidak punya angka di depannya.
reason-no_such_code = { $found } tidak ada. Kodenya W1 sampai W9, B1 sampai B9, T1 sampai T9, F1 sampai F4, J1 sampai J3, dan H1 sampai H8.
reason-flower_place = { $found } adalah bunga. Bunga ditulis paling akhir, setelah garis tegak kedua.
reason-flower_in_meld = bunga tidak bisa menjadi bagian set. Bunga ditulis paling akhir, setelah garis tegak kedua.
reason-not_a_playing_tile = { $found } bukan ubin permainan ini.
reason-open_bracket = kurung ini tidak pernah ditutup. Tutup setelah ubin set itu.
reason-close_bracket = kurung ini tidak pernah dibuka. Buka sebelum ubin set itu.
reason-nested_bracket = set tidak bisa berisi set lain. Tutup dahulu kurung yang pertama.
reason-stray_comma = koma tempatnya di dalam set, setelah ubinnya.
reason-not_a_meld = { $found } bukan set. Tulis tiga ubin berurutan, yang terendah dahulu, atau tiga atau empat ubin yang sama.
reason-chow_claim = { $found } seharusnya 1, 2, atau 3: ubin keberapa dari chow yang diklaim.
reason-pung_giver = { $found } seharusnya 1, 2, atau 3: pung dari pemain kiri, seberang, atau kanan.
reason-kong_giver = { $found } seharusnya 1, 2, atau 3 untuk pemain kiri, seberang, atau kanan, atau 5, 6, atau 7 untuk hal yang sama bila kong ditambahkan pada pung.
reason-context = { $found } seharusnya angin ronde, angin kursi, dan empat kali 0 atau 1, seperti EE1000: ambil sendiri, terakhir dari macamnya, ubin terakhir dinding, kong.
reason-last_of_kind = { $found } tidak mungkin yang terakhir dari macamnya selama Anda memegang yang lain.
reason-flowers = { $found } seharusnya bunga, a sampai h, atau jumlahnya, 0 sampai 8.
reason-too_many_bars = tangan punya paling banyak dua garis tegak, sebelum angin dan sebelum bunga.
reason-only_tiles = hanya ubin yang boleh ada di sini.
reason-call_sign = { $found } tidak semestinya ada di sini. Cetakan program dibaca sebagai (packs, hand, winning tile, …).
reason-call_end = teks berhenti terlalu cepat. Tempel juga sisanya.
reason-call_hand = tidak ada tangan di dalamnya. Dibaca sebagai (packs, hand, winning tile, …).
reason-call_name = argumen { $found } tidak dikenal, atau ada dua kali. Hapus saja.
reason-call_tiles = hanya kode ubin yang boleh ada di sini, seperti 'W1'.
reason-call_pack = ini bukan set. Set ditulis seperti ('CHI', 'W2', 1): CHI, PENG, atau GANG, ubinnya (untuk chow yang tengah), dan 0 sampai 3 untuk pemberinya atau ubin yang diklaim.
reason-call_number = { $field } seharusnya angka dari 0 sampai { $limit }.
reason-call_flag = { $field } seharusnya True atau False.
error-unknown_seat = { $value } bukan kursi di meja ini.
error-duplicate_winner = Satu pemain ada dua kali. Masukkan setiap pemenang sekali saja.
error-several_self_draws = Bila ambil sendiri, pemenangnya hanya satu. Kosongkan poin yang lain, atau pilih buangan.
error-winner_discarded = Pemain yang membuang tidak bisa menang dengan ubin itu. Pilih pembuang lain, atau kosongkan poin ini.
error-winner_below_minimum = { $points } poin tidak menang, karena aturan ini meminta { $minimum }. Betulkan poinnya, atau kosongkan.

### Terms

term-close = Tutup
term-fan = Fan
    .meaning = Pola yang bernilai poin. Poin tangan adalah jumlah poin semua fannya.
term-set = Set
    .meaning = Chow, pung, atau kong. Tangan biasa terdiri atas empat set dan satu pasangan.
term-pair = Pasangan
    .meaning = Dua ubin yang sama. Tangan biasa punya tepat satu.
term-chow = Chow
    .meaning = Tiga ubin berurutan dari satu jenis, misalnya 2 3 4. Anda hanya boleh mengklaimnya dari pemain di kiri Anda, kecuali bila dengannya Anda menang.
term-pung = Pung
    .meaning = Tiga ubin yang sama. Anda boleh mengklaimnya dari pemain mana pun.
term-kong = Kong
    .meaning = Empat ubin yang sama dalam satu set, diklaim atau ditambahkan pada pung. Dihitung sebagai tiga ubin, dan Anda mengambil satu lagi sebagai ganti yang keempat.
term-concealed_kong = Kong tertutup
    .meaning = Empat ubin yang sama yang semuanya Anda ambil sendiri. Ubinnya tertelungkup di meja dan tetap terhitung tertutup.
term-concealed = Tertutup
    .meaning = Hanya terdiri atas ubin yang Anda ambil sendiri. Set yang dilengkapi buangan tidak tertutup.
term-melded = Terbuka
    .meaning = Diklaim dari pemain lain dan dibuka di meja.
term-public = Meja
    .meaning = Ubin yang terlihat oleh semua pemain: buangan dan set terbuka pemain lain. Dari situ diketahui berapa ubin yang tersisa dan apakah ubin kemenangan yang terakhir dari macamnya.
term-winning_tile = Ubin kemenangan
    .meaning = Ubin yang melengkapi tangan. Ubin mana itu bisa mengubah poin.
term-self_draw = Ambil sendiri
    .meaning = Anda menang dengan ubin yang Anda ambil sendiri dari dinding (zimo). Ketiga pemain lain membayar sama besar.
term-discard = Buangan
    .meaning = Anda menang dengan ubin yang dibuang pemain lain. Pemain itu membayar paling banyak.
term-seat_wind = Angin kursi
    .meaning = Angin kursi Anda dalam permainan ini. Bandar adalah timur; selatan, barat, dan utara menyusul menurut giliran.
term-round_wind = Angin ronde
    .meaning = Angin ronde yang sedang dimainkan, berlaku bagi semua pemain.
term-wait = Tungguan
    .meaning = Ubin yang akan melengkapi tangan yang kurang satu ubin.
term-last_tile = Terakhir dari macamnya
    .meaning = Tiga ubin lain yang sama dengan ubin kemenangan sudah terbuka dan terlihat oleh semua.
term-last_wall_tile = Ubin terakhir dinding
    .meaning = Anda menang dengan ubin terakhir dari dinding, atau dengan buangan sesudahnya.
term-kong_replacement = Ubin pengganti kong
    .meaning = Anda menang dengan ubin yang diambil langsung setelah kong. Ubin pengganti bunga tidak termasuk.
term-robbing_kong = Merampas kong
    .meaning = Pemain lain menambahkan ubin keempat pada pung terbuka, dan Anda menang dengan ubin itu.
term-knitted = Ubin rajut
    .meaning = Ubin berselang tiga: 1 4 7 dari satu jenis, 2 5 8 dari jenis lain, dan 3 6 9 dari jenis ketiga.
term-honors = Honor
    .meaning = Angin dan naga.
term-terminals = Terminal
    .meaning = Ubin satu dan sembilan dari ketiga jenis.
term-flowers = Bunga
    .meaning = Ubin yang disisihkan dan diganti begitu diambil. Masing-masing menambah 1 poin pada tangan yang menang, dan tidak membantu mencapai minimum.
term-qualifying = Poin syarat
    .meaning = Poin semua fan tanpa bunga. Jumlah ini harus mencapai minimum.
term-minimum = Minimum
    .meaning = Poin syarat yang diperlukan sebelum tangan boleh dinyatakan menang.
term-total = Total
    .meaning = Dasar pembayaran: poin syarat ditambah bunga, atau nilai tertinggi tangan bila aturan menetapkan batas.
term-principle = Tidak dihitung
    .meaning = Fan yang ada tetapi tidak menambah apa-apa, karena fan lain sudah menyatakan hal yang sama.
term-non_repeat = Sudah termasuk
    .meaning = Bila satu fan selalu ikut dengan fan lain, hanya yang lebih besar yang dihitung.
term-not_together = Tidak bersama
    .meaning = Aturan tidak menghitung kedua fan ini dalam satu tangan, meskipun yang satu bisa ada tanpa yang lain.
term-non_separation = Sudah digabung
    .meaning = Set yang sudah digabung menjadi satu fan tidak dipisah lagi untuk digabung menjadi fan lain di antara set itu sendiri.
term-non_identical = Sudah dipakai
    .meaning = Set yang sudah dipakai untuk satu fan tidak dipakai lagi untuk fan yang sama.
term-account_once = Sudah terhubung
    .meaning = Setelah beberapa set digabung menjadi satu fan, setiap set yang tersisa hanya boleh dihubungkan dengannya satu kali.
term-other-names = Juga { $names }
term-value = { $points } poin
term-number = Nomor { $number } dalam aturan
meaning-example = Contoh
meaning-load = Muat contoh
term-excludes = Menghapus { $names }

### Patterns

patterns-open-fan = Selengkapnya tentang fan ini
patterns-page-title = Pola, { $rules }: Kalkulator MCR
patterns-description = Semua fan dalam Mahjong Competition Rules: nilai, aturan, contoh yang menghitungnya dan contoh yang nyaris, fan yang dihapusnya dan yang dihitung bersamanya.
patterns-controls = Pola yang ditampilkan
patterns-search = Nama, dalam bahasa apa pun
patterns-points = Nilai
patterns-any-points = semua
patterns-family = Terdiri atas
patterns-any-family = semua
patterns-family-special = Tangan khusus
patterns-family-tiles = Seluruh tangan
patterns-family-chows = Chow
patterns-family-pungs = Pung
patterns-family-honors = Angin dan naga
patterns-family-kongs = Kong
patterns-family-winning = Cara menang
patterns-sort = Urutan
patterns-sort-number = nomor
patterns-sort-dearest = termahal
patterns-sort-cheapest = termurah
patterns-sort-name = nama
patterns-loading = Pola sedang dimuat.
patterns-failed = Pola tidak dapat diunduh. Periksa koneksi Anda.
patterns-count =
    { $count ->
        [0] Tidak ada pola yang cocok.
       *[other] { $count } dari { $all } pola
    }
patterns-all = Tampilkan semua
patterns-worth =
    { $points ->
       *[other] poin
    }
patterns-number = No. { $number }
patterns-example-title = Contoh
patterns-example = Contoh { $fan }
patterns-near-miss-title = Nyaris
patterns-near-miss = Nyaris { $fan }
patterns-hand = { $tiles }; ubin kemenangan { $winning }
patterns-open = Buka di kalkulator
    .of = Buka di kalkulator: { $hand }
patterns-total-held = { $points }, dibatasi dari { $qualifying }
patterns-left-out = Menghapus
patterns-left-out-below = Semua pola yang bernilai kurang dari { $points } poin: tidak satu pun dihitung di sampingnya.
patterns-copies = { " " }(hanya { $copies } di antaranya)
patterns-reason-part-printed = bagian darinya, menurut teks aturan
patterns-reason-part-derived = bagian darinya: yang selalu ikut tidak dihitung lagi
patterns-reason-beside-printed = tidak dihitung di sampingnya, menurut teks aturan
patterns-reason-beside-derived = tidak dihitung di sampingnya: hal yang sama tidak dihitung dua kali
patterns-also = Disebut juga
patterns-elsewhere = Dalam aturan lain
patterns-contested = Di mana sumber berbeda
patterns-beside = Dihitung bersama { $count } pola lain
patterns-alone = Tidak ada yang lain dihitung di sampingnya.
patterns-copy-of = Salin tautan ke { $fan }
patterns-note-beside = Apa yang dihitung bersama diketahui dengan menghitung ribuan tangan acak. Jadi setiap gabungan pernah terlihat dalam sebuah tangan, dan gabungan yang langka mungkin belum tercantum.

### Fans

# Names and texts; the values and conditions are in the catalogue.
fan-big_four_winds = Empat Angin Besar
    .text = Pung atau kong dari keempat angin, dan pasangan apa pun.
    .miss = Angin utara hanya pasangan; keempat angin harus menjadi pung atau kong.
fan-big_three_dragons = Tiga Naga Besar
    .text = Pung atau kong dari ketiga naga, satu set lain dan pasangan apa pun.
    .miss = Naga putih hanya pasangan.
fan-all_green = Semua Hijau
    .text = Hanya bambu 2, 3, 4, 6, 8 dan naga hijau. Naga hijau tidak wajib ada, dan tujuh pasang boleh.
    .miss = 1 bambu tidak hijau.
fan-all_green-gmcr =
    .text = Hanya bambu 2, 3, 4, 6, 8 dan naga hijau. Naga hijau tidak wajib ada.
    .miss = Naga merah tidak hijau.
fan-nine_gates = Sembilan Gerbang
    .text = Tidak ada yang terbuka, dan sebelum menang Anda memegang tepat 1112345678999 dari satu jenis, sehingga setiap ubin jenis itu membuat Anda menang.
    .miss = Sebelum menang ada dua angka lima dan tidak ada delapan, jadi tidak setiap ubin bisa menang.
fan-four_kongs = Empat Kong
    .text = Empat kong, terbuka atau tertutup, dan pasangan apa pun.
    .miss = Angin utara adalah pung, bukan kong.
fan-seven_shifted_pairs = Tujuh Pasang Berurutan
    .text = Tujuh pasang dari satu jenis dengan angka berurutan.
    .miss = Pasangannya melompat dari enam ke delapan.
fan-thirteen_orphans = Tiga Belas Yatim
    .text = Setiap terminal dan setiap honor satu, dan salah satunya dua.
    .miss = Di samping honor ada ubin rajut, bukan satu dan sembilan dari setiap jenis.
fan-all_terminals = Semua Terminal
    .text = Hanya satu dan sembilan. Tujuh pasang boleh.
    .miss = Pasangannya angin utara, yang bukan terminal.
fan-all_terminals-gmcr =
    .text = Empat pung atau kong dan satu pasangan, semuanya satu atau sembilan.
    .miss = Pasangannya angin timur, yang bukan terminal.
fan-little_four_winds = Empat Angin Kecil
    .text = Pung atau kong dari tiga angin, pasangan dari angin keempat, dan satu set lain.
    .miss = Pasangannya angka lima, bukan angin keempat.
fan-little_three_dragons = Tiga Naga Kecil
    .text = Pung atau kong dari dua naga, pasangan dari naga ketiga, dan dua set lain.
    .miss = Pasangannya angin timur, bukan naga ketiga.
fan-all_honors = Semua Honor
    .text = Hanya angin dan naga. Tujuh pasang boleh.
    .miss = Pasangannya angka sembilan, bukan honor.
fan-all_honors-gmcr =
    .text = Hanya angin dan naga.
fan-four_concealed_pungs = Empat Pung Tertutup
    .text = Empat pung tertutup atau kong tertutup. Pung yang dilengkapi buangan tidak tertutup.
    .miss = Pung delapan dilengkapi buangan, jadi hanya tiga pung yang tertutup.
fan-pure_terminal_chows = Chow Terminal Murni
    .text = Dua chow 123, dua chow 789 dan sepasang lima, semuanya dari satu jenis.
    .miss = Pasangan limanya lingkaran, sedangkan chownya karakter.
fan-quadruple_chow = Empat Chow Kembar
    .text = Chow yang sama empat kali dari satu jenis.
    .miss = Chow keempat adalah 345, bukan 456.
fan-four_pure_shifted_pungs = Empat Pung Bertingkat
    .text = Empat pung atau kong dari satu jenis dengan angka berurutan.
    .miss = Pungnya melompat dari empat ke enam.
fan-four_shifted_chows = Empat Chow Bertingkat
    .text = Empat chow dari satu jenis, masing-masing mulai satu angka lebih tinggi dari yang sebelumnya, atau masing-masing dua angka.
    .miss = Setelah 345 datang 678, yang mulai tiga angka lebih tinggi, bukan satu.
fan-three_kongs = Tiga Kong
    .text = Tiga kong, terbuka atau tertutup.
    .miss = Delapan adalah pung, jadi hanya ada dua kong.
fan-all_terminals_and_honors = Semua Terminal dan Honor
    .text = Hanya terminal dan honor, dan keduanya ada. Tujuh pasang boleh.
    .miss = Chow 789 berisi tujuh dan delapan.
fan-all_terminals_and_honors-gmcr = Semua Terminal & Honor
    .text = Hanya terminal dan honor, dan keduanya ada.
    .miss = Pung delapan bukan terminal dan bukan honor.
fan-seven_pairs = Tujuh Pasang
    .text = Tujuh pasang, tidak ada yang terbuka. Empat ubin yang sama boleh dipakai sebagai dua pasang.
    .miss = Chow yang diklaim meniadakan tujuh pasang: tidak boleh ada yang terbuka.
fan-greater_honors_and_knitted_tiles = Honor dan Ubin Rajut Besar
    .text = Setiap honor satu, dan tujuh ubin berbeda dari 147 satu jenis, 258 jenis lain, dan 369 jenis ketiga. Tidak ada yang terbuka.
    .miss = Naga putih tidak ada, padahal semua honor harus ada.
fan-all_even_pungs = Semua Pung Genap
    .text = Empat pung atau kong dan satu pasangan, semuanya angka genap.
    .miss = Pasangannya angka lima, yang ganjil.
fan-full_flush = Satu Jenis Murni
    .text = Semua ubin dari satu jenis, tanpa honor.
    .miss = Pasangannya angin timur, yang termasuk honor.
fan-pure_triple_chow = Tiga Chow Kembar
    .text = Chow yang sama tiga kali dari satu jenis.
    .miss = 345 yang ketiga adalah lingkaran, bukan karakter.
fan-pure_shifted_pungs = Tiga Pung Bertingkat Murni
    .text = Tiga pung atau kong dari satu jenis dengan angka berurutan.
    .miss = Pungnya melompat dari tiga ke lima.
fan-upper_tiles = Ubin Atas
    .text = Hanya tujuh, delapan, dan sembilan.
    .miss = Chow 678 berisi enam.
fan-middle_tiles = Ubin Tengah
    .text = Hanya empat, lima, dan enam.
    .miss = Chow 345 berisi tiga.
fan-lower_tiles = Ubin Bawah
    .text = Hanya satu, dua, dan tiga.
    .miss = Chow 234 berisi empat.
fan-pure_straight = Deret Murni
    .text = Chow 123, 456, dan 789 dari satu jenis.
    .miss = Chow 789 adalah lingkaran, bukan karakter.
fan-three_suited_terminal_chows = Chow Terminal Tiga Jenis
    .text = Chow 123 dan 789 dari masing-masing dua jenis, dengan sepasang lima dari jenis ketiga.
    .miss = Pasangannya angka enam, bukan lima.
fan-pure_shifted_chows = Tiga Chow Bertingkat Murni
    .text = Tiga chow dari satu jenis, masing-masing mulai satu angka lebih tinggi dari yang sebelumnya, atau masing-masing dua angka.
    .miss = Dari 234 ke 345 naik satu, lalu ke 567 naik dua, padahal kenaikannya harus sama.
fan-all_fives = Semua Lima
    .text = Setiap set dan pasangannya berisi angka lima.
    .miss = Pasangan enam tidak berisi lima.
fan-triple_pung = Tiga Pung Seangka
    .text = Pung atau kong dengan angka yang sama dari ketiga jenis.
    .miss = Pung bambunya empat, bukan tiga.
fan-three_concealed_pungs = Tiga Pung Tertutup
    .text = Tiga pung tertutup atau kong tertutup. Pung yang dilengkapi buangan tidak tertutup.
    .miss = Pung delapan dilengkapi buangan, jadi hanya dua pung yang tertutup.
fan-lesser_honors_and_knitted_tiles = Honor dan Ubin Rajut Kecil
    .text = Empat belas ubin berbeda: honor, dan ubin dari 147 satu jenis, 258 jenis lain, dan 369 jenis ketiga. Tidak ada yang terbuka.
    .miss = Ada pung dan pasangan, padahal keempat belas ubin harus berbeda.
fan-knitted_straight = Deret Rajut
    .text = 147 dari satu jenis, 258 dari jenis lain, dan 369 dari jenis ketiga. Sisanya satu set dan satu pasangan, atau lima honor berbeda.
    .miss = 8 lingkaran tidak ada, jadi kesembilan ubin rajut tidak lengkap.
fan-upper_four = Empat Atas
    .text = Hanya enam, tujuh, delapan, dan sembilan.
    .miss = Chow 567 berisi lima.
fan-lower_four = Empat Bawah
    .text = Hanya satu, dua, tiga, dan empat.
    .miss = Chow 345 berisi lima.
fan-big_three_winds = Tiga Angin Besar
    .text = Pung atau kong dari tiga angin.
    .miss = Angin utara hanya pasangan.
fan-mixed_straight = Deret Campur
    .text = Chow 123, 456, dan 789, satu dari setiap jenis.
    .miss = Chow 123 dan 789 sama-sama karakter, dan dari bambu tidak ada.
fan-reversible_tiles = Ubin Bolak-Balik
    .text = Hanya ubin yang tampak sama bila dibalik: lingkaran 1234589, bambu 245689, dan naga putih.
    .miss = 3 bambu tampak lain bila dibalik.
fan-mixed_triple_chow = Tiga Chow Seangka
    .text = Chow yang sama dari ketiga jenis.
    .miss = Chow bambunya 456, bukan 345.
fan-mixed_shifted_pungs = Tiga Pung Bertingkat Campur
    .text = Tiga pung atau kong, satu dari setiap jenis, dengan angka berurutan.
    .miss = Pung tiga dan pung empat sama-sama lingkaran, dan dari bambu tidak ada pung.
fan-chicken_hand = Tangan Ayam
    .text = Tangan menang tanpa fan lain, dengan cara apa pun ubinnya dibaca. Bunga tidak berpengaruh.
    .miss = Anda mengambil sendiri ubin kemenangan, dan Ambil Sendiri adalah fan.
fan-last_tile_draw = Ambil Ubin Terakhir
    .text = Anda mengambil ubin terakhir dari dinding dan menang dengannya.
    .miss = Ubin kemenangan adalah buangan, bukan diambil dari dinding.
fan-last_tile_claim = Klaim Buangan Terakhir
    .text = Anda menang dari buangan setelah ubin terakhir dinding.
    .miss = Anda mengambil sendiri ubin terakhir, dan tidak ada yang membuangnya.
fan-out_with_replacement_tile = Menang Ubin Pengganti
    .text = Anda menyatakan kong dan menang tepat dengan ubin yang diambil untuknya. Ubin pengganti bunga tidak termasuk.
    .miss = Ubin kemenangan adalah ambilan biasa, bukan ubin setelah kong.
fan-robbing_the_kong = Merampas Kong
    .text = Anda menang dengan ubin yang ditambahkan pemain lain pada pung terbuka untuk menjadikannya kong.
    .miss = Ubin kemenangan adalah buangan biasa, bukan yang ditambahkan pada pung.
fan-robbing_the_kong-gmcr =
    .text = Anda menang dengan ubin yang ditambahkan pemain lain pada pung terbuka.
fan-two_concealed_kongs = Dua Kong Tertutup
    .text = Dua kong tertutup.
    .miss = Kong delapan diklaim, jadi hanya satu yang tertutup.
fan-all_pungs = Semua Pung
    .text = Empat pung atau kong dan satu pasangan.
    .miss = 345 bambu adalah chow.
fan-all_pungs-gmcr =
    .miss = 678 lingkaran adalah chow.
fan-half_flush = Satu Jenis Campur
    .text = Ubin dari satu jenis bersama honor.
    .miss = Ada ubin dari dua jenis, lingkaran dan bambu.
fan-half_flush-gmcr =
    .text = Satu jenis bersama honor.
    .miss = Ada ubin dari dua jenis, karakter dan lingkaran.
fan-mixed_shifted_chows = Tiga Chow Bertingkat Campur
    .text = Tiga chow, satu dari setiap jenis, masing-masing mulai satu angka lebih tinggi dari yang sebelumnya.
    .miss = Setiap chow mulai dua angka lebih tinggi dari yang sebelumnya, bukan satu.
fan-all_types = Semua Golongan
    .text = Karakter, lingkaran, bambu, angin, dan naga semuanya ada di tangan.
    .miss = Tidak ada angin.
fan-all_types-gmcr =
    .text = Karakter, lingkaran, bambu, angin, dan naga semuanya muncul.
    .miss = Tidak ada naga.
fan-melded_hand = Tangan Terbuka
    .text = Empat set diklaim dari pemain lain, dan pasangannya dilengkapi ubin pemain lain.
    .miss = Anda mengambil sendiri ubin kemenangan, padahal harus dari buangan.
fan-two_dragon_pungs = Dua Pung Naga
    .text = Pung atau kong dari dua naga.
    .miss = Naga hijau hanya pasangan.
fan-outside_hand = Tangan Luar
    .text = Setiap set dan pasangannya berisi terminal atau honor.
    .miss = Chow 678 tidak berisi terminal ataupun honor.
fan-fully_concealed_hand = Tangan Tertutup Penuh
    .text = Anda tidak mengklaim apa pun dan mengambil sendiri ubin kemenangan. Kong tertutup boleh.
    .miss = Ubin kemenangan adalah buangan.
fan-two_melded_kongs = Dua Kong Terbuka
    .text = Dua kong, paling sedikit satu terbuka.
    .miss = Angin timur adalah pung, jadi hanya ada satu kong.
fan-two_melded_kongs-gb =
    .text = Dua kong terbuka.
fan-last_tile = Terakhir dari Macamnya
    .text = Tiga ubin lain yang sama dengan ubin kemenangan terbuka dan terlihat oleh semua: di buangan, atau dalam set terbuka.
    .miss = Dua ubin lain yang sama dengan ubin kemenangan ada di tangan Anda, tidak terbuka.
fan-dragon_pung = Pung Naga
    .text = Pung atau kong naga.
    .miss = Naga merah hanya pasangan.
fan-dragon_pung-gmcr =
    .text = Pung atau kong naga. Dihitung untuk masing-masing.
    .miss = Pungnya angin utara, yang bukan naga.
fan-prevalent_wind = Pung Angin Ronde
    .text = Pung atau kong angin ronde.
    .miss = Angin rondenya timur, sedangkan pungnya angin selatan.
fan-seat_wind = Pung Angin Kursi
    .text = Pung atau kong angin kursi Anda.
    .miss = Angin kursi Anda selatan, sedangkan pungnya angin timur.
fan-concealed_hand = Tangan Tertutup
    .text = Anda tidak mengklaim apa pun selain ubin kemenangan. Kong tertutup boleh.
    .miss = Ada chow yang diklaim sebelum menang.
fan-all_chows = Semua Chow
    .text = Empat chow dan satu pasangan, tanpa honor. Dalam deret rajut, ubin rajut menggantikan tiga chow.
    .miss = Pasangannya angin timur, yang termasuk honor.
fan-tile_hog = Empat Serupa
    .text = Empat ubin angka yang sama yang bukan kong. Dihitung untuk setiap empat ubin seperti itu.
    .miss = Keempat ubin yang sama itu adalah kong.
fan-tile_hog-gb =
    .text = Empat ubin yang sama yang bukan kong. Dihitung untuk setiap empat ubin seperti itu.
fan-tile_hog-gmcr =
    .text = Keempat ubin dari satu macam ubin angka tanpa menyatakan kong. Dihitung untuk setiap macam.
fan-double_pung = Dua Pung Seangka
    .text = Dua pung atau kong dengan angka yang sama dari dua jenis. Dihitung untuk setiap angka seperti itu.
    .miss = Tidak ada dua pung dengan angka yang sama.
fan-two_concealed_pungs = Dua Pung Tertutup
    .text = Dua pung tertutup atau kong tertutup. Pung yang dilengkapi buangan tidak tertutup.
    .miss = Pung delapan dilengkapi buangan, jadi hanya satu pung yang tertutup.
fan-concealed_kong = Kong Tertutup
    .text = Satu kong tertutup: empat ubin yang sama, semuanya Anda ambil sendiri dan Anda nyatakan.
    .miss = Kongnya diklaim dari buangan, jadi terbuka.
fan-all_simples = Semua Simpel
    .text = Tanpa terminal dan tanpa honor.
    .miss = Pasangannya angka satu, yang termasuk terminal.
fan-all_simples-gmcr =
    .miss = Chow 789 berisi sembilan.
fan-pure_double_chow = Dua Chow Kembar
    .text = Chow yang sama dua kali dari satu jenis.
    .miss = Tidak ada chow yang muncul dua kali: yang ada 123, 234, 456, dan 789.
fan-mixed_double_chow = Dua Chow Seangka
    .text = Chow yang sama dari dua jenis.
    .miss = Tidak ada chow yang muncul dua kali: yang ada 234, 345, dan 678.
fan-short_straight = Deret Pendek
    .text = Dua chow dari satu jenis yang membentuk enam angka berurutan.
    .miss = Dari 345 ke 789, angka enam tidak ada.
fan-two_terminal_chows = Dua Chow Terminal
    .text = Chow 123 dan 789 dari satu jenis.
    .miss = Chow yang rendah adalah 234, bukan 123.
fan-pung_of_terminals_or_honors = Pung Terminal atau Honor
    .text = Pung atau kong satu atau sembilan, atau angin yang bukan angin kursi Anda dan bukan angin ronde. Dihitung untuk setiap set seperti itu.
    .miss = Timur adalah angin kursi Anda dan angin ronde, jadi pungnya dihitung sebagai itu.
fan-melded_kong = Kong Terbuka
    .text = Satu kong terbuka: diklaim dari buangan, atau dibuat dengan menambahkan ubin keempat pada pung terbuka.
    .miss = Kongnya tertutup.
fan-one_voided_suit = Tanpa Satu Jenis
    .text = Tepat dua dari ketiga jenis ada di tangan. Honor tidak berpengaruh.
    .miss = Pasangan bambu memasukkan jenis ketiga.
fan-no_honors = Tanpa Honor
    .text = Tanpa angin dan tanpa naga.
    .miss = Pasangannya angin timur, yang termasuk honor.
fan-edge_wait = Tunggu Tepi
    .text = Anda hanya bisa menang dengan satu macam ubin, dan ubin itu 3 dari 123 atau 7 dari 789.
    .miss = Ubin kemenangan adalah 1 dari 123, dan 4 juga akan menang.
fan-closed_wait = Tunggu Tengah
    .text = Anda hanya bisa menang dengan satu macam ubin, dan ubin itu ubin tengah sebuah chow.
    .miss = Ubin kemenangan adalah ujung bawah 456, dan 7 juga akan menang.
fan-single_wait = Tunggu Tunggal
    .text = Anda hanya bisa menang dengan satu macam ubin, dan ubin itu melengkapi pasangan.
    .miss = Dengan menunggu pada 3456, angka 3 juga akan menang.
fan-single_wait-gmcr =
    .text = Ubin kemenangan adalah 3 dari 123, 7 dari 789, ubin tengah sebuah chow, atau separuh pasangan. Ubin lain boleh juga menang.
    .miss = Ubin kemenangan adalah ujung 345, bukan tengahnya.
fan-self_drawn = Ambil Sendiri
    .text = Anda mengambil sendiri ubin kemenangan.
    .miss = Ubin kemenangan adalah buangan.
fan-flower_tiles = Ubin Bunga
    .text = Satu poin untuk setiap bunga. Bunga tidak membantu mencapai minimum.
    .miss = Tidak ada bunga.
fan-melded_and_concealed_kong = Kong Terbuka dan Tertutup
    .text = Satu kong terbuka dan satu kong tertutup.
    .miss = Kedua kong terbuka.
fan-dead_wall_win = Menang Ubin Pengganti
    .text = Anda menyatakan kong dan menang dengan ubin yang diambil untuknya.
    .miss = Ubin kemenangan adalah ambilan biasa, bukan ubin setelah kong.
fan-last_tile_win = Menang Ubin Terakhir
    .text = Anda mengambil ubin terakhir dari dinding dan menang dengannya. Ubin pengganti kong tidak termasuk.
    .miss = Ubin kemenangan adalah buangan, bukan diambil dari dinding.
fan-last_discard_win = Menang Buangan Terakhir
    .text = Anda menang dari buangan setelah ubin terakhir dinding.
    .miss = Anda mengambil sendiri ubin terakhir, dan tidak ada yang membuangnya.
fan-all_chows_and_no_honors = Semua Chow Tanpa Honor
    .text = Empat chow dan sepasang ubin angka.
    .miss = Pasangannya angin timur, yang termasuk honor.
fan-seat_wind_pung = Pung Angin Kursi
    .text = Pung atau kong angin kursi Anda.
    .miss = Angin kursi Anda selatan, sedangkan pungnya angin timur.
fan-round_wind_pung = Pung Angin Ronde
    .text = Pung atau kong angin ronde. Bila juga angin kursi Anda, keduanya dihitung.
    .miss = Angin rondenya timur, sedangkan pungnya angin selatan.
fan-small_3_dragons = 3 Naga Kecil
    .text = Pung atau kong dari dua naga dan pasangan dari naga ketiga.
    .miss = Pasangannya angin timur, bukan naga ketiga.
fan-pure_flush = Satu Jenis Murni
    .text = Semua ubin dari satu jenis, tanpa honor.
    .miss = Pasangannya angin timur, yang termasuk honor.
fan-small_4_winds = 4 Angin Kecil
    .text = Pung atau kong dari tiga angin dan pasangan dari angin keempat.
    .miss = Pasangannya naga merah, bukan angin keempat.
fan-big_3_dragons = 3 Naga Besar
    .text = Pung atau kong dari ketiga naga.
    .miss = Naga putih hanya pasangan.
fan-impure_13_orphans = 13 Yatim Tak Murni
    .text = Setiap terminal dan setiap honor satu, dan salah satunya dua, yang sudah Anda pegang sebelum menang.
    .miss = Sebelum menang tidak ada pasangan, jadi ini 13 Yatim Murni.
fan-pure_13_orphans = 13 Yatim Murni
    .text = Setiap terminal dan setiap honor satu sebelum menang, sehingga ubin kedua dari yang mana pun membuat Anda menang.
    .miss = Pasangannya sudah ada sebelum menang, jadi ini 13 Yatim Tak Murni.
fan-pure_9_gates = 9 Gerbang Murni
    .text = Tidak ada yang terbuka, dan sebelum menang Anda memegang tepat 1112345678999 dari satu jenis, sehingga setiap ubin jenis itu membuat Anda menang.
    .miss = Sebelum menang ada dua angka lima dan tidak ada delapan, jadi tidak setiap ubin bisa menang.
fan-big_4_winds = 4 Angin Besar
    .text = Pung atau kong dari keempat angin, dan pasangan apa pun.
    .miss = Angin utara hanya pasangan; keempat angin harus menjadi pung atau kong.
fan-4_kongs = 4 Kong
    .text = Empat kong, terbuka atau tertutup, dan satu pasangan.
    .miss = Angin timur adalah pung, bukan kong.
fan-self_drawn_hand = Tangan Ambil Sendiri
    .text = Anda tidak mengklaim apa pun kecuali, mungkin, ubin kemenangan. Kong tertutup boleh.
    .miss = Ada chow yang diklaim sebelum menang.
fan-258_pair = Pasangan 258
    .text = Di samping empat set, pasangannya dua, lima, atau delapan.
    .miss = Pasangannya angka enam.
fan-2_suits = 2 Jenis
    .text = Tepat dua jenis dan tanpa honor.
    .miss = Ada ubin dari ketiga jenis.
fan-2_identical_chows = 2 Chow Kembar
    .text = Chow yang sama dua kali dari satu jenis.
    .miss = Tidak ada chow yang muncul dua kali: yang ada 123, 234, 567, dan 789.
fan-old_and_young_chows = Chow Tua & Muda
    .text = Chow 123 dan 789 dari satu jenis. Dihitung dua kali bila masing-masing ada dua.
    .miss = Chow yang tinggi adalah 678, bukan 789.
fan-old_and_young_pungs = Pung Tua & Muda
    .text = Pung atau kong satu dan sembilan dari satu jenis. Dihitung untuk setiap jenis.
    .miss = Pung yang tinggi adalah delapan, bukan sembilan.
fan-half_outside_hand = Tangan Luar Campur
    .text = Setiap set dan pasangannya berisi terminal atau honor, dan keduanya ada di tangan.
    .miss = Chow 678 tidak berisi terminal ataupun honor.
fan-pure_outside_hand = Tangan Luar Murni
    .text = Setiap set dan pasangannya berisi terminal, dan tidak ada honor.
    .miss = Pasangannya angin timur, yang termasuk honor.
fan-3_self_drawn_pungs = 3 Pung Ambil Sendiri
    .text = Tiga pung yang Anda ambil sendiri atau kong tertutup. Pung yang dilengkapi buangan tidak termasuk.
    .miss = Pung delapan dilengkapi buangan, jadi hanya dua pung yang diambil sendiri.
fan-3_consecutive_pungs = 3 Pung Berurutan
    .text = Tiga pung atau kong dari satu jenis dengan angka berurutan.
    .miss = Pungnya melompat dari tiga ke lima.
fan-3_similar_chows = 3 Chow Seangka
    .text = Chow yang sama dari ketiga jenis.
    .miss = Chow bambunya 345, bukan 234.
fan-3_similar_pungs = 3 Pung Seangka
    .text = Pung atau kong dengan angka yang sama dari ketiga jenis.
    .miss = Pung bambunya empat, bukan tiga.
fan-double_double = Kembar Ganda
    .text = Dua chow kembar, dan dua chow kembar lainnya.
    .miss = Hanya 234 yang muncul dua kali; 678 dan 789 berbeda.
fan-4_consecutive_pungs = 4 Pung Berurutan
    .text = Empat pung atau kong dari satu jenis dengan angka berurutan.
    .miss = Pungnya melompat dari empat ke enam.
fan-4_self_drawn_pungs = 4 Pung Ambil Sendiri
    .text = Empat pung yang Anda ambil sendiri atau kong tertutup.
    .miss = Pung delapan dilengkapi buangan, jadi hanya tiga pung yang diambil sendiri.
fan-4_called_pungs = 4 Pung Klaim
    .text = Empat pung atau kong, tidak satu pun diambil sendiri. Yang dilengkapi buangan kemenangan terhitung diklaim.
    .miss = Anda mengambil sendiri ubin kemenangan, jadi hanya tiga pung yang diklaim.
fan-golden_wait = Tunggu Emas
    .text = Empat set diklaim (kong tertutup tidak termasuk), dan ubin kemenangan melengkapi pasangan. Tunggu Tunggal juga dihitung.
    .miss = Hanya tiga set yang diklaim.
fan-keystone_wait = Tunggu Batu Kunci
    .text = Ubin kemenangan adalah lima di tengah 456. Tunggu Tunggal juga dihitung.
    .miss = Ubin kemenangan adalah empat di tengah 345, bukan lima dari 456.
fan-flower_straight = Deret Bunga
    .text = Chow 123, 456, dan 789, satu dari setiap jenis.
    .miss = Chow bambunya 678, bukan 789.
fan-2_self_drawn_pungs = 2 Pung Ambil Sendiri
    .text = Dua pung yang Anda ambil sendiri atau kong tertutup.
    .miss = Pung delapan dilengkapi buangan, jadi hanya satu pung yang diambil sendiri.
fan-2_kongs = 2 Kong
    .text = Dua kong apa pun.
    .miss = Delapan adalah pung, jadi hanya ada satu kong.
fan-3_values = 3 Nilai
    .text = Hanya tiga nilai dalam seluruh tangan. Setiap angka adalah satu nilai; semua angin bersama satu nilai, begitu pula semua naga.
    .miss = Ada empat nilai: dua, tujuh, delapan, dan angin.
fan-all_linked = Semua Terkait
    .text = Setiap set dan pasangannya berisi angka yang sama.
    .miss = Chow 678 tidak berisi lima.
fan-3_identical_chows = 3 Chow Kembar
    .text = Chow yang sama tiga kali dari satu jenis.
    .miss = Chow ketiga adalah 345, bukan 234.
fan-3_kongs = 3 Kong
    .text = Tiga kong apa pun.
    .miss = Delapan adalah pung, jadi hanya ada dua kong.
fan-7_pairs = 7 Pasang
    .text = Tujuh pasang yang berbeda, dan tidak ada yang terbuka.
    .miss = Chow yang diklaim meniadakan tujuh pasang: tidak boleh ada yang terbuka.
fan-2_values = 2 Nilai
    .text = Hanya dua nilai dalam seluruh tangan. Setiap angka adalah satu nilai; semua angin bersama satu nilai, begitu pula semua naga.
    .miss = Ada tiga nilai: tiga, tujuh, dan delapan.
fan-258_hand = Tangan 258
    .text = Hanya dua, lima, dan delapan.
    .miss = Pasangannya angka enam.
fan-4_identical_chows = 4 Chow Kembar
    .text = Chow yang sama empat kali dari satu jenis.
    .miss = Chow keempat adalah 345, bukan 234.

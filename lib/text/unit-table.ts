/** A unit of measurement: a basic one, and how many of those it is. */
export interface Unit {
  base: string;
  factor: number;
}

const [minute, hour, day] = [60, 3600, 86_400];
const year = 365.25 * day;

/**
 * A unit as its basic unit, how many of those it is, and its words and signs in all languages; `*` stands for any ending and `_` for a
 * space. What may be several units, such as a pound, is listed with each. Own lists.
 */
type UnitRow = readonly [base: string, factor: number, words: string];

const measures: readonly UnitRow[] = [
  [
    'percent',
    1,
    '% ٪ ％ percent percentage* per_cent percentage_point* prozent* pour_cent por_ciento por_cento per_cento procent* процент* yüzde phần_trăm persen प्रतिशत फ़ीसदी 퍼센트 프로 パーセント 百分点 百分點 个百分点 個百分點 เปอร์เซ็นต์',
  ],
  [
    'second',
    1,
    'sec secs second seconds sekund* segundo segundos seconde secondes secondi secondo секунд* giây detik saniye* ثانية ثواني ثوان सेकंड 초 秒 วินาที',
  ],
  [
    'second',
    minute,
    'min mins minute minutes minuten minuto minutos minuti minuut minut minuta minuty минут* dakika* phút menit دقيقة دقائق मिनट 분 分钟 分鐘 分間 นาที',
  ],
  [
    'second',
    hour,
    'h hr hrs hour hours stunde* heure heures hora horas ora ore uur uren час часа часов часам godzin* saat* giờ tiếng jam ساعة ساعات घंटा घंटे 시간 小时 小時 時間 钟头 鐘頭 ชั่วโมง',
  ],
  [
    'second',
    day,
    'day days tag tage tagen día días dia dias jour jours giorno giorni dag dagen день дня дней dzień dni gün* ngày hari يوم أيام दिन 일 天 日 วัน',
  ],
  [
    'second',
    7 * day,
    'week weeks woche* semaine semaines semana semanas settiman* weken недел* tydzień tygod* hafta* tuần minggu pekan أسبوع أسابيع सप्ताह हफ्ते हफ़्ते 주 周 週 星期 礼拜 禮拜 สัปดาห์',
  ],
  [
    'second',
    year / 12,
    'month months monat* mois mes meses mese mesi maand maanden месяц* miesiąc* miesięc* ay ayda aylık tháng bulan شهر أشهر شهور महीने महीना 개월 달 个月 個月 ヶ月 か月 カ月 ヵ月 ケ月 เดือน',
  ],
  [
    'second',
    year,
    'year years yr yrs jahr* ans année années año años ano anos anno anni jaar jaren год года лет годов roku lat lata yıl* năm tahun سنة سنوات عام أعوام साल वर्ष 년 年 周年 週年 ปี',
  ],
  ['second', 10 * year, 'decade decades jahrzehnt* décennie* década* decenni* dekad* десятилет* dasawarsa thập_kỷ عقود दशक'],
  [
    'second',
    100 * year,
    'century centuries jahrhundert* siècle* siglo* século* secoli eeuw* века веков wieków yüzyıl* thế_kỷ abad قرون सदी शताब्दी 세기 世纪 世紀 ศตวรรษ',
  ],
  ['meter', 1e-3, 'mm millimeter* millimetre* millimètre* milímetro* millimetr* миллиметр* milimetr* 毫米 ミリ 밀리미터'],
  [
    'meter',
    1e-2,
    'cm centimeter* centimetre* zentimeter* centimètre* centímetro* centimetr* сантиметр* santim* 厘米 公分 センチ 센티미터 सेंटीमीटर เซนติเมตร',
  ],
  [
    'meter',
    1,
    'meter meters metern metre* mètre* metro metros metri метр* metr metry metrów mét متر أمتار मीटर 미터 米 公尺 メートル เมตร',
  ],
  [
    'meter',
    1e3,
    'km kilometer* kilometre* kilomètre* kilómetro* quilómetro* quilômetro* chilometr* километр* kilometr* كيلومتر किलोमीटर 킬로미터 公里 千米 キロメートル キロ กิโลเมตร',
  ],
  [
    'meter',
    1609.344,
    'mile miles meile* milla millas milha milhas miglia mijl миля мили миль dặm ميل أميال मील 마일 英里 マイル',
  ],
  ['meter', 0.3048, 'foot feet ft fuß pied pieds pies pés piedi 피트 英尺 フィート'],
  ['meter', 0.0254, 'inch inches zoll pouce pouces pulgada* polegada* pollic* дюйм* इंच 인치 英寸 インチ'],
  ['gram', 1e-3, 'mg milligram* milligramm* miligram* миллиграмм* 毫克 ミリグラム ミリ 밀리그램'],
  [
    'gram',
    1,
    'gram grams gramm gramme* gramo gramos grama gramas grammo grammi грамм* gramów gramy جرام غرام ग्राम 그램 克 グラム กรัม',
  ],
  [
    'gram',
    1e3,
    'kg kilo kilos kilogram* quilo quilos quilogram* chilo chili chilogramm* килограмм* кг كيلو كيلوغرام किलो किलोग्राम 킬로그램 公斤 千克 キログラム キロ กิโลกรัม',
  ],
  ['gram', 1e6, 'ton tons tonne tonnes tonnen tonelada* tonnellat* тонн* tony tấn طن टन 톤 吨 噸 トン'],
  ['gram', 453.6, 'pound pounds lb lbs libra libras libbre фунт* pfund 파운드 磅 ポンド'],
  ['gram', 500, 'pfund 斤'],
  ['gram', 28.35, 'ounce ounces oz unze* onza onzas onças унци* 온스 盎司 オンス'],
  ['byte', 1 / 8, 'bit bits бит* 비트 ビット'],
  ['byte', 1e3 / 8, 'kbit kilobit*'],
  ['byte', 1e6 / 8, 'mbit mbits megabit* мегабит* メガビット'],
  ['byte', 1e9 / 8, 'gbit gbits gigabit* гигабит* ギガビット'],
  ['byte', 1, 'byte bytes octet octets байт* bajt* 바이트 字节 位元組 バイト'],
  ['byte', 1e3, 'kb kilobyte* kilobajt* kilooctet* килобайт* кб 킬로바이트 キロバイト'],
  ['byte', 1e6, 'mb megabyte* megabajt* mégaoctet* мегабайт* мб 메가바이트 兆字节 メガバイト'],
  ['byte', 1e9, 'gb gig gigs gigabyte* gigabajt* gigaoctet* гигабайт* гб 기가바이트 ギガバイト'],
  ['byte', 1e12, 'tb terabyte* terabajt* téraoctet* терабайт* 테라바이트 テラバイト'],
  ['celsius', 1, '°c ℃ celsius degree* grad degré* grado* graus graden градус* stopni* derece* độ درجة درجات डिग्री 도 度 ° องศา'],
  [
    'fahrenheit',
    1,
    '°f ℉ fahrenheit degree* grad degré* grado* graus graden градус* stopni* derece* độ درجة درجات डिग्री 도 度 ° องศา',
  ],
];

/** Matches a unit in a script in which it may be written without a space behind its number. */
export const unspacedUnit = /^[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}\p{Script=Hang}\p{Script=Thai}]/u;

/** The currencies and their parts. */
export const currencies: readonly UnitRow[] = [
  [
    'dollar',
    1,
    '$ us$ usd dollar dollars dólar* dollari доллар* dolar* đô دولار دولارات डॉलर 달러 美元 美金 ドル 米ドル buck bucks ดอลลาร์',
  ],
  ['dollar', 0.01, 'cent cents ¢ centavos цент* 센트 美分 セント'],
  ['euro', 1, '€ eur euro euros евро يورو यूरो 유로 欧元 歐元 ユーロ ยูโร'],
  ['euro', 0.01, 'cent cents céntimo* centime* cêntimo* centesimi цент* 센트 セント'],
  ['pound', 1, '£ gbp pound pounds quid pfund livre livres libra libras sterlin* фунт* جنيه 파운드 英镑 英鎊 ポンド'],
  ['pound', 0.01, 'pence'],
  ['yen', 1, '¥ ￥ jpy yen иен* 엔 日元 日圓 円'],
  ['yuan', 1, '¥ ￥ cny rmb yuan yuans renminbi юан* 위안 元 块钱 塊錢 人民币 人民幣'],
  ['won', 1, '₩ krw 원 韩元 韓元 ウォン'],
  ['rupee', 1, '₹ inr rupee rupees रुपये रुपए 卢比 ルピー'],
  ['rupiah', 1, 'idr rp rupiah'],
  ['dong', 1, '₫ vnd đồng'],
  ['baht', 1, '฿ thb baht บาท'],
  ['ruble', 1, '₽ rub rubel* ruble rubles rouble* rublo* рубл* 卢布 ルーブル'],
  ['lira', 1, '₺ lira liras lirası liraya liradan lire'],
  ['złoty', 1, 'zł pln złot* zloty zlotys'],
  ['franc', 1, 'chf franc francs franken franco francos franchi франк* 法郎 フラン'],
  ['real', 1, 'r$ brl reais'],
  ['peso', 1, '$ mxn peso pesos'],
  ['crown', 1, 'kr sek dkk nok czk krone* kroner kronor krona koruna korun крон*'],
  ['riyal', 1, 'sar ريال'],
  ['dirham', 1, 'aed درهم'],
  ['bitcoin', 1, '₿ btc bitcoin bitcoins'],
  ['bitcoin', 1e-8, 'sat sats satoshi satoshis'],
];

export const unitTable: readonly UnitRow[] = [...measures, ...currencies];

import { byLanguage } from './by-language.ts';
import { anywhere } from './whole-words.ts';

/** Phrases of a language with which speakers advertise. Patterns match anywhere in a sentence. */
export interface PromotionPhrases {
  /** Announces the sponsor of a video, an episode or a channel: the read starts here. */
  sponsor: RegExp;
  /** May announce a sponsor, or be news of one: a read starts here if a deal follows. */
  hint: RegExp;
  /**
   * Kinds of deals: codes, discounts and trials, addresses. Two kinds close together are a read. Codes that are only a name ("with the
   * code BEES") count like addresses: lessons in programming have both.
   */
  deals: readonly RegExp[];
  /** Continues a read, but starts none. */
  offer: RegExp;
  /** Asks to subscribe, to like or to give money. */
  subscription: RegExp;
}

type PhraseLists = Record<'sponsor' | 'hint' | 'offer' | 'subscription', string> & { deals: string[] };

const compile =
  (toPattern: (list: string) => RegExp, { sponsor, hint, deals, offer, subscription }: PhraseLists) =>
  (): PromotionPhrases => ({
    sponsor: toPattern(sponsor),
    hint: toPattern(hint),
    deals: deals.map(toPattern),
    offer: toPattern(offer),
    subscription: toPattern(subscription),
  });
const spaced = (lists: PhraseLists) => compile(anywhere, lists);
const unspaced = (lists: PhraseLists) => compile((list) => new RegExp(list, 'u'), lists);

/** The phrases of a language (BCP 47 base tag); undefined for one without a list. */
export const promotionPhrases = byLanguage<PromotionPhrases>({
  en: spaced({
    sponsor:
      "(?:this|today's|our|the) (?:video|episode|show|podcast|stream|segment|part)(?: of [^.]{1,40})? (?:is|was|has been) (?:kindly |proudly )?(?:sponsored|brought to you) by|(?:this|today's|our|the) (?:video|episode|show|podcast) (?:is|was|has been) (?:made possible|supported) by|(?:today's|this (?:video|episode|week|month)(?:'s)?) sponsors?|sponsor of (?:this|today's|the) (?:video|episode|show|podcast)|thank(?:s|ing)?(?: you)?(?: to)? (?:[^.]{1,40} for (?:sponsoring|supporting) (?:this|today's|the|our|my) (?:video|episode|show|podcast|channel|stream|segment|part|portion)|(?:all )?our sponsors?)|word from (?:our|today's|my) sponsors?|(?:is|are) brought to you by",
    hint: 'sponsors?|sponsored|partner(?:ed|ing|ship) with|(?:check|checking) (?:it |them |this |him |her )?out|our friends (?:at|from|over at)|(?:support|funding) for [^.]{1,40} comes from|be (?:right )?back (?:right )?after (?:this|a (?:short|quick)|these messages)',
    deals: [
      '(?:promo|discount|coupon|referral|offer) codes?|us(?:e|ing) (?:my |our |the )?code [\\p{L}\\p{N}]+ (?:for|to|at|and)',
      '(?:\\d+ ?%|percent|(?<!illions? (?:of )?)dollars) off|free (?:trial|month|shipping|gift)',
      '[a-z0-9]+(?: dot |\\.)(?:com|org|net|io|co|tv|app) ?(?:slash |/)[a-z0-9]+|links? (?:is |are )?(?:down )?(?:below|in the (?:video )?description)',
    ],
    offer:
      "(?:my|our|the) code|use code|(?:that's|at) [\\p{L}\\p{N}]+(?: dot |\\.)(?:com|org|net|io|co)|first \\d+ (?:people|users|viewers)|sign(?:ing)? up (?:at|with|using|today|now)|(?:head|go|check it out|visit)(?: on)?(?: over)?(?: to| at)? [\\p{L}\\p{N}]+(?: dot |\\.)(?:com|org|net|io|co)|money[- ]back|discount|special offer|risk[- ]free|slash [\\p{L}\\p{N}]+ to get",
    subscription:
      '(?:like|share|comment|follow)(?:,)? (?:and|or|&) subscribe|subscribe (?:to (?:the|my|our|this) (?:channel|podcast|show|newsletter)|if you|for more|and (?:hit|click|ring|turn))|(?:please|hit|smash|click|(?:forget|remember|sure) to) subscribe|subscribe button|(?:hit|smash|click|ring|tap) (?:the|that) (?:like|bell|notification|subscribe|thumbs)|leave (?:(?:a|us a|me a) (?:like|thumbs up)|(?:us|me) a (?:review|rating)|a (?:five|5)[- ]star (?:review|rating))|please leave a (?:review|rating)|(?:support|join) (?:me|us|the (?:channel|show|podcast)) on patreon',
  }),
  de: spaced({
    sponsor:
      'sponsor (?:dieses|des heutigen|der heutigen|dieser) (?:videos?|folge)|(?:dieses video|diese folge|(?:dieser|der) podcast) (?:wird|wurde) (?:euch )?(?:gesponsert|unterstützt|präsentiert) (?:von|vom|durch)|heutige[rn]? sponsor|(?:an|bei) [^.]{1,40} für das sponsoring|(?:video|folge|podcast) enthält (?:bezahlte )?werbung',
    hint: 'werbung|sponsor(?:en|ing)?|kooperation mit',
    deals: [
      '(?:rabatt|gutschein)codes?',
      '(?:prozent|\\d+ ?%) rabatt|kostenlos testen|probemonat',
      'link (?:ist |findet ihr )?(?:unten )?in der (?:video)?beschreibung|mit (?:dem|meinem|unserem) code \\p{L}[\\p{L}\\p{N}]+',
    ],
    offer: 'mit dem code',
    subscription:
      'abonniert|abonniere|kanal abonnieren|abo da|daumen (?:nach )?(?:oben|hoch)|glocke (?:aktivieren|drücken)|like da',
  }),
  fr: spaced({
    sponsor:
      '(?:cette vidéo|cet épisode|ce podcast) (?:est|a été) (?:sponsorisée?|soutenue?|offerte?) par|sponsor (?:de cette vidéo|du jour|de cet épisode)|(?:vidéo|épisode|podcast) (?:(?:réalisée?|faite?|est) )?en (?:partenariat|collaboration) avec|merci à [^.]{1,40} (?:de|pour) (?:sponsoriser|avoir sponsorisé)',
    hint: 'en partenariat avec|sponsor(?:s|isée?)?|grâce à notre partenaire',
    deals: [
      'codes? promo',
      '(?:pour cent|\\d+ ?%) de (?:réduction|remise)|essai gratuit',
      'lien (?:est )?(?:dans|en) (?:la )?description|avec (?:le|mon|notre) code \\p{L}[\\p{L}\\p{N}]+',
    ],
    offer: 'avec le code',
    subscription:
      "abonnez-vous|abonne-toi|vous abonner|t'abonner|pouce (?:bleu|en l'air)|activez? la cloche|laissez? un (?:like|commentaire)",
  }),
  es: spaced({
    sponsor:
      '(?:vídeo|video|episodio|podcast|programa) (?:es|está|ha sido) (?:patrocinado|presentado) por|patrocinador(?:a|es)? (?:de (?:hoy|este (?:video|vídeo|episodio|programa|podcast)))|gracias a [^.]{1,40} por patrocinar',
    hint: 'patrocinador(?:a|es)?|patrocinad[oa] por|en colaboración con',
    deals: [
      'códigos? (?:de )?(?:promocional|descuento)',
      '(?:por ciento|\\d+ ?%) de descuento|prueba (?:gratis|gratuita)',
      'enlace (?:está )?(?:abajo )?en la descripción|(?:usa|usad|usando|con) (?:el|mi|nuestro) código \\p{L}[\\p{L}\\p{N}]+',
    ],
    offer: 'con el código',
    subscription:
      'suscríbete|suscríbanse|suscribirte|dale (?:a )?(?:like|me gusta)|activa la campan(?:a|ita)|deja(?:d|n)? (?:un|tu) like',
  }),
  pt: spaced({
    sponsor:
      '(?:este|esse|o) (?:vídeo|episódio|programa|podcast) (?:é|foi|está sendo) (?:patrocinado|oferecido) p(?:or|el[oa]s?)|patrocinador(?:a|es)? (?:de hoje|deste|desse)|obrigad[oa] [àa]o? [^.]{1,40} por patrocinar',
    hint: 'patrocinador(?:a|es)?|patrocinad[oa] p(?:or|el[oa]s?)|em parceria com',
    deals: [
      'cupo(?:m|ns)(?! fisca)|códigos? (?:promociona(?:l|is)|de desconto)',
      '(?:por cento|\\d+ ?%) de desconto|teste grátis',
      'link (?:está )?(?:aqui )?na descrição|(?:use|usa|usando|com) (?:o|meu|o nosso) código \\p{L}[\\p{L}\\p{N}]+',
    ],
    offer: 'com o código',
    subscription: 'inscreva-se|se inscreve|se inscrever no canal|deixa? (?:o|seu|um) like|ativa? o sin(?:o|inho)',
  }),
  it: spaced({
    sponsor:
      '(?:questo video|questo episodio|questa puntata|questo podcast) è (?:stat[oa] )?(?:sponsorizzat[oa]|offert[oa]) da(?:ll?|ll[aoe]|i|gli)?|sponsor (?:di oggi|di quest[oa])',
    hint: 'sponsor|sponsorizzat[oa] da(?:ll?|ll[aoe]|i|gli)?|in collaborazione con',
    deals: [
      'codic[ei] (?:sconto|promo)',
      '(?:per cento|\\d+ ?%) di sconto|prova gratuita',
      'link (?:è )?(?:qui )?in descrizione|(?:usa|usate|con) il (?:mio |nostro )?codice \\p{L}[\\p{L}\\p{N}]+',
    ],
    offer: 'con il codice',
    subscription: 'iscriviti|iscrivetevi|iscrivervi al canale|lascia(?:te)? un like|attiva(?:te)? la campanella',
  }),
  nl: spaced({
    sponsor:
      '(?:deze video|deze aflevering|deze podcast) (?:wordt|is) (?:(?:mede )?mogelijk gemaakt|gesponsord) door|sponsor van (?:deze (?:video|aflevering)|vandaag)',
    hint: 'sponsors?|gesponsord|in samenwerking met',
    deals: [
      'kortingscodes?',
      '(?:procent|\\d+ ?%) korting|gratis (?:proberen|proefperiode|proefmaand)',
      'link (?:staat )?in de (?:beschrijving|omschrijving)|met (?:de|mijn|onze) code \\p{L}[\\p{L}\\p{N}]+',
    ],
    offer: 'met de code',
    subscription: 'abonneer (?:je|jezelf)|abonneren op (?:het|mijn|ons|dit) kanaal|duimpje omhoog|vergeet niet te abonneren',
  }),
  pl: spaced({
    sponsor:
      '(?:sponsorem|partnerem) (?:tego |dzisiejszego )?(?:filmu|odcinka|materiału|podcastu)|(?:film|odcinek|materiał|podcast) (?:jest sponsorowany|sponsorowany|sponsoruje)|(?:ten film|odcinek|materiał|podcast) powstał (?:dzięki|przy) wsparciu',
    hint: 'sponsor(?:em|zy|ów|owany)?|we współpracy z',
    deals: [
      'kod(?:em|u|y)? (?:rabatow|promocyjn)\\p{L}+',
      '(?:procent|\\d+ ?%) (?:rabatu|zniżki)|darmow\\p{L}+ (?:okres|miesiąc)\\p{L}*',
      'link\\p{L}* (?:jest |znajdziecie )?w opisie|z (?:moim |naszym )?kodem \\p{L}[\\p{L}\\p{N}]+',
    ],
    offer: 'z kodem',
    subscription: '(?:za)?subskrybuj(?:cie)?|(?:zostaw|daj)(?:cie)? (?:łapkę|suba)|kliknij(?:cie)? (?:w )?dzwonek',
  }),
  uk: spaced({
    sponsor:
      'спонсор(?:ом)? (?:цього|сьогоднішнього|нашого) (?:відео|випуску|ролика|подкасту)|(?:відео|випуск|ролик|подкаст)(?: \\p{L}+)? за підтримки',
    hint: 'реклама|спонсор(?:и|ом)?',
    deals: [
      'промокод(?:у|ом|и)?',
      '(?:відсотків|\\d+ ?%) знижки|знижк[аиу] (?:у )?(?:\\d+ ?%|(?:\\p{L}+ ){1,2}відсотків)|безкоштовний (?:період|місяць)',
      'посиланн[яі] (?:буде |є )?в описі',
    ],
    offer: 'знижк[аиуо]',
    subscription: 'підписуйтес[яь]|підпишіться|підпишись|ставте (?:лайки?|вподобайки?)|тисніть на дзвіночок',
  }),
  ru: spaced({
    sponsor:
      'спонсор(?:ом)? (?:этого|сегодняшнего|нашего) (?:видео|выпуска|ролика|подкаста)|(?:видео|выпуск|ролик)(?: \\p{L}+)? при поддержке',
    hint: 'реклам(?:а|ная интеграция)|спонсор(?:ы|ом)?',
    deals: [
      'промокод(?:у|ом|а|ы)?',
      '(?:процентов|\\d+ ?%) скидк[аиу]|скидк[аиуе]й? (?:в )?\\d+ ?(?:%|процент\\p{L}*)|бесплатный (?:период|месяц)',
      'ссылк[аиу] (?:будет |есть )?в описании',
    ],
    offer: 'скидк[аиу]',
    subscription: 'подписывайтесь|подпишитесь|подпишись|ставьте лайки?|поставьте лайк|жмите на колокольчик',
  }),
  tr: spaced({
    sponsor:
      '(?:bu|bugünkü) (?:videonun|bölümün|videomuzun|programın) (?:ana )?sponsoru|(?:bu|bugünkü) (?:video|bölüm)[^.]{1,40} sponsorluğunda',
    hint: 'sponsor\\p{L}*|iş birliğiyle',
    deals: [
      '(?:[iİ]ndirim|promosyon) kod\\p{L}+',
      'yüzde \\p{L}+ indirim|%\\d+ indirim|ücretsiz deneme\\p{L}*',
      'link\\p{L}* açıklama(?:da|larda)|açıklamadaki link\\p{L}*|\\p{L}[\\p{L}\\p{N}]+ kodu(?:yla|nu)',
    ],
    offer: 'indirim',
    subscription:
      'abone ol(?:un|unuz|mayı|ursanız)?|kanal(?:a|ıma|ımıza) abone\\p{L}*|beğenmeyi unutma\\p{L}*|zile (?:bas|tıkla)\\p{L}*',
  }),
  vi: spaced({
    sponsor:
      '(?:video|tập|chương trình|podcast) (?:này|hôm nay) (?:được|do) [^.]{0,40}tài trợ|nhà tài trợ (?:của|cho) (?:video|tập|chương trình|kênh) (?:này|hôm nay)',
    hint: 'nhà tài trợ|tài trợ bởi',
    deals: [
      'mã (?:giảm giá|khuyến mãi)',
      'giảm (?:giá )?(?:\\d+ ?%|(?:\\p{L}+ |\\d+ ){1,3}phần trăm)|dùng thử miễn phí',
      'link (?:ở |dưới |trong )*phần mô tả|nhập mã \\p{L}[\\p{L}\\p{N}]+',
    ],
    offer: 'nhập mã',
    subscription: 'đăng ký kênh|(?:nhấn|bấm) (?:nút )?(?:like|thích|đăng ký|chuông)',
  }),
  id: spaced({
    sponsor:
      '(?:video|episode|podcast|siniar) ini (?:disponsori|dipersembahkan|didukung) oleh|sponsor (?:video|episode) (?:ini|kali ini)',
    hint: 'sponsor|disponsori|bekerja sama dengan',
    deals: [
      'kode (?:promo|diskon|voucher)',
      'diskon (?:\\d+ ?%|(?:\\p{L}+ |\\d+ ){1,3}persen)|coba gratis',
      'link(?:nya)? (?:ada )?di (?:kolom )?deskripsi|(?:pakai|gunakan|masukkan) kode \\p{L}[\\p{L}\\p{N}]+',
    ],
    offer: '(?:pakai|gunakan) kode',
    subscription:
      '(?:jangan lupa|tombol|klik) (?:untuk )?(?:like|subscribe)|subscribe (?:channel|kanal)|nyalakan (?:lonceng|notifikasi)',
  }),
  ar: spaced({
    sponsor:
      '(?:هذه الحلقة|هذا الفيديو|هذا البودكاست|حلقة اليوم|فيديو اليوم) (?:مقدمة? (?:لكم )?)?(?:برعاية|بدعم من)|راعي (?:هذه الحلقة|هذا الفيديو|حلقة اليوم)',
    hint: 'برعاية|بالتعاون مع|الراعي',
    deals: [
      'كود (?:ال)?خصم|استخدم(?:وا|ي)? (?:الكود|كود)',
      'خصم (?:\\d+|عشرة|عشرين|ثلاثين|خمسين)|تجربة مجانية',
      'الرابط (?:موجود )?في (?:صندوق )?الوصف',
    ],
    offer: 'للحصول على خصم',
    subscription:
      '(?:اشترك(?:وا|ي)?|الاشتراك|تشتركوا) (?:في|ب) ?(?:القناة|قناتي|قناتنا)|(?:تفعيل|فعلوا|فعل) (?:زر )?الجرس|زر (?:الإعجاب|الاشتراك)',
  }),
  fa: spaced({
    sponsor:
      '(?:اسپانسر|حامی(?: مالی)?) (?:(?:این )?(?:وید[یئ]و|قسمت|برنامه|پادکست)|امروز)|این (?:وید[یئ]و|قسمت|برنامه|پادکست) (?:با حمایت|اسپانسر)',
    hint: 'اسپانسر|حامی مالی',
    deals: [
      'کد (?:تخفیف|معرف)',
      '(?:درصد|٪) تخفیف|آزمایش رایگان',
      'لینک (?:در|توی) (?:توضیحات|دیسکریپشن|کپشن)|(?:با|از) کد \\p{L}+',
    ],
    offer: 'تخفیف',
    subscription:
      '(?:کانال|پادکست)(?: (?:ما|من))?(?: را| رو)? (?:دنبال|سابسکرایب)|سابسکرایب کنید|(?:لایک|زنگوله)(?: را| رو)? (?:کنید|بزنید|فعال)',
  }),
  he: spaced({
    sponsor:
      '(?:הפרק|הסרטון|הפודקאסט)(?: הזה)?(?: \\p{L}+)? (?:בחסות|בשיתוף)|נותנ(?:ת|י) החסות (?:של (?:הפרק|הסרטון|הפודקאסט|הערוץ)|לפרק|לסרטון)',
    hint: 'בחסות|חסות|בשיתוף פעולה עם',
    deals: [
      'קוד (?:קופון|הנחה)|(?:ב|ה)?קוד \\p{L}+ (?:כדי|לקבלת|ותקבלו)',
      '(?:אחוזים|אחוז|\\d+ ?%) הנחה|ניסיון חינם',
      '(?:ה)?קישור (?:נמצא )?(?:בתיאור|למטה)',
    ],
    offer: 'הנחה',
    subscription: '(?:הירשמו|תירשמו|הרשמו|תרשמו) לערוץ|(?:עשו|תעשו|תנו|שימו) לייק|(?:לחצו|תלחצו) על הפעמון',
  }),
  th: unspaced({
    sponsor: '(?:คลิป|วิดีโอ|ตอน|รายการ|พอดแคสต์)นี้(?:ได้รับการสนับสนุน(?:จาก|โดย)|สนับสนุนโดย)|ผู้สนับสนุน(?:หลัก)?ของ(?:เรา|คลิป|รายการ|ช่อง)',
    hint: 'ผู้สนับสนุน|สปอนเซอร์|โฆษณา',
    deals: [
      'โค้ดส่วนลด',
      '(?:ลดราคา|ส่วนลด|โค้ด\\S{1,20}ลด)\\s?(?:\\d+|\\S{1,12}?)\\s?(?:%|เปอร์เซ็นต์)|ทดลองใช้ฟรี',
      'ลิงก์(?:อยู่)?(?:ใต้|ใน)(?:คลิป|คำอธิบาย)',
    ],
    offer: 'ส่วนลด',
    subscription: 'กด(?:ติดตาม|ไลก์|ไลค์|กระดิ่ง|ซับสไคร)',
  }),
  hi: spaced({
    sponsor:
      '(?:यह|इस|आज का|आज के) (?:वीडियो|एपिसोड)[^।]{0,30} (?:प्रायोजित|स्पॉन्सर|के सहयोग से)|(?:वीडियो|एपिसोड) के (?:स्पॉन्सर|प्रायोजक)',
    hint: 'स्पॉन्सर|प्रायोजक',
    deals: [
      '(?:कूपन|प्रोमो|डिस्काउंट) कोड',
      '(?:प्रतिशत|परसेंट|\\d+ ?%) (?:की |का )?(?:छूट|डिस्काउंट)|फ्री ट्रायल',
      'लिंक (?:नीचे )?डिस्क्रिप्शन में|कोड \\S+ (?:डाल|लगा|इस्तेमाल|का उपयोग)\\S*',
    ],
    offer: 'डिस्क्रिप्शन में',
    subscription: 'चैनल को सब्सक्राइब|सब्सक्राइब (?:करें|करिए|कीजिए|करना|कर)|बेल आइकन|लाइक (?:करें|कीजिए)',
  }),
  zh: unspaced({
    sponsor:
      '(?:本(?:期|集|视频|影片|节目|節目|頻道|频道)|[这這](?:[支部期集条條]|[个個])?(?:视频|視頻|影片|节目|節目))(?:[^。没沒無无]{0,8}|[^。]{0,8}由[^。]{1,15})(?:赞助|贊助)|感谢[^。]{1,20}(?:赞助|贊助)(?:了)?(?:本|我们|这)|(?:本期|今天|本集)的?(?:赞助|贊助)商',
    hint: '赞助|贊助',
    deals: [
      '优惠码|優惠碼|折扣码|折扣碼|推荐码|推薦碼',
      '免费试用|免費試用|[享打](?:受)?\\p{N}+(?:\\.\\p{N})?折|[八九七六五]折优惠|回饋金|返现|返現',
      '(?:链接|鏈接)(?:[放就]?在)(?:简介|描述|评论)|(?:連結|鏈接)(?:[放就]?在)(?:資訊欄|說明)',
    ],
    offer: '优惠|優惠',
    subscription:
      '(?:请|請|记得|記得|帮我|幫我)[^。，]{0,6}(?:点赞|點讚)|(?:点赞|點讚)(?:关注|收藏|订阅|訂閱|转发)|一键三连|一鍵三連|订阅(?:我|本|频道)|訂閱(?:我|本|頻道)|(?:记得|請|请)(?:订阅|訂閱|关注|關注)|打开小铃铛|開啟小鈴鐺',
  }),
  ja: unspaced({
    sponsor:
      '提供でお送り|この(?:動画|番組|エピソード|ポッドキャスト|放送|配信)は[^。]{1,20}(?:の提供|スポンサー)|(?:本日|今回)は[^。]{1,20}(?:様|さま|さん)の?ご?提供',
    hint: 'スポンサー|プロモーション',
    deals: ['(?:クーポン|割引)コード', '無料(?:体験|お試し|トライアル)', '概要欄(?:の|に|から)'],
    offer: 'クーポン',
    subscription: 'チャンネル登録|高評価|通知(?:ベル|をオン)',
  }),
  ko: unspaced({
    sponsor:
      '(?:이|오늘|이번) (?:영상|방송|에피소드|콘텐츠|팟캐스트)[은는][^.]{1,20}(?:협찬|지원을? 받|광고|후원)(?! 없)|유료 광고(?:를|가)? 포함',
    hint: '스폰서|협찬|광고',
    deals: ['할인 코드|쿠폰', '무료 체험|(?:퍼센트|%) 할인', '더보기란|설명란 링크'],
    offer: '할인',
    subscription: '구독(?:과|하기|버튼| 버튼| 좋아요|을 눌러|해 주세요|해주세요)|좋아요(?:와| 구독|를 눌러)|알림 설정',
  }),
});

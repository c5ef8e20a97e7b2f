import { byLanguage } from './by-language.ts';
import { anywhere } from './whole-words.ts';

/** Phrases of a language with which speakers advertise. Patterns match anywhere in a sentence. */
export interface PromotionPhrases {
  /** Announces a sponsor: the read starts here. */
  sponsor: RegExp;
  /** Continues a sponsor read: offers, codes, addresses. */
  offer: RegExp;
  /** Asks to subscribe, to like or to give money. */
  subscription: RegExp;
}

const inside = (list: string) => new RegExp(list, 'u');

/** The phrases of a language (BCP 47 base tag); undefined for one without a list. */
export const promotionPhrases = byLanguage<PromotionPhrases>({
  en: () => ({
    sponsor: anywhere(
      "(?:this|today's|our|the) (?:video|episode|show|podcast|stream|segment|part)(?: of [^.]{1,40})? (?:is|was|has been) (?:kindly |proudly )?(?:sponsored|brought to you|made possible|supported) by|(?:today's|our|this (?:video|episode|week|month)(?:'s)?) sponsors?|sponsor of (?:this|today's|the) (?:video|episode|show|podcast)|thank(?:s|ing)?(?: you)?(?: to)? [^.]{1,40} for sponsoring|word from (?:our|today's|my) sponsors?|(?:is|are) brought to you by",
    ),
    offer: anywhere(
      '(?:promo|discount|coupon|offer|my|our|the) code|use code|(?:percent|%) off|free (?:trial|month|shipping|gift)|links? (?:is |are )?(?:down )?(?:below|in the (?:video )?description)|first \\d+ (?:people|users|viewers)|sign(?:ing)? up (?:at|with|using|today|now)|(?:head|go|check it out|visit)(?: on)?(?: over)?(?: to| at)? [\\p{L}\\p{N}]+(?: dot |\\.)(?:com|org|net|io|co)|money[- ]back|discount|special offer|risk[- ]free|slash [\\p{L}\\p{N}]+ to get',
    ),
    subscription: anywhere(
      '(?:like|share|comment|follow)(?:,)? (?:and|or|&) subscribe|subscribe (?:to (?:the|my|our|this) (?:channel|podcast|show|newsletter)|if you|for more|and (?:hit|click|ring|turn))|(?:please|to|and|hit|smash|click) subscribe|subscribe button|(?:hit|smash|click|ring|tap) (?:the|that) (?:like|bell|notification|subscribe|thumbs)|leave (?:a|us a|me a) (?:like|thumbs up|review|rating)|(?:support|join) (?:me|us|the (?:channel|show|podcast)) on patreon',
    ),
  }),
  de: () => ({
    sponsor: anywhere(
      'sponsor (?:dieses|des heutigen|der heutigen|dieser) (?:videos?|folge)|(?:dieses video|diese folge|der podcast) wird (?:gesponsert|unterstützt|präsentiert) von|heutige[rn]? sponsor|werbung',
    ),
    offer: anywhere(
      '(?:rabatt|gutschein)code|mit dem code|prozent rabatt|link in der (?:video)?beschreibung|kostenlos testen|probemonat',
    ),
    subscription: anywhere(
      'abonniert|abonniere|kanal abonnieren|abo da|daumen (?:nach )?(?:oben|hoch)|glocke (?:aktivieren|drücken)|like da',
    ),
  }),
  fr: () => ({
    sponsor: anywhere(
      '(?:cette vidéo|cet épisode|ce podcast) est (?:sponsorisée?|soutenue?|offerte?) par|sponsor (?:de cette vidéo|du jour|de cet épisode)|en partenariat avec',
    ),
    offer: anywhere(
      'code promo|avec le code|(?:pour cent|%) de réduction|lien (?:est )?(?:dans|en) (?:la )?description|essai gratuit',
    ),
    subscription: anywhere(
      "abonnez-vous|abonne-toi|vous abonner|t'abonner|pouce (?:bleu|en l'air)|activez? la cloche|laissez? un (?:like|commentaire)",
    ),
  }),
  es: () => ({
    sponsor: anywhere(
      '(?:vídeo|video|episodio) (?:es|está) (?:patrocinado|presentado) por|patrocinador (?:de (?:hoy|este (?:video|vídeo|episodio)))|gracias a [^.]{1,40} por patrocinar',
    ),
    offer: anywhere(
      'código (?:de )?(?:promocional|descuento)|con el código|por ciento de descuento|enlace (?:está )?en la descripción|prueba gratis',
    ),
    subscription: anywhere(
      'suscríbete|suscríbanse|suscribirte|dale (?:a )?(?:like|me gusta)|activa la campan(?:a|ita)|deja(?:d|n)? (?:un|tu) like',
    ),
  }),
  pt: () => ({
    sponsor: anywhere(
      '(?:este|esse) (?:vídeo|episódio) (?:é|foi) (?:patrocinado|oferecido) por|patrocinador(?:a)? (?:de hoje|deste|desse)',
    ),
    offer: anywhere('cupom|código (?:promocional|de desconto)|por cento de desconto|link (?:está )?na descrição|teste grátis'),
    subscription: anywhere('inscreva-se|se inscreve|se inscrever no canal|deixa? (?:o|seu|um) like|ativa? o sin(?:o|inho)'),
  }),
  it: () => ({
    sponsor: anywhere(
      '(?:questo video|questo episodio|questa puntata) è (?:sponsorizzat[oa]|offert[oa]) da|sponsor (?:di oggi|di questo)',
    ),
    offer: anywhere('codice (?:sconto|promo)|per cento di sconto|link in descrizione|prova gratuita'),
    subscription: anywhere('iscriviti|iscrivetevi|iscrivervi al canale|lascia(?:te)? un like|attiva(?:te)? la campanella'),
  }),
  ru: () => ({
    sponsor: anywhere('спонсор(?:ом)? (?:этого|сегодняшнего|нашего) (?:видео|выпуска)|(?:при поддержке|реклама)'),
    offer: anywhere('промокод(?:у|ом|а)?|скидк[аиу]|ссылка в описании|бесплатный (?:период|месяц)'),
    subscription: anywhere('подписывайтесь|подпишитесь|подпишись|ставьте лайки?|поставьте лайк|жмите на колокольчик'),
  }),
  zh: () => ({
    sponsor: inside('本(?:期|集|视频|影片)[^。]{0,8}(?:由[^。]{1,15})?(?:赞助|贊助)|感谢[^。]{1,20}(?:赞助|贊助)|赞助商|贊助商'),
    offer: inside('优惠码|優惠碼|折扣码|折扣碼|链接在(?:简介|描述)|連結在(?:資訊欄|說明)|免费试用|免費試用'),
    subscription: inside(
      '(?:请|請|记得|記得|帮我|幫我)[^。，]{0,6}(?:点赞|點讚)|(?:点赞|點讚)(?:关注|收藏|订阅|訂閱|转发)|一键三连|一鍵三連|订阅(?:我|本|频道)|訂閱(?:我|本|頻道)|(?:记得|請|请)(?:订阅|訂閱|关注|關注)|打开小铃铛|開啟小鈴鐺',
    ),
  }),
  ja: () => ({
    sponsor: inside('提供でお送り|(?:この動画|本日|今回)は[^。]{1,20}(?:提供|スポンサー)|スポンサーの'),
    offer: inside('クーポンコード|割引コード|概要欄(?:の|に)|無料(?:体験|お試し)'),
    subscription: inside('チャンネル登録|高評価|通知(?:ベル|をオン)'),
  }),
  ko: () => ({
    sponsor: inside('(?:이|오늘) 영상은[^.]{1,20}(?:협찬|지원|광고)|유료 광고|스폰서'),
    offer: inside('할인 코드|쿠폰|더보기란|설명란 링크|무료 체험'),
    subscription: inside('구독(?:과|하기|버튼| 버튼| 좋아요|을 눌러|해 주세요|해주세요)|좋아요(?:와| 구독|를 눌러)|알림 설정'),
  }),
});

import { matchNothing } from '../encoding/match-nothing.ts';
/**
 * Patterns of phrases with which speakers start a topic, matched at the start of a unit: announcing it, opening, greeting or
 * thanking, asking.
 */
export interface CuePhrases {
  announcing: RegExp;
  opening: RegExp;
  greeting: RegExp;
  asking: RegExp;
}

const phrases: Record<string, CuePhrases> = {
  en: {
    announcing:
      /\b(?:let's (?:talk|look|start|move|go|get)|(?:going|want|like|wanted) to (?:talk|move|start|cover|discuss|go over|show|introduce)|talk(?:ing)? about|mov(?:e|ing) on|next (?:slide|topic|question|item|thing|one|up|step|section|part|agenda)|on to|onto|another (?:thing|topic|question|one|issue)|one more|last (?:thing|question|topic|one)|first (?:thing|of all)|second(?:ly)?|third(?:ly)?|finally|lastly|agenda|back to|before we|to (?:summarize|conclude|wrap|sum)|in (?:summary|conclusion)|switch(?:ing)? gears|turn(?:ing)? to|speaking of|questions?)\b/i,
    opening: /^\W*(?:okay|ok|alright|all right|right|so|now|well|great|cool|good|yeah so|and so)\b/i,
    greeting:
      /\b(?:thank you|thanks|welcome|good (?:morning|afternoon|evening)|hello|hi everyone|today|this (?:talk|presentation|video|episode))\b/i,
    asking: /^\W*(?:(?:so|okay|and) )*(?:what|how|why|who|when|where|can (?:we|you)|could you|do you|is there|are there)\b/i,
  },
  zh: {
    announcing:
      /下面|接下来|首先|最后|第[一二三四五六七八九十]+(?:个|点|部分|方面)?|下一个|另外一个|另一个|有请|那我们|我们来|今天|回到|再来|刚才|还有一个/,
    opening: /^(?:好|那么|那|ok|嗯)/i,
    greeting: /谢谢|感谢|欢迎|大家好|各位/,
    asking: /什么|怎么|如何|为什么|是否|吗？|呢？|请教|请问|问题/,
  },
  ja: {
    announcing:
      /では|じゃあ|それでは|次|続いて|最後|最初|まず|ここから|ちなみに|話(?:は|が)?変わ|さて|ということで|というわけで|今回|本題|もう一つ|別の/,
    opening: /^(?:はい|で|じゃ|あと|そう)/,
    greeting: /ありがとう|よろしく|こんにちは|皆さん|お送りします|紹介/,
    asking: /ですか|ますか|どう|なぜ|何で|どんな/,
  },
  es: {
    announcing:
      /(?:hablemos|vamos a (?:hablar|ver|empezar|pasar)|hablar (?:de|sobre)|siguiente|próxim[oa]|primer[oa]?|segund[oa]|finalmente|por último|otra cosa|volviendo|antes de|pregunta)/i,
    opening: /^\P{L}*(?:bueno|bien|ok|entonces|así que|ahora|y) /iu,
    greeting: /(?:gracias|bienvenid|hola|buen[oa]s|hoy)/i,
    asking: /^\P{L}*(?:qué|cómo|por qué|quién|cuándo|dónde|cuál) /iu,
  },
  de: {
    announcing:
      /(?:sprechen wir|reden wir|kommen wir|schauen wir|als nächstes|nächste[rsn]?|erstens|zweitens|zunächst|schließlich|zum schluss|zurück zu|ein anderes thema|noch ein|frage)/i,
    opening: /^\P{L}*(?:okay|gut|also|so|nun|ja) /iu,
    greeting: /(?:danke|vielen dank|willkommen|guten (?:morgen|tag|abend)|hallo|heute)/i,
    asking: /^\P{L}*(?:was|wie|warum|wer|wann|wo|welche[rs]?|können (?:sie|wir)) /iu,
  },
  fr: {
    announcing:
      /(?:parlons|on va (?:parler|voir|commencer|passer)|parler de|passons|prochain|suivant|d'abord|premièrement|deuxièmement|enfin|pour finir|revenons|autre (?:chose|question|sujet)|question)/i,
    opening: /^\P{L}*(?:alors|bon|bien|ok|donc|maintenant|voilà) /iu,
    greeting: /(?:merci|bienvenue|bonjour|bonsoir|salut|aujourd'hui)/i,
    asking: /^\P{L}*(?:quoi|que|comment|pourquoi|qui|quand|où|quel(?:le)?s?|est-ce que) /iu,
  },
  ru: {
    announcing:
      /(?:поговорим|перейд[её]м|начн[её]м|рассмотрим|следующ|во-первых|во-вторых|наконец|в заключение|верн[её]мся|ещ[её] один|друг(?:ой|ая) (?:вопрос|тема)|вопрос)/iu,
    opening: /^\P{L}*(?:итак|так|ну|хорошо|ладно|теперь|значит) /iu,
    greeting: /(?:спасибо|добро пожаловать|здравствуйте|привет|добрый|сегодня)/iu,
    asking: /^\P{L}*(?:что|как|почему|кто|когда|где|какой|какая|какие) /iu,
  },
  ko: {
    announcing: /다음|먼저|우선|첫 번째|두 번째|마지막|이제|그럼|본론|질문|이야기해|말씀드리|살펴보/,
    opening: /^(?:자|네|그럼|그래서|음) /,
    greeting: /감사합니다|안녕하세요|환영|여러분|오늘/,
    asking: /무엇|어떻게|왜|누가|언제|어디|까요|나요/,
  },
};
const unknown: CuePhrases = { announcing: matchNothing, opening: matchNothing, greeting: matchNothing, asking: /[?？؟]/ };

/** Returns the cue phrases of a language (BCP 47 base tag); for a language without a list only question marks match. */
export const cuePhrases = (language: string): CuePhrases => (Object.hasOwn(phrases, language) ? phrases[language]! : unknown);

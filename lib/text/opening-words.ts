import { matchNothing } from '../encoding/match-nothing.ts';
import { byLanguage } from './by-language.ts';
import { aside, first, hedge } from './opening-patterns.ts';
import { anywhere } from './whole-words.ts';

/** Words of a language that show that a sentence depends on the one before. Patterns match at its start unless noted. */
export interface OpeningWords {
  /** Words that refer to something said before: "it", "they", "that". */
  referring: RegExp;
  /** Words that continue the sentence before, "however", "which", or begin a clause that is alone: "If it rains." */
  connecting: RegExp;
  /** Openings of a question, whether or not a question mark follows. */
  asking: RegExp;
  /** The first and second person. */
  personal: RegExp;
  /** Talk about the occasion itself, anywhere in the sentence: greetings, thanks, the microphone. */
  occasional: RegExp;
  /** Hedges that can be left out at the start: "I think that". */
  hedges: RegExp;
  /** Asides that can be left out at the end: ", you know". They start with the comma before them. */
  asides: RegExp;
}

const wordsOf = byLanguage<OpeningWords>({
  en: () => ({
    referring: first(
      "it|it's|its|it'll|it'd|itself|they|they're|they've|they'll|they'd|them|their|theirs|he|he's|he'll|he'd|him|his|she|she's|she'll|she'd|her|hers|this|that|that's|that'll|that'd|these|those(?! who(?![a-z]))|such(?! as )|both(?= of (?:them|these|those)|[,.]| (?:are|were|is|have|had|can|could|will|would|work)(?![a-z]))|either|neither|others?|another(?=[,.])|ones|one(?=[,.]|'s| (?:is|was|has|had|can|could|will|would|that|which|thing|of (?:them|these|those|which))(?![a-z]))|none|some of (?:it|them)|all of (?:it|them)|here(?! in (?!this|the (?:next|last|first)))|here's|there you|there he|there it|there they",
    ),
    connecting: first(
      "and|but|so|or|nor|whatever|because|cause|'cause|then|also|however|therefore|thus|hence|though|yet|which|whose|who|whom|where|well|yeah|yes|yep|no(?=[,.!]|$| (?:i|we|you|they|he|she|it|that|this|there|the)(?![a-z]))|no (?:problem|worries)(?=[,.!])|nope|nah|ok|okay|right(?=[,.]|$| (?:now|so|and|but|there|here|that|this|it|i|we|you|they|from|after)(?![a-z]))|sure|exactly|alright|anyways?|plus|except|instead|otherwise|too|again|like|similarly|likewise|meanwhile|besides|furthermore|moreover|additionally|still|else|same|oh|uh|um|hmm|than|not(?! (?:every[a-z]*|all|a single|one|many|much|until|enough|long) )|just|even|as (?:well|such)|only (?:if|when|because)|although really|in (?:that|this) (?:case|sense|way|regard)|at that point|for (?:that|this|example|instance)|by (?:that|this)|with (?:that|this|it)|of (?:that|this|it|them)|on (?:that|top of that)|after that|before that|to(?!(?: [^\\s,]+){1,6},? (?:you|we|people) (?:need|have|must|can|should|could|use)(?![a-z]))|of course|the (?:other|same|former|latter|first|second) (?:one|thing)|let's|let|say|see(?! (?:a|an|your|the) [a-z]+ (?:if|when|before) )|look|allow(?:s|ing)? (?:me|you|us|it|them)|(?:second|third|fourth|fifth)(?:ly)?(?=,| (?:it|i|we|you|they|he|she|the|there)(?![a-z]))|next(?=,| (?:i|we|you|it|up)(?![a-z]))|(?:if|when|whenever|while|whilst|whereas|although|unless|until|since|once|whether)(?= (?:[^\\s,]+ ){0,11}[^\\s,]+$)",
    ),
    asking: first(
      "(?:am|is|are|was|were|do(?! not )|does|did|has|have|had|can|could|will|would|shall|should|may|might|must|isn't|aren't|wasn't|weren't|don't(?= (?:i|we|you|they|people|the|these|those|your|our|my|some|most|know|think|care|worry|get me|want|need|have|see|mind|remember|recall|understand|mean)(?![a-z]))|doesn't|didn't|hasn't|haven't|hadn't|can't|couldn't|won't|wouldn't|shouldn't)|(?:what|how|why|who|whom|whose|which)(?!.{8,} (?:is|was|are|were) )|(?:where|when|what|how|why)(?:'s|'re|'d)?(?: (?:am|is|are|was|were|do|does|did|has|have|had|can|could|will|would|shall|should|about|if|else))(?!.{8,} (?:is|was) )",
    ),
    personal: first(
      "i|i'm|i've|i'll|i'd|we|we're|we've|we'll|we'd|you|you're|you've|you'll|you'd|my|mine|our|ours|your|yours|me|us",
    ),
    occasional: anywhere(
      "thank(?:s| you)|^the (?:right )?hon(?:ou?rable|\\.)? (?:[a-z]+ ){0,5}[a-z]+(?=\\.?$)|(?:want|like|wish) to thank|(?:my|a|another|this) (?:[a-zà-ž]+ )?questions? (?:is |are )?(?:to|for) (?:the|you|mrs?|ms)|welcome|good (?:morning|afternoon|evening|night)|hello|hi (?:everyone|everybody|there|all|guys)|hey guys|goodbye|bye|see you|(?:my|your|the|this|that|these|our|his|her|lapel|wearing|wireless) (?:microphones?|mics?)|(?:un)?mute|subscribe|any questions|next slides?|(?:this|the previous|last) slide|minutes left|(?:lunch|coffee|tea) break|(?:for|have|get|grab|after|before|some) (?:some |a )?(?:lunch|coffee)|excuse me|sorry|raise your hand|back to you|live from|honou?rable members|through the chair|points? of order|meeting to order|adjourn(?:ed)?|go ahead|can you hear|share my screen|stay tuned|sponsors?|over to you|(?:hand|turn|pass) (?:it |this |things )?over to|next question|(?:our|my|your|today's) (?:agenda|presentations?|minutes)|the agenda (?:is|for|will|of)|(?:the|this|that) white ?board|next meeting (?:is|will|starts?)|(?:next|first|last|our) speakers? (?:is|will|needs)|needs? no introduction|standing room|overflow rooms?|take your seats",
    ),
    hedges: hedge(
      "(?:(?:and |but |so )?(?:i|we) (?:just |really |still |also |do |definitely |certainly |personally )?(?:think|guess|believe|suppose|feel|assume|reckon|imagine|figure|mean|know|say|would say|would think|would guess|would imagine|'d say)|i'd (?:say|think|guess)|i'm (?:saying|thinking|guessing|sure)|i was (?:thinking|saying)|(?:like|as) i (?:said|say|mentioned)(?: (?:earlier|before|briefly|already|previously))?|as (?:you|we) (?:can see|know)|you (?:know|see|could say)|it turns out|it's (?:clear|true|obvious)|(?:the )?(?:thing|point|fact|idea) is|in my opinion|(?:(?:(?:mr|mister|madame?)\\.? ?)?(?:chair(?:man|woman|person)?|speaker)|(?:mr|mister|madame?)\\.? ?president)(?=,)|honou?rable (?:members|colleagues|senators)(?=,)|ladies and gentlemen(?=,)|(?:certainly|absolutely|definitely|clearly|of course|in fact|sure|indeed|first(?:ly)?|secondly|finally|lastly)(?=,)|personally|obviously|basically|actually|literally|honestly|essentially|frankly|to be honest|i mean)(?: (?:like )?that(?= (?:the|a|an|we|you|they|it|he|she|there|this|these|those|people|if|when)))?(?! (?:so|not|about|of|to|in|on|at|for|with|from|by|it|what|how|why|who|whether|if|nothing|everything|like|and|but|or|as|because|that)(?![a-zà-ž]))",
    ),
    asides: aside(
      "i (?:think|guess|suppose|believe|mean|would say|assume)|you know(?: what i mean)?|right|okay|ok|so|and|but|or|yeah|basically|actually|obviously|really|anyways?|at least i think|or something(?: like that)?|or whatever|and (?:so on|stuff(?: like that)?|things like that|all that|everything)|isn't it|aren't they|doesn't it|don't you think|if you (?:will|like)|though|too|as well|for sure|of course|sort of|kind of",
    ),
  }),
  de: () => ({
    referring: first(
      'es|er|sie|ihn|ihm|ihnen|ihre[rsmn]?|sein(?:e[rsmn]?)?|das|d(?:ie|er|en|em)(?= (?:ist|sind|war|waren|habe|hat|haben|hatten?|wird|werden|wurden?|kann|können|konnten?|muss|müssen|sollen?|will|wollen|darf|dürfen|kommt|kommen|geht|gehen|gibt|macht|machen|heißt|braucht|kostet|kosten) )|dies(?:e[rsmn]?)?(?! (?:jahr(?:es)?|woche|monats?|sommer|winter|herbst|frühjahr|tage) )|jene[rsmn]?|solche[rsmn]?|da(?:s|von|mit|für|bei|zu|rauf|rin|rum|durch|nach|gegen|ran)?|dort|hier|denen|deren|dessen|beide[sn]?',
    ),
    connecting: first(
      'und|aber|also|oder|denn|weil|dann|deshalb|deswegen|daher|dennoch|trotzdem|jedoch|außerdem|sondern|doch|ja|nein|genau|okay|gut|naja|nun|sonst|zum beispiel|wobei|welche[rsmn]?|dass|so|auch|nur|natürlich|klar|stimmt|danach|davor|dafür|kommen wir (?:zu[mr]?|jetzt|nun)|(?:wenn|falls|obwohl|während|bevor|nachdem|sobald|solange)(?=[^,]*$)',
    ),
    asking: first(
      'was|wie|warum|wieso|weshalb|wer|wen|wem|wessen|wann|wo|woher|wohin|welche[rsmn]?|ist|sind|war|waren|hat|haben|kann|können|könnte[nt]?|soll(?:en|te|ten)?|wird|werden|würde[nt]?|gibt|muss|müssen|darf|dürfen|bist|hast|kannst|willst',
    ),
    personal: first('ich|wir|du|ihr|mein(?:e[rsmn]?)?|unser(?:e[rsmn]?)?|dein(?:e[rsmn]?)?|mir|mich|uns'),
    occasional: anywhere(
      'danke|vielen dank|willkommen|guten (?:morgen|tag|abend)|hallo|moin|servus|grüß (?:gott|euch|dich)|tschüss|auf wiedersehen|mikrofon|abonnier\\p{L}*|nächste folie|noch fragen|entschuldigung|(?:in|unter) (?:die|den) kommentaren?|in diesem video|in dieser (?:folge|episode)|daumen (?:nach oben|hoch)|bis zum nächsten mal|viele von euch|bis (?:bald|dann)|nächste frage|(?:gebe|erteile|haben|hat) (?:ich |sie |ihnen )?das wort',
    ),
    hedges: hedge(
      '(?:ich (?:glaube|denke|finde|meine)(?=, (?!(?:dass|daß|ob|weil|wenn|was|wie|wer|wo|warum|wann|welche[rs]?) ))|ich (?:glaube|denke)(?= (?:die|das|es|wir|ein|eine))|ehrlich gesagt|im prinzip|im grunde(?: genommen)?(?! de[rs] )|(?:sehr geehrte[rs]? )?(?:herr|frau) (?:präsident(?:in)?|vorsitzende[rn]?)(?=,)|meine damen und herren(?=,))',
    ),
    asides: aside('glaube ich|denke ich|oder|ne|nicht wahr|ja|weißt du|wissen sie|sozusagen|und so weiter|und so|oder so'),
  }),
  fr: () => ({
    referring: first(
      "il(?! (?:y a|faut|existe|est (?:(?:im)?possible|important|interdit|nécessaire|difficile|facile|temps|vrai|clair|rare) (?:de |d'|qu)))|ils|elle|elles|ça|cela|ceci|c'est|c'était|ce(?:t|tte)?(?! (?:an|année|mois|semaine|matin|soir|nuit|printemps|été|automne|hiver|siècle)(?![a-zé]))|ces|celui|celle|ceux|celles|lui|leur|leurs|son|sa|ses|y|en|là|ici",
    ),
    connecting: first(
      "et|mais|donc|alors|ou|car|parce que|puis|ensuite|aussi|cependant|pourtant|toutefois|sinon|bref|voilà|oui|non|bon|ben|enfin|par exemple|qui|dont|même|surtout|du coup|en fait|après(?=[,.]| (?:ça|cela|quoi|tout)(?![\\p{L}]))|si(?=[^,]*$)|effectivement|par contre|en revanche|au contraire|à bientôt|à la (?:prochaine|semaine prochaine)|comme je (?:le |vous (?:le )?)?(?:disais|dis|l'ai dit)",
    ),
    asking: first(
      "qu'est-ce|est-ce|que|quoi|comment|pourquoi|qui|(?:quand|où)(?=[^,]*$)|quel(?:le)?s?|combien|(?:\\p{L}+-(?:vous|tu|il|elle|on|nous|ils))",
    ),
    personal: first("je|j'\\p{L}+|nous|on|vous|tu|mon|ma|mes|notre|nos|votre|vos|moi"),
    occasional: anywhere(
      "merci|bienvenue|bonjour|bonsoir|salut|au revoir|micro|abonne\\p{L}*|prochaine diapo\\p{L}*|des questions|excusez|dans (?:cet épisode|cette (?:vidéo|émission))|pouce (?:bleu|en l'air)|(?:en|dans les) commentaires?|(?:prochaine|dernière) question|question suivante|(?:passe|donne|cède|avez|a) la parole",
    ),
    hedges: hedge(
      '(?:je (?:pense|crois|trouve|dirais|suppose) que|il me semble que|à mon avis|disons que|on peut dire que|honnêtement|franchement|en gros(?=,)|en fait(?! d)|(?:monsieur|madame) (?:le |la )?présidente?(?=,)|mesdames et messieurs(?=,))',
    ),
    asides: aside("je (?:pense|crois|trouve)|quoi|hein|tu vois|vous voyez|voilà|en fait|n'est-ce pas|etc"),
  }),
  es: () => ({
    referring: first(
      'él|ella|ellos|ellas|ello|eso|esto|aquello|es[ea]s?|est[ea]s?(?! (?:año|mes|semana|mañana|tarde|noche|verano|invierno|otoño|primavera|siglo)(?![a-z]))|esos|estos|aquel(?:la|los|las)?|lo|la que|los que|su|sus|le|les|ahí|allí|aquí',
    ),
    connecting: first(
      'y|e|o|u|pero|porque|entonces|así que|pues|luego|también|además|sin embargo|aunque(?=[^,]*$)|que|quien|cual|sino|bueno|sí|no(?=[,.!]|$)|vale|claro|o sea|por eso|por ejemplo|por lo tanto|después(?! de )|igual|incluso|si no|como (?:decía|dije|he dicho|os decía)|el cual|la cual|los cuales|las cuales',
    ),
    asking: first('¿.*|qué|cómo|por qué|quién(?:es)?|cuándo|dónde|cuál(?:es)?|cuánt[oa]s?'),
    personal: first('yo|nosotr[oa]s|tú|usted(?:es)?|vosotr[oa]s|mi|mis|nuestr[oa]s?|me|nos|te'),
    occasional: anywhere(
      'gracias(?! a )|bienvenid[oa]s?|hola|buen[oa]s (?:días|tardes|noches)|adiós|micrófono|suscr\\p{L}+|siguiente diapositiva|alguna pregunta|perdón|en (?:los )?comentarios|(?:el próximo|este) (?:v[ií]deo|episodio)|nos vemos|(?:os|te|les) traigo|dadle|dale (?:a )?(?:like|me gusta)|(?:me han|me habéis) pedido|que (?:os|te|les) haya gustado|(?:siguiente|próxima) pregunta|(?:doy|paso|cedo|tiene) la palabra',
    ),
    hedges: hedge(
      '(?:(?:yo )?(?:creo|pienso|diría|supongo|siento) que|me parece que|en mi opinión|la verdad es que|digamos que|señora? president[ea](?=,)|señoras y señores(?=,))',
    ),
    asides: aside('creo|¿?no|¿?verdad|¿?sabes|digamos|y tal|etcétera|¿?vale|pues'),
  }),
  pt: () => ({
    referring: first(
      'ele|ela|eles|elas|isso|isto|aquilo|ess[ea]s?|est[ea]s?(?! (?:ano|mês|semana|manhã|tarde|noite|verão|inverno|século)(?![a-z]))|aquel[ea]s?|seus?|suas?|lá|aí|ali|aqui|dele|dela|deles|delas',
    ),
    connecting: first(
      'e|ou|mas|porque|então|pois|também|além disso|porém|entretanto|contudo|que|quem|senão|bom|sim|não(?=[,.!]|$)|tá|né|tipo|por isso|por exemplo|depois(?! d[aeo]s? )|aí|mesmo|inclusive|como (?:eu )?(?:disse|falei)|o qual|a qual|se não',
    ),
    asking: first('o que|que|por ?qu[eê]|quem|(?:como|quando|onde)(?=[^,]*$)|qual|quais|quant[oa]s?|será que'),
    personal: first('eu|nós|a gente|você|vocês|tu|meus?|minhas?|nossos?|nossas?|me|nos'),
    occasional: anywhere(
      'obrigad[oa]|bem-vind[oa]s?|olá|bom dia|boa (?:tarde|noite)|tchau|microfone|inscrev\\p{L}+|próximo slide|alguma pergunta|desculpa|(?:n?este|nesse) (?:vídeo|episódio)|nos comentários|(?:seu|o|um) like|até a próxima|próxima pergunta|(?:dou|passo|tem) a palavra',
    ),
    hedges: hedge(
      '(?:(?:eu )?(?:acho|penso|acredito|diria|imagino) que|me parece que|na minha opinião|digamos que|na verdade|senhora? president[ea](?=,)|senhoras e senhores(?=,))',
    ),
    asides: aside('eu acho|acho|né|sabe|tá|certo|entendeu|e tal|enfim'),
  }),
  it: () => ({
    referring: first(
      "lui|lei|loro|esso|essa|essi|esse|ciò|quest[oaie](?! (?:anno|mese|settimana|mattina|sera|notte|estate|inverno|primavera|autunno|secolo)(?![a-z]))|quell[oaie]|quel|quei|quegli|c'è|lo|li|ci|ne|lì|là|qui|qua|su[oaei]|suoi",
    ),
    connecting: first(
      "e|ed|o|ma|però|perché|quindi|allora|poi|anche|inoltre|tuttavia|dunque|che|chi|cioè|insomma|sì|no|bene|ecco|infatti|ad esempio|per esempio|dopo(?! (?:l'|la|le|lo|il|i|gli|un|una|aver|essere) ?)|comunque|invece|altrimenti|come (?:dicevo|ho detto)|il quale|la quale",
    ),
    asking: first('che cosa|cosa|come|perché|chi|(?:quando|dove)(?=[^,]*$)|quale|quali|quant[oaie]'),
    personal: first('io|noi|tu|voi|mi[oae]|miei|nostr[oaie]|vostr[oaie]|mi|ti'),
    occasional: anywhere(
      'grazie|benvenut[oaie]|ciao|buongiorno|buonasera|arrivederci|microfono|iscriv\\p{L}+|prossima slide|(?:ci sono|avete|altre|vostre) domande|scusate|(?:un commento|nei commenti)|(?:questo|prossimo) (?:video|episodio)|questa puntata|mi piace al video|prossima domanda|(?:do|passo|cedo|ha) la parola',
    ),
    hedges: hedge('(?:secondo me|a mio parere|diciamo che|direi che|in realtà)'),
    asides: aside('credo|penso|no|vero|giusto|diciamo|insomma|eccetera'),
  }),
  nl: () => ({
    referring: first(
      'het|hij|zij|ze|hem|haar|hun|hen|dat|(?:dit|deze)(?! (?:jaar|maand|week|zomer|winter|eeuw)(?![a-z]))|die|zulke|zijn|daar(?:van|mee|voor|door|om|bij|op|in|aan|naar)?|hier|er|beide',
    ),
    connecting: first(
      'en|maar|dus|of|want|omdat|dan|ook|echter|daarom|toch|bovendien|welke|wie|nou|ja|nee|oké|goed|precies|bijvoorbeeld|anders|zo|want|terwijl',
    ),
    asking: first(
      'wat|hoe|waarom|wie|wanneer|waar|welke?|is|zijn|was|heeft|hebben|kan|kunnen|moet|zal|zullen|wil|gaat|hebt|ben|denk je',
    ),
    personal: first('ik|wij|we|jij|je|jullie|u|mijn|ons|onze|uw|jouw|mij'),
    occasional: anywhere(
      'bedankt|dank (?:je|u)|welkom|goede(?:morgen|middag|navond)|hallo|doei|microfoon|abonneer|volgende dia|(?:nog|jullie|uw|zijn er) vragen|sorry|volgende vraag|(?:geef|heeft|krijgt) (?:u )?het woord',
    ),
    hedges: hedge('(?:eerlijk gezegd|volgens mij|eigenlijk|in principe)'),
    asides: aside('denk ik|toch|hè|weet je|zeg maar|of zo|enzovoort'),
  }),
  ru: () => ({
    referring: first(
      'он|она|оно|они|его|её|ее|их|ему|ей|им|это|этот|эта|эти|этого|этому|этим|этой|тот|та|те|то|того|тому|такой|такая|такие|там|тут|здесь|туда|оба|обе',
    ),
    connecting: first(
      'и|а|но|или|да|нет(?=[,.!]|$)|ну|вот|так|потому|поэтому|тогда|потом|также|тоже|однако|зато|хотя|который|которая|которое|которые|то есть|значит|например|кроме того|чтобы|если честно|ещё|еще|либо|причём|причем|ведь|иначе|итак|как я (?:уже )?говорила?|до (?:встречи|новых встреч)|(?:если|хотя|пока)(?=[^,]*$)',
    ),
    asking: first(
      'что|как|почему|зачем|кто|(?:когда|где)(?=[^,]*$)|куда|откуда|какой|какая|какие|какое|сколько|чей|разве|неужели|правда ли',
    ),
    personal: first('я|мы|ты|вы|мне|нам|мой|моя|моё|мои|наш|наша|наше|наши|ваш|ваша|ваше|ваши|у меня|у нас|у вас'),
    occasional: anywhere(
      'спасибо|добро пожаловать|здравствуйте|привет|добрый (?:день|вечер)|доброе утро|до свидания|пока(?=!|\\.?$)|микрофон|подпис\\p{L}+|следующий слайд|(?:есть|ваши|какие) вопросы|вопросы есть|извините|в (?:этом|сегодняшнем|следующем) (?:видео|выпуске|ролике)|в комментари\\p{L}+|лайк\\p{L}*',
    ),
    hedges: hedge(
      '(?:(?:я )?(?:думаю|считаю|полагаю),? что|мне кажется,?(?: что)?|на мой взгляд,?|по-моему,?|честно говоря,?|в принципе,?|собственно,?)',
    ),
    asides: aside('я думаю|да|правда|понимаете|знаете|так сказать|и так далее|что ли|скажем так'),
  }),
  uk: () => ({
    referring: first(
      'він|вона|воно|вони|його|її|їх|йому|їй|їм|це|цей|ця|ці|цього|цьому|цим|цією|той|та|те|того|тому(?! що)|такий|така|таке|такі|там|тут|туди|обидва|обидві',
    ),
    connecting: first(
      'і|й|а|але|або|чи|так|ні(?=[,.!]|$)|ну|ось|отже|бо|адже|тому|тоді|потім|також|теж|однак|проте|зате|хоча|який|яка|яке|які|тобто|значить|наприклад|крім того|щоб|інакше|до (?:зустрічі|побачення)|(?:якщо|поки|коли)(?=[^,]*$)',
    ),
    asking: first('що|як|чому|навіщо|хто|(?:коли|де)(?=[^,]*$)|куди|звідки|який|яка|яке|які|скільки|чий|хіба|невже|чи'),
    personal: first('я|ми|ти|ви|мені|нам|мій|моя|моє|мої|наш|наша|наше|наші|ваш|ваша|ваше|ваші|у мене|у нас|у вас'),
    occasional: anywhere(
      'дякую|дякуємо|ласкаво просимо|вітаю|вітаємо|привіт|добрий (?:день|вечір|ранок)|доброго (?:дня|ранку|вечора)|до побачення|мікрофон|підпис(?:уйтеся|уйтесь|атися|атись)|наступний слайд|(?:є|ваші|які) запитання|вибачте|у (?:цьому|сьогоднішньому|наступному) (?:відео|випуску)|в коментар\\p{L}+|вподобайк\\p{L}*|на сьогодні (?:все|це все)',
    ),
    hedges: hedge(
      '(?:(?:я )?(?:думаю|вважаю|гадаю),? що|мені здається,?(?: що)?|на мою думку,?|як на мене,?|чесно кажучи,?|в принципі,?)',
    ),
    asides: aside('я думаю|так|правда|розумієте|знаєте|так би мовити|і так далі|скажімо так'),
  }),
  pl: () => ({
    referring: first(
      'on|ona|ono|oni|one|jego|jej|ich|to|ten|ta|te|ci|tego|tej|tym|tamten|tamta|taki|taka|takie|tam|tu|tutaj|ono',
    ),
    connecting: first(
      'i|a|ale|albo|lub|więc|bo|ponieważ|potem|też|także|jednak|dlatego|zatem|który|która|które|którzy|czyli|no|tak|nie(?=[,.!]|$)|na przykład|poza tym|oraz|natomiast|że|żeby',
    ),
    asking: first('co|jak|dlaczego|czemu|kto|(?:kiedy|gdzie)(?=[^,]*$)|jaki|jaka|jakie|ile|czy|czyj'),
    personal: first('ja|my|ty|wy|mój|moja|moje|nasz|nasza|nasze|wasz|mi|nam|mnie|nas|pan|pani|państwo'),
    occasional: anywhere(
      'dziękuję|dzięki|witam|witajcie|cześć|dzień dobry|dobry wieczór|do widzenia|mikrofon|subskryb\\p{L}+|następny slajd|(?:są|jakieś|wasze|państwa) pytania|przepraszam',
    ),
    hedges: hedge('(?:(?:ja )?(?:myślę|sądzę|uważam|wydaje mi się),? że|moim zdaniem|szczerze mówiąc)'),
    asides: aside('myślę|prawda|nie|wiesz|wiecie|tak|i tak dalej|powiedzmy'),
  }),
  tr: () => ({
    referring: first('o|onlar|onun|onların|ona|onu|onlara|bu|bunlar|bunun|buna|bunu|şu|şunlar|böyle|öyle|orada|burada'),
    connecting: first(
      've|ama|fakat|çünkü|yani|sonra|ayrıca|ancak|veya|ya da|hem|de|da|evet|hayır|peki|tamam|mesela|örneğin|bu yüzden|o zaman|ki|üstelik|işte',
    ),
    asking: first('ne|nasıl|neden|niye|niçin|kim|nerede|hangi|kaç|acaba'),
    personal: first('ben|biz|sen|siz|benim|bizim|senin|sizin|bana|bize'),
    occasional: anywhere(
      'teşekkür\\p{L}*|hoş geldiniz|merhaba|günaydın|iyi (?:akşamlar|günler)|görüşürüz|mikrofon|abone|soru var|özür',
    ),
    hedges: hedge('(?:bence|sanırım|açıkçası|aslında)'),
    asides: aside('değil mi|sanırım|yani|tabii|falan'),
  }),
  vi: () => ({
    referring: first('nó|họ|chúng|điều (?:đó|này)|cái (?:đó|này)|đó|đây|thế|vậy|anh ấy|cô ấy|ông ấy|bà ấy'),
    connecting: first(
      'và|nhưng|hoặc|hay|vì|bởi vì|nên|cho nên|rồi|sau đó|cũng|tuy nhiên|do đó|mà|thì|vâng|dạ|không(?=[,.!]|$)|ví dụ|ngoài ra|còn',
    ),
    asking: first('tại sao|vì sao|làm sao|thế nào|ai|khi nào|ở đâu|bao nhiêu|liệu|có phải'),
    personal: first('tôi|mình|chúng ta|chúng tôi|bạn|các bạn|em|anh|chị'),
    occasional: anywhere('cảm ơn|cám ơn|xin chào|chào mừng|chào (?:các )?bạn|tạm biệt|đăng ký kênh|xin lỗi'),
    hedges: hedge('(?:(?:tôi|mình) (?:nghĩ|cho|tin) (?:là|rằng)|theo tôi|thực ra)'),
    asides: aside('đúng không|phải không|nhé|ạ'),
  }),
  id: () => ({
    referring: first('dia|ia|mereka|itu|ini|beliau|tersebut|begitu|begini|di situ|di sana|di sini|keduanya'),
    connecting: first(
      'dan|tapi|tetapi|atau|karena|jadi|lalu|kemudian|juga|namun|maka|sehingga|yang|ya|tidak(?=[,.!]|$)|oke|misalnya|selain itu|terus|nah|padahal|bahkan|supaya',
    ),
    asking: first('apa|apakah|bagaimana|kenapa|mengapa|siapa|kapan|di mana|mana|berapa|gimana'),
    personal: first('saya|aku|kami|kita|anda|kamu|kalian|gue|gua|lu'),
    occasional: anywhere(
      'terima kasih|makasih|selamat (?:pagi|siang|sore|malam|datang)|halo|hai|sampai jumpa|mikrofon|subscribe|maaf|ada pertanyaan',
    ),
    hedges: hedge('(?:(?:saya|aku) (?:pikir|rasa|kira)(?: bahwa)?|menurut (?:saya|aku)|sebenarnya|jujur)'),
    asides: aside('kan|ya|gitu|sih|lah|dan sebagainya'),
  }),
  ko: () => ({
    referring:
      /^(?:그(?:것|거|게|건|걸|분|들|녀|런|렇|쪽|때|곳|는|가|의|\s)|이(?:것|거|게|건|걸|런|렇|분|쪽|\s)|저(?:것|거|게|건|런|렇)|거기|여기|걔|얘)/u,
    connecting:
      /^(?:그리고|그런데|근데|그래서|하지만|그러나|그러면|그럼|그러니까|또는|또|또한|왜냐하면|따라서|예를 들|네|예|아니|맞아|자|즉|게다가|그래도|그냥|이제|사실|및|아까|앞서)(?![\p{L}]{3})/u,
    asking: /(?:^(?:왜|어떻게|무엇|뭐|누가|누구|언제|어디|어느|얼마|과연).*)|(?:까요|나요|인가요|죠|니|냐)[.?？]*$/u,
    personal: /^(?:저(?:는|희|도|의|에게|한테)?|제가?|나(?:는|도|의)?|내가?|우리(?:가|는|의|도)?|당신|여러분|너)(?![\p{L}]{2})/u,
    occasional:
      /감사합니다|감사드|고맙습니다|안녕하세요|안녕히|환영합니다|반갑습니다|마이크|구독|댓글|좋아요 (?:버튼|눌)|질문 있|죄송합니다/u,
    hedges: hedge('(?:제 생각에는|제가 보기에는|사실은|솔직히)'),
    asides: matchNothing,
  }),
  ar: () => ({
    referring: first('هو|هي|هم|هما|هن|هذا|هذه|هؤلاء|ذلك|تلك|أولئك|هناك|هنا|إنه|إنها|له|لها|لهم|فيه|فيها|منه|منها|به|بها'),
    connecting: first(
      'و|ثم|لكن|ولكن|أو|لأن|لأنه|لذلك|إذن|اذا|أيضا|أيضًا|بل|حيث|الذي|التي|الذين|نعم|لا(?=[،,.!]|$)|طيب|يعني|مثلا|مثلًا|بالتالي|وبالتالي|لذا|فإن|كما',
    ),
    asking: first('[وف]?(?:هل|ما (?:هو|هي|هذا|هذه)|ماذا|كيف|لماذا)|ليش|من (?:هو|هي|هم|الذي)|متى|أين|وين|أي [^ ]+$|كم|شو|إيش'),
    personal: first('أنا|نحن|أنت|أنتم|إحنا|لدي|لدينا|عندي|عندنا|لك|لكم'),
    occasional: anywhere(
      'شكرا|شكرًا|مرحبا|مرحبًا|أهلا|أهلًا|السلام عليكم|إلى اللقاء|لا تنسوا|قناتنا|نشرة الأخبار|صباح الخير|مساء الخير|مع السلامة|ميكروفون|اشترك\\p{L}*|(?:أي|لدي|عندي) سؤال|آسف',
    ),
    hedges: hedge('(?:أعتقد (?:أن|أنه)|أظن (?:أن|أنه)|في رأيي|بصراحة|في الحقيقة|في الواقع)'),
    asides: aside('صح|أليس كذلك|يعني|تمام'),
  }),
  fa: () => ({
    referring: first('او|آن(?!چه)|آنها|آن‌ها|این(?! (?:هفته|ماه|سال|روزها))|اینها|این‌ها|وی|ایشان|همین|همان|چنین|آنجا|اینجا|هر دو'),
    connecting: first(
      'و|اما|ولی|یا|چون|زیرا|پس|بعد|سپس|همچنین|بنابراین|البته|یعنی|که|بله|نه(?=[،,.!]|$)|خب|مثلا|مثلاً|در نتیجه|با این حال|علاوه بر این|تا (?:خبرهای بعدی|دیدار)',
    ),
    asking: first('چرا|چه|چی|چطور|چگونه|کی|کجا|کدام|آیا|چند|چقدر'),
    personal: first('من|ما|شما|تو|برای من|به نظر من'),
    occasional: anywhere(
      'سلام|درود|خوش آمدید|خوش اومدید|خداحافظ|خدانگهدار|ممنون|متشکر\\p{L}*|سپاسگزار\\p{L}*|سپاس|میکروفون|سابسکرایب|دنبال کنید|لایک|به خبر بعدی|صبح بخیر|شب بخیر|وقت بخیر|ببخشید|سوالی هست',
    ),
    hedges: hedge('(?:(?:من )?فکر می‌?کنم(?: که)?|به نظر(?:م| من)(?: که)?|راستش|در واقع|در حقیقت)'),
    asides: aside('درسته|مگه نه|یعنی|و غیره'),
  }),
  he: () => ({
    referring: first('הוא|היא|הם|הן|זה|זאת|זו|אלה|אלו|אותו|אותה|אותם|שם|כאן|פה|כזה|כזאת|כאלה|שניהם|זהו|לו|להם'),
    connecting: first(
      'ו|אבל|או|כי|אז|לכן|לפיכך|גם|אולם|אך|כן|לא(?=[,.!]|$)|טוב|בסדר|כלומר|למשל|לדוגמה|בנוסף|חוץ מזה|אחר כך|ואז|אחרת|למרות ש\\p{L}*|אשר|ש(?:הוא|היא|הם|זה|אני|אנחנו)',
    ),
    asking: first('מה|מי|איך|כיצד|למה|מדוע|מתי|איפה|היכן|לאן|האם|כמה|איזה|איזו|אילו'),
    personal: first('אני|אנחנו|אנו|אתה|את(?= (?:יכולה|צריכה|רוצה|חושבת))|אתם|לי|לנו|שלי|שלנו'),
    occasional: anywhere(
      'תודה(?: רבה)?|ברוך הבא|ברוכ(?:ים|ות) הבא(?:ים|ות)|שלום (?:לכולם|לכם|רב)|בוקר טוב|ערב טוב|להתראות|ביי|נתראה|מיקרופון|הירשמו|תירשמו|הרשמו|עשו לייק|בתגובות|סליחה|יש שאלות|נמצאת? (?:איתי|איתנו)',
    ),
    hedges: hedge('(?:אני (?:חושב|חושבת|מאמין|מאמינה|מניח|מניחה) ש?|לדעתי|בעיניי|למען האמת|בעצם)'),
    asides: aside('נכון|לא|אתה יודע|אתם יודעים|וכן הלאה|וכולי|כאילו'),
  }),
  hi: () => ({
    referring: first(
      'यह|ये|वह|वो|वे|इस|इसका|इसकी|इसके|इसमें|इसे|इससे|उस|उसका|उसकी|उसके|उसमें|उसे|उन|उनका|उनकी|उनके|इन|इनका|यहाँ|यहां|वहाँ|वहां|ऐसा|ऐसी|ऐसे|वैसा',
    ),
    connecting: first('और|लेकिन|मगर|पर|परंतु|या|क्योंकि|तो|फिर|इसलिए|भी|जो|जिस|कि|हाँ|हां|नहीं|ठीक|अच्छा|यानी|मतलब|जैसे|बल्कि|तब|तथा|एवं'),
    asking: first('क्या|क्यों|कैसे|कौन|कब|कहाँ|कहां|कितना|कितनी|कितने|किस|किसने|किसका'),
    personal: first('मैं|मैंने|मेरा|मेरी|मेरे|मुझे|हम|हमने|हमारा|हमारी|हमारे|हमें|आप|आपका|आपकी|आपके|आपको|तुम|तुम्हारा'),
    occasional: anywhere('धन्यवाद|शुक्रिया|नमस्ते|नमस्कार|स्वागत|सब्सक्राइब|माइक|अलविदा|माफ|मिलते हैं|तब तक के लिए'),
    hedges: hedge('(?:मुझे लगता है(?: कि)?|मेरे ख़?्?याल से|असल में|दरअसल)'),
    asides: aside('है ना|ना|ठीक है|सही है'),
  }),
  zh: () => ({
    referring:
      /^(?:它们?|他们?|她们?|这(?!一年|一天|几年|些年)|那(?!一年|几年|些年)|此(?!外)|该|其(?![实他它次中])|前者|后者|两者|上述|(?:[从從在对對就按用为為到把跟]|[基由关關对對于於]{2}|根据|根據|通过|通過|[针針][对對]|[围圍][绕繞])[这那這][个個种種样樣](?![月周週季年]|星期|礼拜|禮拜|世[纪紀]|小[时時]))/u,
    connecting:
      /^(?:然后|所以|但是?|而且|而|因为|不过|那么|于是|因此|并且|或者|还有|另外|此外|同时|也|就|都|又|再|才|却|接着|接下来|比如|例如|对(?![于比外内])|是的|好的?(?=[，,])|嗯|没错|其实|否则|另一方面|换句话说|也就是说|以及|并|甚至|反而|至于|像|的话?|说的话|当然|等于(?:是|说)|是|[说說](?![明法服話话唱]|到(?![这那這]))|想(?=[说說问問请請听聽跟和讲講谈談]|的是)|[觉覺]得|[认認][为為]|包括|刚才|剛才)/u,
    asking:
      /^(?:为什么|怎么|如何|什么|谁|哪|何时|是否|是不是|能不能|有没有|请问|难道)|(?:吗|呢|(?<![什甚怎])么)[。？?！!]?$|您.*(?:哪|[什甚][么麼]|怎[么麼]|如何|[几幾多][个個少]|[还還]是|是不是|有[没沒]有)|^(?!.*(?:不管|[没沒][什甚]|[无無][论論]|知道|明白|清楚|理解|看看|了解|[决決]定|取[决決])).*(?:哪[个個些里裡位儿兒]|怎[么麼][样樣看做办辦]的?|[什甚][么麼]|[什甚][么麼][样樣]的?(?:角色|[问問][题題]|道路|影[响響])?|好不好|[对對]不[对對]|行不行|有[没沒]有)[。？?！!]?$|[？?]["'”’」]?$/u,
    personal: /^(?:我们?|咱们?|你们?|您|大家|各位|俺|本人)/u,
    occasional:
      /谢谢|感谢|欢迎|大家好|各位(?:好|来宾|嘉宾)|再见|麦克风|话筒|订阅|关注我|点赞|有请|有請|(?<![邀申聘])[请請].{0,12}(?:老[师師]|教授|嘉[宾賓]|[专專]家|[院校所]长|博士|先生|女士|[给給](?:我们|我們|大家)|介[绍紹]|[谈談][谈談]|分享)|[听聽][听聽]|自我介[绍紹]|下一个问题|下一個問題|掌声|下一页|这一页|时间的?(?:关系|原因)|请教|提问|对不起|不好意思/u,
    hedges:
      /^(?:(?:我(?:个人)?(?:觉得|认为|想说|感觉(?!到))|我(?:个人)?(?:想|相信|理解)(?=[，,])|(?:我们(?:知道|可以看到|看到)|你会发现|大家(?:知道|可以看到))(?=[，,]|.{2,40}[是有会能要在被把让使没不了])|我们(?:认为|觉得)|坦率地?讲|说实话|老实说|应该说|可以说|实际上|事实上|总的来说|简单来说|简单地说)(?:是|的是)?[，,]?)+(?=.{6})/u,
    asides:
      /(?:[，,](?:对吧|是吧|对不对|是不是|我觉得|我认为|我想|等等|我们?|你们?|他们?|所以|然后|但是|因为|而且|就是)){1,4}(?=[。！？.!?]{0,4}$)/u,
  }),
  th: () => ({
    referring: /^(?:มัน|เขา|พวกเขา|เธอ|สิ่ง(?:นี้|นั้น)|อัน(?:นี้|นั้น)|นี่|นั่น|ตรง(?:นี้|นั้น)|ที่(?:นี่|นั่น)|แบบ(?:นี้|นั้น))/u,
    connecting: /^(?:และ|แต่|หรือ(?!ว่า)|เพราะ|ดังนั้น|แล้ว|จากนั้น|ก็|ซึ่ง|ต่อไป|ต่อมา|นอกจากนี้|อย่างไรก็ตาม|เช่น|ครับ|ค่ะ|ใช่|ไม่ใช่|โอเค|มาถึง)/u,
    asking:
      /(?:^(?:ทำไม|อย่างไร|ใคร|เมื่อไร|เมื่อไหร่|ที่ไหน|อะไร)|(?:ไหม|มั้ย|หรือเปล่า|หรือยัง|อะไร|ทำไม|อย่างไร|ยังไง|เมื่อไร|เมื่อไหร่|ที่ไหน|เท่าไร|เท่าไหร่)(?:ครับ|คะ|ค่ะ)?[?？]?$)/u,
    personal: /^(?:ผม|ฉัน|ดิฉัน|เรา|พวกเรา|คุณ|หนู)/u,
    occasional: /สวัสดี|ขอบคุณ|ยินดีต้อนรับ|กด(?:ติดตาม|ไลก์|ไลค์|กระดิ่ง)|อย่าลืม(?:กด|ติดตาม)|แล้วพบกัน|เจอกัน(?:ใหม่|คลิป)|ไมโครโฟน|ขอโทษ|มีคำถาม/u,
    hedges: /^(?:(?:ผม|ฉัน|ดิฉัน|เรา)(?:คิดว่า|รู้สึกว่า|เชื่อว่า)|จริงๆ\s?แล้ว|ความจริงแล้ว)\s*/u,
    asides: matchNothing,
  }),
  ja: () => ({
    referring:
      /^(?:それ|これ|あれ|そこ|ここ|あそこ|その|この|あの|そう|こう|ああ|そんな|こんな|あんな|彼女?|彼ら|そちら|こちら|どちらも)/u,
    connecting:
      /^(?:そして|でも|しかし|だから|なので|ので|また|さらに|あと|それで|それから|ただ|つまり|例えば|たとえば|では|じゃあ|はい|いいえ|うん|ええ|そうですね|なるほど|ちなみに|けど|けれども|で、|と、|が、|というか|というのも|なぜなら|ところが|ところで|とか|まあ|もちろん|やっぱり|やはり|さっき|先ほど)/u,
    asking:
      /^(?:なぜ|どうして|どう|何|なに|誰|だれ|いつ|どこ|どの|どれ|いくら).*|(?:ですか|でしたか|ますか|ましたか|ませんか|でしょうか|のか|かな|かね|よね)[。？?！!]?$|[？?]["'”’」]?$/u,
    personal: /^(?:私|わたし|僕|ぼく|俺|自分|我々|あなた|皆さん|みなさん|うち)/u,
    occasional:
      /ありがとう|よろしくお願い|こんにちは|こんばんは|おはよう|さようなら|お疲れ|マイク|コメント(?:欄|で)|チャンネル登録|高評価|次のスライド|質問(?:が|は)あり|すみません|失礼し/u,
    hedges: /^(?:(?:正直|実は|個人的には|(?:私|僕)としては)(?:ですね)?[、,]?)+(?=.{8})/u,
    asides: matchNothing,
  }),
});
const unknown: OpeningWords = {
  referring: matchNothing,
  connecting: matchNothing,
  asking: /[?？؟]["'”’」]?$/u,
  personal: matchNothing,
  occasional: matchNothing,
  hedges: matchNothing,
  asides: matchNothing,
};

/** Returns the opening words of a language (BCP 47 base tag); for a language without a list only question marks match. */
export const openingWords = (language: string): OpeningWords => wordsOf(language) ?? unknown;

import { matchNothing } from '../encoding/match-nothing.ts';
import { asianOpeningWords } from './asian-opening-words.ts';
import { byLanguage } from './by-language.ts';
import { aside, first, hedge, type OpeningWords } from './opening-patterns.ts';
import { anywhere } from './whole-words.ts';

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
  ...asianOpeningWords,
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

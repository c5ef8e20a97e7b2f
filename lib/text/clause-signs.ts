import { matchNothing } from '../encoding/match-nothing.ts';
import { byLanguage } from './by-language.ts';

/** Words of a language that show, in a text without marks, where a clause with a subject of its own begins. */
interface ClauseSigns {
  /** Articles and other words with which a subject of several words begins. */
  determiner: RegExp;
  /** Subjects of one word, and words that are subject and verb: "hay". */
  pronoun: RegExp;
  /** Matches the text from a word on: adverbials with which a sentence begins more often than it ends. */
  adverbial: RegExp;
  /** Prepositions; a sentence starts with one where the verb follows right behind its noun. */
  preposition: RegExp;
  /** Finite verbs: the frequent ones, and endings that hardly any other word has. */
  verb: RegExp;
  /** Words behind which a verb stands: "no", "se". */
  beforeVerb: RegExp;
  /** Words with which a clause begins that is part of another: "que", "porque". */
  subordinator: RegExp;
  /** In a language without articles: nouns that may be a subject, adjectives that only stand in one, and adverbs before a verb. */
  bareSubject?: { noun: RegExp; adjective: RegExp; adverb: RegExp };
  /** Words that join nouns as well as clauses: "y". */
  coordinator: RegExp;
  /** Words other than finite verbs behind which a part of their own clause follows: infinitives, adverbs. */
  governing: RegExp;
  /** The language has its verb right behind the first noun, and capitals for nouns. */
  hasVerbSecond?: true;
}

const word = (words: string) => new RegExp(`^(?:${words})$`, 'u');
const start = (phrases: string) => new RegExp(`^(?:${phrases})(?= |$)`, 'u');

/** The signs of a language (BCP 47 base tag); undefined for one without a list. */
export const clauseSigns = byLanguage<ClauseSigns>({
  es: () => ({
    determiner: word(
      'el|la|los|las|un|una|unos|unas|est[ea]|est[oa]s|es[ea]|es[oa]s|mis?|tus?|sus?|nuestr[oa]s?|much[oa]s?|vari[oa]s|algun[oa]s|cada|otr[oa]s?|tod[oa]s?|ningún|ninguna|cualquier',
    ),
    pronoun: word(
      '(?!mism|últim|próxim|máxim|mínim|ánim|prim|óptim|tram|ram|grem|extrem|suprem)\\p{L}+[aei]mos|yo|él|ella|ellos|ellas|nosotros|esto|nadie|alguien|hay|usted|ustedes|vosotros',
    ),
    adverbial: start(
      'hoy|ahora|aquí|actualmente|finalmente|primero|mientras tanto|normalmente|después de|por (?:un|el otro) lado|en cambio|en este caso|así|si|lo (?:primero|más importante)|también',
    ),
    preposition: word('en|con|sin|tras|según|durante|desde|para'),
    verb: word(
      'es|son|era|eran|fue|fueron|ha|han|he|hemos|había|habían|hay|está|están|estaba|tiene|tienen|tenía|tuvo|puede|pueden|podía|pudo|debe|deben|va|van|iba|hace|hacen|hizo|dice|dicen|dijo|sabe|saben|quiere|quieren|viene|vienen|llega|llegan|lleva|llevan|da|dan|queda|quedan|sigue|siguen|necesita|necesitan|parece|parecen|existe|existen|vive|viven|gana|pasa|pasan|cuesta|cuestan|vale|sirve|sirven|funciona|funcionan|empieza|empiezan|comienza|termina|ayuda|ayudan|permite|permiten|significa|representa|ocurre|sucede|produce|producen|contiene|mantiene|aumenta|aumentan|baja|bajan|sube|suben|cae|crece|crecen|sale|salen|muestra|muestran|explica|cree|creen|piensa|piensan|usa|usan|utiliza|trabaja|trabajan|aporta|afecta|depende|recibe|ofrece|incluye|evita|reduce|tarda|conviene|cuaja|espesa|basta|\\p{L}+(?:[aei]ron|aban|[aei]rán?|[aei]rían?|[aei]mos|ó|ié|ieran?|aba)|(?!(?:café|bebé|porqué|puré|paté|comité)$)\\p{L}{3,}é|quería|sabía|decía|hacía|vivía',
    ),
    beforeVerb: word('se|no|me|te|nos|os|ya'),
    subordinator: word('que|quien|cuando|si|porque|aunque|como|donde|mientras'),
    coordinator: word('y|o|e|u|pero|ni|sino|para'),
    governing: word(
      '\\p{L}+(?:[aeiáéí]ndo|ándol[aeo]s?|éndol[aeo]s?)|\\p{L}{2,}[aei]r(?:l[aeo]s?)?|más|menos|muy|tan|tod[oa]s|solo|sólo|así|eso|hoy|ahora|luego|después|primero',
    ),
  }),
  pt: () => ({
    determiner: word(
      'o|a|os|as|um|uma|uns|umas|est[ea]s?|ess[ea]s?|meus?|minhas?|seus?|suas?|nosso|nossa|muit[oa]s?|vári[oa]s|alguns|algumas|cada|outr[oa]s?|tod[oa]s?|nenhum|nenhuma|qualquer',
    ),
    pronoun: word(
      '(?!mesm|últim|próxim|máxim|mínim|ânim|prim|ótim|ram|extrem)\\p{L}+[aei]mos|eu|você|vocês|ele|ela|eles|elas|nós|isso|isto|ninguém|alguém|existem?|há',
    ),
    adverbial: start(
      'hoje|agora|aqui|atualmente|finalmente|primeiro|normalmente|depois de|por outro lado|em troca|neste momento|nesse caso|se (?:você|[ao]s?|eu|for|tiver|quiser)|já [oa]s?|quem|para começar|também',
    ),
    preposition: word('em|n[oa]s?|com|sem|segundo|durante|desde|para'),
    verb: word(
      'é|são|era|eram|foi|foram|há|havia|está|estão|estava|tem|têm|tinha|teve|pode|podem|podia|deve|devem|vai|vão|ia|faz|fazem|fez|diz|dizem|disse|sabe|sabem|quer|querem|vem|vêm|chega|chegam|leva|levam|dá|dão|fica|ficam|ficou|segue|precisa|precisam|parece|existe|existem|vive|vivem|ganha|passa|passam|custa|custam|serve|funciona|funcionam|começa|começam|termina|ajuda|ajudam|permite|permitem|significa|representa|acontece|produz|contém|mantém|aumenta|aumentam|cai|caem|cresce|sobe|sobem|sai|mostra|mostram|explica|acha|acham|usa|usam|trabalha|trabalham|paga|pagam|protege|cobra|rende|acompanha|depende|recebe|oferece|inclui|evita|reduz|demora|segura|vejo|tenho|nascem|morrem|seguem|(?!(?:lei|rei|frei)$)\\p{L}{3,}ei|\\p{L}{3,}[^r]am|\\p{L}+(?:[aei]ram|avam|[aei]rá|[aei]rão|[aei]riam?|[aei]mos|[^aeiou]ou|[^m]eu|iu)',
    ),
    beforeVerb: word('se|não|me|te|lhe|nos|nunca|ainda'),
    subordinator: word('que|quem|quando|se|porque|embora|como|onde|enquanto'),
    coordinator: word('e|ou|mas|nem|para'),
    governing: word(
      '\\p{L}+[aei]ndo|\\p{L}{2,}[aei]r|mais|menos|muito|tão|tod[oa]s?|só|assim|já|não|meu|seu|isso|hoje|agora|depois|primeiro',
    ),
  }),
  it: () => ({
    determiner: word(
      "il|lo|la|i|gli|le|un|uno|una|l'\\p{L}+|un'\\p{L}+|quest[oaie]|quest'\\p{L}+|quell[oa]|mi[oa]|su[oa]|nostr[oa]|molt[ie]|alcun[ie]|ogni|altr[ie]|tutt[ie]|nessun|nessuna|qualsiasi",
    ),
    pronoun: word("\\p{L}{2,}iamo|io|lui|lei|noi|voi|ciò|nessuno|qualcuno|c'è|c'era|esistono"),
    adverbial: start(
      'oggi|adesso|ora|qui|attualmente|infine|normalmente|dopo|oltre|in questo modo|per questo motivo|per questo|se (?:il|la|i|le|non|si|vuoi|volete|avete|hai|c.è)|nel (?:frattempo|caso)|anche',
    ),
    preposition: word("in|nel|nello|nella|nei|nelle|nell'\\p{L}+|con|senza|secondo|durante|da|sul|sulla"),
    verb: word(
      "è|sono|era|erano|fu|furono|ha|hanno|ho|abbiamo|aveva|c'è|sta|stanno|stava|può|possono|poteva|deve|devono|va|vanno|fa|fanno|dice|dicono|disse|sa|sanno|vuole|viene|arriva|porta|dà|danno|resta|rimane|segue|serve|sembra|esiste|vive|passa|costa|vale|funziona|inizia|comincia|finisce|aiuta|permette|significa|rappresenta|succede|produce|contiene|mantiene|aumenta|cade|cresce|sale|mostra|spiega|crede|pensa|usa|lavora|dipende|riceve|offre|evita|riduce|assorbe|avviene|ottiene|cattura|fece|fecero|prese|presero|mise|misero|vinse|vinsero|scrisse|venne|vennero|nacque|morì|finì|partì|aprì|costruì|seguì|uscì|(?!(?:però|perciò|ciò|falò|comò)$)\\p{L}{2,}ò|\\p{L}+(?:arono|irono|erono|avano|evano|ivano|[ae]rà|[ei]ranno|iamo|ebbe)|(?!(?:mano|piano|umano|buono|suono|dono|trono|telefono|italiano|lontano|strano|sano|anziano|americano|romano|capitano|invano|ottobre|nono|perdono|tono|abbandono|carbonio|ciascuno|quotidiano|africano|urbano|vulcano|divano|grano|uomo|vano|meridiano|cristiano|messicano|milano|toscano|siciliano|napoletano)$)\\p{L}{2,}[aeo]no",
    ),
    beforeVerb: word('si|non|mi|ti|ci|vi'),
    subordinator: word('che|chi|cui|quando|se|perché|come|dove|mentre'),
    coordinator: word('e|ed|o|ma|né|per|anche'),
    governing: word(
      '\\p{L}+(?:ando|endo)|\\p{L}{2,}(?:[aei]re|[aei]rl[aeoi])|più|meno|molto|tutt[ie]|solo|soltanto|tra|fra|poi|quindi|oggi|ora|adesso|prima',
    ),
  }),
  fr: () => ({
    determiner: word(
      "le|la|les|l'\\p{L}+|un|une|ce|cet|cette|ces|mon|ma|mes|son|sa|ses|notre|nos|votre|vos|leurs?|plusieurs|certaine?s|chaque|beaucoup|aucune?|quelques|tous|toutes",
    ),
    pronoun: word("je|j'\\p{L}+|tu|il|elle|on|nous|vous|ils|elles|ça|cela|c'est|c'était|personne"),
    adverbial: start(
      "aujourd'hui|maintenant|actuellement|finalement|normalement|en (?:revanche|effet|hiver|été|général|seconde|première)|par contre|pour (?:ce|cet|cette)|si|parfois",
    ),
    preposition: word('en|dans|avec|sans|selon|pendant|depuis|chez|au|aux|sur'),
    verb: word(
      "est|sont|était|étaient|fut|furent|a|ont|avait|avaient|ai|n'\\p{L}+|s'\\p{L}+|m'\\p{L}+|c'est|c'était|j'\\p{L}+|peut|peuvent|pouvait|doit|doivent|va|vont|fait|font|dit|disent|sait|savent|veut|veulent|vient|viennent|arrive|arrivent|porte|donne|donnent|reste|restent|suit|sert|servent|semble|existe|existent|vit|vivent|passe|passent|coûte|coûtent|vaut|marche|fonctionne|commence|commencent|finit|termine|aide|permet|permettent|signifie|représente|produit|produisent|contient|tient|augmente|augmentent|tombe|tombent|monte|baisse|montre|montrent|explique|croit|croient|pense|pensent|utilise|utilisent|travaille|dépend|reçoit|offre|évite|réduit|double|perd|perdent|gagne|joue|jouent|prend|prennent|garde|développe|demande|devient|reprend|\\p{L}+(?:aient|èrent|[ae]ra|[ae]ront|issent|[ai]ons|ait)",
    ),
    beforeVerb: word('ne|se|je|tu|il|elle|on|nous|vous|ils|elles|me|te|y'),
    subordinator: word("que|qui|quand|si|parce|comme|où|dont|lorsque|qu'\\p{L}+"),
    coordinator: word('et|ou|mais|ni|pour'),
    governing: word(
      "\\p{L}+(?:er|ir|re|ant)|plus|moins|très|tous|toutes|tout|aussi|\\p{L}+-(?:vous|nous|moi)|jusqu'à|voici|voilà|comme|dû|fallu|pu|voulu|pas|même|sur|sous|ce",
    ),
  }),
  uk: () => ({
    determiner: word(
      'ц(?:ей|я|і)|так(?:ий|а|і)|кож(?:ен|на|не)|сам(?:а|е|і)|головн(?:ий|а|е)|більшість|багато|деякі|всі|усі|ваш[аеі]?|наш[аеі]?|інш(?:ий|а|і)|нов(?:ий|а|е|і)|перш(?:ий|а|е|і)|друг(?:ий|а|е)|трет(?:ій|я|є)',
    ),
    pronoun: word(
      'я|ми|ти|ви|він|вона|воно|вони|ніхто|хтось|можна|потрібно|треба|існу(?:є|ють)|\\p{L}+(?:[ауюя]ємо|[ао]жемо|демо)(?:ся)?',
    ),
    adverbial: start(
      'зараз|тепер|сьогодні|зазвичай|потім|тут|узимку|взимку|влітку|навесні|восени|крім того|наприклад|також|нарешті|на жаль|завдяки|якщо|коли|після цього|для цього|таким чином|отже|іноді|однак|при цьому|у (?:нас|мене|нього|вас)|по-перше|по-друге|щороку|щодня|тобто|[зу] \\S+ \\S+ року',
    ),
    preposition: word('в|у|на|з|зі|із|до|по|за|під|над|перед|після|без|через|для|при|від'),
    verb: word(
      '(?!(?:сила|сили|могил[аи]|скала|акул[аи]|формул[аи]|зал[аи]|бали|\\p{L}*(?:квартал|журнал|канал|сигнал|матеріал|персонал|ідеал|капітал)и|мотив|актив|пасив|масив|колектив|вплив|сплав|рукав|прав)$)(?:\\p{L}{2,}(?:[юуая]ть|ить|[юуая]ться|ється|иться|[аяіоує]є|[аяиуію]л[аои](?:с[яь])?|[аяиуію]вся|[ую]вав|[аи]в)|є|немає|був|була|було|були|буде|будуть|треба|потрібно|можна|може|можуть|має|мають|став|стала|стали|це|живе|дає|дала|мала|мав|мали|почав|почала)',
    ),
    beforeVerb: word('не|я|ми|ти|ви|він|вона|воно|вони'),
    subordinator: word('що|щоб|якщо|коли|тому|бо|оскільки|скільки|як(?:ий|а|е|і|у|ого|ому|их|ою)?|де|хоча|поки'),
    coordinator: word('і|й|та|а|але|або|чи|ніж'),
    bareSubject: {
      noun: /^(?!\p{L}*(?:[оеєаи]м|ами|ями|[ая]х|ої|ою|ею|ого|их|ів|їв|ові|еві|ть|ши|чи|но)$)\p{L}{2,}[^йїєуюіе]$|ння$/u,
      adjective: /^\p{L}{2,}(?:[сцз]ька|[сцз]ький|[сцз]ьке|льна|льний|льне|нний|нна)$/u,
      adverb: /^(?:\p{L}{2,}о|там|тут|щодня|щороку)$/u,
    },
    governing: word(
      '\\p{L}+(?:ти|тися|тись)|не|давайте|дуже|більш|най\\p{L}+|мо[йяєї]|тво[яєї]|сво[яєї]|наш[аеі]?|ваш[аеі]?|(?:перш|друг|кожн|ціл)(?:у|ій|ою)|\\p{L}+(?:[нкгхжшщв]ий|ова|ська|льна|ого|ому|ої|их|ими)',
    ),
  }),
  ru: () => ({
    determiner: word(
      'эт[аи]|этот|так(?:ой|ая|ие)|кажд(?:ый|ая|ое)|сам(?:ый|ая|ое|ые)|главн(?:ый|ая|ое)|больш(?:инство|ая|ой)|многие|некоторые|все|ваш[аеи]?|наш[аеи]?|друг(?:ой|ая|ие)|нов(?:ый|ая|ое|ые)|перв(?:ый|ая|ое)|втор(?:ой|ая|ое)',
    ),
    pronoun: word(
      'я|мы|ты|вы|он|она|оно|они|никто|кто-то|(?:можно|нужно|надо|нельзя|существу[ею]т)|\\p{L}+(?:[ауя]ем|[бйуе]дем|[ай]д[её]м|ажем)(?:ся)?|\\p{L}*(?:смотрим|говорим|добавим|получим|обсудим|пустим|изучим|строим|видим)|начн[её]м',
    ),
    adverbial: start(
      'сейчас|теперь|сегодня|обычно|потом|затем|здесь|зимой|летом|весной|осенью|кроме того|например|также|наконец|к сожалению|как правило|из-за|благодаря|если|когда|после этого|для этого|таким образом|итак|иногда|однако|при этом|в н[её]м|у (?:нас|меня|него|вас)|во-первых|во-вторых|за год|каждый (?:год|день)|то есть|с \\S+ \\S+ года|в \\S+ году',
    ),
    preposition: word('в|во|на|с|со|у|из|по|за|под|над|перед|после|без|через|для|при|от'),
    verb: word(
      '(?!(?:ответ|совет|привет|предмет|билет|бюджет|кабинет|интернет|секрет|кредит|визит|лимит|магнит|аппетит|институт|маршрут|минут|салют|сюжет|паркет|пакет|цвет|свет|нет|лет|бит|сайт|быт|суть|путь|часть|честь|есть|область|(?!хот|лет|верт|блест)\\p{L}*тел[ия]|\\p{L}*(?:недел|модел|панел|детал|печал)[ия]|цели|сила|(?:[дт]|пред)ел[ао]|(?:сигн|кан|журн|персон|иде|матери|потенци|капит|финанси|интерв)ал[ао])$)(?:\\p{L}{2,}(?:[аяиеу]ет|[уюая]ют|[аяеиу]ется|[уюая]тся|[еи]тся|[ая]т|[ую]т|ит|[аяиеу]л[аои]?|[аяиеу]л[аои]?с[ья]|(?:[ауя]|[бйуе]д|[ао]ж)ем(?:ся)?|\\p{L}*(?:смотр|говор|добав|получ|обсуд|пуст|изуч|стро|вид)им|[её]шь(?:ся)?|ишь(?:ся)?|ём|ыл[аои]?|ёл|шл[аои]))|есть|нет|был[аои]?|будет|будут|нужно|надо|можно|нельзя|живёт|может|могут|должен|должн[аоы]|стал[аои]?|это|называется',
    ),
    beforeVerb: word('не|я|мы|ты|вы|он|она|оно|они'),
    subordinator: word('что|чтобы|если|когда|потому|поскольку|сколько|котор\\p{L}+|где|как|хотя|пока'),
    coordinator: word('и|а|но|или|чем'),
    bareSubject: {
      noun: /^(?!\p{L}*(?:[оеёая]м|[аыя]ми|[ая]х|[оеёи]й|[ое]го|[уыи]х|[оеи]е|[аи]я|[тчщ]ь|[ая]в|вши|учи|ски)$)\p{L}{2,}[^ёйоуъэю]$|ние$/u,
      adjective: /^\p{L}{2,}(?:ая|яя)$/u,
      adverb: /^\p{L}{2,}о$/u,
    },
    governing: word(
      '(?!(?:память|мать|часть|область|жизнь|помощь|соль|боль|роль|цель|сеть)$)\\p{L}+(?:ть|ться)|не|давай(?:те)?|очень|более|самый|самая|самое|мо[йяёеи]|тво[йяёеи]|сво[йяёеи]|наш[аеи]?|ваш[аеи]?|\\p{L}+(?:ый|[нкгхжшщ]ий|ой|ая|ое|ые|ого|ому|ую|ых|ими?)',
    ),
  }),
  de: () => ({
    hasVerbSecond: true,
    determiner: word(
      'der|die|das|ein|eine|dieser|diese|dieses|meine?|seine?|ihre?|unsere?|viele|einige|manche|mehrere|jede[rs]?|alle|beide|keine?|solche|zahlreiche',
    ),
    pronoun: word('ich|er|sie|es|wir|man|das|dies|jemand|niemand'),
    adverbial: start(
      'heute|jetzt|hier|dort|dann|danach|zuerst|schließlich|außerdem|dabei|dadurch|deshalb|deswegen|trotzdem|inzwischen|mittlerweile|normalerweise|auch|so|im|in|bei|beim|am|an|auf|aus|nach|vor|für|mit|zum|zur|durch|seit',
    ),
    preposition: matchNothing,
    verb: word(
      'ist|sind|war|waren|bin|wird|werden|wurden?|hat|haben|habe|hatten?|kann|können|konnten?|muss|müssen|mussten?|soll|sollen|sollten?|darf|dürfen|will|wollen|wollten?|würden?|gibt|geht|gehen|kommt|kommen|macht|machen|sagt|sagten?|sagen|heißt|steht|stehen|liegt|liegen|bleibt|bleiben|braucht|brauchen|kostet|zeigt|zeigen|findet|finden|glaubt|weiß|wissen|nimmt|sieht|läuft|fährt|hält|fällt|lässt|lassen|bringt|bringen|beginnt|funktioniert|bedeutet|enthält|verliert|erreicht|arbeitet|arbeiten|werfen|gehört|gilt|setzt|setzen|rechnen|rechnet|fordert|dauert|sinkt|steigt|wandern|sucht|suchen|denke|finde|mische|glaube|nehme|mache|vergessen|entsteht|(?:wies|kam|ging|stand|lag|fand|gab|nahm|sah|hielt|ließ|blieb|schrieb|sprach|traf|trat|zog|bot|gewann|begann|stieg|fuhr|schlug|wuchs|trug|verlor)(?:en)?|fiel(?:en)?|(?!(?:(?:ab|an|auf|aus|bei|ein|fest|her|hin|mit|nach|nieder|um|vor|weg|zu|zurück)?ge(?!hör|ling|schieh|nüg|winn|fäll)\\p{L}+t|\\p{L}*hundert|nicht|jetzt|erst|fast|sonst|selbst|direkt|schlecht|leicht|meist|zuletzt|höchst|längst|bekannt|gesamt|überhaupt|insgesamt|echt|recht|dicht|sanft|fest|ernst|bunt|alt|kalt|hart|zart|satt|glatt|nett|fett|vielleicht|nachts|dort|sofort|samt|statt|anstatt|wert|acht|(?:alte|kalte|harte|echte|rechte|leichte|schlechte|bekannte|gesamte|direkte|dichte|bunte|nette|fette|\\p{L}*[sß]te)n?)$)\\p{L}{2,}(?:[bcdfghklmnprstßz]|ie|äh|eh)t(?:en?)?',
    ),
    beforeVerb: matchNothing,
    subordinator: word(
      'dass|weil|wenn|ob|obwohl|sodass|sobald|solange|während|bevor|nachdem|falls|welche[rsnm]?|was|wie|wer|wo|wor?\\p{L}+|warum',
    ),
    coordinator: word('und|oder|aber|sondern|denn|als|bis|damit'),
    governing: word('nur|auch|nicht|noch|schon|sehr|so|mehr|immer|ganz|etwa|fast|also|dann|da|deshalb|unten|oben|zu'),
  }),
});

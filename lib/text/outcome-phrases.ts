import { byLanguage } from './by-language.ts';
import { plainSpelling } from './plain-spelling.ts';
import { anywhere } from './whole-words.ts';

/** The outcome that a question about a meeting or a talk asks for. */
export type Outcome = 'decisions' | 'tasks' | 'conclusion';

/** The phrases of a language that ask for the speakers and for each outcome, and those with which an outcome is stated. */
export interface OutcomePhrases {
  asking: Readonly<Record<Outcome | 'speakers', RegExp>>;
  stating: Readonly<Record<Outcome, RegExp>>;
}

type Line = readonly [speakers: string, decisions: string, tasks: string, conclusion: string];

const withMatching =
  (match: (words: string) => RegExp) =>
  (asking: Line, stating: readonly [decisions: string, tasks: string, conclusion: string]) =>
  () => {
    const [speakers, ...outcomes] = asking.map((phrases) => match(plainSpelling(phrases))) as [RegExp, RegExp, RegExp, RegExp];
    const read = ([decisions, tasks, conclusion]: readonly [RegExp, RegExp, RegExp]) => ({ decisions, tasks, conclusion });
    return {
      asking: { speakers, ...read(outcomes) },
      stating: read(stating.map(match) as [RegExp, RegExp, RegExp]),
    };
  };
const spaced = withMatching(anywhere);
const unspaced = withMatching((words) => new RegExp(words, 'u'));

/** The phrases of a language (BCP 47 base tag); undefined for one without a list. */
export const outcomePhrases = byLanguage<OutcomePhrases>({
  en: spaced(
    [
      "who(?:'s| is| are| was| were) (?:(?:the )?(?:speakers?|participants?|attendees|guests?|hosts?|people)|speaking|talking|there|present)|who (?:attended|attends|took part|participated|speaks|spoke|talks)|how many (?:speakers|people|participants)(?: (?:are|were|speak|talk|attended|took part))?(?: there)?|(?:list|name) the (?:speakers|participants)",
      'what (?:was|were|has been|have been|did (?:they|we|the (?:team|group|committee))|have they|do they|decisions?) (?:decided?|agreed?(?: on| upon| to)?|decide on)|(?:what|which) (?:are|were) the decisions|(?:what|which) decisions (?:were|was|did they|did we|have been) (?:made|taken|make|take|reached)|decisions',
      "next steps?|action (?:items?|points?)|to-?dos?|follow-?ups?|(?:tasks|assignments)(?: (?:were|are) (?:given|assigned|set))?|what (?:has|have|had|needs?|is|was|remains) to be done|what(?:'s| is| comes| happens) next|who (?:does|will do|has to do) what",
      'conclusions?|(?:final|closing|last) (?:words|thoughts|remarks)|what (?:do|does|did) (?:they|he|she|(?:the )?(?:speakers?|host|guest)) conclude|bottom line',
    ],
    [
      "(?:we|they|group|team|committee|board|council)(?:'ve| have| had)? (?:all |just |also |now |finally )?(?:decided|agreed|settled on|approved|voted|resolved)|(?:i|we) (?:have )?decided|decision (?:is|was)|(?:it|this|that) (?:was|is|has been) (?:decided|agreed)|let's go (?:with|for)|we(?:'re| are) going (?:with|for)|we(?:'ll| will) (?:go (?:with|for)|stick (?:with|to)|keep|drop)|agreed (?:that|on|to)",
      "(?:'ll|will|going to|need to|needs to|have to|has to|should|must|supposed to)(?: \\p{L}+){1,12} (?:by (?!the way)|before (?:the (?:next|end of (?:the|this) (?:day|week|month|year))|next|our)|next (?:week|month|meeting|time)|tomorrow|on (?:mon|tues|wednes|thurs|fri)day)(?: \\p{L}+)?|action items?|next steps?(?: is| are)|(?:i|we)(?:'ll| will) (?:write|send|prepare|check|look into|e-?mail|finish|update|contact|review|fix|set up|make sure|get back|talk to|follow up)|(?:your|my|our) (?:task|job) (?:is|will be)|(?:i|we)(?:'d| would)? (?:want|need|like) (?:you|everyone|everybody|someone|somebody)(?: (?:guys|all|both))? to|(?:(?:designer|manager|expert|team|developers?|engineers?|you)(?:'re| is| are) going to|(?:designer|manager|expert|team|developers?|engineers?|you)(?:'ll| will)) (?:be working|work (?:on|together)|look (?:at|into)|prepare|investigate)|we (?:still )?(?:have|need) to (?:complete|finish|prepare|send|submit|fill (?:in|out)|schedule|organi[sz]e|order)",
      "in conclusion|to (?:conclude|sum up|summari[sz]e|wrap up|recap)|in summary|(?:the|my|our|main|key) (?:bottom line|takeaways?|conclusions?|upshot|recommendations?|advice)|all in all|(?:i|we)(?:'d| would)?(?: strongly| highly)? (?:recommend|conclude)",
    ],
  ),
  de: spaced(
    [
      'wer (?:spricht|redet|sind die (?:sprecher|teilnehmer|gäste|personen)|ist der (?:sprecher|gast)|nimmt teil|nahm teil|war dabei|ist dabei|hat teilgenommen)|wie ?viele (?:sprecher|personen|leute|teilnehmer)(?: (?:sprechen|reden|gibt es|nehmen teil))?',
      'was (?:wurde|haben (?:sie|wir)|hat man) (?:beschlossen|entschieden|vereinbart)|(?:welche )?(?:beschlüsse|entscheidungen)(?: wurden)?(?: (?:gefasst|getroffen))?',
      'nächste[nr]? schritte?|aufgaben|to-?dos?|wie geht es weiter|wer macht was',
      'fazit|schlussfolgerung(?:en)?|schlusswort',
    ],
    [
      '(?:beschlossen|entschieden|geeinigt|vereinbart|verabschiedet)|beschluss|einigen wir uns|wir nehmen|dabei bleibt es',
      '(?:ich|wir|du|ihr|sie|er) (?:werden?|wirst|muss|müssen|soll|sollen|mache?n?|schreiben?|schicken?|kümmern?)(?: \\p{L}+){0,10} (?:bis|morgen|nächste[nrs]?|am (?:montag|dienstag|mittwoch|donnerstag|freitag))|nächste[nr]? schritt|aufgabe ist|kümmer(?:e|t|n) (?:mich|sich|uns)',
      'fazit|zusammenfassend|zusammengefasst|unterm strich|abschließend|alles in allem|(?:ich|wir) empfehlen?|empfehlung|schlussfolgerung|am ende des tages',
    ],
  ),
  fr: spaced(
    [
      "qui (?:parle|sont les (?:intervenants|participants|invités)|est (?:l['’]intervenant|l['’]invité)|était présent|a participé|participe)|combien (?:de (?:personnes|participants|intervenants)|sont-ils)(?: (?:parlent|participent|y a-t-il))?",
      "(?:qu['’]|que )(?:est-ce qui a été|a-t-on|ont-ils|avons-nous|est-ce qu['’]ils ont) (?:décidé|convenu)|(?:quelles )?(?:sont les )?décisions(?: (?:prises|ont été prises))?|qu['’]est-ce qui a été décidé",
      'prochaines étapes|actions à mener|tâches|(?:qui fait quoi)|à faire|et ensuite',
      'conclusions?|mot de la fin|que conclu(?:en)?t(?:-(?:t-)?(?:ils?|elles?|on))?',
    ],
    [
      "(?:on|nous|ils|elles) (?:a|avons|ont|s['’]est|sommes) (?:donc |tous )?(?:décidé|convenu|tranché|adopté|voté|accordés?|mis d['’]accord)|(?:a|été) (?:décidée?|adoptée?|votée?)|décision (?:est|a été|prise)|on part sur",
      "(?:je|tu|on|nous|vous|il|elle) (?:vais|vas|va|allons|allez|dois|doit|devons|devez|enverrai|ferai)(?: \\p{L}+){0,10} (?:d['’]ici|avant|demain|la semaine prochaine|pour (?:lundi|mardi|mercredi|jeudi|vendredi))|prochaine étape",
      'en conclusion|pour (?:conclure|résumer|finir)|en résumé|en somme|au final|(?:je|nous|on) (?:vous )?recommand(?:e|ons)|bilan',
    ],
  ),
  es: spaced(
    [
      'quién(?:es)? (?:hablan?|son los (?:hablantes|participantes|ponentes|invitados)|es (?:el ponente|la ponente|el invitado|la invitada)|participan?|participó|participaron|asistieron|estuvieron)|cuánt[oa]s (?:personas|participantes|hablantes)(?: (?:hablan|participan|hay))?',
      '(?:a )?qué (?:se )?(?:decidió|decidieron|decidimos|acordó|acordaron|han decidido|ha decidido)|(?:qué |cuáles (?:fueron|son) las )?decisiones(?: (?:se )?(?:tomaron|tomadas))?',
      'próximos pasos|siguientes pasos|tareas|pendientes|quién hace qué|qué sigue',
      'conclusi(?:ón|ones)|qué concluyen?',
    ],
    [
      '(?:hemos|han|se ha|se) (?:decidido|acordado|aprobado|decidió|acordó|aprobó)|decidimos|acordamos|decidieron|acordaron|quedamos en|la decisión (?:es|fue)',
      '(?:voy|vas|va|vamos|van) a(?: \\p{L}+){1,10} (?:para|antes|mañana|el (?:lunes|martes|miércoles|jueves|viernes)|la próxima)|(?:hay|tenemos|tengo|tienes|tienen) que(?: \\p{L}+){1,10} (?:para|antes|mañana|la próxima)|próximo paso|siguiente paso',
      'en conclusión|para (?:concluir|resumir|terminar)|en resumen|en definitiva|al final del día|(?:te|les|os|yo)? ?recomiendo|recomendamos',
    ],
  ),
  pt: spaced(
    [
      'quem (?:fala|está falando|são os (?:participantes|oradores|convidados)|é o (?:orador|convidado)|participa|participou|participaram|esteve)|quant[oa]s (?:pessoas|participantes)(?: (?:falam|participam|há))?',
      'o que (?:foi|ficou|eles|decidiram|decidimos) ?(?:decidido|acordado|decidiram)?|(?:quais (?:foram|são) as |que )?decisões(?: (?:foram )?tomadas)?',
      'próximos passos|tarefas|pendências|quem faz o quê',
      'conclus(?:ão|ões)|o que concluem?',
    ],
    [
      '(?:foi|ficou|temos|tem|foram) (?:decidid[oa]s?|acordad[oa]s?|aprovad[oa]s?)|decidimos|decidiram|concordamos|combinamos|a decisão (?:é|foi)',
      '(?:vou|vai|vamos|vão|tenho que|temos que|preciso|precisamos)(?: \\p{L}+){1,10} (?:até|antes|amanhã|na (?:segunda|terça|quarta|quinta|sexta|próxima))|próximo passo',
      'em conclusão|para (?:concluir|resumir|terminar)|em resumo|resumindo|no fim das contas|recomendo|recomendamos',
    ],
  ),
  it: spaced(
    [
      "chi (?:parla|sta parlando|sono i (?:partecipanti|relatori)|sono gli ospiti|è (?:il relatore|l[’']ospite)|partecipa|ha partecipato|era presente)|quant[ei] (?:persone|partecipanti)(?: (?:parlano|partecipano|ci sono))?",
      '(?:che )?cosa (?:è stato|hanno|abbiamo|si è) deciso|(?:quali (?:sono|sono state) le |quali )?decisioni(?: (?:sono state )?prese)?',
      'prossimi passi|compiti|cose da fare|chi fa (?:che )?cosa',
      'conclusion[ei]|(?:che )?cosa conclud(?:e|ono)',
    ],
    [
      "(?:abbiamo|hanno|è stato|si è) (?:deciso|concordato|approvato|stabilito)|la decisione (?:è|è stata)|siamo d[’']accordo",
      '(?:devo|deve|dobbiamo|devono|farò|faremo|manderò|invierò)(?: \\p{L}+){0,10} (?:entro|prima|domani|lunedì|martedì|mercoledì|giovedì|venerdì|la prossima)|prossimo passo',
      'in conclusione|per (?:concludere|riassumere|finire)|in sintesi|in definitiva|alla fine dei conti|consiglio di|raccomando',
    ],
  ),
  nl: spaced(
    [
      'wie (?:spreekt|spreken|praten|zijn de (?:sprekers|deelnemers|gasten)|is de (?:spreker|gast)|was erbij|nam deel|namen deel|doen mee)|hoeveel (?:sprekers|mensen|deelnemers)(?: (?:spreken|praten|zijn er))?',
      'wat (?:is er|is|werd er|hebben (?:ze|we)) (?:besloten|afgesproken)|(?:welke )?(?:besluiten|beslissingen)(?: (?:zijn|werden) (?:er )?(?:genomen))?',
      'volgende stappen|vervolgstappen|actiepunten|taken|wie doet wat',
      'conclusies?|wat conclude(?:ert|ren) (?:hij|zij|ze|de spreker)',
    ],
    [
      '(?:besloten|afgesproken|goedgekeurd)|besluit is|we gaan voor|we kiezen voor',
      '(?:ik|we|wij|jij|je|hij|zij) (?:ga|gaan|gaat|zal|zullen|moet|moeten)(?: \\p{L}+){0,10} (?:voor (?:maandag|dinsdag|woensdag|donderdag|vrijdag)|morgen|volgende week|uiterlijk)|volgende stap|actiepunt',
      'conclusie|samenvattend|samengevat|kortom|al met al|(?:ik|we) raden? aan|aanbeveling',
    ],
  ),
  ru: spaced(
    [
      'кто (?:говорит|выступает|участвует|участвовал|присутствовал|был|участники|гость)|сколько (?:участников|человек|спикеров|людей)(?: (?:говорит|участвует|выступает))?|кто (?:спикеры|участники)',
      'что (?:было |они |мы )?(?:решили|решено|постановили)|(?:какие )?решения(?: (?:были )?приняты|приняли)?|о ч[её]м договорились',
      'следующие шаги|дальнейшие шаги|задачи|кто что делает|что дальше',
      'выводы?|заключение|к (?:какому|каким) выводу?(?:ам)? (?:они )?(?:пришли|пришёл|пришел)',
    ],
    [
      '(?:мы |они )?(?:решили|договорились|постановили|утвердили|согласовали)|решение (?:принято|такое)|было решено|принято решение',
      '(?:я|мы|ты|вы|он|она) (?:сделаю|сделаем|отправлю|напишу|напишем|подготовлю|подготовим|должен|должна|должны|буду|будем)(?: \\p{L}+){0,10} (?:до|завтра|к (?:понедельнику|вторнику|среде|четвергу|пятнице)|на следующей)|следующий шаг|нужно будет',
      'в заключение|подводя итог|подведём итог|в итоге|итак|таким образом|(?:я |мы )?(?:рекомендую|рекомендуем|советую)|вывод такой|главный вывод',
    ],
  ),
  pl: spaced(
    [
      'kto (?:mówi|wypowiada się|bierze udział|brał udział|uczestniczył|uczestniczy|był obecny|jest gościem)|ilu (?:mówców|uczestników|ludzi)(?: (?:mówi|jest))?|ile osób (?:mówi|rozmawia)',
      'co (?:postanowiono|ustalono|zdecydowano|postanowili|ustalili|zdecydowali)|(?:jakie )?(?:decyzje|ustalenia)(?: (?:podjęto|zapadły|podjęli))?',
      'następne kroki|kolejne kroki|zadania|kto co robi|co dalej',
      'wniosk[ió]\\p{L}*|wniosek|konkluzj[ae]',
    ],
    [
      'postanowi\\p{L}+|ustali(?:liśmy|li|ły)|zdecydowa(?:liśmy|li|ły|no)|uzgodni\\p{L}+|zapadła decyzja|decyzja (?:jest|zapadła)',
      '(?:muszę|musimy|musisz|zrobię|wyślę|przygotuję|napiszę|będę|będziemy)(?: \\p{L}+){0,10} (?:do|jutro|w przyszłym|przed)|następny krok|kolejny krok',
      'podsumowując|reasumując|na koniec|wniosek|w skrócie|ostatecznie|polecam|zalecam',
    ],
  ),
  tr: spaced(
    [
      'kim(?:ler)? (?:konuşuyor|konuştu|katıldı|katılıyor)|(?:konuşmacılar|konuk(?:lar)?)(?: kim(?:ler)?)?|kaç (?:kişi|konuşmacı)(?: (?:konuşuyor|var|katıldı))?',
      '(?:ne(?:ye|ler)? )(?:kararlaştırıldı|karar verildi|karar verdiler)|(?:hangi |alınan )?kararlar(?: (?:alındı|neler))?',
      'sonraki adımlar|yapılacaklar|görevler|kim ne yapacak',
      'sonuç(?:lar)?|son söz',
    ],
    [
      'karar (?:verdi\\p{L}*|verildi|aldı\\p{L}*|alındı)|kararlaştır\\p{L}+|anlaştı\\p{L}*|onaylandı|kabul edildi',
      '(?:yarın|haftaya|gelecek hafta|\\p{L}+ kadar)(?: \\p{L}+){0,10} \\p{L}+(?:acağ\\p{L}+|eceğ\\p{L}+|malı\\p{L}*|meli\\p{L}*)|sonraki adım',
      'sonuç olarak|özetle|özetlemek gerekirse|kısacası|son olarak|tavsiye ed\\p{L}+|öneri(?:yorum|yoruz|rim|riz)',
    ],
  ),
  ar: spaced(
    [
      'من (?:يتحدث|يتكلم|المتحدثون|المتحدث|شارك|حضر|هم المتحدثون)|كم (?:عدد )?(?:المتحدثين|شخصا يتحدث)',
      'ماذا (?:تقرر|قرروا|قررنا)|ما الذي تقرر|(?:ما (?:هي )?)?القرارات(?: التي اتخذت)?',
      '(?:ما (?:هي )?)?(?:الخطوات (?:القادمة|التالية)|المهام)|من يفعل ماذا',
      '(?:ما (?:هي )?)?(?:الخلاصة|الخاتمة|الاستنتاج|النتيجة)',
    ],
    [
      '[وف]?(?:تقرر|قرر(?:ت|نا|وا)?|اتفق(?:ت|نا|وا)?|وافق(?:ت|نا|وا)? على|صوت(?:ت|نا|وا)? (?:على|لصالح))|تم الاتفاق',
      '(?:يجب|سوف|علينا|عليك)(?: \\p{L}+){1,10} (?:غدا|قبل|يوم|الأسبوع (?:القادم|المقبل))|الخطوة (?:التالية|القادمة)',
      'في الختام|ختاما|الخلاصة|باختصار|في النهاية|[أن]نصح\\p{L}*',
    ],
  ),
  hi: spaced(
    [
      'कौन (?:बोल रहा है|बोल रहे हैं|बात कर रहा है|शामिल था|शामिल थे)|वक्ता कौन (?:है|हैं)|कितने (?:लोग|वक्ता)(?: (?:हैं|बोल रहे हैं))?',
      'क्या (?:तय हुआ|तय किया गया|(?:फैसला|निर्णय) (?:हुआ|लिया गया|किया गया))|(?:क्या |कौन से )?(?:फैसले|निर्णय)(?: (?:हुए|लिए गए))?',
      'अगले कदम|आगे क्या(?: होगा)?|कौन क्या करेगा',
      'निष्कर्ष|आखिरी बात',
    ],
    [
      'तय (?:किया|हुआ)|(?:फैसला|फ़ैसला|निर्णय) (?:किया|लिया|हुआ)|सहमत (?:हुए|हैं)|सहमति',
      '(?:कल|अगले हफ्ते|\\S+वार)(?: तक)? (?:\\S+ ){0,10}\\S+(?:ेंगे|ूंगा|ूँगा|ूंगी|ूँगी|ना है)|अगला कदम',
      'निष्कर्ष|संक्षेप में|कुल मिलाकर|अंत में|मेरी सलाह|सलाह है',
    ],
  ),
  ko: unspaced(
    [
      '누가 (?:말하|말했|참석|참가|나오)\\p{L}*|(?:화자|참석자|참가자|출연자|발표자|게스트)(?:는|은|가|이)? ?(?:누구|몇)?\\p{L}*|손님(?:은|이)? ?누구\\p{L}*|몇 (?:명|사람)\\p{L}* ?(?:말|참석|참가)?\\p{L}*',
      '(?:무엇|뭐|뭘)\\p{L}? ?결정\\p{L}*|결정(?:된|한)? ?(?:사항|것|내용)\\p{L}*',
      '다음 단계\\p{L}*|할 일\\p{L}*|액션 아이템\\p{L}*',
      '결론\\p{L}*',
    ],
    [
      '결정했|결정됐|결정되|기로 (?:했|합|결정|하였)|합의',
      '(?:까지|내일|다음 주)[^.]*(?:겠습니다|할게요|해야|하기로)|다음 단계',
      '결론|정리하면|요약하면|마지막으로|추천합니다|추천드',
    ],
  ),
  zh: unspaced(
    [
      '(?:谁|誰|哪些人|哪几位|有谁)(?:在)?(?:说话|說話|发言|發言|参加|參加|参与|參與|出席|讲话|是嘉宾|是发言人)|(?:发言人|發言人|嘉宾|嘉賓|参与者|与会者|主讲人|讲者|说话人)(?:都)?(?:是谁|是誰|有谁|有哪些|有几位)?|(?:有)?(?:几个|多少|几位)(?:人|发言人|嘉宾)(?:在说话|发言|参加)?',
      '(?:做出|作出|做|达成|得出)?了?(?:什么|哪些)(?:决定|決定|决议|共识)|(?:决定|決定)了?(?:什么|什麼|哪些)',
      '下一步(?:计划|行动|是什么|怎么做|工作)?|后续(?:工作|步骤|安排)|待办(?:事项)?|行动项',
      '(?:得出|有|最后)?(?:了)?(?:什么|哪些|怎样的)?(?:的)?(?:结论|結論)|最后的?总结',
    ],
    [
      '(?:我们|大家|他们|会议|委员会)[^。，]{0,6}(?:决定|同意|一致|通过了|商定)|(?:决定|決定)(?:是|了|把|由|在)',
      '(?:下一步|接下来要|下周|明天|之前|月底)[^。]{0,20}(?:要|需要|完成|负责|提交|准备|做好)|由[^。，]{1,8}负责',
      '总之|總之|总的来说|總的來說|总结一下|最后(?:我)?(?:想|要)?(?:说|总结|强调)|综上|所以(?:我)?(?:的)?(?:结论|建议)|结论(?:是|就是)|归根结底|我(?:的)?建议',
    ],
  ),
  ja: unspaced(
    [
      '(?:誰|だれ)が(?:話|喋|しゃべ|参加|出席|出演)\\p{L}*|(?:話者|参加者|出席者|出演者|登壇者|ゲスト)は?(?:誰|何人|だれ)?\\p{L}*|何人が?(?:話|参加|出席)\\p{L}*',
      '何(?:を|が|に)決(?:ま|め)\\p{L}*|決定(?:事項|した(?:こと|内容))?は?(?:何)?\\p{L}*',
      '次の(?:ステップ|行動|アクション)|今後の(?:予定|課題|進め方)|やること|アクションアイテム|タスク',
      '結論|最後のまとめ',
    ],
    [
      '(?:に|と)(?:決まり|決め|決定|しましょう)|決定(?:しま|です|した)|合意(?:しま|した)|ことにし(?:ます|ました|よう)',
      '(?:まで|明日|来週|次回)[^。]*(?:ます|ましょう|ください|必要)|次のステップ',
      '結論(?:として|から|は)|まとめると|要するに|つまるところ|最後に|おすすめ(?:です|します)|お勧め',
    ],
  ),
});

import { byLanguage } from '../text/by-language.ts';
import { isUnspacedLanguage } from '../text/unspaced-language.ts';
import { everywhere } from '../text/whole-words.ts';

/** Two groups of words of which one says the opposite of the other, and whether the order of the words around them matters. */
export type Opposites = readonly [RegExp, RegExp, boolean];

/**
 * Opposites by language (BCP 47 base tag): one pair in each line, as expressions. The first pair of each language are the words for
 * what rises or falls, around which the order of the other words does not matter. Own lists.
 */
const lists: Record<string, string> = {
  en: `(?:go|goes|went|gone|going|come|comes|came) (?:back )?up|up (?:from|by)|increas\\p{L}*|ris(?:e|es|en|ing)|rose|gr[eo]w(?:s|n|ing|th)?|climb\\p{L}*|rais(?:e|es|ed|ing) / (?:go|goes|went|gone|going|come|comes|came) (?:back )?down|down (?:from|by)|decreas\\p{L}*|declin\\p{L}*|f[ae]ll(?:s|en|ing)?|dropp?(?:s|ed|ing)?|shr[aiu]nk\\p{L}*|cut|cuts|reduc\\p{L}*|lower(?:s|ed|ing)
    more / less|fewer
    higher|highest|high / lower|lowest|low
    doubl\\p{L}* / halv(?:e|es|ed|ing)
    louder|loudest|loud / quieter|quietest|quiet
    older|oldest|old / younger|youngest|young|newer|newest
    hotter|hottest|hot|warmer|warmest|warm / colder|coldest|cold|cooler
    heavier|heaviest|heavy / lighter|lightest
    richer|richest|rich / poorer|poorest|poor
    in favou?r of|supports?|supported / against|oppos(?:e[sd]?|ing)
    accept\\p{L}*|approv\\p{L}* / reject\\p{L}*|refus\\p{L}*|turn(?:s|ed)? down
    agree[sd]? / disagree[sd]?
    before / after
    open(?:s|ed|ing)? / clos(?:e|es|ed|ing)
    win|wins|won / lose|loses|lost
    buy|buys|bought / sell|sells|sold
    faster|fast|quick(?:er|ly)? / slower|slow(?:ly)?
    better|best / worse|worst
    cheap(?:er|est)? / expensive
    eas(?:y|ier|iest|ily) / hard(?:er|est)?|difficult
    possible / impossible
    likely / unlikely
    larger?|largest|bigg?(?:er|est)? / small(?:er|est)?
    longer|longest / shorter|shortest
    earlier|earliest / later|latest
    stronger|strong / weaker|weak
    includ\\p{L}* / exclud\\p{L}*
    add(?:s|ed|ing)? / remov\\p{L}*
    enabl\\p{L}* / disabl\\p{L}*
    public(?:ly)? / private(?:ly)?
    positive / negative
    succe(?:ed|ss)\\p{L}* / fail\\p{L}*
    above / below
    maximum / minimum
    legal / illegal
    visible / invisible
    dependent / independent
    centrali[sz]\\p{L}* / decentrali[sz]\\p{L}*
    interactive / non-?interactive
    trusted / untrusted
    safe / unsafe|dangerous
    like[sd]? / dislike[sd]?`,
  de: `(?:an)?(?:ge)?st(?:ei|ie)g(?:en|t)?|gestiegen|erhöh\\p{L}*|zugenommen|gewachsen|wuchs(?:en)? / (?:ge)?s[aiu]nk(?:en|t)?|gefallen|fiel(?:en)?|verringer\\p{L}*|abgenommen|geschrumpft
    mehr / weniger
    höher\\p{L}*|hoch|hohe[nmrs]? / niedrig\\p{L}*
    angenommen|(?:nimmt|nahm(?:en)?)(?= (?:[^.,;]{1,40} )?an(?!\\p{L}))|akzeptier\\p{L}* / abgelehnt|lehnte?n?(?= (?:[^.,;]{1,40} )?ab(?!\\p{L}))
    vor|davor / nach|danach
    (?:ge|er)?öffne(?:n|t|te|ten)? / (?:ge)?schl(?:ie|o)(?:ß|ss)(?:en|t)?
    gew(?:inn|ann|onn)\\p{L}* / verl(?:ier|or)\\p{L}*
    gekauft|kauft?e?n? / verkauft?e?n?
    schneller|schnell / langsamer|langsam
    besser\\p{L}*|beste[nmrs]? / schlechter\\p{L}*|schlechteste[nmrs]?
    billig\\p{L}*|günstig\\p{L}* / teur?e?r?e?[nms]?
    leicht\\p{L}*|einfach\\p{L}* / schwer\\p{L}*|schwierig\\p{L}*
    möglich\\p{L}* / unmöglich\\p{L}*
    dafür / dagegen
    verdoppel\\p{L}* / halbier\\p{L}*
    lauter|lauteste[nmrs]? / leise\\p{L}*
    älter\\p{L}*|älteste[nmrs]? / jünger\\p{L}*|jüngste[nmrs]?
    wärmer\\p{L}*|heißer\\p{L}* / kälter\\p{L}*
    größer\\p{L}*|große?[nmrs]? / kleiner\\p{L}*|kleine?[nmrs]?
    länger\\p{L}* / kürzer\\p{L}*
    stärker\\p{L}* / schwächer\\p{L}*
    öffentlich\\p{L}* / privat\\p{L}*
    erlaubt / verboten`,
  fr: `augment\\p{L}*|mont(?:e|é|ent|er|ait)|progress(?:e|é|ent) / baiss\\p{L}*|diminu\\p{L}*|chut\\p{L}*|recul(?:e|é|ent)
    plus / moins
    accept\\p{L}*|approuv\\p{L}* / refus\\p{L}*|rejet\\p{L}*
    avant / après
    ouv(?:ert|r)\\p{L}* / ferm\\p{L}*
    gagn\\p{L}* / perd\\p{L}*
    ach(?:ète|et)\\p{L}* / vend\\p{L}*
    meilleur\\p{L}*|mieux / pire\\p{L}*|pis
    facile\\p{L}* / difficile\\p{L}*
    possible\\p{L}* / impossible\\p{L}*
    grande?s? / petite?s?
    rapide\\p{L}* / lente?(?:ment|s)?
    haute?s?|élevée?s? / bas(?:se)?s?|faibles?
    chère?s? / bon marché|moins cher
    double / moitié
    autoris\\p{L}* / interdi\\p{L}*
    publi(?:c|que)s? / privée?s?`,
  es: `aument\\p{L}*|sub(?:e|en|ió|ieron|ido|ir|imos)|crec(?:e|en|ió|ieron|ido|er|imos) / disminu\\p{L}*|baj(?:a|an|ó|aron|ado|ar)|ca(?:e|en|yó|yeron|ído|er)|reduj\\p{L}*
    más / menos
    acept\\p{L}*|aprob\\p{L}* / rechaz\\p{L}*
    antes / después
    abr\\p{L}*|abiert[oa]s? / cierr\\p{L}*|cerr\\p{L}*
    gan(?:a|an|ó|aron|ado|ar|amos) / p(?:ie)?erd\\p{L}*
    a favor / en contra|contra
    compr(?:a|an|ó|aron|ado|ar) / vend(?:e|en|ió|ieron|ido|er)
    mejor(?:es)? / peor(?:es)?
    fácil(?:es|mente)? / difícil(?:es|mente)?
    posibles? / imposibles?
    grandes? / pequeñ[oa]s?
    rápid[oa]s?|rápidamente / lent[oa]s?|lentamente
    alt[oa]s? / baj[oa]s?
    unid[oa]s? / separad[oa]s?
    permit\\p{L}* / prohib\\p{L}*
    públic[oa]s? / privad[oa]s?`,
  pt: `aument\\p{L}*|sub(?:iu|iram|ido|ir)|cresc\\p{L}* / diminu\\p{L}*|ca(?:iu|íram|ído|ir)|baix(?:ou|aram|ado|ar)
    mais / menos
    aceit\\p{L}*|aprov(?:ou|aram|ad[oa]s?) / rejeit\\p{L}*|recus\\p{L}*
    antes / depois
    abr\\p{L}*|abert[oa]s? / fech\\p{L}*
    ganh\\p{L}* / perd\\p{L}*
    melhor(?:es)? / pior(?:es)?
    fácil|fáceis / difícil|difíceis
    possível / impossível
    grandes? / pequen[oa]s?
    alt[oa]s? / baix[oa]s?
    mais nov[oa]s? / mais velh[oa]s?
    a favor / contra`,
  it: `aument\\p{L}*|salit[oaie]|cresciut[oaie] / diminui\\p{L}*|cal(?:a|ano|ato|ati|ata|ate)|sces[oaie]
    più / meno
    accettat[oaie]|approvat[oaie]|accett\\p{L}* / rifiutat[oaie]|respint[oaie]
    prima / dopo
    apert[oaie]|apr\\p{L}* / chius[oaie]|chiud\\p{L}*
    vinto|vince|vinse / pers[oaie]|perde
    miglior[ei]?|meglio / peggior[ei]?|peggio
    facil[ei] / difficil[ei]
    possibil[ei] / impossibil[ei]
    grand[ei] / piccol[oaie]
    alt[oaie] / bass[oaie]`,
  nl: `gestegen|steeg|stegen|stijg(?:t|en)|toegenomen|gegroeid / gedaald|daal(?:t|de|den)|dalen|afgenomen|gezakt
    meer / minder
    hoger|hoge / lager|lage
    aangenomen|goedgekeurd|geaccepteerd / afgewezen|verworpen|geweigerd
    voor / na
    geopend|opent|opende / gesloten|sluit|sloot
    gewonnen|wint|won / verloren|verliest|verloor
    sneller / langzamer
    beter / slechter
    goedkoper|goedkope? / duurder|duur
    makkelijk(?:er)?|eenvoudig(?:er)? / moeilijk(?:er)?
    mogelijk / onmogelijk
    groter|grote? / kleiner|kleine?`,
  ru: `вырос\\p{L}*|раст(?:ут|ёт|ет)|увелич\\p{L}*|повы[сш]\\p{L}*|поднял\\p{L}* / упал\\p{L}*|пада(?:ет|ют)|сниз\\p{L}*|сниж\\p{L}*|уменьш\\p{L}*
    больше|более / меньше|менее
    выше / ниже
    принял[аио]?|принят[аыо]?|одобр\\p{L}* / отклон\\p{L}*|отверг\\p{L}*
    до / после
    откры\\p{L}* / закры\\p{L}*
    выигр\\p{L}*|победил\\p{L}* / проигр\\p{L}*
    купил[аи]? / продал[аи]?
    быстрее / медленнее
    лучше / хуже
    дешевле / дороже
    легко|легче / трудно|труднее|сложно
    возможно / невозможно`,
  pl: `wzr(?:ósł|os)\\p{L}*|rosn\\p{L}*|zwiększ\\p{L}* / spad\\p{L}*|zmniejsz\\p{L}*|zmala\\p{L}*
    więcej|bardziej / mniej
    wyższ\\p{L}*|wyżej / niższ\\p{L}*|niżej
    przyj(?:ął|ę)\\p{L}*|zaakceptowa\\p{L}* / odrzuc\\p{L}*
    przed / po
    otwar\\p{L}*|otwier\\p{L}* / zamkn\\p{L}*|zamyk\\p{L}*
    wygra\\p{L}* / przegra\\p{L}*
    szybciej|szybsz\\p{L}* / wolniej|wolniejsz\\p{L}*
    lepiej|lepsz\\p{L}* / gorzej|gorsz\\p{L}*
    tańsz\\p{L}*|taniej / droższ\\p{L}*|drożej
    łatw\\p{L}* / trudn\\p{L}*
    możliw\\p{L}* / niemożliw\\p{L}*`,
  tr: `art(?:tı|ıyor|mış|acak)|yüksel(?:di|iyor|miş) / azal(?:dı|ıyor|mış)|düş(?:tü|üyor|müş)
    kabul / red(?:detti|dedildi)?
    önce / sonra
    aç(?:tı|ıldı|ılıyor) / kapa(?:ndı|ttı|nıyor|tıldı)
    kazan(?:dı|ıyor) / kaybet(?:ti|iyor)
    kolay / zor
    yüksek\\p{L}* / düşük\\p{L}*
    ucuz\\p{L}* / pahalı\\p{L}*
    hızlı / yavaş`,
  vi: `tăng / giảm
    cao hơn / thấp hơn
    nhiều hơn / ít hơn
    chấp nhận / từ chối
    mở cửa / đóng cửa
    trước khi / sau khi
    dễ / khó`,
  id: `naik|meningkat / turun|menurun
    lebih tinggi / lebih rendah
    lebih banyak / lebih sedikit
    menerima|diterima / menolak|ditolak
    sebelum / sesudah|setelah
    dibuka|membuka / ditutup|menutup
    mudah / sulit
    menang / kalah`,
  ar: `ارتفع[تو]?ا?|ارتفاع|زاد[تو]? / انخفض[تو]?ا?|انخفاض|تراجع[تو]?
    أكثر / أقل
    أعلى / أدنى
    قبل / بعد
    وافق[تو]?|قبلت / رفض[تو]?
    فاز[تو]? / خسر[تو]?
    سهل / صعب`,
  hi: `बढ़\\p{M}*(?:ी|े|ा|ीं)? / घट\\p{M}*(?:ी|े|ा|ीं)?
    ज़्यादा|अधिक / कम
    पहले / बाद
    आसान / मुश्किल`,
  zh: `上升|上涨|上漲|增加|增长|增長|提高 / 下降|下跌|减少|減少|降低
    高于|高於|更高|高 / 低于|低於|更低|低
    多于|更多 / 少于|更少
    接受|同意|通过|通過 / 拒绝|拒絕|反对|反對|否决
    之前|以前 / 之后|之後|以后|以後
    更快|快 / 更慢|慢
    更好 / 更差|更坏
    便宜 / 昂贵|昂貴|贵
    容易|简单 / 困难|难
    买入|買入 / 卖出|賣出
    去中心化 / 中心化`,
  ja: `増え\\p{L}*|増加|上が\\p{L}*|上昇|伸び\\p{L}* / 減[っりる]\\p{L}*|減少|下が\\p{L}*|下落|低下
    高[いく] / 低[いく]
    多[いく] / 少な[いく]
    受け入れ\\p{L}*|承認|可決 / 拒否|断[っり]\\p{L}*|否決
    早[いく]|速[いく] / 遅[いく]
    安[いく] / 高[いく価]
    簡単 / 困難|難し[いく]`,
  ko: `(?:올랐|오르|오릅|증가|늘[었어])\\p{L}* / (?:내렸|내리|내립|감소|줄었|줄어|떨어)\\p{L}*
    (?:많은|많다|많습|많이) / (?:적은|적다|적습|적게)
    (?:높[은다습게아]|높)\\p{L}* / 낮\\p{L}*
    (?:받아들|승인|수락)\\p{L}* / (?:거부|거절|부결)\\p{L}*
    쉽\\p{L}*|쉬운 / 어렵\\p{L}*|어려운`,
};

const ofLanguage = byLanguage<readonly Opposites[]>(
  Object.fromEntries(
    Object.entries(lists).map(([language, pairs]) => [
      language,
      () =>
        pairs.split('\n').flatMap((pair, i): Opposites[] => {
          const [one, other] = pair.trim().split(' / ') as [string, string];
          const matching = (words: string) => (isUnspacedLanguage(language) ? new RegExp(words, 'gu') : everywhere(words));
          const [a, b] = [matching(one), matching(other)];
          return [
            [a, b, i > 0],
            [b, a, i > 0],
          ];
        }),
    ]),
  ),
);

/** Returns the opposites of a language (BCP 47 base tag), each in both directions; none for one without a list. */
export const opposites = (language: string): readonly Opposites[] => ofLanguage(language) ?? [];

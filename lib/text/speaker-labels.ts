/** Matches a label of initials or a number, which is no name: "A", "S2". */
const initials = /^(?:\p{Lu}{0,2}|[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{0,2}[\s_-]*\p{N}+)[\s_-]*$/u;
/** Matches a label that counts speakers, "Speaker 1", or remarks: "Slides". */
const counter =
  /^(?:\p{L}*(?:speaker|sprecher|locuteur|hablante|spk|participant|unknown)\p{L}*|slides?|questions?|applause|music|video|audio|说话人|发言人|话者)[\s_-]*[\p{L}\p{N}]?\p{N}*$/iu;

/** Matches a heading or a remark of a transcript with a colon behind it, which looks like the label of a speaker: "Action items". */
const heading =
  /^(?:action items?|agenda|answers?|book|chapters?|conclusions?|date|disclaimer|edited by|key (?:issues|points|takeaways)|links?|location|next steps|notes?|options|papers?|reading list|references|resources|risks|sources?|summary|takeaways?|time|timestamps?|to-?dos?|topics?|transcript(?:s|ion)?(?: completed)?(?: by)?|tweets?|warning)$/iu;

/** Words that describe a speaker, of the languages of the interface and others, separated by `|`. */
const roles = [
  'audience|audience members?|attendees?|m[ae]n|wom[ae]n|boys?|girls?|child(?:ren)?|kids?|interview(?:er|ee)s?|(?:co-)?hosts?|guests?|moderators?|narrators?|announcers?|anchors?|newsreaders?|presenters?|callers?|voice(?:[ -]?over)?|students?|reporters?|crowd|everyone|all|both|others?',
  'mann|männer|frau(?:en)?|kind(?:er)?|junge|mädchen|publikum|zuschauer(?:in)?|gast|gäste|(?:moderator|reporter|erzähler)(?:in)?|stimme|alle|beide',
  'hommes?|femmes?|enfants?|public|invitée?s?|animat(?:eur|rice)|présentat(?:eur|rice)|intervieweu(?:r|se)|narrat(?:eur|rice)|voix(?: off)?|journaliste|tous',
  '(?:hombre|mujer|mulher|criança|convidad[oa]|invitad[oa]|niñ[oa])s?|público|plateia|(?:entrevistador|moderador|narrador|presentador|apresentador)a?|vo[zc](?: en off)?|homem|todos',
  'uomo|donna|bambin[oai]|pubblico|ospit[ei]|(?:intervista|modera|narra|presenta|condut)t(?:ore|rice)|voce|tutti',
  'vrouw|publiek|presentator|presentatrice|verteller|stem|iedereen',
  'мужчина|женщина|реб[её]нок|зал|ведущ(?:ий|ая)|гость|гостья|диктор|все',
  'mężczyzna|kobieta|dziecko|publiczność|prowadząc[ya]|gość|lektor|wszyscy',
  'kadın|çocuk|seyirci|sunucu|konuk|người dẫn|khách mời|khán giả|pria|wanita|anak|penonton|pembawa acara|tamu|narasumber',
  '[男女](?:[声聲性人]|主持)?|孩子|[观觀][众眾]|主持人?|嘉[宾賓]|旁白|[众眾]人|[记記]者|子供|観客|司会者?|ゲスト|ナレーター|ナレーション|聞き手|アナウンサー|キャスター|インタビュアー|リポーター|全員',
  '남자|여자|아이|관객|사회자|진행자|게스트|내레이터|모두|앵커|기자|아나운서|리포터|시민|주민|(?:ال)?(?:مذيعة?|ضيفة?|مراسلة?|مقدمة?|رجل|امرأة|جمهور)|जनता|मेज़बान|अतिथि|पुरुष|महिला|एंकर|संवाददाता|रिपोर्टर|होस्ट|मेहमान',
].join('|');
const role = new RegExp(`^(?:the |an? |unknown |male |female |various )*(?:${roles})[\\s_-]*\\p{N}*$`, 'iu');

/** Commas of lists in scripts that have another one, with the space behind them. */
const commas: Readonly<Record<string, string>> = { ar: '، ', fa: '، ', zh: '、', ja: '、' };

/** Returns the names of speakers and the number of others, "Ann, Bob +2", or only the number. */
export const formatNames = (names: readonly string[], others: number, language: string): string =>
  names.length === 0 ? `${others}` : `${names.join(commas[language] ?? ', ')}${others > 0 ? ` +${others}` : ''}`;

/**
 * Returns those of the labels of speakers that are names, each once. Roles ("Host", "Frau 2") are names only where no other label
 * is one; initials, numbers, remarks and headings never are.
 */
export function findNames(labels: readonly string[]): Set<string> {
  const names = new Set(
    labels.filter((label) => label !== '' && !initials.test(label) && !counter.test(label) && !heading.test(label)),
  );
  const proper = new Set([...names].filter((name) => !role.test(name)));
  return proper.size > 0 ? proper : names;
}

/** Maximum words of a speaker's name; longer labels are remarks. */
export const maxNameWords = 4;

/** Returns a function for whether a phrase contains the name of a speaker, or consists of words of one. */
export function createSpeakerTest(units: readonly { speaker?: string }[]): (phrase: string) => boolean {
  const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const names = [...findNames([...new Set(units.map(({ speaker }) => speaker ?? ''))])]
    .map(wordsOf)
    .filter((words) => words.length > 0 && words.length <= maxNameWords && words.every((word) => /^\p{Lu}/u.test(word)));
  return (phrase) => {
    const words = wordsOf(phrase);
    if (words.length === 0) return false;
    return names.some((name) => name.every((word) => words.includes(word)) || words.every((word) => name.includes(word)));
  };
}

/** Codes of Whisper's languages. No other language is requested of any provider; it is detected. */
const codes = new Set(
  (
    'af am ar as az ba be bg bn bo br bs ca cs cy da de el en es et eu fa fi fo fr gl gu ha haw he hi hr ht hu hy id is it ja ' +
    'jv ka kk km kn ko la lb ln lo lt lv mg mi mk ml mn mr ms mt my ne nl nn no oc pa pl ps pt ro ru sa sd si sk sl sn so sq ' +
    'sr su sv sw ta te tg th tk tl tr tt uk ur uz vi yi yo yue zh'
  ).split(' '),
);
/** Codes that differ in BCP 47. */
const sameAs: Record<string, string> = { nb: 'no', fil: 'tl', cmn: 'zh' };

const english = new Intl.DisplayNames(['en'], { type: 'language' });
/** Codes by English language name, as Whisper returns it; some of its names are unusual. */
const names = new Map([
  ...[...codes].map((code) => [english.of(code)!.toLowerCase(), code] as const),
  ...Object.entries({ bengali: 'bn', maori: 'mi', myanmar: 'my', nynorsk: 'nn', panjabi: 'pa', tagalog: 'tl', mandarin: 'zh' }),
]);

/** Returns the code of a tag's language; undefined for an unsupported language, which is detected instead. */
export function codeOf(tag: string | undefined): string | undefined {
  const language = localeOf(tag)?.language;
  const code = language && (sameAs[language] ?? language);
  return code && codes.has(code) ? code : undefined;
}

/** Converts a provider's language name to a BCP 47 tag: `english`, `en_us`, `eng`; undefined for an empty one. */
export function tagOf(reported: string | null | undefined): string | undefined {
  if (!reported) return undefined;
  const name = reported.trim().toLowerCase();
  const tag = names.get(name) ?? (name === 'jw' ? 'jv' : name.replaceAll('_', '-'));
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/.test(tag) || /^(?:und|mul|unk|zxx)$/.test(tag)) return undefined;
  return localeOf(tag)?.toString();
}

/** Returns the regional tag of a Chinese language, for providers that distinguish them. */
export function chineseOf(tag: string | undefined): 'zh-CN' | 'zh-TW' | 'zh-HK' | undefined {
  const locale = localeOf(tag);
  if (locale?.language === 'yue') return 'zh-HK';
  if (locale?.language !== 'zh') return undefined;
  const { region, script } = locale.maximize();
  if (region === 'HK' || region === 'MO') return 'zh-HK';
  return script === 'Hant' ? 'zh-TW' : 'zh-CN';
}

/** Returns the more specific of two tags of the same language. */
export function moreExactTag(requested: string | undefined, detected: string | undefined): string | undefined {
  return detected === undefined || codeOf(requested) === codeOf(detected) ? (requested ?? detected) : detected;
}

function localeOf(tag: string | undefined): Intl.Locale | undefined {
  try {
    return tag ? new Intl.Locale(tag) : undefined;
  } catch {
    return undefined;
  }
}

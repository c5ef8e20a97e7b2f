import { franc } from 'franc-min';
import { stopwords } from './stopwords.ts';
import { words } from './words.ts';

/** Scripts that name their language, in the order in which they are tried: kana makes Han characters Japanese. */
const scripts: [string, string][] = [
  ['Hira', 'ja'],
  ['Kana', 'ja'],
  ['Hang', 'ko'],
  ['Han', 'zh'],
  ['Thai', 'th'],
  ['Laoo', 'lo'],
  ['Khmr', 'km'],
  ['Mymr', 'my'],
  ['Hebr', 'he'],
  ['Grek', 'el'],
  ['Beng', 'bn'],
  ['Taml', 'ta'],
  ['Telu', 'te'],
  ['Knda', 'kn'],
  ['Mlym', 'ml'],
  ['Gujr', 'gu'],
  ['Guru', 'pa'],
  ['Sinh', 'si'],
  ['Geor', 'ka'],
  ['Armn', 'hy'],
];
const sampleLength = 1500;
const sampledUnits = 200;
/** Fewer letters than this tell too little for trigrams. */
const enoughLetters = 100;

/**
 * Language of a text as a BCP 47 base tag, '' when unknown. A declared tag counts unless the script, or on enough text
 * the words, speak against it.
 */
export function detectLanguage(text: string, declared = ''): string {
  const sample = sampleOf(text);
  const claimed = baseTag(declared);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return claimed;
  for (const [script, language] of scripts) {
    const share = (sample.match(new RegExp(`\\p{Script=${script}}`, 'gu'))?.length ?? 0) / letters;
    if (share > (language === 'ja' ? 0.1 : 0.3))
      return claimed !== '' && scriptsOf(claimed).includes(script) ? claimed : language;
  }
  const spelled = claimed !== '' && fitsScript(claimed, sample) ? claimed : '';
  if (letters < enoughLetters) return spelled || byStopwords(sample);
  const trigrams = baseTag(franc(sample));
  const guess = stopwords(trigrams).size > 0 && stopwordShare(sample, trigrams) < 0.05 ? '' : trigrams;
  if (spelled === '' || guess === '') return spelled || guess || byStopwords(sample);
  return stopwordShare(sample, guess) > 0.2 && stopwordShare(sample, spelled) < 0.1 ? guess : spelled;
}

/** Language of a transcript, from units of its start, middle and end. */
export function detectUnitLanguage(units: readonly { text: string }[], declared?: string): string {
  const step = Math.max(1, Math.floor(units.length / sampledUnits));
  const sampled = units.filter((_, index) => index % step === 0 || index % step === 1);
  return detectLanguage(sampled.map(({ text }) => text.slice(0, sampleLength)).join(' '), declared);
}

/** The base tag of a BCP 47 or ISO 639-3 tag; '' for none and for one that is not well formed. */
function baseTag(tag: string): string {
  try {
    const { language } = new Intl.Locale(tag);
    return language === 'und' ? '' : language;
  } catch {
    return '';
  }
}

/** Start, middle and end, so that a foreign greeting doesn't decide. */
function sampleOf(text: string): string {
  if (text.length <= 3 * sampleLength) return text;
  const middle = text.length >> 1;
  return [text.slice(0, sampleLength), text.slice(middle, middle + sampleLength), text.slice(-sampleLength)]
    .join(' ')
    .toWellFormed();
}

/** Codes of scripts in which a language is written, those of its mixed script spelled out. */
function scriptsOf(language: string): string[] {
  const script = new Intl.Locale(language).maximize().script ?? '';
  const mixed: Record<string, string[]> = { Jpan: ['Hira', 'Kana', 'Han'], Kore: ['Hang', 'Han'], Hans: ['Han'], Hant: ['Han'] };
  return mixed[script] ?? [script];
}

const fitsScript = (language: string, sample: string) =>
  scriptsOf(language).some((script) => {
    try {
      return (sample.match(new RegExp(`\\p{Script=${script}}`, 'gu'))?.length ?? 0) > sample.length * 0.3;
    } catch {
      return false;
    }
  });

function stopwordShare(sample: string, language: string): number {
  const spoken = words(sample, language);
  const stops = stopwords(language);
  return spoken.filter((word) => stops.has(word)).length / Math.max(1, spoken.length);
}

/** For short texts: the language whose stop words make up most of it, when they make up enough. */
function byStopwords(sample: string): string {
  const candidates = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'ru', 'pl', 'tr', 'vi', 'id', 'ar', 'hi'];
  const [best, second] = candidates
    .map((language) => ({ language, share: stopwordShare(sample, language) }))
    .sort((a, b) => b.share - a.share);
  return best!.share >= 0.25 && best!.share > second!.share * 1.3 ? best!.language : '';
}

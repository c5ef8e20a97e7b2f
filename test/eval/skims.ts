import { defaultDetailLevel } from '../../lib/contract/detail-level.ts';
import { type TimeSpan, totalSeconds } from '../../lib/playback/time-span.ts';
import { countWords } from '../../lib/subtitles/count-words.ts';
import { splitSentences } from '../../lib/subtitles/sentences.ts';
import { skimSpans } from '../../lib/subtitles/skim-spans.ts';
import { extractSummary } from '../../lib/text/extract-summary.ts';
import { load, mean, type Sample } from './data.ts';
import { rougeTokens } from './rouge.ts';
import { type Row, row, type Table } from './table.ts';

const cueWords = 12;

/** The parts of meetings that a skim plays, beside evenly spaced spans of the same number and length. Times count words: one a second. */
export function skimTable(): Table {
  const samples = load('qmsum.val').filter(({ questions }) => questions.length > 0);
  const skims = samples.map((sample) => {
    const { cues, turns } = asTimedCues(sample);
    const duration = cues.at(-1)!.endTime;
    const summary = extractSummary({ cues, language: sample.lang, duration, detailLevel: defaultDetailLevel });
    const spans = skimSpans(cues, sample.lang, summary);
    return { sample, cues, turns, spans, even: spaceEvenly(spans, duration) };
  });
  const columns = [
    { name: 'ROUGE-1 recall', digits: 1 },
    { name: 'inside marked %', digits: 1 },
    { name: 'cuts at ends %', digits: 1 },
    { name: 'words %', digits: 1 },
    { name: 'spans', digits: 1 },
  ];
  return {
    title: `Skims of ${samples.length} meetings of qmsum.val, against people's answers and the spans that they marked`,
    columns,
    rows: [
      row(
        'evenly spaced',
        skims.map((skim) => figures(skim, skim.even)),
      ),
      row(
        'Gloss',
        skims.map((skim) => figures(skim, skim.spans)),
      ),
    ],
  };
}

/** A meeting as cues with punctuation, with the turn of each. */
function asTimedCues({ units }: Sample) {
  let time = 0;
  const turns: number[] = [];
  const cues = units.flatMap(({ text, speaker }, turn) => {
    const words = text.split(/\s+/).filter(Boolean);
    return Array.from({ length: Math.ceil(words.length / cueWords) }, (_, part) => {
      const spoken = words.slice(part * cueWords, (part + 1) * cueWords).join(' ');
      const startTime = time;
      time += countWords(spoken);
      return { index: turns.push(turn) - 1, text: spoken, startTime, endTime: time, ...(speaker && { speaker }) };
    });
  });
  return { cues, turns };
}

const spaceEvenly = (spans: readonly TimeSpan[], duration: number): TimeSpan[] =>
  spans.map((_, index) => {
    const middle = ((index + 0.5) * duration) / spans.length;
    const half = totalSeconds(spans) / spans.length / 2;
    return { startTime: middle - half, endTime: middle + half };
  });

type Skim = ReturnType<typeof asTimedCues> & { sample: Sample };

function figures({ sample, cues, turns }: Skim, spans: readonly TimeSpan[]): Row['figures'] {
  const sentences = splitSentences(cues, sample.lang);
  const played = sentences.filter(({ startTime = 0, endTime = 0 }) =>
    spans.some((span) => (startTime + endTime) / 2 >= span.startTime && (startTime + endTime) / 2 < span.endTime),
  );
  const marked = new Set(
    sample.questions.flatMap(({ spans }) => spans.flatMap(([from, to]) => Array.from({ length: to - from }, (_, i) => from + i))),
  );
  const wordsOf = (list: typeof sentences) => list.reduce((sum, { text }) => sum + countWords(text), 0);
  // A speaker who is interrupted ends without a mark.
  const isEnd = ({ text, to }: (typeof sentences)[number]) => /[.?!]["')\]]*$/.test(text) || turns[to] !== turns[to - 1];
  const ends = new Set(sentences.filter(isEnd).map(({ endTime }) => endTime));
  const tokens = played.flatMap(({ text }) => rougeTokens(text, sample.lang));
  return {
    'ROUGE-1 recall': 100 * mean(sample.questions.map(({ answer }) => recall(tokens, rougeTokens(answer, sample.lang)))),
    'inside marked %': (100 * wordsOf(played.filter(({ from }) => marked.has(turns[from]!)))) / Math.max(1, wordsOf(played)),
    'cuts at ends %': 100 * mean(spans.map(({ endTime }) => (ends.has(endTime) ? 1 : 0))),
    'words %': (100 * wordsOf(played)) / wordsOf(sentences),
    spans: spans.length,
  };
}

/** Returns the share of the tokens of a reference that others contain. */
function recall(tokens: readonly string[], reference: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  let common = 0;
  for (const token of reference) {
    const left = counts.get(token) ?? 0;
    if (left > 0) common += 1;
    counts.set(token, left - 1);
  }
  return common / Math.max(1, reference.length);
}

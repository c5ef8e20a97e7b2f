import { splitSentences } from '../lib/subtitles/sentences.ts';
import { cleanSpeech, removeLeadWords } from '../lib/text/clean-speech.ts';
import { wholenessFeatures } from '../lib/text/wholeness.ts';
import { random, type Sample } from '../test/eval/data.ts';

/** Numbers of words that have a class of their own, and of sentences that are read. */
const commonCount = 300;
const sentenceCount = 50_000;
/** Minimum number of examples with a feature, and minimum weight, from which the feature is part of the model. */
const minExamples = 80;
const minWeight = 0.1;
const rounds = 4;
const rate = 0.1;
const decay = 1e-4;

interface Example {
  features: string[];
  isWhole: boolean;
}

/**
 * Weights that tell whole sentences from damaged ones (logistic regression by AdaGrad). The whole ones are those of edited talks
 * and of people's summaries of meetings; each is damaged as recognition and cues do: cut at either end, with words lost or
 * replaced, or run into another.
 */
export function fitWholeness(talks: readonly Sample[], meetings: readonly Sample[]) {
  const next = random(7);
  const spoken = talks.flatMap(({ units }) => wholeSentences(units)).filter((_, at) => at % 3 > 0);
  const written = meetings.flatMap(({ references, questions }) =>
    wholeSentences([...references, ...questions.map(({ answer }) => answer)].map((text) => ({ text }))),
  );
  const sentences = shuffle([...spoken, ...written], next).slice(0, sentenceCount);
  const common = mostCommon(sentences);
  const examples: Example[] = sentences.flatMap((text, at) => [
    { features: [...wholenessFeatures(text, common)], isWhole: true },
    { features: [...wholenessFeatures(damage(text, sentences[(at + 1) % sentences.length]!, next), common)], isWhole: false },
  ]);
  const weights = fitSparse(examples, next);
  const byTenths: Record<string, string> = {};
  for (const [feature, weight] of weights) {
    const tenths = Math.round(10 * weight);
    if (Math.abs(weight) >= minWeight) byTenths[tenths] = byTenths[tenths] ? `${byTenths[tenths]}|${feature}` : feature;
  }
  return { common: [...common].join(' '), weights: byTenths };
}

/** Returns the sentences of usual length that begin and end as one and quote nothing. */
function wholeSentences(units: readonly { text: string }[]): string[] {
  return splitSentences(units, 'en').flatMap(({ text }) => {
    if (!/^\p{Lu}.*\.$/u.test(text) || /[\\()[\]"“]/.test(text)) return [];
    const cleaned = removeLeadWords(cleanSpeech(text, 'en'), 'en');
    const words = cleaned.split(' ').length;
    return words >= 6 && words <= 40 ? [cleaned] : [];
  });
}

function mostCommon(sentences: readonly string[]): Set<string> {
  const counts = new Map<string, number>();
  for (const text of sentences)
    for (const [word] of text
      .toLowerCase()
      .replaceAll('’', "'")
      .matchAll(/\p{L}+(?:['-]\p{L}+)*/gu))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const ranked = [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word);
  return new Set(ranked.slice(0, commonCount));
}

function damage(text: string, other: string, next: () => number): string {
  const words = text.replace(/\.$/, '').split(' ');
  const others = other.replace(/\.$/, '').split(' ');
  const upTo = (count: number) => Math.floor(next() * Math.max(1, count));
  const kind = next();
  if (kind < 0.3) words.splice(0, 1 + upTo(Math.min(6, words.length - 4)));
  else if (kind < 0.5) words.splice(3 + upTo(words.length - 4));
  else if (kind < 0.65) for (let lost = 0; lost < 1 + upTo(2); lost++) words.splice(1 + upTo(words.length - 2), 1);
  else if (kind < 0.85) words.splice(2 + upTo(words.length - 3), words.length, ...others.slice(1 + upTo(others.length - 3)));
  else for (let lost = 0; lost < 1 + words.length / 8; lost++) words[upTo(words.length)] = others[upTo(others.length)]!;
  const damaged = words.join(' ');
  return `${damaged.slice(0, 1).toUpperCase()}${damaged.slice(1)}.`;
}

function fitSparse(examples: readonly Example[], next: () => number) {
  const counts = new Map<string, number>();
  for (const { features } of examples) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
  const ids = new Map([...counts].filter(([, count]) => count >= minExamples).map(([feature], id) => [feature, id]));
  const rows = examples.map(({ features, isWhole }) => ({
    known: features.flatMap((feature) => ids.get(feature) ?? []),
    label: isWhole ? 1 : 0,
  }));
  const weights = new Float64Array(ids.size);
  const squares = new Float64Array(ids.size).fill(1e-3);
  let base = 0;
  for (let round = 0; round < rounds; round++) {
    for (const { known, label } of shuffle(rows, next)) {
      const scale = 1 / Math.sqrt(Math.max(1, known.length));
      const sum = known.reduce((total, id) => total + weights[id]!, 0);
      const error = label - 1 / (1 + Math.exp(-base - sum * scale));
      base += 0.01 * error;
      for (const id of known) {
        const gradient = error * scale - decay * weights[id]!;
        squares[id]! += gradient * gradient;
        weights[id]! += (rate * gradient) / Math.sqrt(squares[id]!);
      }
    }
  }
  return [...ids].map(([feature, id]) => [feature, weights[id]!] as const);
}

function shuffle<T>(values: readonly T[], next: () => number): T[] {
  const result = [...values];
  for (let at = result.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    [result[at], result[other]] = [result[other]!, result[at]!];
  }
  return result;
}

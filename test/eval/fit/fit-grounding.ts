import {
  nameFeatures,
  negationFeatures,
  numberFeatures,
  type PlacedSentence,
  speakerFeatures,
} from '../../../lib/grounding/claim-features.ts';
import { readEvidence } from '../../../lib/grounding/evidence.ts';
import { placeSentence, placeSentences } from '../../../lib/grounding/ground.ts';
import { bestCell, coverSentence, placeFeatures } from '../../../lib/grounding/locate.ts';
import { supportFeatures } from '../../../lib/grounding/support-features.ts';
import { cellWords, indexTranscript, type TranscriptIndex, unitAt } from '../../../lib/grounding/transcript-index.ts';
import type { ClaimWeights, GroundingWeights } from '../../../lib/grounding/weights.ts';
import { predictLogOdds } from '../../../lib/text/boosted-trees.ts';
import { dotProduct, sigmoid } from '../../../lib/text/logistic.ts';
import { seededRandom } from '../../seeded-random.ts';
import { answerSentences, isTelling } from '../answer-sentences.ts';
import type { Sample } from '../data.ts';
import { type FalsifiedClaim, falsifier } from '../falsify.ts';
import { type Choice, fitChoice, fitLogistic } from './fit-regression.ts';
import { fitTrees } from './fit-trees.ts';

/** Weights of a place before any are fitted, to choose the candidates among which the place is. */
const startWeights = [2.4, 2, 1, 0.4, 0, 1, 1, 1, 1];
const maxCandidates = 20;
/** Shares of the true sentences and claims that may count as false. */
const lost = { support: 0.03, number: 0.05, name: 0.03, speaker: 0.09, negation: 0.035 } as const;

/** Weights for grounding: where sentences of people's answers stand, and how they differ from foreign and falsified ones. */
export function fitGrounding(samples: readonly Sample[]): GroundingWeights {
  const read = samples.map((sample) => ({
    ...sample,
    index: indexTranscript(sample.units, sample.lang),
    answers: answerSentences(sample),
  }));
  const place = fitChoice(read.flatMap(placeChoices)).map(rounded);
  return { place, ...fitSupport(read, place), ...fitClaims(read, place) };
}

type ReadSample = Sample & { index: TranscriptIndex; answers: ReturnType<typeof answerSentences> };

function placeChoices({ index, answers, lang }: ReadSample): Choice[] {
  return answers.flatMap(({ sentences, spans }) => {
    const covered = sentences.map((text) => coverSentence(readEvidence(text, lang, index), index));
    return sentences.flatMap((text, i) => {
      if (!isTelling(text, lang)) return [];
      const features = placeFeatures(covered, i, index);
      const row = (cell: number) => features.map((values) => values[cell]!);
      const scores = Float64Array.from({ length: index.cellCount }, (_, cell) => dotProduct(row(cell), startWeights));
      const candidates: number[] = [];
      while (candidates.length < maxCandidates) {
        const cell = bestCell(scores);
        if (scores[cell] === Number.NEGATIVE_INFINITY) break;
        candidates.push(cell);
        scores.fill(Number.NEGATIVE_INFINITY, Math.max(0, cell - 2), cell + 3);
      }
      const isRight = (cell: number) => {
        const unit = unitAt(index, cell * cellWords + cellWords / 2);
        return spans.some(([from, to]) => unit >= from && unit < to);
      };
      return [{ rows: candidates.map(row), right: candidates.map(isRight) }];
    });
  });
}

function fitSupport(read: readonly ReadSample[], place: readonly number[]): Pick<GroundingWeights, 'support' | 'minSupport'> {
  const rows: number[][] = [];
  const labels: number[] = [];
  read.forEach((sample, which) => {
    const others = read.filter((other, i) => i !== which && other.domain === sample.domain && other.answers.length > 0);
    sample.answers.forEach(({ sentences }, answer) => {
      const foreign = others[(answer * 7 + which) % others.length]!;
      const add = (index: TranscriptIndex, label: number, written = sentences, only?: number) => {
        for (const { text, sentence, scores } of placeSentences(written, sample.lang, index, place)) {
          if (!isTelling(text, sample.lang) || (only !== undefined && text !== written[only])) continue;
          rows.push(supportFeatures(sentence, scores, index));
          labels.push(label);
        }
      };
      add(sample.index, 1);
      add(foreign.index, 0);
      // Sentences also stand alone, and a foreign one among true ones.
      const one = answer % sentences.length;
      if (answer % 2 === 0) {
        add(sample.index, 1, [sentences[one]!]);
        add(foreign.index, 0, [sentences[one]!]);
      }
      const strange = foreign.answers[answer % foreign.answers.length]!.sentences;
      add(sample.index, 0, sentences.with(one, strange[answer % strange.length]!), one);
    });
  });
  const support = fitTrees(
    rows,
    labels,
    rows.map(() => 1),
    { trees: 90, depth: 3, rate: 0.1, leaf: 40, rows: 0.7, features: 0.6 },
  );
  const trueSupport = rows.filter((_, i) => labels[i] === 1).map((row) => sigmoid(predictLogOdds(row, support)));
  return { support, minSupport: rounded(quantile(trueSupport, lost.support)) };
}

type Claim = 'number' | 'name' | 'speaker' | 'negation';

function fitClaims(read: readonly ReadSample[], place: readonly number[]): Pick<GroundingWeights, Claim> {
  const found: Record<Claim, { rows: number[][]; labels: number[]; absent: number }> = {
    number: { rows: [], labels: [], absent: 0 },
    name: { rows: [], labels: [], absent: 0 },
    speaker: { rows: [], labels: [], absent: 0 },
    negation: { rows: [], labels: [], absent: 0 },
  };
  const next = seededRandom(7);
  for (const { index, answers, lang, ...sample } of read) {
    const falsify = falsifier({ ...sample, lang }, next, []);
    for (const { sentences, spans } of answers) {
      const covered = sentences.map((text) => coverSentence(readEvidence(text, lang, index), index));
      sentences.forEach((text, i) => {
        if (!isTelling(text, lang)) return;
        // A sentence alone and one with its neighbors must be judged by the same weights.
        const isAlone = next() < 0.5;
        const placed = (other: string) => {
          const own = other === text ? covered[i]! : coverSentence(readEvidence(other, lang, index), index);
          return isAlone
            ? placeSentence({ text: other, language: lang, covered: [own], at: 0 }, index, place)
            : placeSentence({ text: other, language: lang, covered: covered.with(i, own), at: i }, index, place);
        };
        const original = placed(text);
        for (const claim of ['number', 'name', 'speaker', 'negation'] as const) addRows(claim, original, undefined);
        const number = falsify.takenNumber(text, spans);
        if (number) addRows('number', placed(number.text), number);
        const name = falsify.takenName(text, spans);
        if (name) addRows('name', placed(name.text), name);
        const speaker = falsify.speaker(text);
        if (speaker) addRows('speaker', placed(speaker.text), speaker);
        const negation = falsify.negation(text);
        if (negation) addRows('negation', placed(negation.text), negation);
      });
    }

    function addRows(claim: Claim, placed: PlacedSentence, falsified: FalsifiedClaim | undefined) {
      const { numbers, names, speakers } = placed.sentence.evidence;
      const isOf = (text: string) =>
        !falsified ||
        falsified.false.toLowerCase().includes(text.toLowerCase()) ||
        text.toLowerCase().includes(falsified.false.toLowerCase());
      const into = found[claim];
      const add = (row: number[]) => {
        into.rows.push(row);
        into.labels.push(falsified ? 1 : 0);
      };
      if (claim === 'number')
        for (const item of numbers) {
          if (!isOf(item.mention.text)) continue;
          if (item.positions.length > 0) add(numberFeatures(item, placed, index));
          else if (!falsified && !(item.mention.isSpelled && item.mention.values[0]! <= 3)) into.absent++;
        }
      if (claim === 'name')
        for (const item of names) {
          if (item.isSpeaker || !isOf(item.mention.text)) continue;
          if (item.positions.length > 0) add(nameFeatures(item, placed));
          else if (!falsified) into.absent++;
        }
      if (claim === 'speaker')
        for (const mention of speakers) if (isOf(mention.text)) add(speakerFeatures(mention, placed, index));
      if (claim === 'negation') add(negationFeatures(placed, index));
    }
  }
  const fit = (claim: Claim): ClaimWeights => {
    const { rows, labels, absent } = found[claim];
    const weights = fitLogistic(rows, labels, 500).map(rounded);
    const odds = (row: number[]) => sigmoid(dotProduct(row, weights));
    const truth = rows.filter((_, i) => labels[i] === 0).map(odds);
    const falseOnes = rows.filter((_, i) => labels[i] === 1).map(odds);
    const allowed = Math.max(0.005, (lost[claim] * (truth.length + absent) - absent) / truth.length);
    const threshold = rounded(quantile(truth, 1 - allowed));
    console.log(
      claim,
      'true',
      truth.length,
      'absent',
      absent,
      'false',
      falseOnes.length,
      'caught',
      falseOnes.filter((one) => one > threshold).length / falseOnes.length,
    );
    return { weights, threshold };
  };
  return { number: fit('number'), name: fit('name'), speaker: fit('speaker'), negation: fit('negation') };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

import { createGrounding, type GroundedSentence } from '../../lib/grounding/ground.ts';
import type { GroundingWeights } from '../../lib/grounding/weights.ts';
import type { GroundingProblem } from '../../lib/records/generation.ts';
import { seededRandom } from '../seeded-random.ts';
import { answerSentences, isTelling } from './answer-sentences.ts';
import { overlapGrounding } from './baselines/overlap-grounding.ts';
import { load, type Sample } from './data.ts';
import { type FalsifiedClaim, falsifier } from './falsify.ts';
import type { JudgedSentence, Method } from './grounding-method.ts';
import { auc, caughtAt } from './roc.ts';
import { row, type Table } from './table.ts';

/** Share of the true sentences that a threshold may lose. */
const lost = 0.05;

/**
 * How well grounding finds what a sentence stands on, on people's answers about meetings that nothing was fitted on: its
 * place, true against foreign ones, and falsified claims. A false claim counts as caught if it adds a problem that the true
 * sentence does not have.
 */
export function groundingTables(weights?: GroundingWeights): Table[] {
  const samples = load('qmsum.val').filter(({ questions }) => questions.length > 0);
  if (samples.length === 0) return [];
  const open = new Map(samples.map((sample) => [sample, createGrounding(sample.units, sample.lang, weights)]));
  const gloss: Method = (sample) => (sentences) => open.get(sample)!.ground(sentences, sample.lang);
  const alone: Method = (sample) => (sentences) =>
    sentences.flatMap((sentence) => open.get(sample)!.ground([sentence], sample.lang));
  return [
    placeTable(samples, { 'word overlap': overlapGrounding(samples), 'Gloss, each sentence alone': alone, Gloss: gloss }),
    falsifiedTable(samples, (sample, sentences) => open.get(sample)!.ground(sentences, sample.lang)),
  ];
}

function placeTable(samples: readonly Sample[], methods: Record<string, Method>): Table {
  let count = 0;
  const rows = Object.entries(methods).map(([name, method]) => {
    const places: Record<string, number>[] = [];
    const own: JudgedSentence[] = [];
    const foreign: JudgedSentence[] = [];
    samples.forEach((sample, which) => {
      const ground = method(sample);
      const others = samples.filter((other, i) => i !== which && other.domain === sample.domain);
      answerSentences(sample).forEach(({ sentences, spans }, answer) => {
        const groundForeign = method(others[(answer * 7 + which) % others.length]!)(sentences);
        ground(sentences).forEach((grounded, i) => {
          const { cites } = grounded;
          if (!isTelling(sentences[i]!, sample.lang)) return;
          const inside = cites.filter((cite) => spans.some(([from, to]) => cite >= from && cite < to)).length;
          places.push({
            'any cite inside %': inside > 0 ? 100 : 0,
            'most inside %': 2 * inside > cites.length ? 100 : 0,
            cites: cites.length,
          });
          own.push(grounded);
          foreign.push(groundForeign[i]!);
        });
      });
    });
    count = own.length;
    const [ownSupport, foreignSupport] = [own, foreign].map((judged) => judged.map(({ support }) => support)) as [
      number[],
      number[],
    ];
    const figures = {
      AUC: auc(ownSupport, foreignSupport),
      'foreign caught %': 100 * caughtAt(ownSupport, foreignSupport, lost),
      // As shipped; only grounding itself has a threshold.
      ...(own[0]?.problems && {
        'true unsupported %': shareUnsupported(own),
        'foreign unsupported %': shareUnsupported(foreign),
      }),
    };
    return { method: name, figures: { ...row(name, places).figures, ...figures } };
  });
  return {
    title: `Grounding of ${count} sentences of people's answers on qmsum.val, fitted on qmsum.train; foreign caught where 5 % of the true are lost`,
    columns: [
      { name: 'any cite inside %', digits: 1 },
      { name: 'most inside %', digits: 1 },
      { name: 'cites', digits: 1 },
      { name: 'AUC', digits: 3 },
      { name: 'foreign caught %', digits: 1 },
      { name: 'true unsupported %', digits: 1 },
      { name: 'foreign unsupported %', digits: 1 },
    ],
    rows,
  };
}

const shareUnsupported = (judged: readonly JudgedSentence[]): number =>
  (100 * judged.filter(({ problems }) => problems?.some(({ kind }) => kind === 'unsupported')).length) / judged.length;

/** Returns what a problem is about. A negation is a problem of the whole sentence, whose text the falsification changes. */
const claimOf = ({ kind, text }: GroundingProblem): string => (kind === 'negation' ? kind : `${kind} ${text}`);

function falsifiedTable(
  samples: readonly Sample[],
  ground: (sample: Sample, sentences: readonly string[]) => GroundedSentence[],
): Table {
  const next = seededRandom(3);
  const counts = new Map<string, { caught: number; all: number; flagged: number; true: number }>();
  const countOf = (kind: string) => counts.get(kind) ?? counts.set(kind, { caught: 0, all: 0, flagged: 0, true: 0 }).get(kind)!;
  const names = samples.map((sample) => falsifier(sample, next, []).spokenNames);
  samples.forEach((sample, which) => {
    const falsify = falsifier(sample, next, names.filter((_, i) => i !== which).flat());
    for (const { sentences, spans } of answerSentences(sample)) {
      const grounded = ground(sample, sentences);
      sentences.forEach((text, i) => {
        if (!isTelling(text, sample.lang)) return;
        const check = (name: string, kind: GroundingProblem['kind'], falsified: FalsifiedClaim | undefined) => {
          if (!falsified) return;
          const known = new Set(grounded[i]!.problems.map(claimOf));
          const { problems } = ground(sample, sentences.with(i, falsified.text))[i]!;
          const count = countOf(name);
          count.all++;
          if (problems.some((problem) => problem.kind === kind && !known.has(claimOf(problem)))) count.caught++;
        };
        const checkTrue = (name: string, kind: GroundingProblem['kind']) => {
          const count = countOf(name);
          count.true++;
          if (grounded[i]!.problems.some((problem) => problem.kind === kind)) count.flagged++;
        };
        if (falsify.hasNumber(text)) for (const name of ['number, absent', 'number, taken']) checkTrue(name, 'number');
        if (falsify.hasName(text)) for (const name of ['name, absent', 'name, taken']) checkTrue(name, 'name');
        if (falsify.hasSpeaker(text)) checkTrue('speaker', 'speaker');
        checkTrue('negation', 'negation');
        const unit = falsify.unit(text);
        const opposite = falsify.opposite(text);
        if (unit) checkTrue('unit', 'number');
        if (opposite) checkTrue('opposite', 'negation');
        check('number, absent', 'number', falsify.absentNumber(text));
        check('number, taken', 'number', falsify.takenNumber(text, spans));
        check('name, absent', 'name', falsify.absentName(text));
        check('name, taken', 'name', falsify.takenName(text, spans));
        check('speaker', 'speaker', falsify.speaker(text));
        check('negation', 'negation', falsify.negation(text));
        check('unit', 'number', unit);
        check('opposite', 'negation', opposite);
      });
    }
  });
  return {
    title: 'Claims falsified in these sentences: caught, and true ones with such a claim flagged',
    columns: [
      { name: 'false', digits: 0 },
      { name: 'caught %', digits: 1 },
      { name: 'true', digits: 0 },
      { name: 'flagged %', digits: 1 },
    ],
    rows: [...counts].map(([method, { caught, all, flagged, true: truth }]) => ({
      method,
      figures: {
        false: all,
        'caught %': (100 * caught) / Math.max(1, all),
        true: truth,
        'flagged %': (100 * flagged) / Math.max(1, truth),
      },
    })),
  };
}

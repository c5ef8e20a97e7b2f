import { describe, expect, it } from 'vitest';
import { allLines, cuesOf, modelsOf, requestOf } from '../../test/model-server/model-run.ts';
import type { Fault } from '../../test/model-server/model-world.ts';
import { testRun } from '../../test/test-run.ts';
import type { SummaryContent } from '../records/summary.ts';
import { comparableText } from './verify-points.ts';

const speakers = ['Ann', 'Carl', 'Eve', 'Tom'];
const facts = [
  ['the bakery', 'in Leeds', 'apprentices', 'a teacher from Bradford'],
  ['the orchard', 'near Hereford', 'crates of apples', 'a driver called Osterman'],
  ['the harbour', 'of Grimsby', 'fishing boats', 'the captain of the Albatross'],
  ['the museum', 'in Whitby', 'wooden masks', 'a donor named Fairfax'],
  ['the bridge', 'over the Severn', 'steel cables', 'an engineer called Lindqvist'],
  ['the library', 'of Durham', 'new atlases', 'the publisher Hartwell'],
  ['the theatre', 'in Buxton', 'velvet seats', 'the architect Montrose'],
  ['the observatory', 'above Keswick', 'photographs of comets', 'an astronomer called Petrov'],
];
const talk = facts.flatMap(([place, where, things, person], i) => [
  `This year ${place} ${where} has ${37 + 14 * i} ${things}, and they are looked after by ${person}.`,
  `The roof of ${place} is repaired in the spring, which costs ${2100 + 350 * i} pounds.`,
]);
const cues = cuesOf(talk).map((cue, i) => ({ ...cue, speaker: speakers[(i >> 1) % 4] }));
const texts = talk.map(comparableText);

const changedLines = ({ lines, chapters }: SummaryContent) =>
  allLines({ language: 'en', lines, chapters }).filter(
    (line) => !line.cites.some((cite) => texts[cite] === comparableText(line.text)),
  );

describe('a model that cites and quotes rightly', () => {
  it.each([
    ['falseNumbers', 'number'],
    ['falseNames', 'name'],
    ['falseSpeakers', 'speaker'],
    ['falseNegations', 'negation'],
  ])('gets none of its claims shown with the fault %s', async (fault, kind) => {
    const { models } = modelsOf({ fault: fault as Fault });
    const run = testRun();
    const { result, receipt } = await models.write(requestOf(cues), run);
    for (const event of run.events) if (event.kind === 'text') expect(changedLines(event.digest)).toEqual([]);
    expect(changedLines(result)).toEqual([]);
    expect(allLines(result).length).toBeGreaterThan(3);
    const kinds = (receipt.leftOut ?? []).flatMap(({ problems }) => problems.map((problem) => problem.kind));
    expect(receipt.dropped).toBeGreaterThan(3);
    expect(new Set(kinds)).toContain(kind);
  });

  it.each(['falseNumbers', 'falseNames', 'falseSpeakers', 'falseNegations'])(
    'answers without them with the fault %s',
    async (fault) => {
      const { models } = modelsOf({ fault: fault as Fault });
      const passages = cues.map(({ text, speaker }) => ({ title: speaker!, text, cues: [{ text, speaker }] }));
      const { result, receipt } = await models.answer(
        { ...requestOf(cues), passages, question: 'What costs pounds?', history: [] },
        testRun(),
      );
      expect(result.lines.length).toBeGreaterThan(0);
      for (const { text } of result.lines) expect(texts).toContain(comparableText(text));
      expect(receipt.leftOut!.length).toBeGreaterThan(0);
    },
  );

  it.each(['falseNumbers', 'falseNames', 'falseNegations'])('polishes without them with the fault %s', async (fault) => {
    const { models } = modelsOf({ fault: fault as Fault, calls: 1 });
    const { result } = await models.polish(requestOf(cues, { product: 'polished' }), testRun());
    const spoken = comparableText(talk.join(' '));
    expect(result.length).toBeGreaterThan(0);
    for (const { text } of result) expect(spoken).toContain(comparableText(text));
  });

  it('translates without the numbers that it makes up, and leaves those cues as they are', async () => {
    const { models } = modelsOf({ fault: 'falseNumbers' });
    const { result, receipt } = await models.translate(
      requestOf(cues, { product: 'translation', outputLanguage: 'en-GB' }, { language: 'de' }),
      testRun(),
    );
    expect(result.map(comparableText)).toEqual(texts);
    expect(receipt.leftOut!.length).toBeGreaterThan(3);
  });
});

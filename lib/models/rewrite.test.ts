import { describe, expect, it } from 'vitest';
import { away, cuesOf, modelsOf, requestOf } from '../../test/model-server/model-run.ts';
import type { Fault } from '../../test/model-server/model-world.ts';
import { phrases } from '../../test/model-server/phrases.ts';
import { testRun } from '../../test/test-run.ts';
import { ramble, sentences } from '../../test/world/words.ts';
import { mayBeInLanguage } from './output-language.ts';
import { rewrite } from './rewrite.ts';
import type { ModelSession } from './session.ts';

const cues = cuesOf(['♪', ...ramble(150), '[Applause]', 'Thank you.']);
const translation = (outputLanguage: string) => requestOf(cues, { product: 'translation', outputLanguage });
/** The text that the fake model writes for a cue, with the number of the cue. */
const expected = (language: string) =>
  cues.map(({ text }, index) => (/[♪[]/.test(text) ? text : `${phrases[language]} ${index}`));

describe('a translation', () => {
  it.each(Object.keys(phrases).filter((language) => language !== 'en'))('into %s has a text for every cue', async (language) => {
    const { models, world } = modelsOf();
    const { result, receipt } = await models.translate(translation(language), testRun());
    expect(result).toEqual(expected(language));
    expect(receipt.calls).toBe(world.calls.length);
    expect((await models.estimate(translation(language))).calls).toBe(world.calls.length);
  });

  it.each(['losesLines', 'repeatsNumbers', 'cut', 'fenced', 'wrongLanguageOnce', 'rateLimited'] as Fault[])(
    'is complete although the model has the fault %s',
    async (fault) => {
      // One batch may receive every faulty response, so they are fewer than its attempts and rounds.
      const { models } = modelsOf({ fault, calls: 2 });
      expect((await models.translate(translation('de'), testRun())).result).toEqual(expected('de'));
    },
  );

  it('is complete although the model adds text to each response', async () => {
    const { models, world } = modelsOf({ fault: 'fenced' });
    const { result } = await models.translate(translation('de'), testRun());
    expect(result).toEqual(expected('de'));
    expect(world.calls.length).toBe((await models.estimate(translation('de'))).calls);
  });

  it('requests again only the cues that the model merged', async () => {
    const { models, world } = modelsOf({ fault: 'joinsLines', calls: 1 });
    const run = testRun();
    const { result } = await models.translate(translation('de'), run);
    expect(result.filter((text) => !text || /\d \D+ \d/.test(text)).length).toBeLessThanOrEqual(cues.length / 8);
    const again = world.calls.find(({ user }) => user.includes('lacked lines'));
    expect(again!.lines.length).toBeLessThan(world.calls[0]!.lines.length / 2);
  });

  it('keeps the text of the few cues that the model never writes, and counts them', async () => {
    const { models, world } = modelsOf({ fault: 'neverWritesLast' });
    const { result, receipt } = await models.translate(translation('de'), testRun());
    const missing = cues.filter(({ text }, index) => result[index] === text && expected('de')[index] !== text);
    expect(missing.at(-1)?.text).toBe('Thank you.');
    expect(receipt.dropped).toBe(missing.length);
    expect(missing.length).toBeLessThan(cues.length / 20);
    expect(world.calls.length).toBeLessThan(60);
  });

  it('fails rather than omit many cues, and names them', async () => {
    const { models } = modelsOf({ fault: 'neverWritesLast' });
    const few = { ...translation('de'), cues: cues.slice(0, 9) };
    const failure = await models.translate(few, testRun()).catch((error) => error);
    expect(failure).toMatchObject({ code: 'modelFailed', details: { missing: [8] } });
  });

  it('fails where a call fails, because another attempt may succeed', async () => {
    const { models } = modelsOf({ fault: 'serverError', about: cues.at(-1)!.text });
    await expect(models.translate(translation('de'), testRun())).rejects.toMatchObject({ code: 'modelFailed' });
  });

  it('reports each text before its batch is complete, and the same ones in the end', async () => {
    const { models } = modelsOf({ fault: 'joinsLines', calls: 1 });
    const texts = cues.map(({ text }) => text);
    let early = 0;
    const run = testRun((event) => {
      if (event.kind === 'translated') texts[event.index] = event.text;
      if (event.kind === 'translated' && run.steps.length === 0) early += 1;
    });
    const { result } = await models.translate(translation('de'), run);
    expect(early).toBeGreaterThan(10);
    expect(texts).toEqual(result);
  });

  it('reports no text in another language', async () => {
    const { models } = modelsOf({ fault: 'wrongLanguageOnce', calls: 4 });
    const run = testRun();
    await models.translate(translation('de'), run);
    const reported = run.events.flatMap((event) => (event.kind === 'translated' ? event.text : []));
    expect(reported.filter((text) => !text.startsWith(phrases.de!))).toEqual([]);
  });

  it('continues from the completed batches', async () => {
    const first = modelsOf();
    const run = testRun(
      (event) => run.steps.length === 2 && event.kind === 'step' && run.stop.abort(new DOMException('', 'AbortError')),
    );
    await expect(first.models.translate(translation('fr'), run)).rejects.toMatchObject({ code: 'cancelled' });
    const second = modelsOf();
    const { result, receipt } = await second.models.translate({ ...translation('fr'), done: run.steps }, testRun());
    expect(result).toEqual(expected('fr'));
    expect(second.world.calls.length).toBe(receipt.calls - run.steps.length);
  });

  it('of cues that are in the target language already calls no model', async () => {
    const { models, world } = modelsOf();
    const { result } = await models.translate({ ...translation('en'), language: 'en-GB' }, testRun());
    expect(result).toEqual(cues.map(({ text }) => text));
    expect(world.calls).toHaveLength(0);
    expect((await models.estimate({ ...translation('en'), language: 'en-GB' })).calls).toBe(0);
  });

  it('stays within the budget', async () => {
    const { models, world } = modelsOf();
    const model = { ...away, budget: 0.0001 };
    await expect(models.translate({ ...translation('de'), model }, testRun())).rejects.toMatchObject({ code: 'spendingCap' });
    expect(world.calls).toHaveLength(0);
  });
});

it('a budget counts the keywords of every call before the first one', async () => {
  const { models, world } = modelsOf();
  const keywords = 'Greenwich '.repeat(2000);
  const budget = 1.2 * (await models.estimate(translation('de'))).cost!;
  const work = models.translate(
    { ...translation('de'), model: { ...away, budget }, options: { ...translation('de').options, keywords } },
    testRun(),
  );
  await expect(work).rejects.toMatchObject({ code: 'spendingCap' });
  expect(world.calls).toHaveLength(0);
});

describe('polished paragraphs', () => {
  const spoken = cuesOf(
    [...sentences('bread.en'), ...sentences('bridges.en')].map((text) => text.toLowerCase().replace(/[.,]/g, '')),
  );
  const request = requestOf(spoken, { product: 'polished', keywords: 'Greenwich' });

  it('cite their cues, within their chapters', async () => {
    const { models, world } = modelsOf();
    const { result, receipt } = await models.polish(request, testRun());
    expect(result.map(({ from }) => from)).toEqual([0, ...result.slice(0, -1).map(({ to }) => to)]);
    expect(result.at(-1)?.to).toBe(spoken.length);
    for (const { text } of result) expect(text).toMatch(/^\p{Lu}.*\.$/su);
    expect(result.every(({ chapterTitle }) => chapterTitle !== '')).toBe(true);
    expect(receipt.dropped).toBe(0);
    expect(world.calls[0]!.system).toContain('Greenwich');
    expect((await models.estimate(request)).calls).toBe(world.calls.length);
  });

  it('stay unchanged where the model omitted some', async () => {
    const { models } = modelsOf({ fault: 'losesLines' });
    const { result, receipt } = await models.polish(request, testRun());
    expect(result).toHaveLength((await modelsOf().models.polish(request, testRun())).result.length);
    expect(receipt.dropped * 2).toBeLessThanOrEqual(result.length);
  });

  it('are rejected when the model writes about something else', async () => {
    const { models } = modelsOf({ fault: 'strays' });
    await expect(models.polish(request, testRun())).rejects.toMatchObject({ code: 'modelFailed' });
  });

  it('are in the language of the transcript, whatever other options are set', async () => {
    const { models } = modelsOf();
    const { result } = await models.polish({ ...request, options: { ...request.options, outputLanguage: 'de' } }, testRun());
    expect(result.length).toBeGreaterThan(0);
    for (const { text } of result) expect(mayBeInLanguage(text, 'en')).toBe(true);
  });
});

describe('lines whose texts are checked', () => {
  const lines = ['One horse.', 'Two horses.'].map((text, id) => ({ id, text, cites: [id] }));
  const rewriteWith = (...answers: string[]) => {
    const session = {
      ask: async () => ({ text: answers.shift() ?? '', isCut: false, inputTokens: 1, outputTokens: 1 }),
    } as Pick<ModelSession, 'ask'> as ModelSession;
    return rewrite(session, lines, {
      question: () => ({ kind: 'lines', instructions: '', data: '', outputTokens: 1 }),
      isFitting: (_, text) => text.length < 50,
      findProblems: (_, text) => (text.includes('9') ? [{ kind: 'number', text: '9' }] : []),
      language: '',
    });
  };
  const answer = (...texts: string[]) => JSON.stringify({ items: texts.map((text, id) => ({ id, text })) });

  it('are returned with the problems of the text that was rejected', async () => {
    const { texts, leftOut } = await rewriteWith(answer('Ein Pferd.', '9 Pferde.'));
    expect([...texts]).toEqual([[0, 'Ein Pferd.']]);
    expect([...leftOut]).toEqual([[1, { text: '9 Pferde.', problems: [{ kind: 'number', text: '9' }] }]]);
  });

  it('have no problems once another answer is valid, nor where the text does not fit', async () => {
    // The missing lines are requested again one by one.
    const { texts, leftOut } = await rewriteWith(answer('9 '.repeat(40), '9 Pferde.'), '', answer('', 'Zwei Pferde.'));
    expect([...texts]).toEqual([[1, 'Zwei Pferde.']]);
    expect([...leftOut]).toEqual([]);
  });
});

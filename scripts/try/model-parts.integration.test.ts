import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../../test/model-server/model-server.ts';
import { phrases } from '../../test/model-server/phrases.ts';
import { modelParts } from './model-parts.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const cues = ['The bridge stands on two arches.', '♪', 'Each arch pushes against the rock.'].map((text) => ({ text }));
const provider = () => ({ kind: 'openaiCompatible', baseUrl: server.baseUrls.openaiCompatible, model: 'small' });

it('translates cues, one by one', async () => {
  const answer = await modelParts.translate!.run({ cues, provider: provider(), language: 'en', outputLanguage: 'de' });
  expect(answer).toMatchObject({ texts: [`${phrases.de} 0`, '♪', `${phrases.de} 2`], receipt: { calls: 1, cost: 0 } });
});

it('writes a summary that cites', async () => {
  const answer = await modelParts.write!.run({ cues, provider: provider(), title: null });
  expect(answer).toMatchObject({
    language: 'en',
    lines: [
      { text: cues[0]!.text, cites: [0] },
      { text: cues[2]!.text, cites: [2] },
    ],
  });
});

it('names the field that is wrong', () => {
  const wrong = { cues, provider: { ...provider(), kind: 'oracle' }, outputLanguage: 'de' };
  expect(() => modelParts.translate!.run(wrong)).toThrowError(
    expect.objectContaining({ code: 'invalid', message: expect.stringContaining('provider.kind') }),
  );
});

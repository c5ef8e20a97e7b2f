import { describe, expect, it } from 'vitest';
import { readAsked } from '../../test/model-server/asked.ts';
import { goodAnswer } from '../../test/model-server/good-answer.ts';
import { allLines, cuesOf, modelsOf, requestOf } from '../../test/model-server/model-run.ts';
import { testRun } from '../../test/test-run.ts';
import { sentences } from '../../test/world/words.ts';
import type { ModelChoice } from '../ports/models.ts';
import type { BrowserModel } from './ready-browser-model.ts';

const choice: ModelChoice = { kind: 'builtIn', model: '' };

/** The Prompt API as a browser has it. */
function fakeBrowserModel(state = 'available') {
  const open = new Set<object>();
  const constraints: unknown[] = [];
  const model: BrowserModel = {
    availability: async () => state,
    create: async ({ initialPrompts }) => {
      const session = {
        promptStreaming(prompt: string, { responseConstraint }: { responseConstraint?: object }) {
          constraints.push(responseConstraint);
          const messages = [...initialPrompts, { role: 'user', content: prompt }];
          const body = new TextEncoder().encode(JSON.stringify({ model: 'nano', messages }));
          const request = { method: 'POST', path: '/api/chat', headers: {}, body };
          const pieces = JSON.stringify(goodAnswer(readAsked(request)!)).match(/.{1,7}/gs)!;
          return new ReadableStream<string>({
            async pull(controller) {
              const piece = pieces.shift();
              if (piece === undefined) controller.close();
              else controller.enqueue(piece);
            },
          });
        },
        destroy: () => void open.delete(session),
      };
      open.add(session);
      return session;
    },
  };
  return { model, open, constraints };
}

describe('the browser’s built-in model', () => {
  it('generates like other models, costs nothing, and leaves no session open', async () => {
    const { model, open, constraints } = fakeBrowserModel();
    const { models } = modelsOf({}, { browserModel: model });
    const { result, receipt } = await models.write(requestOf(cuesOf(sentences('bread.en')), {}, { model: choice }), testRun());
    expect(allLines(result).length).toBeGreaterThan(0);
    expect(receipt).toMatchObject({ provider: 'builtIn', cost: 0, dropped: 0 });
    expect(receipt.inputTokens).toBeGreaterThan(100);
    expect(open.size).toBe(0);
    expect(constraints[0]).toMatchObject({ type: 'object' });
    expect(await models.listModels(choice)).toEqual(['browser']);
  });

  it.each(['unavailable', 'downloadable', 'downloading'])('is not available when it is %s', async (state) => {
    const { models } = modelsOf({}, { browserModel: fakeBrowserModel(state).model });
    await expect(models.listModels(choice)).rejects.toMatchObject({ code: 'noModel', details: { state } });
    const written = models.write(requestOf(cuesOf(sentences('bread.en')), {}, { model: choice }), testRun());
    await expect(written).rejects.toMatchObject({ code: 'noModel' });
  });

  it('is not available in a browser without the Prompt API', async () => {
    await expect(modelsOf().models.listModels(choice)).rejects.toMatchObject({
      code: 'noModel',
      details: { state: 'unavailable' },
    });
  });
});

import { expect, it } from 'vitest';
import { fakePorts } from '../../../test/fake-ports.ts';
import { Failure } from '../../contract/failure.ts';
import type { TaskOptions } from '../../records/task-options.ts';
import { createEngineSelector, defaultSettings } from './select-engine.ts';

/** Selects the engine for a text in a browser that offers some of its own models. */
async function selected(offered: string[], options: Partial<TaskOptions>, settings = {}) {
  const ports = fakePorts();
  ports.models.listModels = async () => {
    if (offered.length === 0) throw new Failure('noModel', 'none');
    return offered;
  };
  await ports.store.updateSettings(() => ({ ...defaultSettings, ...settings }));
  const { engine, isOptional } = await createEngineSelector(ports).select({ product: 'summary', detailLevel: 400, ...options });
  return [engine.id, isOptional ?? false];
}

it('takes the browser’s models for what they can write', async () => {
  expect(await selected(['browser'], { product: 'polished' })).toEqual(['builtIn/', true]);
  expect(await selected(['summarizer'], {})).toEqual(['builtIn/', true]);
  expect(await selected(['summarizer'], { product: 'article' })).toEqual(['offline', false]);
  expect(await selected(['translator'], {})).toEqual(['offline', false]);
  expect(await selected(['translator'], {}, { outputLanguage: 'de' })).toEqual(['builtIn/', true]);
  expect(await selected(['translator'], { product: 'article', outputLanguage: 'de' })).toEqual(['builtIn/', true]);
  expect(await selected(['translator'], { product: 'translation', outputLanguage: 'de' })).toEqual(['builtIn/', false]);
  expect(await selected([], {})).toEqual(['offline', false]);
});

it('throws before work begins where only the browser’s models could do it', async () => {
  const ports = fakePorts();
  ports.models.listModels = async () => [];
  const { startSelection } = createEngineSelector(ports);
  await expect(startSelection({ product: 'translation', detailLevel: 400, outputLanguage: 'de' })).rejects.toMatchObject({
    code: 'noModel',
  });
  await expect(startSelection({ product: 'summary', detailLevel: 400, model: 'unknown' })).rejects.toMatchObject({
    code: 'noModel',
  });
});

it('throws where none of them can write it', async () => {
  await expect(selected(['summarizer', 'translator'], { customPrompt: 'Sing' })).rejects.toMatchObject({ code: 'noModel' });
  await expect(selected(['summarizer'], { product: 'translation' })).rejects.toMatchObject({ code: 'noModel' });
});

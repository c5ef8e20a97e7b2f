import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { failureText } from '../i18n/failure-text.ts';
import { notesText } from '../i18n/notes-text.ts';
import { t } from '../i18n/t.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView, unmountAll } from '../testing/render.tsx';
import { useNoteGeneration } from './use-note-generation.tsx';

const url = 'https://www.youtube.com/watch?v=a';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const progress = page.getByText(notesText('prompt.writing'));

function View() {
  const { write, restore, strip } = useNoteGeneration({ contentId: 'a', url });
  return (
    <>
      <button type="button" onClick={() => write('Minutes')}>
        Write
      </button>
      <button type="button" onClick={() => restore('v')}>
        Restore
      </button>
      {strip}
    </>
  );
}

/** Shows the view with a model whose runs end as the test says, or when they are canceled, and without the version. */
function open() {
  const runs: PromiseWithResolvers<unknown>[] = [];
  const app = fakeApp({
    client: {
      restoreVersion: async () => {
        throw new Failure('notFound');
      },
      summarizeByPrompt(_: never, options) {
        const run = Promise.withResolvers<unknown>();
        options?.signal?.addEventListener('abort', () => run.reject(options.signal?.reason));
        runs.push(run);
        return run.promise;
      },
    },
  });
  renderView(app, <View />);
  return { app, runs };
}

it('shows progress and Cancel also of a run that is repeated after a failure', async () => {
  const { app, runs } = open();
  await button('Write').click();
  await expect.element(progress).toBeVisible();
  runs[0]!.reject(new Failure('offline'));
  await button(t('action.retry')).click();
  await expect.element(progress).toBeVisible();
  await button(t('action.cancel')).click();
  await expect.element(progress).not.toBeInTheDocument();
  await expect.element(page.getByText(failureText({ code: 'offline' }).title)).not.toBeInTheDocument();
  const request = { contentId: 'a', customPrompt: 'Minutes' };
  expect(app.inputsOf('summarizeByPrompt')).toEqual([request, request]);
});

it('shows a run and its failure after a change of tabs, and starts no second one meanwhile', async () => {
  const { app, runs } = open();
  await button('Write').click();
  await expect.element(progress).toBeVisible();
  unmountAll();
  renderView(app, <View />);
  await expect.element(progress).toBeVisible();
  await button('Write').click();
  await expect.poll(() => app.inputsOf('estimate').length).toBe(2);
  unmountAll();
  runs[0]!.reject(new Failure('offline'));
  renderView(app, <View />);
  await expect.element(page.getByText(failureText({ code: 'offline' }).title)).toBeVisible();
  expect(runs.length).toBe(1);
});

it('shows why a version was not restored', async () => {
  open();
  await button('Restore').click();
  await expect.element(page.getByText(failureText({ code: 'notFound' }).title)).toBeVisible();
});

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { failureText } from '../i18n/failure-text.ts';
import { t } from '../i18n/t.ts';
import { writingText } from '../i18n/writing-text.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { taskOf } from '../testing/records.ts';
import { renderView } from '../testing/render.tsx';
import { QueueFooter } from './queue-footer.tsx';
import QueueView from './queue-view.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

it.each([
  ['cancelBatch', writingText('queue.cancelAll')],
  ['pauseTask', writingText('queue.pause')],
  ['cancelSummaryTask', t('action.cancel')],
])('reports that %s has failed, until the user dismisses it', async (operation, name) => {
  const failing = async () => {
    throw new Failure('storageFull');
  };
  const app = fakeApp({ client: { [operation]: failing } });
  renderView(app, <QueueView tasks={[taskOf('a', { batchId: 'b' })]} onDismiss={() => undefined} />);
  await button(writingText('queue.show')).click();
  await button(name).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(failureText({ code: 'storageFull' }).title);
  await button(t('action.dismiss')).click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('names the items by their addresses until they are found, and says why one has failed', async () => {
  const broken = taskOf('b', { batchId: 'b', status: 'failed', failure: { code: 'noCaptions', message: '' } });
  renderView(fakeApp(), <QueueView tasks={[taskOf('a', { batchId: 'b' }), broken]} onDismiss={() => undefined} />);
  await button(writingText('queue.show')).click();
  await expect.element(page.getByText('youtube.com/watch?v=a', { exact: true })).toBeVisible();
  await expect.element(page.getByText(failureText({ code: 'noCaptions' }).title, { exact: true })).toBeVisible();
});

it('shows no queue of which everything was canceled, in any window', async () => {
  const app = fakeApp();
  await app.database.tasks.put(taskOf('a', { batchId: 'b' }));
  renderView(app, <QueueFooter />);
  await expect.element(page.getByRole('region', { name: writingText('queue.label') })).toBeVisible();
  await app.database.tasks.update('task a', { status: 'failed', failure: { code: 'cancelled', message: '' } });
  await expect.element(page.getByRole('region', { name: writingText('queue.label') })).not.toBeInTheDocument();
});

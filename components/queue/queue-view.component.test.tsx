import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { failureText } from '../i18n/failure-text.ts';
import { t } from '../i18n/t.ts';
import { writingText } from '../i18n/writing-text.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { taskOf } from '../testing/records.ts';
import { renderView } from '../testing/render.tsx';
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

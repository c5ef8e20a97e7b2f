import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { failureText } from '../i18n/failure-text.ts';
import { transcriptionText } from '../i18n/transcription-text.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { transcriptOf } from '../testing/records.ts';
import { renderView } from '../testing/render.tsx';
import TranscriptionProgress from './transcription-progress.tsx';

it.each([
  ['pauseTask', transcriptionText('progress.pause')],
  ['createSummaryTask', transcriptionText('progress.soFar')],
])('reports that %s has failed', async (operation, name) => {
  const failing = async () => {
    throw new Failure('storageFull');
  };
  renderView(
    fakeApp({ client: { [operation]: failing } }),
    <TranscriptionProgress
      work={{ stage: 'listening', taskId: 'a' }}
      url="https://talks.example/a"
      soundId={undefined}
      transcript={transcriptOf('a')}
      onCancel={() => undefined}
    />,
  );
  await page.getByRole('button', { name, exact: true }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(failureText({ code: 'storageFull' }).title);
});

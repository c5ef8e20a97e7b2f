import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { failureText } from '../i18n/failure-text.ts';
import { feedText } from '../i18n/feed-text.ts';
import { t } from '../i18n/t.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { channelOf } from '../testing/records.ts';
import { renderView } from '../testing/render.tsx';
import FollowButton from './follow-button.tsx';

it('reports that a channel could not be unfollowed, and tries it again', async () => {
  const unsubscribeChannel = vi.fn(async () => ({ success: true })).mockRejectedValueOnce(new Failure('storageFull'));
  const app = fakeApp({ client: { unsubscribeChannel } });
  const channel = channelOf('one');
  await app.database.channels.put(channel);
  renderView(app, <FollowButton channelUrl={channel.channelUrl} contentId="a" />);
  await page.getByRole('button', { name: feedText('following') }).click();
  const dialog = page.getByRole('dialog', { name: failureText({ code: 'storageFull' }).title });
  await dialog.getByRole('button', { name: t('action.retry') }).click();
  await expect.poll(() => dialog.elements().length).toBe(0);
  expect(unsubscribeChannel.mock.calls).toEqual([
    [{ channelUrl: channel.channelUrl }, undefined],
    [{ channelUrl: channel.channelUrl }, undefined],
  ]);
});

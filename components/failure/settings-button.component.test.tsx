import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { FailureData } from '../../lib/contract/failure.ts';
import { FollowFailure } from '../feed/follow-failure.tsx';
import { t } from '../i18n/t.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView } from '../testing/render.tsx';
import { FailureBanner } from './failure-banner.tsx';
import { FailureNotice } from './failure-notice.tsx';

const localOnly: FailureData = { code: 'offline', message: '', details: { localOnly: true } };
const noFeed: FailureData = { code: 'noFeed', message: '', details: { platform: 'twitch' } };
const nothing = () => undefined;
const following = (failure: FailureData) => ({ failure, retry: nothing, dismiss: nothing }) as never;

it.each([
  ['a notice', <FailureNotice key="" failure={localOnly} onRetry={nothing} />, 'localOnly'],
  ['a banner', <FailureBanner key="" failure={localOnly} onDismiss={nothing} />, 'localOnly'],
  ['a follow in local-only mode', <FollowFailure key="" following={following(localOnly)} />, 'localOnly'],
  ['a follow that needs an RSSHub server', <FollowFailure key="" following={following(noFeed)} />, 'channels'],
])('leads from the failure of %s to the setting that ends it', async (_, view, section) => {
  const app = fakeApp();
  renderView(app, view);
  await page.getByRole('button', { name: t('action.settings') }).click();
  expect(app.inputsOf('openSettings')).toEqual([section]);
});

it('offers a setting before another try, which would fail without it', async () => {
  renderView(fakeApp(), <FailureNotice failure={localOnly} onRetry={nothing} />);
  const buttons = page.getByRole('alert').getByRole('button');
  await expect.element(buttons.first()).toMatchTextContent(t('action.settings'));
  await expect.element(buttons.nth(1)).toMatchTextContent(t('action.retry'));
});

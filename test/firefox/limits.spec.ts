import { talkUrl } from '../world/talks/pages.ts';
import { test } from './gloss.ts';
import { click, expectText, viewOf } from './view.ts';

test('what Firefox can’t do is said where the user meets it', async ({ gloss }) => {
  const settings = await gloss.openOwnPage('options.html#transcription');
  const view = await viewOf(settings);
  await expectText(view, 'This browser can’t run transcription models. Use a service instead.');
  await click(view, 'Summaries');
  await expectText(view, 'Not available in this browser.');

  await gloss.visit(talkUrl('/without-captions'));
  await gloss.clickAction();
  await gloss.openSidebar();
  const panel = await gloss.surface(settings, 'sidebar');
  await expectText(panel, 'Gloss can transcribe the audio with your own service.');
});

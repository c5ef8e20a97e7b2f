import { browser } from 'wxt/browser';
import { Failure } from '../../lib/contract/failure.ts';
import type { PromptConfig } from '../../lib/contract/summaries.ts';
import { messageClient } from '../../lib/transports/message-client.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { audioClient } from '../app/audio-client.ts';
import { serviceClient } from '../app/service-client.ts';
import type { PageAudio } from '../page-audio/page-audio.ts';
import type { PlayingElement } from './playing-element.ts';
import { untilStarted } from './until-started.ts';

/**
 * Transcribes a media item while it plays: captures its element or, if the page may not read that, the whole tab. Only the latter
 * requests a permission, which requires a user gesture.
 */
export async function captureMedia(
  { tabId, pageUrl, element, mediaItem }: PlayingElement,
  promptConfig: PromptConfig,
): Promise<void> {
  const soundId = crypto.randomUUID();
  const name = mediaItem.title;
  await browser.scripting.executeScript({ target: { tabId }, files: ['/page-audio.js'] });
  const page = messageClient<PageAudio>(() => browser.tabs.connect(tabId, { name: portNames.pageAudio, frameId: 0 }));
  try {
    await untilStarted((run) => audioClient.captureElement({ soundId, name, tabId }, run));
    await page.start({ pageUrl, element, soundId, withAudio: true });
  } catch (error) {
    await audioClient.stop({ soundId });
    if (Failure.from(error).code !== 'noSound') throw error;
    const streamId = await streamOf(tabId, error);
    await untilStarted((run) => audioClient.captureTab({ soundId, name, streamId, tabId }, run));
    // The page script still sends the playback position; without it the audio has its own times.
    await page.start({ pageUrl, element, soundId, withAudio: false }).catch(() => undefined);
  }
  await serviceClient.createTask({ url: mediaItem.url, product: 'summary', soundId, promptConfig }).catch(async (error) => {
    // Without a task nothing would use the recording.
    await audioClient.remove({ soundId });
    throw error;
  });
}

async function streamOf(tabId: number, otherwise: unknown): Promise<string> {
  if (!(await browser.permissions.request({ permissions: ['tabCapture'] }))) throw otherwise;
  // The types declare the callback form only.
  try {
    return (await browser.tabCapture.getMediaStreamId({ targetTabId: tabId })) as unknown as string;
  } catch (error) {
    // The browser allows capture only after a click on the toolbar button in this tab.
    throw new Failure('noPermission', String(error), { reason: 'tab' });
  }
}

import { browser } from 'wxt/browser';
import { playbackCaptureId } from '../../lib/records/playback-capture-id.ts';
import { messageClient } from '../../lib/transports/message-client.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { playbackCaptureClient } from '../app/playback-capture-client.ts';
import { serviceClient } from '../app/service-client.ts';
import type { PageFrames } from '../page-frames/page-frames.ts';
import type { PlayingElement } from './playing-element.ts';
import { untilStarted } from './until-started.ts';

/** Extracts the slides of a video while it plays, if its file can't be read. */
export async function scanSlides({ tabId, pageUrl, element, mediaItem }: PlayingElement): Promise<void> {
  const soundId = playbackCaptureId(mediaItem.contentId);
  await browser.scripting.executeScript({ target: { tabId }, files: ['/page-frames.js'] });
  const page = messageClient<PageFrames>(() => browser.tabs.connect(tabId, { name: portNames.pageFrames, frameId: 0 }));
  try {
    await untilStarted((run) => playbackCaptureClient.start({ soundId, tabId }, run));
    await page.start({ pageUrl, element, soundId });
    await serviceClient.extractVisuals({ url: mediaItem.url, soundId, force: true });
  } catch (error) {
    await playbackCaptureClient.stop({ soundId });
    throw error;
  }
}

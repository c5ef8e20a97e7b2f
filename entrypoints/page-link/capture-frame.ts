import { browser } from 'wxt/browser';
import type { PictureImages } from '../../lib/contract/notes.ts';
import { messageClient } from '../../lib/transports/message-client.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { CurrentFrame } from '../channels/frame-message.ts';
import { checkValue } from '../channels/serve-channels.ts';
import { makePicture } from '../media/make-picture.ts';
import type { PageFrames } from '../page-frames/page-frames.ts';
import type { PlayingElement } from './playing-element.ts';

/** Captures the frame that a video shows now. Throws the failures of the page's frame script and of `makePicture`. */
export async function captureFrame({ tabId, pageUrl, element }: PlayingElement): Promise<PictureImages> {
  await browser.scripting.executeScript({ target: { tabId }, files: ['/page-frames.js'] });
  const page = messageClient<PageFrames>(() => browser.tabs.connect(tabId, { name: portNames.pageFrames, frameId: 0 }));
  return makePicture(checkValue(CurrentFrame, await page.capture({ pageUrl, element }), 'frame'));
}

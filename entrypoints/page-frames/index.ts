import { browser } from '@wxt-dev/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { Failure } from '../../lib/contract/failure.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import type { ElementRequest } from '../channels/page-channel.ts';
import { answerOnce } from '../injected/answer-once.ts';
import { elementOf } from '../injected/element-of.ts';
import { captureFrame } from './capture-frame.ts';
import type { PageFrames } from './page-frames.ts';
import { sendFrames } from './send-frames.ts';

const script: PageFrames = {
  async start({ soundId, ...request }) {
    sendFrames(videoOf(request), browser.runtime.connect({ name: portNames.pageFrames }), soundId);
  },
  capture: async (request) => captureFrame(videoOf(request)),
};

function videoOf(request: ElementRequest): HTMLVideoElement {
  const element = elementOf(request);
  if (element instanceof HTMLVideoElement) return element;
  throw new Failure('noPictures', 'The media element has audio only, so there are no frames.', { reason: 'audio' });
}

/** The frame script, injected when the user starts a slide scan during playback, or inserts a picture into a note. */
export default defineUnlistedScript(() => {
  answerOnce(portNames.pageFrames, script);
});

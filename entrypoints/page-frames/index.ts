import { browser } from '@wxt-dev/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { Failure } from '../../lib/contract/failure.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { answerOnce } from '../page/answer-once.ts';
import { elementOf } from '../page/element-of.ts';
import type { PageFrames } from './page-frames.ts';
import { sendFrames } from './send-frames.ts';

const script: PageFrames = {
  async start({ soundId, ...question }) {
    const element = elementOf(question);
    if (!(element instanceof HTMLVideoElement))
      throw new Failure('noPictures', 'The media element has audio only, so there are no slides.', { reason: 'audio' });
    sendFrames(element, browser.runtime.connect({ name: portNames.pageFrames }), soundId);
  },
};

/** The frame script, injected when the user starts a slide scan during playback. */
export default defineUnlistedScript(() => {
  answerOnce(portNames.pageFrames, script);
});

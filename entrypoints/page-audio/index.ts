import { browser } from '@wxt-dev/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { portNames } from '../../lib/transports/port-names.ts';
import { answerOnce } from '../injected/answer-once.ts';
import { elementOf } from '../injected/element-of.ts';
import { audioStreamOf } from './audio-stream-of.ts';
import type { PageAudio } from './page-audio.ts';
import { sendAudio } from './send-audio.ts';

const script: PageAudio = {
  async start({ soundId, withAudio, ...question }) {
    const element = elementOf(question);
    sendAudio(
      element,
      withAudio ? audioStreamOf(element) : undefined,
      browser.runtime.connect({ name: portNames.pageAudio }),
      soundId,
    );
  },
};

/** The audio script, injected when the user starts a transcription during playback. */
export default defineUnlistedScript(() => {
  answerOnce(portNames.pageAudio, script);
});

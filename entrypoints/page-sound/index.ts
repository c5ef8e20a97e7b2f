import { browser } from '@wxt-dev/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { portNames } from '../../lib/transports/port-names.ts';
import { answerOnce } from '../page/answer-once.ts';
import { elementOf } from '../page/element-of.ts';
import { hear } from './hear.ts';
import type { PageSound } from './page-sound.ts';
import { streamOf } from './stream-of.ts';

const script: PageSound = {
  async start({ soundId, isCaptured, ...question }) {
    const element = elementOf(question);
    hear(element, isCaptured ? streamOf(element) : undefined, browser.runtime.connect({ name: portNames.pageSound }), soundId);
  },
};

/** Hears what an element of the page plays. Only put into a page when somebody asks for that. */
export default defineUnlistedScript(() => {
  answerOnce(portNames.pageSound, script);
});

import { browser } from '@wxt-dev/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { Failure } from '../../lib/contract/failure.ts';
import { answerPort } from '../../lib/doors/message.ts';
import { portNames } from '../../lib/doors/port-names.ts';
import { mediaElements } from '../page/take-snapshot.ts';
import type { PageFrames } from './page-frames.ts';
import { show } from './show.ts';

/** Shows what a video of the page plays. Only put into a page when somebody asks for that, and then once. */
export default defineUnlistedScript(() => {
  const world = globalThis as { glossShows?: () => boolean };
  if (world.glossShows?.()) return;
  // A script whose extension was updated has lost its runtime.
  world.glossShows = () => browser.runtime?.id !== undefined;
  browser.runtime.onConnect.addListener((port) => {
    if (port.name === portNames.pageFrames) answerPort(port, answer);
  });
});

const script: PageFrames = {
  async start({ pageUrl, element: place, soundId }) {
    const element = location.href === pageUrl ? mediaElements(document)[place] : undefined;
    if (!element) throw new Failure('pageGone', 'the page has moved on');
    if (!element.matches('video')) throw new Failure('noPictures', 'it is only heard', { reason: 'audio' });
    show(element as HTMLVideoElement, browser.runtime.connect({ name: portNames.pageFrames }), soundId);
  },
};

async function answer(name: string, input: unknown): Promise<unknown> {
  if (!Object.hasOwn(script, name)) throw new Failure('notFound', `a page has no ${name}`);
  return script[name as keyof PageFrames](input as never);
}

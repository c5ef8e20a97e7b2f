import { browser } from '@wxt-dev/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { Failure } from '../../lib/contract/failure.ts';
import { answerPort } from '../../lib/doors/message.ts';
import { portNames } from '../../lib/doors/port-names.ts';
import { mediaElements } from '../page/take-snapshot.ts';
import { hear } from './hear.ts';
import type { PageSound } from './page-sound.ts';
import { streamOf } from './stream-of.ts';

/** Hears what an element of the page plays. Only put into a page when somebody asks for that, and then once. */
export default defineUnlistedScript(() => {
  const world = globalThis as { glossHears?: () => boolean };
  if (world.glossHears?.()) return;
  // A script whose extension was updated has lost its runtime.
  world.glossHears = () => browser.runtime?.id !== undefined;
  browser.runtime.onConnect.addListener((port) => {
    if (port.name === portNames.pageSound) answerPort(port, answer);
  });
});

const script: PageSound = {
  async start({ pageUrl, element: place, soundId, isHeard }) {
    const element = location.href === pageUrl ? mediaElements(document)[place] : undefined;
    if (!element) throw new Failure('pageGone', 'the page has moved on');
    hear(element, isHeard ? streamOf(element) : undefined, browser.runtime.connect({ name: portNames.pageSound }), soundId);
  },
};

async function answer(name: string, input: unknown): Promise<unknown> {
  if (!Object.hasOwn(script, name)) throw new Failure('notFound', `a page has no ${name}`);
  return script[name as keyof PageSound](input as never);
}

import { browser } from '@wxt-dev/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { Failure } from '../../lib/contract/failure.ts';
import { answerPort } from '../../lib/doors/message.ts';
import { portNames } from '../../lib/doors/port-names.ts';
import type { PageRequest } from '../../lib/ports.ts';
import { fetchHere } from './fetch-here.ts';
import { type Found, findMedia } from './find-media.ts';
import { readCues } from './read-cues.ts';
import { showView } from './show-view.ts';
import { trackElementOf } from './take-snapshot.ts';

/**
 * The content script. Named hosts get it with the page (see the manifest); every other page when the user asks for Gloss.
 * A plain script, because the framework's content scripts carry the polyfill and a context that it has no use for.
 */
export default defineUnlistedScript(() => {
  if (isHere()) return;
  browser.runtime.onConnect.addListener((port) => {
    if (port.name === portNames.view) showView(port);
    if (port.name === portNames.page) answerPort(port, (name, input) => answer(name, input));
  });
  // Nobody may be listening, which is no error.
  browser.runtime.sendMessage({ hello: true }).catch(() => undefined);
});

async function answer(name: string, input: unknown): Promise<unknown> {
  switch (name) {
    case 'media':
      return findMedia().map(({ medium }) => medium);
    case 'fetch':
      return fetchHere(input as PageRequest);
    case 'cues': {
      const { contentId, trackId } = input as { contentId: string; trackId: string };
      const { element } = found(contentId);
      const track = element?.textTracks[Number(trackId)];
      if (!element || !track) throw new Failure('pageGone', `no track ${trackId}`);
      return readCues(track, trackElementOf(element, track));
    }
    case 'seek': {
      const { contentId, time } = input as { contentId: string; time: number };
      const { element } = found(contentId);
      if (element) element.currentTime = time;
      return;
    }
    default:
      throw new Failure('notFound', `a page has no ${name}`);
  }
}

function found(contentId: string): Found {
  const found = findMedia().find(({ medium }) => medium.contentId === contentId);
  if (!found) throw new Failure('pageGone', `no ${contentId} here`);
  return found;
}

/** Injecting twice is normal. A script whose extension was updated or reloaded has lost its runtime, and is replaced. */
function isHere(): boolean {
  const world = globalThis as { glossIsAlive?: () => boolean };
  if (world.glossIsAlive?.()) return true;
  world.glossIsAlive = () => browser.runtime?.id !== undefined;
  return false;
}

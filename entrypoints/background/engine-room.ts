import { browser } from 'wxt/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { messageClient } from '../../lib/doors/message.ts';
import { portNames } from '../../lib/doors/port-names.ts';
import type { Engine } from '../../lib/ports.ts';
import { engine as localEngine } from '../../lib/service/engine.ts';
import { openRoom } from './open-room.ts';

const remote = messageClient<Engine>(() => browser.runtime.connect({ name: portNames.engine }));

/**
 * The engine in the offscreen document, which is opened when there is work and closes itself when there is none.
 * Firefox has no offscreen documents; its event page computes by itself.
 */
export const engineRoom: Engine = import.meta.env.FIREFOX
  ? localEngine
  : {
      readPage: (page) => inRoom(() => remote.readPage(page)),
      readFeed: (xml) => inRoom(() => remote.readFeed(xml)),
      readChannelFeed: (body) => inRoom(() => remote.readChannelFeed(body)),
      readChannelPage: (page) => inRoom(() => remote.readChannelPage(page)),
      readSubscriptions: (text) => inRoom(() => remote.readSubscriptions(text)),
      readCaptions: (body) => inRoom(() => remote.readCaptions(body)),
      summarize: (request) => inRoom(() => remote.summarize(request)),
      answer: (request) => inRoom(() => remote.answer(request)),
      polish: (request) => inRoom(() => remote.polish(request)),
    };

async function inRoom<Result>(work: () => Promise<Result>): Promise<Result> {
  await openRoom();
  try {
    return await work();
  } catch (error) {
    // The room may close for idleness just as the work arrives; the engine is pure, so asking again is safe.
    if (Failure.from(error).code !== 'pageGone') throw error;
    await openRoom();
    return work();
  }
}

import { type CaptureEnd, openAudioDatabase, removeAudio, removeStaleAudio } from './audio-database.ts';
import { captures } from './capture.ts';
import { captureElement } from './capture-element.ts';
import { captureTab, type TabCapture } from './capture-tab.ts';
import { endInterruptedCaptures } from './end-interrupted-captures.ts';
import { pageClock } from './page-clock.ts';
import { awaitPage, PlaybackMessage } from './playback-port.ts';

interface Call {
  onEvent(event: { kind: 'started' }): void;
}

/** What is captured now, and how to end it. */
const running = new Map<string, AbortController>();

/**
 * The room that captures, for the extension's own pages. A capture is one call that lasts as long as it does, which keeps the
 * room open; whoever began it may go away meanwhile. `tabId`: the tab whose page tells where its medium is.
 */
export const audio = {
  captureTab: (request: TabCapture & { tabId: number }, { onEvent }: Call) =>
    run(request.soundId, async (ending) => {
      const clock = pageClock();
      const isOver = new AbortController();
      const following = awaitPage(request.soundId, request.tabId, PlaybackMessage, isOver.signal).then(
        (page) => {
          clock.follow(page, () => ending.abort('pageGone' satisfies CaptureEnd));
          return page;
        },
        // Then the sound has no times but its own.
        () => undefined,
      );
      try {
        const onStart = () => onEvent({ kind: 'started' });
        return await captureTab(request, { signal: ending.signal, onStart, playback: clock.playback });
      } finally {
        isOver.abort();
        void following.then((page) => page?.close());
      }
    }),

  captureElement: (request: { soundId: string; name: string; tabId: number }, { onEvent }: Call) =>
    run(request.soundId, async ({ signal }) => {
      onEvent({ kind: 'started' });
      return captureElement(request, await awaitPage(request.soundId, request.tabId, PlaybackMessage, signal), signal);
    }),

  /** Answers when all of it is kept. */
  async stop({ soundId }: { soundId: string }): Promise<void> {
    running.get(soundId)?.abort('stopped' satisfies CaptureEnd);
    for (let capture = captures.get(soundId); capture; capture = captures.get(soundId)) await capture.end('stopped');
  },

  async remove({ soundId }: { soundId: string }): Promise<void> {
    await audio.stop({ soundId });
    await removeAudio(soundId);
  },

  /** The ids of what is captured now. */
  list: async (): Promise<string[]> => [...running.keys()],

  /** What is kept of captures that have ended, and of files. */
  async listStored(): Promise<{ soundId: string; bytes: number }[]> {
    const all = await openAudioDatabase.sounds.toArray();
    return all.filter(({ soundId }) => !running.has(soundId)).map(({ soundId, bytes }) => ({ soundId, bytes }));
  },
};

async function run(soundId: string, capture: (ending: AbortController) => Promise<CaptureEnd>): Promise<{ ended: CaptureEnd }> {
  const ending = new AbortController();
  running.set(soundId, ending);
  try {
    return { ended: await capture(ending) };
  } finally {
    if (running.get(soundId) === ending) running.delete(soundId);
  }
}

void endInterruptedCaptures().then(removeStaleAudio);

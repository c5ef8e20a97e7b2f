import { PlaybackMessage } from '../../channels/playback-message.ts';
import { type CaptureEnd, openAudioDatabase, removeAudio } from '../../media/audio-database.ts';
import { captures, cleanUpAudio } from './capture.ts';
import { captureElement } from './capture-element.ts';
import { captureTab, type TabCapture } from './capture-tab.ts';
import { pageClock } from './page-clock.ts';
import { awaitPage } from './playback-port.ts';

interface Call {
  onEvent(event: { kind: 'started' }): void;
}

/** The running captures by id, with the controllers that end them. */
const running = new Map<string, AbortController>();

/**
 * Captures and stored audio, for the extension's own pages. A capture is one call until its end, which keeps the offscreen document
 * open, even if the calling page is closed. `tabId`: the tab whose page script reports the playback position.
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
        // Without the page's clock, the audio has its own times only.
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

  /** Ends a capture. Resolves when all of it is stored. */
  async stop({ soundId }: { soundId: string }): Promise<void> {
    running.get(soundId)?.abort('stopped' satisfies CaptureEnd);
    for (let capture = captures.get(soundId); capture; capture = captures.get(soundId)) await capture.end('stopped');
  },

  async remove({ soundId }: { soundId: string }): Promise<void> {
    await audio.stop({ soundId });
    await removeAudio(soundId);
  },

  /** Lists the ids of the running captures. */
  list: async (): Promise<string[]> => [...running.keys()],

  /** Lists the stored files and ended captures. */
  async listStored(): Promise<{ soundId: string; bytes: number }[]> {
    const all = await openAudioDatabase().sounds.toArray();
    return all.filter(({ soundId }) => !running.has(soundId)).map(({ soundId, bytes }) => ({ soundId, bytes }));
  },
};

let hasCleanedUp = false;

/** Returns the handlers; the first call cleans up after captures that an earlier document left unfinished. */
export function startAudio(): typeof audio {
  if (!hasCleanedUp) void cleanUpAudio();
  hasCleanedUp = true;
  return audio;
}

async function run(soundId: string, capture: (ending: AbortController) => Promise<CaptureEnd>): Promise<{ ended: CaptureEnd }> {
  const ending = new AbortController();
  running.set(soundId, ending);
  try {
    return { ended: await capture(ending) };
  } finally {
    if (running.get(soundId) === ending) running.delete(soundId);
  }
}

import type { PlayerAction } from '../../lib/playback/player-keys.ts';
import type { PlayerContent } from '../channels/player-channel.ts';
import { createHost } from './create-host.ts';
import { createKeyList } from './create-key-list.ts';
import { createSubtitle, type SubtitleHost } from './create-subtitle.ts';
import { createTimeline } from './create-timeline.ts';
import type { FloatingWindow } from './floating-window.ts';
import { followLines } from './follow-lines.ts';
import { isOtherItem } from './is-other-item.ts';
import { createLinePlayback } from './line-playback.ts';
import { listenToKeys } from './listen-to-keys.ts';
import { createSkimPlayback } from './skim-playback.ts';

/** The lines over a player, with their languages. */
export type PlayerLines = Pick<PlayerContent, 'lines' | 'language' | 'translationLanguage'>;

/** The layer over one media element: subtitles and the timeline. */
export interface Overlay {
  element: HTMLMediaElement;
  /** Starts the skim, and plays the video. */
  startSkim(): void;
  /** Returns whether the page has removed its media element. */
  isGone(): boolean;
  /** Shows other lines of the same media item, as while they are being translated. There must have been some. */
  setLines(next: PlayerLines): void;
  /** Moves the overlay to where the element is now. */
  place(): void;
  /** Removes everything of it from the page. */
  remove(): void;
}

/** Functions of the extension that the overlay uses. */
export interface OverlayHost extends SubtitleHost {
  /** Receives whether the page is skimmed when the user has changed it, or the skim has reached its end. */
  storeSkim(isSkimming: boolean): void;
  floating: FloatingWindow | undefined;
}

/** Shows subtitles and a timeline over a video, in the page and in fullscreen. `startsSkim`: the user has just started the skim. */
export function showOverlay(
  video: HTMLVideoElement,
  initial: PlayerContent,
  functions: OverlayHost,
  { startsSkim = false } = {},
): Overlay {
  const content = { ...initial };
  const { chapters, skim: spans, hasKeys } = content;
  const { textOf, floating } = functions;
  // A page that is only skimmed has no lines.
  const hasWindow = floating !== undefined && content.lines.length > 0;
  const host = createHost(video);
  const subtitle = createSubtitle(host.stage, { ...content, ...functions });
  const playback = createLinePlayback(video, content, () => {
    subtitle.showSwitches(playback.state());
    showSwitches();
  });

  let wasSkimming = content.isSkimming;
  const skim = createSkimPlayback(video, spans, () => {
    const { isSkimming } = skim.state();
    timeline?.showSkim(skim.state());
    showSwitches();
    if (isSkimming !== wasSkimming) functions.storeSkim(isSkimming);
    wasSkimming = isSkimming;
  });
  const toggleSkim = () => (skim.state().isSkimming ? skim.stop() : skim.start());
  const keyList = createKeyListToggle(host.stage, textOf, (action) => run(action));
  const showSwitches = () => {
    const { isLooping, isPausing } = playback.state();
    const { playbackRate } = video;
    const isOn: Partial<Record<PlayerAction, boolean>> = {
      loop: isLooping,
      pauseAfter: isPausing,
      half: playbackRate === 0.5,
      double: playbackRate === 2,
      skim: skim.state().isSkimming,
    };
    const actionsOn = (Object.keys(isOn) as PlayerAction[]).filter((action) => isOn[action]);
    keyList.showSwitches(actionsOn);
    if (hasWindow) floating.showSwitches(actionsOn);
  };
  const run = (action: PlayerAction) => {
    if (action === 'skim') toggleSkim();
    else if (action === 'showKeys') {
      keyList.toggle();
      showSwitches();
    } else playback.run(action);
  };

  const durationOf = () => content.duration || video.duration || 0;
  const timeline =
    chapters.length > 0 || spans.length > 0 || hasWindow
      ? createTimeline(host.stage, {
          ...{ chapters, skim: spans, durationOf, textOf },
          onSeek: (time) => {
            video.currentTime = time;
          },
          onSkim: toggleSkim,
          onUndo: skim.undo,
          onFloat: hasWindow ? () => void floating.open().catch(() => undefined) : undefined,
        })
      : undefined;
  timeline?.showSkim(skim.state());
  if (hasWindow) floating.setContent({ ...content, run });
  else floating?.close();
  showSwitches();

  const following = followLines(
    video,
    content,
    (line, index) => {
      subtitle.show(line);
      floating?.show(index);
    },
    (time) => {
      skim.follow(time);
      if (hasKeys) playback.follow(time);
      timeline?.showTime(time);
    },
  );
  const ended = new AbortController();
  const { signal } = ended;
  video.addEventListener('seeking', skim.onSeeking, { signal });
  // The site's own controls change the speed too.
  video.addEventListener('ratechange', showSwitches, { signal });
  // The duration of the element may be the only one known.
  video.addEventListener('durationchange', () => timeline?.draw(), { signal });
  timeline?.draw();
  const stopListening = hasKeys ? listenToKeys(video.ownerDocument.defaultView ?? window, run) : undefined;
  // An advertisement is left to play.
  if (startsSkim && !isOtherItem(video, content.duration)) skim.start();
  else if (content.isSkimming) skim.resume();

  return {
    element: video,
    startSkim: skim.start,
    isGone: () => !video.isConnected,
    setLines(next) {
      Object.assign(content, next);
      subtitle.setLanguages(next);
      if (hasWindow) floating.setContent({ ...content, run });
      following.refresh();
    },
    place: host.place,
    remove() {
      ended.abort();
      stopListening?.();
      following.stop();
      timeline?.remove();
      // The next media item of the page may fill the window again, which only a click can open.
      if (hasWindow) floating.setContent(undefined);
      host.remove();
    },
  };
}

/** Creates the list of the player's keys on a stage, hidden at first. */
function createKeyListToggle(stage: HTMLElement, textOf: (name: string) => string, run: (action: PlayerAction) => void) {
  let shown: ReturnType<typeof createKeyList> | undefined;
  return {
    toggle(): void {
      const isShown = shown?.list.isConnected;
      shown?.list.remove();
      shown = isShown ? undefined : createKeyList(stage, textOf, run);
    },
    showSwitches: (actionsOn: readonly PlayerAction[]) => shown?.showSwitches(actionsOn),
  };
}

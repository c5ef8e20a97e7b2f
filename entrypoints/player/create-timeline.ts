import { clockTime } from '../../lib/i18n/clock-time.ts';
import { currentCue } from '../../lib/playback/current-cue.ts';
import { totalSeconds } from '../../lib/playback/time-span.ts';
import { createButton, createElement, isolateClicks } from './create-element.ts';
import { createSeekBar, type SeekBarOptions } from './create-seek-bar.ts';
import { showWhilePointerMoves } from './show-while-pointer-moves.ts';

interface TimelineOptions extends Pick<SeekBarOptions, 'chapters' | 'skim' | 'durationOf' | 'onSeek'> {
  textOf(name: string): string;
  onSkim(): void;
  onUndo(): void;
  /** Opens the floating window; absent where the browser has none. */
  onFloat: (() => void) | undefined;
}

/**
 * Creates the timeline over a player, at its top: the chapters, the spans of the skim, and its buttons. It is shown while the
 * pointer moves over the player or the focus is in it, and as a thin line during a skim.
 */
export function createTimeline(stage: HTMLElement, options: TimelineOptions) {
  const { chapters, skim, textOf } = options;
  const timeline = createElement(stage, 'div', 'timeline');
  timeline.role = 'group';
  timeline.ariaLabel = textOf('playerTimeline');
  const describe = (time: number) => {
    const chapter = chapters[currentCue(chapters, time)];
    return chapter ? `${clockTime(time)} · ${chapter.title}` : clockTime(time);
  };
  const bar = createSeekBar(timeline, {
    ...options,
    label: textOf('playerTimeline'),
    describe,
    onPoint: (time) => {
      title.textContent = describe(time);
    },
  });
  const row = createElement(timeline, 'div', 'row');
  const title = createElement(row, 'p', 'chapter');
  const skimButton = createButton(row, { text: '', onClick: options.onSkim });
  const undoButton = createButton(row, { text: '↶', label: textOf('playerSkimUndo'), onClick: options.onUndo });
  if (options.onFloat) createButton(row, { text: '▣', label: textOf('playerFloat'), onClick: options.onFloat });
  isolateClicks(timeline);
  const remove = showWhilePointerMoves(timeline, stage);

  return {
    draw: bar.draw,
    showTime: bar.showTime,
    /** Shows the state of the skim. */
    showSkim({ isSkimming, canUndo }: { isSkimming: boolean; canUndo: boolean }): void {
      timeline.classList.toggle('is-skimming', isSkimming);
      skimButton.hidden = skim.length === 0;
      undoButton.hidden = !canUndo;
      const name = textOf(isSkimming ? 'playerSkimStop' : 'playerSkim');
      // Rounded as in the panel.
      skimButton.textContent = isSkimming ? name : `${name} (${clockTime(Math.round(totalSeconds(skim)))})`;
      skimButton.title = name;
      skimButton.ariaLabel = skimButton.textContent;
    },
    remove,
  };
}

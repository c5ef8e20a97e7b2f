import { currentCue } from '../../lib/playback/current-cue.ts';
import type { TimeSpan } from '../../lib/playback/time-span.ts';
import type { PlayerChapter } from '../channels/player-channel.ts';
import { createElement } from './create-element.ts';

/** Step of the arrow keys where there are no chapters. Seconds. */
const stepSeconds = 10;

/** The media item of a seek bar, and the functions that it calls. */
export interface SeekBarOptions {
  chapters: PlayerChapter[];
  skim: TimeSpan[];
  /** Returns the duration of the media item in seconds. */
  durationOf(): number;
  onSeek(time: number): void;
  label: string;
  /** Describes a time to screen readers. */
  describe(time: number): string;
  /** Receives the time under the pointer, or else the playback position. */
  onPoint(time: number): void;
}

/** Creates the bar that shows chapters, the spans of the skim and the playback position, and by which the user seeks. */
export function createSeekBar(parent: HTMLElement, options: SeekBarOptions) {
  const { chapters, skim, durationOf, onSeek, describe, onPoint } = options;
  const bar = createElement(parent, 'div', 'bar');
  const position = createElement(bar, 'div', 'position');
  bar.role = 'slider';
  bar.tabIndex = 0;
  bar.ariaLabel = options.label;
  bar.ariaValueMin = '0';

  let time = 0;
  let shownShare = -1;
  const timeAt = ({ clientX }: MouseEvent) => {
    const { left, width } = bar.getBoundingClientRect();
    return (Math.min(Math.max(0, clientX - left), width) / Math.max(1, width)) * durationOf();
  };
  bar.addEventListener('click', (event) => onSeek(timeAt(event)));
  bar.addEventListener('pointermove', (event) => onPoint(timeAt(event)));
  bar.addEventListener('pointerleave', () => onPoint(time));
  bar.addEventListener('keydown', (event) => {
    const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!direction || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const next =
      chapters[Math.max(0, currentCue(chapters, time) + direction)]?.startTime ?? Math.max(0, time + direction * stepSeconds);
    if (chapters.length === 0 || next !== chapters[currentCue(chapters, time)]?.startTime) onSeek(next);
  });

  return {
    /** Draws chapters and skim, for which the duration has to be known. */
    draw(): void {
      const toShare = (at: number) => `${Math.min(100, (100 * at) / Math.max(1, durationOf())).toFixed(2)}%`;
      const marks = chapters
        .slice(1)
        .map(({ startTime }) => stripe(toShare(startTime), `calc(${toShare(startTime)} + 2px)`, '#0b1012'));
      const spans = skim.map((span) => stripe(toShare(span.startTime), toShare(span.endTime), '#5fd0c5'));
      bar.style.backgroundImage = [marks, spans]
        .filter(({ length }) => length > 0)
        .map(gradient)
        .join(', ');
    },
    /** Shows the playback position. Costs nothing while it moves by less than a thousandth. */
    showTime(now: number): void {
      time = now;
      const share = Math.round((1000 * now) / Math.max(1, durationOf()));
      if (share === shownShare) return;
      shownShare = share;
      position.style.transform = `scaleX(${share / 1000})`;
      bar.ariaValueMax = String(Math.round(durationOf()));
      bar.ariaValueNow = String(Math.round(now));
      bar.ariaValueText = describe(now);
      if (!bar.matches(':hover')) onPoint(now);
    },
  };
}

const stripe = (from: string, to: string, color: string): string =>
  `transparent ${from}, ${color} ${from} ${to}, transparent ${to}`;
const gradient = (stripes: string[]): string => `linear-gradient(to right, ${stripes.join(', ')})`;

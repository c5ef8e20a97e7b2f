import { clockTime } from '../../lib/i18n/clock-time.ts';
import { currentCue } from '../../lib/playback/current-cue.ts';
import { type TimeSpan, totalSeconds } from '../../lib/playback/time-span.ts';
import type { PlayerChapter } from '../channels/player-channel.ts';
import { createButton, createElement, isolateClicks } from './create-element.ts';

/** Time for which the timeline stays after the pointer's last move over the player. */
const shownMs = 3000;
/** Step of the arrow keys where there are no chapters. Seconds. */
const stepSeconds = 10;

interface TimelineOptions {
  chapters: PlayerChapter[];
  skim: TimeSpan[];
  /** Returns the duration of the media item in seconds. */
  durationOf(): number;
  textOf(name: string): string;
  onSeek(time: number): void;
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
  const { chapters, skim, durationOf, textOf } = options;
  const timeline = createElement(stage, 'div', 'timeline');
  timeline.role = 'group';
  timeline.ariaLabel = textOf('playerTimeline');
  const bar = createElement(timeline, 'div', 'bar');
  const position = createElement(bar, 'div', 'position');
  const row = createElement(timeline, 'div', 'row');
  const title = createElement(row, 'p', 'chapter');
  const skimButton = createButton(row, { text: '', onClick: options.onSkim });
  const undoButton = createButton(row, { text: '↶', label: textOf('playerSkimUndo'), onClick: options.onUndo });
  if (options.onFloat) createButton(row, { text: '▣', label: textOf('playerFloat'), onClick: options.onFloat });
  isolateClicks(timeline);

  let time = 0;
  let shownShare = -1;
  const describe = (at: number) => {
    const chapter = chapters[currentCue(chapters, at)];
    return chapter ? `${clockTime(at)} · ${chapter.title}` : clockTime(at);
  };
  const draw = () => {
    const toShare = (at: number) => `${Math.min(100, (100 * at) / Math.max(1, durationOf())).toFixed(2)}%`;
    const marks = chapters
      .slice(1)
      .map(({ startTime }) => stripe(toShare(startTime), `calc(${toShare(startTime)} + 2px)`, '#0b1012'));
    const spans = skim.map((span) => stripe(toShare(span.startTime), toShare(span.endTime), '#5fd0c5'));
    bar.style.backgroundImage = [marks, spans]
      .filter(({ length }) => length > 0)
      .map(gradient)
      .join(', ');
  };

  bar.role = 'slider';
  bar.tabIndex = 0;
  bar.ariaLabel = textOf('playerTimeline');
  bar.ariaValueMin = '0';
  const timeAt = ({ clientX }: MouseEvent) => {
    const { left, width } = bar.getBoundingClientRect();
    return (Math.min(Math.max(0, clientX - left), width) / Math.max(1, width)) * durationOf();
  };
  bar.addEventListener('click', (event) => options.onSeek(timeAt(event)));
  bar.addEventListener('pointermove', (event) => {
    title.textContent = describe(timeAt(event));
  });
  bar.addEventListener('pointerleave', () => {
    title.textContent = describe(time);
  });
  bar.addEventListener('keydown', (event) => {
    const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!direction || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const next =
      chapters[Math.max(0, currentCue(chapters, time) + direction)]?.startTime ?? Math.max(0, time + direction * stepSeconds);
    if (chapters.length === 0 || next !== chapters[currentCue(chapters, time)]?.startTime) options.onSeek(next);
  });

  let timer: ReturnType<typeof setTimeout> | undefined;
  const removed = new AbortController();
  stage.ownerDocument.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      const { left, right, top, bottom } = stage.getBoundingClientRect();
      if (clientX < left || clientX > right || clientY < top || clientY > bottom) return;
      timeline.classList.add('is-shown');
      clearTimeout(timer);
      timer = setTimeout(() => timeline.classList.remove('is-shown'), shownMs);
    },
    { passive: true, signal: removed.signal },
  );

  return {
    draw,
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
      if (!bar.matches(':hover')) title.textContent = bar.ariaValueText;
    },
    /** Shows the state of the skim. */
    showSkim({ isSkimming, canUndo }: { isSkimming: boolean; canUndo: boolean }): void {
      timeline.classList.toggle('is-skimming', isSkimming);
      skimButton.hidden = skim.length === 0;
      undoButton.hidden = !canUndo;
      const name = textOf(isSkimming ? 'playerSkimStop' : 'playerSkim');
      skimButton.textContent = isSkimming ? name : `${name} (${clockTime(totalSeconds(skim))})`;
      skimButton.title = name;
      skimButton.ariaLabel = skimButton.textContent;
    },
    remove(): void {
      removed.abort();
      clearTimeout(timer);
    },
  };
}

const stripe = (from: string, to: string, color: string): string =>
  `transparent ${from}, ${color} ${from} ${to}, transparent ${to}`;
const gradient = (stripes: string[]): string => `linear-gradient(to right, ${stripes.join(', ')})`;

import type { PlayerLine } from '../../lib/playback/player-line.ts';
import type { PlayerLayout } from '../channels/player-channel.ts';
import { createButton, createElement, isolateClicks } from './create-element.ts';

const minScale = 0.5;
const maxScale = 3;
const maxBottom = 0.9;
const scaleStep = 0.1;
const bottomStep = 0.03;

/** Languages and layout of a subtitle, and the functions that it needs of its host. */
interface SubtitleOptions extends SubtitleHost {
  language: string;
  translationLanguage: string;
  layout: PlayerLayout;
}

/** Functions of the extension that the subtitles over a player use. */
export interface SubtitleHost {
  /** Receives size and position when the user has changed them. */
  storeLayout(layout: PlayerLayout): void;
  /** Returns a text of the interface. */
  textOf(name: string): string;
}

/** Creates the subtitle on the stage over a player, which the user moves and resizes by pointer or keys. */
export function createSubtitle(stage: HTMLElement, options: SubtitleOptions) {
  const { scale, bottom } = options.layout;
  const layout = { scale, bottom };
  const subtitle = createElement(stage, 'div', 'subtitle');
  const tools = createElement(subtitle, 'div', 'tools');
  const switches = createElement(subtitle, 'div', 'switches');
  switches.dir = 'auto';
  const texts = createElement(subtitle, 'div', 'texts');
  // Each paragraph takes its direction from its text.
  const original = createElement(createElement(texts, 'p', ''), 'span', 'original');
  const translation = createElement(createElement(texts, 'p', 'translated'), 'span', 'translation');
  const setLanguages = ({ language, translationLanguage }: Pick<SubtitleOptions, 'language' | 'translationLanguage'>) => {
    original.lang = language;
    translation.lang = translationLanguage;
  };
  setLanguages(options);
  texts.tabIndex = 0;
  texts.setAttribute('role', 'group');
  texts.setAttribute('aria-label', options.textOf('playerSubtitle'));

  const apply = (change: Partial<PlayerLayout>) => {
    layout.scale = limit(change.scale ?? layout.scale, minScale, maxScale);
    layout.bottom = limit(change.bottom ?? layout.bottom, 0, maxBottom);
    subtitle.style.setProperty('--scale', String(layout.scale));
    subtitle.style.setProperty('--bottom', String(layout.bottom));
  };
  const change = (change: Partial<PlayerLayout>) => {
    apply(change);
    options.storeLayout({ ...layout });
  };
  apply({});

  for (const [text, message, step] of [
    ['A−', 'playerSmaller', -scaleStep],
    ['A+', 'playerLarger', scaleStep],
  ] as const) {
    const onClick = () => change({ scale: layout.scale + step });
    // The keys of the subtitle do the same.
    createButton(tools, { text, label: options.textOf(message), onClick }).tabIndex = -1;
  }

  const steps: Record<string, () => Partial<PlayerLayout>> = {
    ArrowUp: () => ({ bottom: layout.bottom + bottomStep }),
    ArrowDown: () => ({ bottom: layout.bottom - bottomStep }),
    '+': () => ({ scale: layout.scale + scaleStep }),
    '-': () => ({ scale: layout.scale - scaleStep }),
  };
  subtitle.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    change(step());
  });

  texts.addEventListener('pointerdown', (event) => {
    const { height } = stage.getBoundingClientRect();
    if (event.button !== 0 || height === 0) return;
    texts.setPointerCapture(event.pointerId);
    const start = layout.bottom + event.clientY / height;
    const ended = new AbortController();
    const { signal } = ended;
    texts.addEventListener('pointermove', ({ clientY }) => apply({ bottom: start - clientY / height }), { signal });
    texts.addEventListener(
      'lostpointercapture',
      () => {
        ended.abort();
        change({});
      },
      { signal },
    );
  });
  isolateClicks(subtitle);

  return {
    setLanguages,
    /** Shows a line; undefined for none. */
    show(line: PlayerLine | undefined): void {
      original.textContent = line?.text ?? '';
      translation.textContent = line?.translation ?? '';
      subtitle.hidden = !line;
    },
    /** Shows which of the switches of the playback by lines are on. */
    showSwitches({ isLooping, isPausing }: { isLooping: boolean; isPausing: boolean }): void {
      const names = [isLooping && 'playerLooping', isPausing && 'playerPausing'].filter((name) => name !== false);
      switches.textContent = names.map(options.textOf).join(' · ');
    },
  };
}

const limit = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

import type { PlayerAction } from '../../lib/playback/player-keys.ts';
import type { PlayerLine } from '../../lib/playback/player-line.ts';
import { createElement } from './create-element.ts';
import { createKeyList } from './create-key-list.ts';
import floatingStyle from './floating.css?inline';
import { listenToKeys } from './listen-to-keys.ts';

/** Document Picture-in-Picture, which the compiler's libraries do not declare. */
interface DocumentPictureInPicture {
  requestWindow(options: { width: number; height: number }): Promise<Window>;
}

const sizes = { width: 420, height: 300 };
/** Lines shown before and after the one at the playback position. */
const linesBefore = 1;
const linesAfter = 2;

/** The lines and actions that the floating window shows. */
interface FloatingContent {
  lines: PlayerLine[];
  language: string;
  translationLanguage: string;
  run(action: PlayerAction): void;
}

/**
 * A window of lines and keys that floats above other windows, beside the player, whose video stays in its page. Undefined where the
 * browser has no Document Picture-in-Picture.
 */
export type FloatingWindow = ReturnType<typeof createFloatingWindow>;

/** Creates the floating window of a page, closed at first. */
export function createFloatingWindow(page: Window, textOf: (name: string) => string) {
  const { documentPictureInPicture } = page as Window & { documentPictureInPicture?: DocumentPictureInPicture };
  if (!documentPictureInPicture) return undefined;
  let content: FloatingContent | undefined;
  let shownIndex = -1;
  let actionsOn: readonly PlayerAction[] = [];
  let opened: { view: Window; lines: HTMLElement; keys: ReturnType<typeof createKeyList> } | undefined;

  const draw = () => {
    if (!opened) return;
    const { lines } = opened;
    lines.replaceChildren();
    // The page has gone to a media item without lines, or to none.
    if (!content) createElement(lines, 'p', 'line').textContent = textOf('playerNoLines');
    const from = Math.max(0, shownIndex - linesBefore);
    for (const [offset, line] of (content?.lines ?? []).slice(from, Math.max(0, shownIndex) + linesAfter + 1).entries()) {
      const entry = createElement(lines, 'div', from + offset === shownIndex ? 'line current' : 'line');
      const texts = [
        [line.text, content?.language],
        [line.translation, content?.translationLanguage],
      ];
      for (const [text, language] of texts) {
        if (!text) continue;
        const paragraph = createElement(entry, 'p', '');
        paragraph.lang = language ?? '';
        paragraph.textContent = text;
      }
    }
  };

  return {
    /** Opens the window. Must be called in the task of a click. */
    async open(): Promise<void> {
      if (opened) return opened.view.focus();
      const view = await documentPictureInPicture.requestWindow(sizes);
      const { document } = view;
      document.title = 'Gloss';
      document.documentElement.lang = textOf('@@ui_locale').replace('_', '-');
      document.documentElement.dir = textOf('@@bidi_dir');
      createElement(document.head, 'style', '').textContent = floatingStyle;
      const run = (action: PlayerAction) => content?.run(action);
      const lines = createElement(document.body, 'div', 'lines');
      opened = { view, lines, keys: createKeyList(document.body, textOf, run) };
      opened.keys.showSwitches(actionsOn);
      listenToKeys(view, run);
      view.addEventListener('pagehide', () => {
        opened = undefined;
      });
      draw();
    },
    /** Shows other lines, of this or another media item; undefined while the page plays none that has lines. */
    setContent(next: FloatingContent | undefined): void {
      content = next;
      shownIndex = -1;
      draw();
    },
    /** Shows the line at an index with those around it. */
    show(index: number): void {
      if (index === shownIndex) return;
      shownIndex = index;
      draw();
    },
    /** Shows which of the actions that are switches are on. */
    showSwitches(actions: readonly PlayerAction[]): void {
      actionsOn = actions;
      opened?.keys.showSwitches(actions);
    },
    close: () => opened?.view.close(),
  };
}

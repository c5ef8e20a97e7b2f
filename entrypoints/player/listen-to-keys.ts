import { type PlayerAction, playerKeys } from '../../lib/playback/player-keys.ts';

const field = 'input, textarea, select, [contenteditable], [role="textbox"], [role="combobox"], [role="searchbox"]';

/**
 * Calls `run` with the action of a pressed key, except while the user types into a field, with a modifier, or where the site has
 * handled the key itself. Returns the function that ends it.
 */
export function listenToKeys(target: Window, run: (action: PlayerAction) => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { key, code, ctrlKey, altKey, metaKey, shiftKey, isComposing, defaultPrevented } = event;
    // Most layouts have the question mark on a shifted key.
    if (ctrlKey || altKey || metaKey || (shiftKey && key !== '?') || isComposing || defaultPrevented) return;
    const [origin] = event.composedPath();
    if (origin && 'closest' in origin && (origin as Element).closest(field)) return;
    // Layouts without Latin letters have the key at the same place.
    const letter = (/^[a-z?]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();
    const action = Object.hasOwn(playerKeys, letter) ? playerKeys[letter] : undefined;
    if (!action) return;
    event.preventDefault();
    run(action);
  };
  target.addEventListener('keydown', onKey);
  return () => target.removeEventListener('keydown', onKey);
}

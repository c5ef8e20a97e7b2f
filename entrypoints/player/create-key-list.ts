import { type PlayerAction, playerKeys } from '../../lib/playback/player-keys.ts';
import { createButton, createElement, isolateClicks } from './create-element.ts';

/** Names of the messages of the actions. */
const messages: Record<Exclude<PlayerAction, 'showKeys'>, string> = {
  previous: 'playerPrevious',
  next: 'playerNext',
  loop: 'playerLoop',
  pauseAfter: 'playerPauseAfter',
  half: 'playerHalf',
  double: 'playerDouble',
  skim: 'playerSkim',
};

/**
 * Appends the list of the player's keys, except the key that opens the list. Each entry is a button with the action of its key.
 */
export function createKeyList(
  parent: Element,
  textOf: (name: string) => string,
  run: (action: PlayerAction) => void,
): HTMLElement {
  const list = createElement(parent, 'div', 'keys');
  list.role = 'group';
  list.ariaLabel = textOf('playerKeys');
  isolateClicks(list);
  for (const [key, action] of Object.entries(playerKeys)) {
    if (action === 'showKeys') continue;
    const button = createButton(list, { text: textOf(messages[action]), onClick: () => run(action) });
    const keyCap = createElement(button, 'kbd', '');
    keyCap.textContent = key.toUpperCase();
    button.prepend(keyCap, ' ');
  }
  return list;
}

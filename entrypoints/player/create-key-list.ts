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

/** Actions that stay on until they are run again. */
const switches: readonly string[] = ['loop', 'pauseAfter', 'half', 'double', 'skim'] satisfies PlayerAction[];

/**
 * Appends the list of the player's keys, except the key that opens the list. Each entry is a button with the action of its key.
 */
export function createKeyList(parent: Element, textOf: (name: string) => string, run: (action: PlayerAction) => void) {
  const list = createElement(parent, 'div', 'keys');
  list.role = 'group';
  list.ariaLabel = textOf('playerKeys');
  isolateClicks(list);
  const buttons = new Map<PlayerAction, HTMLElement>();
  for (const [key, action] of Object.entries(playerKeys)) {
    if (action === 'showKeys') continue;
    const button = createButton(list, { text: textOf(messages[action]), onClick: () => run(action) });
    const keyCap = createElement(button, 'kbd', '');
    keyCap.textContent = key.toUpperCase();
    button.prepend(keyCap, ' ');
    if (switches.includes(action)) buttons.set(action, button);
  }
  return {
    list,
    /** Shows which of the switches are on. */
    showSwitches(actionsOn: readonly PlayerAction[]): void {
      for (const [action, button] of buttons) button.ariaPressed = String(actionsOn.includes(action));
    },
  };
}

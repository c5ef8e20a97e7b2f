/** The browser's keyboard shortcuts of the extension. */
export interface Shortcuts {
  /** The commands with their keys, such as `Alt+Shift+G`; empty keys where none are set. */
  list(): Promise<{ command: string; keys: string }[]>;
  /** Opens the browser's page where the user changes them; absent where there is no such page. */
  change?(): void;
}

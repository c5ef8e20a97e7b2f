import { separatorBetween } from './separator-between.ts';

/** The text of a cue whose elements are still open, as a list of parts: looking at a string that grows would copy it each time. */
export class TtmlText {
  /** Number of characters. */
  length = 0;
  /** Whether any text other than white space has been added. */
  hasText = false;
  private readonly parts: string[] = [];
  private lastCharacter = '';

  /** Adds text and returns it as it was added: with single spaces, unless white space counts in it. */
  add(text: string, preservesSpace: boolean): string {
    const added = preservesSpace ? text : this.collapseSpace(text);
    this.push(added);
    this.hasText ||= added.trim() !== '';
    return added;
  }

  /** Adds the space in front of a word, where its script has one and none is there yet, and returns what was added. */
  addWordSpace(word: string): string {
    const space = /\s/.test(this.lastCharacter) ? '' : separatorBetween(this.lastCharacter, word);
    const added = /^\s/.test(word) ? '' : space;
    this.push(added);
    return added;
  }

  /** Adds a line break, in place of a space before it. */
  addBreak(): void {
    if (this.lastCharacter === ' ') {
      this.parts.push(this.parts.pop()!.slice(0, -1));
      this.length--;
    }
    this.push('\n');
  }

  toString(): string {
    return this.parts.join('');
  }

  private push(part: string): void {
    if (part === '') return;
    this.parts.push(part);
    this.length += part.length;
    this.lastCharacter = part.at(-1)!;
  }

  /** Returns a text with single spaces, and none where the text before it ends with one. */
  private collapseSpace(text: string): string {
    const collapsed = text.replace(/[ \t]+/g, ' ');
    return collapsed.startsWith(' ') && ['', ' ', '\n'].includes(this.lastCharacter) ? collapsed.slice(1) : collapsed;
  }
}

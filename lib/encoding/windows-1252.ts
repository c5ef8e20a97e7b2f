/** The characters of Windows-1252 from 0x80 to 0x9F; five of these codes have none. */
const characters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Replaces the control characters from U+0080 to U+009F by those of Windows-1252 with these codes, which texts mean by `&#146;`; HTML
 * prescribes it (https://html.spec.whatwg.org/multipage/parsing.html#numeric-character-reference-end-state).
 */
export const toWindows1252 = (text: string): string =>
  text.replace(/[\u0080-\u009f]/g, (control) => characters[control.charCodeAt(0) - 0x80]!);

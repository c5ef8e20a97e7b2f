const scriptClass = (...scripts: string[]) => scripts.map((script) => `\\p{scx=${script}}`).join('');
const spelled = scriptClass('Thai', 'Laoo', 'Khmr', 'Mymr');

/** Scripts that write no spaces between words, for the class of a regular expression. */
export const unspacedScripts = scriptClass('Han', 'Hira', 'Kana') + spelled;
/** Matches a character of such a script. */
export const unspaced = new RegExp(`[${unspacedScripts}]`, 'u');
/** Matches a character of those of them that spell words letter by letter. */
export const unspacedLetter = new RegExp(`[${spelled}]`, 'u');

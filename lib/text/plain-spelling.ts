import { withoutAccents } from './without-accents.ts';

/** Returns a question, or phrases of one, as it may be typed in haste: without accents, and with one kind of apostrophe. */
export const plainSpelling = (text: string): string => withoutAccents(text).replace(/[’‘ʼ＇`´]/g, "'");

import { escapeUTF8 } from 'entities';

/** Escapes text for XML and removes characters that XML can't contain. */
export const escapeXmlText = (text: string): string => escapeUTF8(text.toWellFormed().replace(/[\p{Cc}\uFFFE\uFFFF]+/gu, ' '));

import { encodeXML, escapeUTF8 } from 'entities';

/** What XML can't hold in any form, and what it advises against. */
const unwritable = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu;

const writable = (text: string) => text.toWellFormed().replace(unwritable, '');

/** An attribute's value, in UTF-8. */
export const xmlText = (text: string): string => escapeUTF8(writable(text));

/** An attribute's value in ASCII, for programs that read a file in the encoding of their system. */
export const asciiXmlText = (text: string): string => encodeXML(writable(text));

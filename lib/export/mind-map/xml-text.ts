import { encodeXML, escapeUTF8 } from 'entities';

/** Characters that XML 1.0 excludes or discourages. */
const unwritable = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu;

const writable = (text: string) => text.toWellFormed().replace(unwritable, '');

/** Escapes an attribute's value for a file in UTF-8. */
export const xmlText = (text: string): string => escapeUTF8(writable(text));

/** Escapes an attribute's value to ASCII, for programs that read files in the encoding of the system. */
export const asciiXmlText = (text: string): string => encodeXML(writable(text));

import { encodeXML, escapeUTF8 } from 'entities';

/** Characters that XML 1.0 excludes or discourages, and line ends, which an attribute can't hold. */
const unwritable = /[\p{Cc}\uFFFE\uFFFF]+/gu;

const writable = (text: string): string => text.toWellFormed().replace(unwritable, ' ');

/** Escapes text for an element or an attribute of XML. A space stands for characters that XML can't hold. */
export const escapeXml = (text: string): string => escapeUTF8(writable(text));

/** Escapes text for XML in ASCII, for programs that read files in the encoding of the system. */
export const escapeXmlToAscii = (text: string): string => encodeXML(writable(text));

/** Characters that XML 1.0 excludes or discourages, and line ends, which an attribute can't hold. */
const unwritable = /[\p{Cc}\uFFFE\uFFFF]+/gu;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Escapes text for an element or an attribute of XML. A space stands for characters that XML can't hold. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(unwritable, ' ')
    .replace(/[&<>"']/g, (character) => entities[character]!);

/** Escapes text for XML in ASCII, for programs that read files in the encoding of the system. */
export const escapeXmlToAscii = (text: string): string =>
  escapeXml(text).replace(/[^ -~]/gu, (character) => `&#${character.codePointAt(0)};`);

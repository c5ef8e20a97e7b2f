import { toWindows1252 } from '../encoding/windows-1252.ts';

const reference = /&(?:(amp|lt|gt|quot|apos)|#(\d+)|#[xX]([\da-fA-F]+));/g;
const namedReferences: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Replaces the character references of XML. Separate from the library's module, which includes all names of HTML, to keep the
 * worker small.
 */
export const decodeXml = (text: string): string =>
  text.replace(reference, (_, name?: string, decimal?: string, hexadecimal?: string) =>
    name ? namedReferences[name]! : toCharacter(decimal ? Number(decimal) : Number.parseInt(hexadecimal!, 16)),
  );

const toCharacter = (codePoint: number): string =>
  codePoint > 0 && codePoint <= 0x10ffff ? toWindows1252(String.fromCodePoint(codePoint)).toWellFormed() : '\uFFFD';

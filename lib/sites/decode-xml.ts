const reference = /&(?:(amp|lt|gt|quot|apos)|#(\d+)|#[xX]([\da-fA-F]+));/g;
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text without XML's references. The worker's own, because the library's module brings all the names of HTML along. */
export const decodeXml = (text: string): string =>
  text.replace(reference, (_, name?: string, decimal?: string, hexadecimal?: string) =>
    name ? named[name]! : character(decimal ? Number(decimal) : Number.parseInt(hexadecimal!, 16)),
  );

const character = (codePoint: number): string =>
  codePoint > 0 && codePoint <= 0x10ffff ? String.fromCodePoint(codePoint).toWellFormed() : '\uFFFD';

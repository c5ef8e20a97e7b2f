/**
 * Decodes a page or a response body: by its byte order mark, else as UTF-16 or UTF-8 if the bytes are valid, else as declared
 * in the content type or the first bytes, else in the encoding that `otherwise` returns.
 */
export function decodeDeclared(
  bytes: Uint8Array<ArrayBuffer>,
  contentType = '',
  otherwise: (bytes: Uint8Array<ArrayBuffer>) => string = () => 'windows-1252',
): string {
  const encoding =
    detectUtf16(bytes) ??
    detectIso2022Jp(bytes) ??
    (isUtf8(bytes) ? 'utf-8' : (findDeclaredEncoding(bytes, contentType) ?? otherwise(bytes)));
  return new TextDecoder(encoding).decode(bytes).replace(/^\uFEFF+/, '');
}

function detectUtf16(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Digits, spaces and line ends have a zero byte in UTF-16; other encodings of text contain none.
  const sample = bytes.subarray(0, 4096);
  const zeros: [number, number] = [0, 0];
  for (let i = 0; i < sample.length; i++) if (sample[i] === 0) zeros[(i % 2) as 0 | 1]++;
  const [even, odd] = zeros;
  if (Math.max(even, odd) < sample.length / 20 || Math.min(even, odd) > sample.length / 100) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Returns the encoding of Japanese mail, whose bytes are ASCII, where they switch to its characters: `ESC $ B`. */
function detectIso2022Jp(bytes: Uint8Array): string | undefined {
  for (let at = bytes.indexOf(0x1b); at >= 0; at = bytes.indexOf(0x1b, at + 1))
    if (bytes[at + 1] === 0x24 && (bytes[at + 2] === 0x42 || bytes[at + 2] === 0x40)) return 'iso-2022-jp';
  return undefined;
}

/**
 * Whether the bytes are UTF-8. Tolerates a truncated last character, and one invalid byte in twenty valid characters, as
 * programs write that cut lines by bytes; text of other encodings has more invalid bytes than valid characters.
 */
function isUtf8(bytes: Uint8Array<ArrayBuffer>): boolean {
  if (decodeStrictly('utf-8', bytes) !== undefined) return true;
  const text = new TextDecoder().decode(bytes);
  let broken = 0;
  let good = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0xfffd) broken++;
    else if (code > 0x7f) good++;
  }
  return broken <= 1 + good / 20 && good > broken * 2;
}

/**
 * Encodings that are not accepted as a declaration: servers name Latin-1 by default, and Unicode has been ruled out by the
 * bytes.
 */
const ignoredDeclarations = new Set(['utf-8', 'windows-1252', 'utf-16le', 'utf-16be']);

function findDeclaredEncoding(bytes: Uint8Array<ArrayBuffer>, contentType: string): string | undefined {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 1024));
  for (const text of [contentType, head]) {
    const label = /(?:charset|encoding)\s{0,9}=\s{0,9}["']?([\w:-]{2,40})/i.exec(text)?.[1];
    const encoding = label && resolveEncodingLabel(label);
    if (encoding && !ignoredDeclarations.has(encoding) && decodeStrictly(encoding, bytes) !== undefined) return encoding;
  }
  return undefined;
}

function resolveEncodingLabel(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

/** Decodes bytes in one encoding; undefined if they are invalid in it. `allowsPartial` allows an incomplete last character. */
export function decodeStrictly(encoding: string, bytes: Uint8Array<ArrayBuffer>, allowsPartial = false): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: allowsPartial });
  } catch {
    return undefined;
  }
}

/**
 * Text of a page or an answer: by its byte order mark, else as UTF-16 or UTF-8 where the bytes can be that, else as what is
 * declared in its content type or head, else as whatever `otherwise` takes it for.
 */
export function decodeDeclared(
  bytes: Uint8Array<ArrayBuffer>,
  contentType = '',
  otherwise: (bytes: Uint8Array<ArrayBuffer>) => string = () => 'windows-1252',
): string {
  const encoding = utf16Of(bytes) ?? (isUtf8(bytes) ? 'utf-8' : (declaredIn(bytes, contentType) ?? otherwise(bytes)));
  return new TextDecoder(encoding).decode(bytes).replace(/^\uFEFF+/, '');
}

function utf16Of(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Digits, spaces and line ends have a zero byte in UTF-16, and no text has one otherwise.
  const sample = bytes.subarray(0, 4096);
  const zeros: [number, number] = [0, 0];
  for (let i = 0; i < sample.length; i++) if (sample[i] === 0) zeros[(i % 2) as 0 | 1]++;
  const [even, odd] = zeros;
  if (Math.max(even, odd) < sample.length / 20 || Math.min(even, odd) > sample.length / 100) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** A last character cut in half is forgiven, and a stray byte in a thousand good characters. */
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
  return broken <= 1 + good / 1000 && good > broken * 2;
}

/** Latin-1 is what servers say when they know nothing, so it is not taken as a declaration. */
const saysNothing = new Set(['utf-8', 'windows-1252', 'utf-16le', 'utf-16be']);

function declaredIn(bytes: Uint8Array<ArrayBuffer>, contentType: string): string | undefined {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 1024));
  for (const text of [contentType, head]) {
    const label = /(?:charset|encoding)\s{0,9}=\s{0,9}["']?([\w:-]{2,40})/i.exec(text)?.[1];
    const encoding = label && knownEncoding(label);
    if (encoding && !saysNothing.has(encoding) && decodeStrictly(encoding, bytes) !== undefined) return encoding;
  }
  return undefined;
}

function knownEncoding(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

/** Undefined where the bytes can't be that; `partly` lets the last character be incomplete. */
export function decodeStrictly(encoding: string, bytes: Uint8Array<ArrayBuffer>, partly = false): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: partly });
  } catch {
    return undefined;
  }
}

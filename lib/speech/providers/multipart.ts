/** Encodes a multipart form with a file as bytes, because a fetch implementation may not accept another one's form object. */
export function multipart(
  fields: readonly (readonly [name: string, value: string | undefined])[],
  file: { name: string; fileName: string; type: string; bytes: Uint8Array },
): { body: Uint8Array<ArrayBuffer>; headers: Record<string, string> } {
  const boundary = `form-${crypto.randomUUID()}`;
  const head = (disposition: string) => `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n`;
  const values = fields.map(([name, value]) => (value === undefined ? '' : `${head(`name="${name}"`)}\r\n${value}\r\n`));
  const opening = `${head(`name="${file.name}"; filename="${file.fileName}"`)}content-type: ${file.type}\r\n\r\n`;
  const encoder = new TextEncoder();
  const parts = [encoder.encode(values.join('') + opening), file.bytes, encoder.encode(`\r\n--${boundary}--\r\n`)];
  const body = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    body.set(part, at);
    at += part.length;
  }
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

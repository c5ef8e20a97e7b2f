import { Failure } from '../contract/failure.ts';

const newlineByte = 10;
/** Maximum bytes of a line, far more than those of the longest transcript. */
const maxLineBytes = 128 * 1024 * 1024;

/** Splits bytes into lines of text as they arrive, without line ends. Throws `tooLarge` for a line beyond the limit. */
export async function* textLines(
  chunks: AsyncIterable<Uint8Array<ArrayBuffer>>,
  maxBytes = maxLineBytes,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  const grow = (bytes: number) => {
    size += bytes;
    if (size > maxBytes) throw new Failure('tooLarge', `A line of the file is longer than ${maxBytes} bytes.`);
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(newlineByte); end >= 0; end = chunk.indexOf(newlineByte, from)) {
      grow(end - from);
      yield text + decoder.decode(chunk.subarray(from, end));
      text = '';
      size = 0;
      from = end + 1;
    }
    grow(chunk.length - from);
    text += decoder.decode(chunk.subarray(from), { stream: true });
  }
  if (size > 0) yield text + decoder.decode();
}

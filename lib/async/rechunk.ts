/** Yields the same data in chunks of the length that `empty` creates; the last one may be shorter. */
export async function* rechunk<Chunk extends Float32Array | Uint8Array>(
  source: AsyncIterable<Chunk>,
  empty: () => Chunk,
): AsyncGenerator<Chunk> {
  let chunk = empty();
  let length = 0;
  for await (const more of source) {
    for (let at = 0; at < more.length; ) {
      const taken = more.subarray(at, at + chunk.length - length);
      chunk.set(taken, length);
      length += taken.length;
      at += taken.length;
      if (length < chunk.length) continue;
      yield chunk;
      chunk = empty();
      length = 0;
    }
  }
  if (length > 0) yield chunk.subarray(0, length) as Chunk;
}

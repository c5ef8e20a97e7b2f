/** The same numbers in pieces as long as those that `empty` makes; the last one may be shorter. */
export async function* rechunk<Piece extends Float32Array | Uint8Array>(
  source: AsyncIterable<Piece>,
  empty: () => Piece,
): AsyncGenerator<Piece> {
  let piece = empty();
  let length = 0;
  for await (const more of source) {
    for (let at = 0; at < more.length; ) {
      const taken = more.subarray(at, at + piece.length - length);
      piece.set(taken, length);
      length += taken.length;
      at += taken.length;
      if (length < piece.length) continue;
      yield piece;
      piece = empty();
      length = 0;
    }
  }
  if (length > 0) yield piece.subarray(0, length) as Piece;
}

import { chunksOf } from '../../async/chunks-of.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Pipes bytes through a compressing or decompressing stream, one chunk at a time on demand; an early return ends the source. Errors
 * of the source are thrown as they are, errors of the stream as the result of `refused`.
 */
export async function* pipeBytes(
  source: AsyncIterable<Bytes>,
  through: CompressionStream | DecompressionStream,
  refused: (error: unknown) => unknown = (error) => error,
): AsyncGenerator<Bytes> {
  const iterator = source[Symbol.asyncIterator]();
  let sourceError: { error: unknown } | undefined;
  const stream = new ReadableStream<Bytes>({
    async pull(controller) {
      try {
        const next = await iterator.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      } catch (error) {
        sourceError = { error };
        throw error;
      }
    },
  });
  try {
    yield* chunksOf(stream.pipeThrough(through));
  } catch (error) {
    throw sourceError ? sourceError.error : refused(error);
  } finally {
    // Not every host passes a cancellation on through a compressing stream.
    await iterator.return?.();
  }
}

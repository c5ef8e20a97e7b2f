/**
 * Resolves or rejects with the work, or rejects with the error that `onTimeout` returns if `timeoutMs` milliseconds pass first. The
 * work itself continues.
 */
export async function withTimeout<Result>(work: Promise<Result>, timeoutMs: number, onTimeout: () => Error): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(onTimeout()), timeoutMs);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

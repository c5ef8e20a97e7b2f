/** Bytes and time up to which a refused body is read to its end. */
const [maxBytes, maxTimeMs] = [64 * 1024 * 1024, 30_000];

/**
 * Reads and discards the body of a refused request that was not read: many clients see a broken connection instead of the refusal
 * when it closes before they have sent everything. A body of unknown or excessive length is left alone.
 */
export async function discardBody(request: Request): Promise<void> {
  const length = Number(request.headers.get('content-length') ?? 0);
  if (length === 0 || length > maxBytes || request.bodyUsed) return;
  const reader = request.body?.getReader();
  if (!reader) return;
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), maxTimeMs);
  try {
    while (!(await reader.read()).done);
  } catch {
    // The client is gone.
  } finally {
    clearTimeout(timer);
  }
}

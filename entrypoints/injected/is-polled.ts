/** Minimum requests of a live stream's playlist; that of a recording is requested once. */
const minRequests = 3;

/** Whether a page has requested one of these addresses repeatedly, queries ignored, as players do with live streams. */
export function isPolled(urls: string[]): boolean {
  const requests = new Map<string, number>();
  for (const url of urls) {
    const address = url.split('?', 1)[0]!;
    requests.set(address, (requests.get(address) ?? 0) + 1);
  }
  return [...requests.values()].some((times) => times >= minRequests);
}

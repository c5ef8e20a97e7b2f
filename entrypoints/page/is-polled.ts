/** A playlist of what is over is asked for once; that of a window that slides, again and again. */
const minRequests = 3;

/** Whether a page has asked for one of these addresses, whatever their queries, as for something that changes. */
export function isPolled(urls: string[]): boolean {
  const requests = new Map<string, number>();
  for (const url of urls) {
    const address = url.split('?', 1)[0]!;
    requests.set(address, (requests.get(address) ?? 0) + 1);
  }
  return [...requests.values()].some((times) => times >= minRequests);
}

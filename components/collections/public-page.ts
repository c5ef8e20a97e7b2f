/** Opens the public web page of a collection. */
export function openPublicPage(serverUrl: string, collectionId: string): void {
  open(`${serverUrl}/c/${encodeURIComponent(collectionId)}`, '_blank', 'noopener');
}

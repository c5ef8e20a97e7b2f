/** Opens the page that shows a public collection to everybody. */
export function openPublicPage(serverUrl: string, collectionId: string): void {
  open(`${serverUrl}/c/${encodeURIComponent(collectionId)}`, '_blank', 'noopener');
}

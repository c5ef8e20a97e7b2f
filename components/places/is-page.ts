/** Returns whether the views run as a page in a tab, whose address contains the route; a side panel shows no address. */
export const isPage = (): boolean => location.search !== '';

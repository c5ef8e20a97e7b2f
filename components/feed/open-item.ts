/** Opens an item, at a time in seconds if one is given. */
export type OpenItem = (contentId: string, at?: number) => void;

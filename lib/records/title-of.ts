import type { Content } from './content.ts';
import type { SavedItem } from './saved-item.ts';

/** The user's own title of a media item, or else the site's. */
export const titleOf = ({ title }: Pick<Content, 'title'>, saved: Pick<SavedItem, 'title'> | undefined): string =>
  saved?.title || title;

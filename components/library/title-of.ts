import type { LibraryItem } from '../../lib/ports/live-queries.ts';
import { t } from '../i18n/t.ts';

/** The title of an item. The user's own comes before the site's. */
export const titleOf = ({ saved, content }: LibraryItem): string => saved.title || content.title || t('media.untitled');

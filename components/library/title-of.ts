import type { LibraryItem } from '../../lib/ports/live-queries.ts';
import { t } from '../i18n/t.ts';

/** The person's own name for it comes before the site's. */
export const titleOf = ({ saved, content }: LibraryItem): string => saved.title || content.title || t('media.untitled');

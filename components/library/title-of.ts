import type { KeptItem } from '../../lib/store/dexie/kept-models.ts';
import { t } from '../i18n/t.ts';

/** The person's own name for it comes before the site's. */
export const titleOf = ({ saved, content }: KeptItem): string => saved.title || content.title || t('media.untitled');

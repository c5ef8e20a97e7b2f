import { canonicalPageUrl } from './canonical-url.ts';
import { detectUrl } from './detect-url.ts';

/** Whether a page at one address may show the medium that another address stands for. */
export function sameMedium(pageUrl: string, mediumUrl: string): boolean {
  const [shown, wanted] = [detectUrl(pageUrl), detectUrl(mediumUrl)];
  if (shown && wanted) return shown.site === wanted.site && shown.id === wanted.id;
  return canonicalPageUrl(new URL(pageUrl)) === canonicalPageUrl(new URL(mediumUrl));
}

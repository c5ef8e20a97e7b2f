import type { KnownAddress } from '../contract/urls.ts';
import { addMissingScheme } from '../contract/web-address.ts';
import { decodePercent } from '../encoding/decode-percent.ts';
import { bilibiliForms } from './address-forms/bilibili-forms.ts';
import { courseForms } from './address-forms/course-forms.ts';
import { openPageForms } from './address-forms/open-page-forms.ts';
import { pageNames } from './address-forms/page-names.ts';
import { podcastForms } from './address-forms/podcast-forms.ts';
import { publicForms } from './address-forms/public-forms.ts';
import { shortLinkForms } from './address-forms/short-link-forms.ts';
import { socialForms } from './address-forms/social-forms.ts';
import { videoForms } from './address-forms/video-forms.ts';
import { addressInText } from './address-in-text.ts';
import { decodeUrl } from './decode-url.ts';
import { detectUrl, maxIdLength } from './detect-url.ts';
import { peertubeList } from './peertube/address.ts';
import { addressMatcher } from './recipes/recipe-address.ts';
import { unwrapLink } from './unwrap-link.ts';

const matchers = [
  ...videoForms,
  ...bilibiliForms,
  ...socialForms,
  ...podcastForms,
  ...courseForms,
  ...publicForms,
  ...openPageForms,
  ...shortLinkForms,
].map(addressMatcher);

/**
 * Returns the site, id, kind and canonical URL of an address: of a media item, a list, a person, a search or a short link. The
 * scheme may be missing, and other text may stand around the address. Null for any other page.
 */
export function classifyUrl(text: string): KnownAddress | null {
  const written = text.trim();
  const inner = addressInText(written);
  return classifyAddress(written) ?? (inner && inner !== written ? classifyAddress(inner) : null);
}

function classifyAddress(written: string): KnownAddress | null {
  const url = readUrl(written) ?? readUrl(addMissingScheme(written));
  if (!url) return null;
  const media = detectUrl(url.href);
  const known = classify(decodeUrl(url) ?? url);
  // A clip is stored as a video, under the id that its site's reader gives it.
  if (media) return known?.kind === 'clip' ? { ...media, kind: 'clip' } : media;
  return known && known.id.length <= maxIdLength ? known : null;
}

function readUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(unwrapLink(text)) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

function classify(url: URL): KnownAddress | null {
  if (url.username) return null;
  const [, first = ''] = url.pathname.split('/');
  for (const match of matchers) {
    const address = match(url)?.address;
    // The site's own pages (`/about`) match the pattern of a name.
    if (address)
      return pageNames.has(first) && address.id.split('/')[0] === first ? null : { ...address, id: decodePercent(address.id) };
  }
  return peertubeList(url);
}

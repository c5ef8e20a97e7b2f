/** Matches parameters that identify who shared a link. */
const trackingParameter = /^(?:utm_.*|share_.*|(?:fb|g|d|y)clid|msclkid|igsh(?:id)?|mc_[ce]id|spm_id_from|vd_source|ref_src)$/i;
/** Matches parameters that do so on some sites only; on others they may name the page. */
const siteTrackingParameter = /^(?:si|feature)$/i;
const sitesWithTracking = /(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be|spotify\.com|soundcloud\.com)$/;
const startTimeParameter = /^(?:t|start|end|time_continue)$/;
/** Matches a time with a unit or a colon; a bare number may be anything, such as the id of a forum thread. */
const timeWithUnit = /^(?:(?:[\d.]{1,9}[hms]){1,3}|\d{1,3}(?::\d\d){1,2})$/;

/** Returns an address without tracking parameters; start time and fragment are retained. */
export const removeTracking = (url: URL): URL => removeParameters(url, (name) => isTracking(url, name));

/**
 * Returns the address that identifies a page: without tracking parameters and start time, and without fragment unless a script
 * routes by it. All links to a page yield the same address.
 */
export function canonicalPageUrl(url: URL): string {
  const page = removeParameters(
    url,
    (name, value) => isTracking(url, name) || (startTimeParameter.test(name) && timeWithUnit.test(value)),
  );
  const fragment = page.hash.split(directive)[0]!;
  page.hash = /^#[/!]/.test(fragment) ? fragment : '';
  return page.href;
}

/** Returns the address of a media file without start times in any form, because files take no such parameter. */
export function canonicalFileUrl(url: URL): string {
  const file = removeParameters(url, (name) => isTracking(url, name) || startTimeParameter.test(name));
  file.hash = '';
  return file.href;
}

const isTracking = ({ hostname }: URL, name: string): boolean =>
  trackingParameter.test(name) || (siteTrackingParameter.test(name) && sitesWithTracking.test(hostname));

/** Fragment directive, which browsers hide from the page, so that the page's own fragment is unchanged. */
const directive = ':~:';
const partName = 'medium=';

/** Returns the address of one of several media items of a page. */
export const mediaUrl = (pageUrl: string, part?: string): string =>
  part ? `${pageUrl}${pageUrl.includes('#') ? '' : '#'}${directive}${partName}${part}` : pageUrl;

/** Returns the part of an address by which `mediaUrl` distinguishes the media items of one page; undefined if there is none. */
export function partOfUrl(url: URL): string | undefined {
  const directiveText = url.hash.split(directive)[1];
  return directiveText?.startsWith(partName) ? directiveText.slice(partName.length) : undefined;
}

/** Removes parameters from the query text; parsing and rewriting it could change its meaning for the server. */
function removeParameters(url: URL, shouldDrop: (name: string, value: string) => boolean): URL {
  const result = new URL(url);
  result.username = '';
  result.password = '';
  if (!url.search) return result;
  const query = url.search
    .slice(1)
    .split('&')
    .filter((parameter) => {
      const [name = '', value = ''] = parameter.split('=');
      return !shouldDrop(name, value);
    })
    .join('&');
  // The setter drops one question mark, which may be part of the query.
  result.search = query && `?${query}`;
  return result;
}

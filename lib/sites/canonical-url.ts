/** Parameters that say who shared a link, never what it leads to. */
const tracking = /^(?:utm_.*|share_.*|(?:fb|g|d|y)clid|msclkid|igsh(?:id)?|mc_[ce]id|si|feature|spm_id_from|vd_source|ref_src)$/i;
const startTime = /^(?:t|start|end|time_continue)$/;
/** A bare number may be a forum's thread, so only a time with its unit or colon counts as one. */
const clock = /^(?:(?:[\d.]{1,9}[hms]){1,3}|\d{1,3}(?::\d\d){1,2})$/;

/** The same address without what tracks its reader. Start time and fragment stay. */
export const withoutTracking = (url: URL): URL => withoutParameters(url, (name) => tracking.test(name));

/**
 * The address that identifies a page: no tracking, no start time, no fragment unless a script routes by it.
 * The same page gives the same text however it was linked.
 */
export function canonicalPageUrl(url: URL): string {
  const page = withoutParameters(url, (name, value) => tracking.test(name) || (startTime.test(name) && clock.test(value)));
  const fragment = page.hash.split(directive)[0]!;
  page.hash = /^#[/!]/.test(fragment) ? fragment : '';
  return page.href;
}

/** The address of a media file: start times are dropped in every form, since a file takes no such parameter. */
export function canonicalFileUrl(url: URL): string {
  const file = withoutParameters(url, (name) => tracking.test(name) || startTime.test(name));
  file.hash = '';
  return file.href;
}

/** Browsers hide what follows it from the page, so a page's own fragment is left alone. */
const directive = ':~:';
const partName = 'medium=';

/** The address of one medium among several of a page. */
export const mediumUrl = (pageUrl: string, part?: string): string =>
  part ? `${pageUrl}${pageUrl.includes('#') ? '' : '#'}${directive}${partName}${part}` : pageUrl;

/** The part that `mediumUrl` wrote, if any. */
export function partOfUrl(url: URL): string | undefined {
  const written = url.hash.split(directive)[1];
  return written?.startsWith(partName) ? written.slice(partName.length) : undefined;
}

/** Filters the text of the query, because a rewritten one could mean something else to the server. */
function withoutParameters(url: URL, drop: (name: string, value: string) => boolean): URL {
  const kept = new URL(url);
  kept.username = '';
  kept.password = '';
  if (!url.search) return kept;
  const parameters = url.search.slice(1).split('&');
  kept.search = parameters
    .filter((parameter) => {
      const [name = '', value = ''] = parameter.split('=');
      return !drop(name, value);
    })
    .join('&');
  return kept;
}

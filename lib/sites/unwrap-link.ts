import { decodeBase64Url } from '../encoding/base64.ts';
import { decodePercent } from '../encoding/decode-percent.ts';
import { httpUrl, unwrapUrl } from './unwrap-url.ts';

/**
 * Pages that links of mails, search results, shares and forums pass through, besides those of `unwrapUrl`: hosts without `www.`
 * and without the country of Google, or hosts with paths in lower case where the host has other pages.
 */
const wrappers = new Set(
  `out.reddit.com link.zhihu.com link.csdn.net vk.com/away vk.com/away.php vk.ru/away vk.ru/away.php linkedin.com/redir/redirect
  linkedin.com/redir/suspicious-page linkedin.com/safety/go t.umblr.com duckduckgo.com/l slack-redir.net/link gate.sc exit.sc
  safelinks.protection.outlook.com steamcommunity.com/linkfilter
  youtube.com/oembed vimeo.com/api/oembed.json vimeo.com/api/oembed.xml google/imgres translate.google facebook.com/sharer.php facebook.com/sharer/sharer.php l.wl.co l.threads.com
  twitter.com/intent/tweet x.com/intent/tweet x.com/intent/post linkedin.com/sharing/share-offsite pinterest.com/offsite
  t.me/iv t.me/share/url vk.com/share.php quora.com/_/redirect medium.com/r disq.us/url statics.teams.cdn.office.net
  urldefense.proofpoint.com/v1/url linkprotect.cudasvc.com go.skimresources.com go.redirectingat.com redirect.viglink.com
  awin1.com/cread.php link.juejin.cn sspai.com/link gitee.com/link afdian.com/link links.jianshu.com douban.com/link2
  oschina.net/action/gotolink weibo.cn/sinaurl t.cn/sinaurl c.pc.qq.com`.split(/\s+/),
);
/** Parameters that contain the target. */
const parameters = 'url u target to z uddg a ued pfurl imgrefurl'.split(' ');
/** Patterns of addresses that contain the target in their path or as their whole query, perhaps without its scheme. */
const embedded = [
  // Videos that the Internet Archive saved are those of YouTube; other saved pages may be gone from their own site.
  /^web\.archive\.org\/(?:web\/(?:[\w*]{1,20}\/)?)?((?:https?(?::|%3a)\/\/?)?(?:(?:www|m)\.)?youtube\.com.{1,2000})/i,
  // AMP caches, whose `s` stands for https.
  /^(?:[\w-]{1,100}\.cdn\.ampproject\.org\/(?:amp|[a-z]|wp)|google\.com\/amp)\/(?:s\/)?([\w-]{1,63}(?:\.[\w-]{1,63}){1,10}\/.{0,4000})/,
  /^(?:href\.li|anonym\.to|nullrefer\.com|deviantart\.com\/users\/outgoing)\/?\?(https?:.{1,4000})/,
  /^urldefense\.com\/v3\/__(https?:.{1,4000}?)__;/,
  /^secure-web\.cisco\.com\/[^/]{1,1000}\/(https?%3a.{1,4000})/i,
  /^r\.search\.yahoo\.com\/.{0,1000}?\/RU=(https?[^/]{1,4000})\//,
];
const maxWrappers = 5;

/** Returns the target of a wrapped link, which the link itself contains; the same text if nothing is wrapped. */
export function unwrapLink(text: string): string {
  let target = text;
  for (let i = 0; i < maxWrappers && URL.canParse(target); i++) {
    const url = new URL(target);
    const next = (findInParameter(url) ?? findEncoded(url) ?? findEmbedded(url) ?? unwrapUrl(url)).href;
    if (next === url.href) break;
    target = next;
  }
  return target;
}

function findInParameter(url: URL): URL | undefined {
  const host = nameOf(url)
    .replace(/^[\w-]+\.(?=safelinks\.protection\.outlook\.com$)/, '')
    .replace(/^((?:\w+\.)?google)\.[a-z]{2,3}(?:\.[a-z]{2})?$/, '$1');
  if (!wrappers.has(host) && !wrappers.has(host + url.pathname.toLowerCase().replace(/\/$/, ''))) return undefined;
  for (const parameter of parameters) {
    // Disqus appends a checksum.
    const target = url.searchParams.get(parameter)?.replace(host === 'disq.us' ? /:[\w-]{27}$/ : /$^/, '');
    const inner = target && httpUrl(target);
    if (inner) return inner;
  }
  return undefined;
}

/** Returns the target that Bing and Proofpoint encode in a parameter. */
function findEncoded(url: URL): URL | undefined {
  const page = nameOf(url) + url.pathname;
  const written = url.searchParams.get('u') ?? '';
  if (page === 'urldefense.proofpoint.com/v2/url')
    return httpUrl(decodePercent(written.replaceAll('-', '%').replaceAll('_', '/')));
  const isBase64 = page === 'bing.com/ck/a' && /^a1(?:[\w-]{4}){2,1000}(?:[\w-]{2,3})?$/.test(written);
  return isBase64 ? httpUrl(new TextDecoder().decode(decodeBase64Url(written.slice(2)))) : undefined;
}

function findEmbedded(url: URL): URL | undefined {
  const written = nameOf(url) + url.pathname + url.search;
  const found = embedded.map((pattern) => pattern.exec(written)?.[1]).find(Boolean);
  if (!found) return undefined;
  const text = /%3a/i.test(found) ? decodePercent(found) : found;
  return httpUrl(text.replace(/^(?:(https?:)\/\/?)?/, (_, scheme = 'https:') => `${scheme}//`));
}

const nameOf = ({ host }: URL): string => host.replace(/^(?:www|m|mbasic)\./, '');

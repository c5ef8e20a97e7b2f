/** Hosts from which sites serve their covers, channel images and frames, by the site's own domain. Subdomains are included. */
const imageHosts: Record<string, string[]> = {
  'youtube.com': ['ytimg.com', 'ggpht.com', 'googleusercontent.com'],
  'bilibili.com': ['hdslb.com', 'biliimg.com'],
  'vimeo.com': ['vimeocdn.com'],
  'ted.com': ['tedcdn.com', 'ted.com'],
  'twitch.tv': ['jtvnw.net'],
  'dailymotion.com': ['dmcdn.net'],
  'tiktok.com': ['tiktokcdn.com', 'tiktokcdn-us.com', 'tiktokcdn-eu.com'],
  'x.com': ['twimg.com'],
  'twitter.com': ['twimg.com'],
  'udemy.com': ['udemycdn.com'],
  'wistia.com': ['wistia.net'],
  'podcasts.apple.com': ['mzstatic.com'],
  'spotify.com': ['scdn.co', 'spotifycdn.com'],
  'overcast.fm': ['overcast-artwork.s3.amazonaws.com'],
  'pca.st': ['pocketcasts.com'],
};

const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/** Second-level names under which countries register domains, so that `a.co.uk` and `b.co.uk` are different sites. */
const sharedSuffix = /^(?:co|com|net|org|ac|gov|edu|or|ne|go)\.[a-z]{2}$/;

/** The last two labels of a host, or three where two are a shared suffix. IP addresses stay whole. */
function siteOfHost(host: string): string {
  if (/^[\d.]+$|:/.test(host)) return host;
  const labels = host.split('.');
  const two = labels.slice(-2).join('.');
  return sharedSuffix.test(two) ? labels.slice(-3).join('.') : two;
}

/** Whether an image is served by the site of its media item, or by a host that this site is known to use. */
export function isOwnImageHost(imageUrl: string, sourceUrl: string): boolean {
  if (!URL.canParse(imageUrl) || !URL.canParse(sourceUrl)) return false;
  const [image, source] = [new URL(imageUrl).hostname, new URL(sourceUrl).hostname];
  if (siteOfHost(image) === siteOfHost(source)) return true;
  return Object.entries(imageHosts).some(
    ([domain, hosts]) => isWithin(source, domain) && hosts.some((host) => isWithin(image, host)),
  );
}

import type { Images } from '../components/app/app-context.ts';
import { isOwnImageHost } from '../lib/sites/image-hosts.ts';

const storageKey = 'imageHosts';
const maxHosts = 500;

const readHosts = (): string[] => JSON.parse(localStorage.getItem(storageKey) ?? '[]');

/** The images of the web library: of the server itself, of the hosts of their items, and of hosts that the user allows. */
export const webImages: Images = {
  async open({ url, sourceUrl }) {
    if (!URL.canParse(url)) return undefined;
    const { origin, protocol, hostname } = new URL(url);
    const isAllowed =
      origin === location.origin || (protocol === 'https:' && (isOwnImageHost(url, sourceUrl) || readHosts().includes(hostname)));
    return isAllowed ? { src: url, close: () => undefined } : undefined;
  },
  async allowHost(url) {
    const hosts = [...new Set([...readHosts(), new URL(url).hostname])];
    localStorage.setItem(storageKey, JSON.stringify(hosts.slice(-maxHosts)));
  },
};

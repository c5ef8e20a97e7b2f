import { browser } from 'wxt/browser';
import type { Images } from '../../components/app/app-context.ts';
import { isOwnImageHost } from '../../lib/sites/image-hosts.ts';
import { recordContact } from './contact-log.ts';
import { isLocalOnly } from './local-only.ts';
import { sendRequest } from './send-request.ts';

const storageKey = 'imageHosts';
const maxBytes = 10 * 1024 * 1024;

/** Returns the hosts from which the user has allowed images. */
const allowedHosts = async (): Promise<string[]> =>
  ((await browser.storage.local.get(storageKey))[storageKey] as string[] | undefined) ?? [];

/**
 * Covers, channel images and frames for the extension's pages. An image is read as a blob where the host's permission is
 * granted; elsewhere the page loads it by an address that is recorded here, without referrer and of unknown size.
 */
export const images: Images = {
  async open({ url, sourceUrl }) {
    if (!/^https?:\/\//i.test(url) || !URL.canParse(url) || (await isLocalOnly())) return undefined;
    const { hostname, host, protocol } = new URL(url);
    const isAllowed = isOwnImageHost(url, sourceUrl) || (await allowedHosts()).includes(hostname);
    const isReadable = await browser.permissions.contains({ origins: [`${protocol}//${hostname}/*`] });
    if (!isAllowed && !isReadable) return undefined;
    const blob = isReadable ? await readImage(url).catch(() => undefined) : undefined;
    if (blob) {
      const src = URL.createObjectURL(blob);
      return { src, close: () => URL.revokeObjectURL(src) };
    }
    await recordContact(host, 'image');
    return { src: url, close: () => undefined };
  },

  async allowHost(url) {
    const { hostname } = new URL(url);
    await browser.storage.local.set({ [storageKey]: [...new Set([...(await allowedHosts()), hostname])].slice(-500) });
  },
};

async function readImage(url: string): Promise<Blob | undefined> {
  const response = await sendRequest(url, 'image');
  const type = response.headers.get('content-type') ?? '';
  const isImage = response.ok && /^image\/(?!svg)/.test(type) && Number(response.headers.get('content-length') ?? 0) <= maxBytes;
  if (isImage) return response.blob();
  await response.body?.cancel();
  return undefined;
}

import { browser } from 'wxt/browser';
import type { Images } from '../../components/app/app-context.ts';
import { Failure } from '../../lib/contract/failure.ts';
import { readBody } from '../../lib/http/read-body.ts';
import { isOwnImageHost } from '../../lib/sites/image-hosts.ts';
import { recordContact } from '../gateway/contact-log.ts';
import { isLocalOnly } from '../gateway/local-only.ts';
import { requestTimeoutMs, sendRequest } from '../gateway/send-request.ts';

const storageKey = 'imageHosts';
const maxBytes = 10 * 1024 * 1024;

/** Returns the hosts from which the user has allowed images. */
const allowedHosts = async (): Promise<string[]> =>
  ((await browser.storage.local.get(storageKey))[storageKey] as string[] | undefined) ?? [];

/** Deletes the hosts from which the user has allowed images. */
export const forgetImageHosts = (): Promise<void> => browser.storage.local.remove(storageKey);

/**
 * Covers, channel images and frames for the extension's pages. An image is read as a blob where the host's permission is
 * granted; elsewhere the page loads it by an address that is recorded here, without referrer and of unknown size. An image that
 * is too large, or that does not arrive in time, is not shown.
 */
export const images: Images = {
  async open({ url, sourceUrl }) {
    if (!/^https?:\/\//i.test(url) || !URL.canParse(url) || (await isLocalOnly())) return undefined;
    const { hostname, host, protocol } = new URL(url);
    const isAllowed = isOwnImageHost(url, sourceUrl) || (await allowedHosts()).includes(hostname);
    const isReadable = await browser.permissions.contains({ origins: [`${protocol}//${hostname}/*`] });
    if (!isAllowed && !isReadable) return undefined;
    const blob = isReadable ? await readImage(url) : undefined;
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

/**
 * Returns an image, or undefined where only the browser can load it: an SVG image, or a redirect to a host without permission.
 * Throws `tooLarge` and `timeout`.
 */
async function readImage(url: string): Promise<Blob | undefined> {
  try {
    const response = await sendRequest(url, 'image', { signal: AbortSignal.timeout(requestTimeoutMs) });
    const type = response.headers.get('content-type') ?? '';
    if (response.ok && /^image\/(?!svg)/.test(type)) return new Blob([await readBody(response, maxBytes)], { type });
    await response.body?.cancel();
  } catch (error) {
    const failure = Failure.from(error);
    if (failure.code === 'tooLarge' || failure.code === 'timeout') throw failure;
  }
  return undefined;
}

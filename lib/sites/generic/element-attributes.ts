import { decodeBase64 } from '../../encoding/base64.ts';
import { mediaExtension } from '../../http/media-extensions.ts';
import type { FrameSnapshot } from './page-snapshot.ts';

/** The attributes of an HTML element, by their names in lower case. */
export type Attributes = Record<string, string>;

const mediaFile = new RegExp(`${mediaExtension}(?:[?#]|$)`, 'i');

/** Returns whether an address has the extension of a media file or a stream. */
export const hasMediaExtension = (address: string): boolean => mediaFile.test(address);

/** Matches attributes in which scripts find the file that an element becomes a player of. */
const fileAttribute = /^data-(?:[\w-]{0,40}-)?(?:src|url|file|video|audio|media|mp[34]|href)$/;
/** Matches attributes in which pages keep an address until it is scrolled to, or until cookies are accepted. */
const lazyAttribute = /^data-(?:[\w-]{0,40}-)?(?:src|lazy|original|url)$/;
const imageAttribute = /poster|thumb|image|img|preview/;

/** Matches a media file in the settings of a player, which are JSON. */
const fileInSettings = new RegExp(`"(https?://[^"\\s<>]{1,2000}${mediaExtension}(?:\\?[^"\\s<>]{0,2000})?)"`, 'i');

/** Returns the media file that scripts play in an element, by an address or by settings that name one. */
export const findFile = (attributes: Attributes): string | undefined =>
  Object.entries(attributes)
    .filter(([key]) => fileAttribute.test(key) && !imageAttribute.test(key))
    .map(([, value]) =>
      /^\s{0,9}[[{]/.test(value) ? fileInSettings.exec(value.slice(0, 20_000).replaceAll('\\/', '/'))?.[1] : value,
    )
    .find((address = '') => hasMediaExtension(address));

/** Returns the address of the source of an element, which may be lazy. */
export const findSource = (attributes: Attributes): string | undefined =>
  [...Object.keys(attributes).filter((key) => lazyAttribute.test(key) && !imageAttribute.test(key)), 'src']
    .map((key) => attributes[key])
    .find((address) => address && !address.startsWith('about:'));

/** Returns the addresses in the attributes of a frame but its own, which consent plugins name in many ways. */
export const findOtherAddresses = (attributes: Attributes): string[] =>
  Object.entries(attributes).flatMap(([key, value]) => (key !== 'src' && /^\s?(?:https?:)?\/\//.test(value) ? [value] : []));

/** Returns whether neither an attribute nor a style of its own hides an element. */
export const isVisible = ({ hidden, style }: Attributes): boolean =>
  hidden === undefined && !/display\s{0,9}:\s{0,9}none/i.test(style?.slice(0, 2000) ?? '');

/** Returns the declared size of an element in CSS pixels. */
export function readSize(
  { width, height }: Attributes,
  [defaultWidth, defaultHeight]: [number, number],
): Pick<FrameSnapshot, 'width' | 'height'> {
  const pixels = (written: string | undefined, defaultPixels: number) =>
    /^\d{1,5}(?:px)?$/.test(written ?? '') ? Number.parseInt(written!, 10) : defaultPixels;
  return { width: pixels(width, defaultWidth), height: pixels(height, defaultHeight) };
}

/** Returns markup that Borlabs Cookie writes in base64; undefined for any other text. */
export function decodeMarkup(text = ''): string | undefined {
  if (!/^\s*[A-Za-z\d+/]{20}[A-Za-z\d+/\s]*=*\s*$/.test(text)) return undefined;
  try {
    const markup = new TextDecoder().decode(decodeBase64(text.trim()));
    return markup.includes('<') ? markup : undefined;
  } catch {
    return undefined;
  }
}

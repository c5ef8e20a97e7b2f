import type { XmlAttributes } from './ttml-styles.ts';

/** Usual prefixes of the namespaces of TTML (https://www.w3.org/TR/ttml2/#namespace), by the ends of their names. */
const usual: Record<string, string> = { parameter: 'ttp', styling: 'tts', metadata: 'ttm' };
const namespace = /^http:\/\/www\.w3\.org\/.{1,40}#(parameter|styling|metadata)$/;

/** Returns a function that gives attributes their usual prefixes, by the namespaces that the root element declares. */
export function usualPrefixes(root: XmlAttributes): (attributes: XmlAttributes) => XmlAttributes {
  const names = new Map<string, string>();
  for (const [key, uri] of Object.entries(root)) {
    const [prefix, written] = [usual[namespace.exec(uri)?.[1] ?? ''], key.startsWith('xmlns:') ? key.slice(6) : ''];
    if (prefix && written && written !== prefix) names.set(written, prefix);
  }
  if (names.size === 0) return (attributes) => attributes;
  const rename = (key: string) => {
    const colon = key.indexOf(':');
    const prefix = colon > 0 ? names.get(key.slice(0, colon)) : undefined;
    return prefix ? prefix + key.slice(colon) : key;
  };
  return (attributes) => Object.fromEntries(Object.entries(attributes).map(([key, value]) => [rename(key), value]));
}

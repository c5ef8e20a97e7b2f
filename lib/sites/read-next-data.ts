import { embeddedJson } from './embedded-json.ts';

const opening = /<script\b[^>]{0,300}\bid=["']?__NEXT_DATA__["']?[^>]{0,300}>/;

/** Returns the page properties that Next.js embeds in a page, or undefined. */
export function readNextData(html: string): unknown {
  const found = opening.exec(html);
  if (!found) return undefined;
  const data = embeddedJson(html.slice(found.index + found[0].length - 1), '>');
  const props = property(data, 'props');
  return property(props, 'pageProps');
}

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

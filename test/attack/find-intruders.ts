import { Parser } from 'htmlparser2';
import { mark } from './strings/hostile-string.ts';

/** An element of a document, as a parser of strings or a browser reports it. */
export interface SeenElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

/** Attributes whose address is loaded or opened. */
const addressAttributes = new Set([
  'href',
  'xlink:href',
  'src',
  'action',
  'formaction',
  'data',
  'poster',
  'background',
  'ping',
  'cite',
  'manifest',
]);
/** Addresses that a click may open. */
const opened = /^(?:https?:\/\/|mailto:|#|\/(?!\/)|$)/i;
/** Addresses that may be loaded: the document's own, and images within it. */
const loaded = /^(?:data:image\/(?:gif|png|jpeg|webp);|data:application\/(?:json|javascript)|blob:|#|\/(?!\/)|$)/i;
/** Elements that no text of the project may become. */
const neverShown = new Set([
  ...['script', 'iframe', 'frame', 'object', 'embed', 'applet', 'base', 'meta', 'link', 'math', 'marquee', 'template', 'animate'],
  ...['set', 'map', 'area', 'audio', 'video', 'plaintext', 'xmp', 'noscript'],
]);
const opensAtClick = new Set(['a', 'area', 'form']);

/** Returns the elements of an HTML or XML text in order. */
export function readElements(text: string, { isXml = false } = {}): SeenElement[] {
  const elements: SeenElement[] = [];
  const parser = new Parser({ onopentag: (name, attributes) => void elements.push({ name, attributes }) }, { xmlMode: isXml });
  parser.end(text);
  return elements;
}

/** Kinds of the elements that Markdown of the user may become. */
export const markdownKinds: readonly string[] = [
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'hr', 'br', 'em', 'strong'].map(
    (name) => `${name}[]`,
  ),
  ...['ol[start]', 'code[class]', 'a[href]', 'a[href title]'],
];

/** Returns the name of an element with the names of its attributes, by which documents are compared. */
export const kindOf = ({ name, attributes }: SeenElement): string => `${name}[${Object.keys(attributes).sort().join(' ')}]`;

/**
 * Returns what does not belong into a document: elements with the mark of hostile strings or of kinds that are not `allowed` (all
 * but those that load or run something, when absent), handlers of events, and addresses that run, load or open something else than the web.
 */
export function findIntruders(elements: readonly SeenElement[], allowed?: ReadonlySet<string>): string[] {
  return elements.flatMap((element) => {
    const { name, attributes } = element;
    const found = Object.entries(attributes).flatMap(([key, value]) => findInAttribute(name, key.toLowerCase(), value));
    if (allowed ? !allowed.has(kindOf(element)) : neverShown.has(name)) found.push(`element ${kindOf(element)}`);
    return found;
  });
}

function findInAttribute(element: string, name: string, value: string): string[] {
  if (name === mark) return [`mark in ${element}`];
  if (name.startsWith('on')) return [`handler ${name} of ${element}`];
  if (name === 'srcdoc') return [`document in ${element}`];
  if ((name === 'style' || name === 'srcset') && /url\(|https?:|@import/i.test(value)) return [`${name} of ${element}: ${value}`];
  if (!addressAttributes.has(name)) return [];
  // Browsers drop these characters within a scheme.
  const address = value.replace(/[\t\n\r]/g, '').trim();
  return (opensAtClick.has(element) ? opened : loaded).test(address)
    ? []
    : [`address ${name} of ${element}: ${value.slice(0, 200)}`];
}

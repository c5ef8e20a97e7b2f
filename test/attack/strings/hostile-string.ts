/** The language or place that a hostile string attacks. */
export type HostileContext =
  | 'markup'
  | 'attribute'
  | 'url'
  | 'script'
  | 'style'
  | 'mutation'
  | 'markdown'
  | 'unicode'
  | 'formula'
  | 'frontMatter'
  | 'header'
  | 'path'
  | 'prototype'
  | 'template'
  | 'prompt'
  | 'query'
  | 'pattern'
  | 'captions'
  | 'json'
  | 'xml';

/** A text that an attacker would send, with the contexts in which it is meant to have an effect. */
export interface HostileString {
  name: string;
  contexts: readonly HostileContext[];
  text: string;
}

/** Code that leaves a trace in the page that runs it: the global `hostileRan`. */
export const run = 'globalThis.hostileRan=1';
/** A host that no page of the project has a reason to contact. */
export const hostileHost = 'hostile.example';
export const hostileUrl = `https://${hostileHost}/beacon`;
/** An attribute by which an injected element is recognized, however harmless. */
export const mark = 'data-hostile';

/** Names a list of texts by their keys. */
export const namedStrings = (
  family: string,
  contexts: readonly HostileContext[],
  texts: Readonly<Record<string, string>>,
): HostileString[] => Object.entries(texts).map(([name, text]) => ({ name: `${family}: ${name}`, contexts, text }));

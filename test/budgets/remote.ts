import { parseSync, Visitor } from 'oxc-parser';
import type { Manifest } from './manifest.ts';

const isRemote = (address: unknown): boolean => typeof address === 'string' && /^(https?:)?\/\//i.test(address);

/** Returns the addresses elsewhere that a built file loads unasked. */
export function remoteLoads(path: string, text: string): string[] {
  if (path.endsWith('.html')) return remoteTags(text).map((tag) => `${path} loads ${tag}`);
  if (path.endsWith('.css')) return remoteStyles(text).map((address) => `${path} loads ${address}`);
  return path.endsWith('.js') ? remoteModules(path, text).map((address) => `${path} loads ${address}`) : [];
}

const remoteTags = (html: string): string[] =>
  [...html.matchAll(/<(?:script|link|img|iframe|audio|video|source|embed|object)\b[^>]*>/gi)]
    .map(([tag]) => tag)
    .filter((tag) => isRemote(/\b(?:src|href|data)\s*=\s*["']?([^"'\s>]+)/i.exec(tag)?.[1]));

const remoteStyles = (css: string): string[] =>
  [...css.matchAll(/(?:url\(|@import)\s*["']?([^"')\s;]+)/gi)].flatMap(([, address]) => (isRemote(address) ? [address!] : []));

function remoteModules(path: string, text: string): string[] {
  const found: string[] = [];
  const look = (node: { value?: unknown } | null | undefined) => {
    if (node && isRemote(node.value)) found.push(String(node.value));
  };
  new Visitor({
    ImportDeclaration: ({ source }) => look(source),
    ExportAllDeclaration: ({ source }) => look(source),
    ExportNamedDeclaration: ({ source }) => look(source),
    ImportExpression: ({ source }) => look(source as { value?: unknown }),
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type === 'Identifier' && callee.name === 'importScripts') look(first as { value?: unknown });
    },
    NewExpression: ({ callee, arguments: [first] }) => {
      if (callee.type === 'Identifier' && /^(Shared)?Worker$/.test(callee.name)) look(first as { value?: unknown });
    },
  }).visit(parseSync(path, text).program);
  return found;
}

/** Sources of script that the manifest would let in. */
export const remotePolicies = ({ content_security_policy: policy }: Manifest): string[] =>
  (policy?.extension_pages ?? '')
    .split(';')
    .filter((rule) => /^\s*(script-src|default-src|worker-src)/.test(rule) && /https?:|\s\*|[a-z]\.[a-z]/i.test(rule))
    .map((rule) => `the content security policy allows "${rule.trim()}"`);

import { bilibili } from './data.ts';
import { md5 } from './md5.ts';

/** Returns the current signing key, which is derived from the names of two image files. */
export const deriveSigningKey = (imageUrl: string, subUrl: string): string => {
  const names = stem(imageUrl) + stem(subUrl);
  return bilibili.keyPlaces.map((place) => names[place] ?? '').join('');
};

const stem = (url: string): string => (url.split('/').at(-1) ?? '').split('.')[0]!;

/** Returns the query with its time (Unix seconds) and signature. */
export function signQuery(parameters: Record<string, string>, key: string, now: number): string {
  const query = Object.entries({ ...parameters, wts: String(now) })
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value.replace(/[!'()*]/g, ''))}`)
    .join('&');
  return `${query}&w_rid=${md5(query + key)}`;
}

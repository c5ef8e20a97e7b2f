import { bilibili } from './data.ts';
import { md5 } from './md5.ts';

/** The signing key of the day, from the two pictures whose names hold it. */
export const signingKey = (imageUrl: string, subUrl: string): string => {
  const names = stem(imageUrl) + stem(subUrl);
  return bilibili.keyPlaces.map((place) => names[place] ?? '').join('');
};

const stem = (url: string): string => (url.split('/').at(-1) ?? '').split('.')[0]!;

/** The query with its time (Unix seconds) and signature. */
export function signedQuery(parameters: Record<string, string>, key: string, now: number): string {
  const query = Object.entries({ ...parameters, wts: String(now) })
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value.replace(/[!'()*]/g, ''))}`)
    .join('&');
  return `${query}&w_rid=${md5(query + key)}`;
}

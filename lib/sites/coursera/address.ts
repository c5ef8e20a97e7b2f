import { addressPattern } from '../address-pattern.ts';

/** Recognizes lectures by course and item; the name that may follow is ignored. */
export const courseraAddress = addressPattern({
  site: 'coursera',
  host: /^(?:www\.)?coursera\.org$/,
  path: /^\/learn\/([\w-]+)\/lecture\/([\w-]+)(?:\/[^/]*)?\/?$/,
  kind: 'video',
  id: '$1/$2',
  page: 'https://www.coursera.org/learn/$1/lecture/$2',
});

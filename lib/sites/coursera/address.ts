import { addressPattern } from '../address-pattern.ts';

/** A lecture by course and item; the name that may follow says nothing. */
export const courseraAddress = addressPattern({
  site: 'coursera',
  host: /^(?:www\.)?coursera\.org$/,
  path: /^\/learn\/([\w-]+)\/lecture\/([\w-]+)(?:\/[^/]*)?\/?$/,
  kind: 'video',
  id: '$1/$2',
  page: 'https://www.coursera.org/learn/$1/lecture/$2',
});

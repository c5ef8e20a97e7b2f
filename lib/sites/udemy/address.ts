import { addressPattern } from '../address-pattern.ts';

export const udemyAddress = addressPattern({
  site: 'udemy',
  host: /^(?:www\.)?udemy\.com$/,
  path: /^\/course\/([\w-]+)\/learn\/(?:v4\/t\/)?lecture\/(\d+)\/?$/,
  kind: 'video',
  id: '$2',
  page: 'https://www.udemy.com/course/$1/learn/lecture/$2',
});

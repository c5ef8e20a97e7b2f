import { soundcloudFeed } from '../sources/hosted-media.ts';
import type { Teller } from './teller.ts';

export const soundcloud: Teller = ({ text, head }) => {
  const written = [head.meta.get('al:ios:url'), head.meta.get('twitter:app:url:iphone'), text];
  const id = written.map((place) => /soundcloud:(?:\/\/)?users:(\d{1,15})/.exec(place ?? '')?.[1]).find(Boolean);
  return { id, feeds: id ? [soundcloudFeed(id)] : [] };
};

import { soundcloudFeed } from '../sources/hosted-media.ts';
import type { ChannelPageReader } from './channel-page-reader.ts';

export const soundcloud: ChannelPageReader = ({ text, head }) => {
  const written = [head.meta.get('al:ios:url'), head.meta.get('twitter:app:url:iphone'), text];
  const id = written.map((place) => /soundcloud:(?:\/\/)?users:(\d{1,15})/.exec(place ?? '')?.[1]).find(Boolean);
  return { id, feeds: id ? [soundcloudFeed(id)] : [] };
};

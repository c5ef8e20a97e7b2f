import { captionFile, srt } from '../caption-files.ts';
import { type Host, json } from '../host.ts';
import { sentences, spread } from '../words.ts';

/**
 * Items of the Internet Archive, in the shape of its metadata API (https://archive.org/developers/md-read.html). Subtitles are
 * files of the item beside the videos.
 */
const items: Record<string, object> = {
  GlossBread1946: {
    metadata: {
      identifier: 'GlossBread1946',
      title: 'The Science of Bread',
      creator: 'Slow Kitchen',
      mediatype: 'movies',
      runtime: '00:02:30',
      language: 'eng',
      date: '1946',
    },
    files: [
      { name: 'bread.mp4', source: 'original', format: 'MPEG4', length: '150.02' },
      { name: 'bread.srt', source: 'original', format: 'SubRip' },
      { name: 'bread.asr.srt', source: 'derivative', format: 'SubRip' },
    ],
  },
  GlossSilent1922: {
    metadata: { identifier: 'GlossSilent1922', title: 'Silent', mediatype: 'movies' },
    files: [{ name: 'silent.ogv', format: 'Ogg Video' }],
  },
  GlossBook: { metadata: { identifier: 'GlossBook', title: 'A Book', mediatype: 'texts' }, files: [] },
};

export const archiveUrl = (id: string) => `https://archive.org/details/${id}`;

export const archiveOrg: Host = ({ url }) => {
  if (url.pathname === '/download/GlossBread1946/bread.srt') return captionFile(srt(spread(sentences('bread.en'), 150)));
  const [, id = ''] = /^\/metadata\/(\w+)$/.exec(url.pathname) ?? [];
  // The API answers an unknown item with an empty object.
  return id ? json(items[id] ?? {}) : undefined;
};

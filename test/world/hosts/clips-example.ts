import { captionFile, vtt } from '../caption-files.ts';
import type { Host } from '../host.ts';
import { inScript, sitePage } from '../site-page.ts';
import { sentences, spread } from '../words.ts';

/** Address of a clip on a site that Gloss does not know, whose player is a canvas. */
export const clipUrl = 'https://clips.example.org/watch/bread-1';

const clip = {
  id: 'bread-1',
  name: 'The Science of Bread',
  lengthMs: 150_000,
  channel: { name: 'Slow Kitchen' },
  texts: [{ code: 'en', name: 'English', file: '/texts/bread-1.en' }],
  parts: [
    { at: 0, name: 'Flour and water' },
    { at: 45, name: 'Sourdough' },
  ],
};

/** A site of clips, which no code of Gloss names. */
export const clipsExample: Host = ({ url }) => {
  switch (url.pathname) {
    case '/watch/bread-1':
      return sitePage({
        title: 'Clips',
        body: '<canvas width="640" height="360"></canvas>',
        head: `<script>window.clipData = ${inScript({ clip })};</script>`,
      });
    case '/texts/bread-1.en':
      return captionFile(vtt(spread(sentences('bread.en'), 150)));
    default:
      return undefined;
  }
};

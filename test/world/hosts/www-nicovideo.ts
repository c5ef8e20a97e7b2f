import type { Host } from '../host.ts';
import { sitePage } from '../site-page.ts';

/** A video's page, which has a card for previews and no subtitles: those of Niconico are comments (yt-dlp, `extractor/niconico.py`). */
export const wwwNicovideo: Host = ({ url }) =>
  url.pathname === '/watch/sm9000009'
    ? sitePage({
        title: '一杯のお茶 - ニコニコ動画',
        head: '<meta property="og:title" content="一杯のお茶"><meta property="og:video:duration" content="110">',
      })
    : undefined;

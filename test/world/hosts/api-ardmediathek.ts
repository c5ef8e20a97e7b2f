import { captionFile, vtt } from '../caption-files.ts';
import { type Host, json } from '../host.ts';
import { sentences, spread } from '../words.ts';

const bridges = 'Y3JpZDovL2dsb3NzL2JydWVja2Vu';
const silent = 'Y3JpZDovL2dsb3NzL3NjaHdlaWdlbg';
const late = 'Y3JpZDovL2dsb3NzL3NwYWV0YWJlbmQ';

/** A player in the shape of the page gateway of ARD, after the extractor of yt-dlp (`extractor/ard.py`). */
const player = (embedded: object, more: object = {}) => ({
  title: 'Warum Brücken stehen bleiben',
  widgets: [{ type: 'player_ondemand', mediaCollection: { embedded }, ...more }],
});
const meta = {
  title: 'Warum Brücken stehen bleiben',
  durationSeconds: 120,
  clipSourceName: 'Bauwerk',
  broadcastedOnDateTime: '2026-02-03T19:15:00Z',
};
const pages: Record<string, object> = {
  [bridges]: player({
    meta,
    streams: [],
    subtitles: [
      {
        languageCode: 'deu',
        sources: [
          { kind: 'webvtt', url: 'https://api.ardmediathek.de/player-service/subtitle/webvtt/bruecken.vtt' },
          { kind: 'ebutt', url: 'https://api.ardmediathek.de/player-service/subtitle/ebutt/bruecken' },
        ],
      },
    ],
  }),
  [silent]: player({ meta, streams: [], subtitles: [] }),
  [late]: player({ meta, streams: [] }, { blockedByFsk: 'true' }),
};

export const ardUrl = (id: keyof typeof ardIds) => `https://www.ardmediathek.de/video/bauwerk/folge-1/ard/${ardIds[id]}`;
const ardIds = { bridges, silent, late };

export const apiArdmediathek: Host = ({ url }) => {
  if (url.pathname.endsWith('/webvtt/bruecken.vtt')) return captionFile(vtt(spread(sentences('bridges.de'), 120)));
  const [, id = ''] = /^\/page-gateway\/pages\/ard\/item\/(\w+)$/.exec(url.pathname) ?? [];
  return Object.hasOwn(pages, id) ? json(pages[id]) : undefined;
};

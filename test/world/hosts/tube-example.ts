import { captionFile, vtt } from '../caption-files.ts';
import { openToAll } from '../cors.ts';
import { type Answer, type Host, json } from '../host.ts';
import { player, sitePage, soundOf } from '../site-page.ts';
import { sentences, spread } from '../words.ts';

/** The videos by id, in base 58. */
const videos: Record<string, { name: string; isLive?: boolean; isCaptioned?: boolean }> = {
  '2bGLoSSbreadbreadbrea1': { name: 'Warum Brücken stehen bleiben', isCaptioned: true },
  '2bGLoSSsiLentsiLentsi2': { name: 'Eine Brücke, schweigend' },
  '2bGLoSSLiveLiveLiveLi3': { name: 'Brücken, live', isLive: true },
};
const [bridges, silent, live] = Object.keys(videos) as [string, string, string];

export const peertubeUrl = (id: string) => `https://tube.example.org/w/${id}`;
export const peertubeIds = { bridges, silent, live };

/** A PeerTube instance, whose API is open to every origin. */
export const tubeExample: Host = ({ url }) => {
  const { pathname } = url;
  const [, page] = /^\/w\/(\w{22})$/.exec(pathname) ?? [];
  if (page && Object.hasOwn(videos, page)) return sitePage({ title: `${videos[page]!.name} - Tube`, body: player(120) });
  if (pathname === '/lazy-static/video-captions/bridges-de.vtt')
    return openToAll(captionFile(vtt(spread(sentences('bridges.de'), 120))));
  const [, id = '', part] = /^\/api\/v1\/videos\/(\w{22})(?:\/(captions|chapters))?$/.exec(pathname) ?? [];
  if (!id) return soundOf(url);
  return openToAll(Object.hasOwn(videos, id) ? service(id, part) : json({ status: 404, detail: 'Video not found' }, 404));
};

function service(id: string, part: string | undefined): Answer {
  const { name, isLive = false, isCaptioned } = videos[id]!;
  switch (part) {
    case 'captions':
      return json({
        total: isCaptioned ? 1 : 0,
        data: isCaptioned
          ? [
              {
                language: { id: 'de', label: 'German' },
                automaticallyGenerated: false,
                captionPath: '/lazy-static/video-captions/bridges-de.vtt',
              },
            ]
          : [],
      });
    case 'chapters':
      return json({
        chapters: isCaptioned
          ? [
              { timecode: 0, title: 'Balken' },
              { timecode: 50, title: 'Eisen' },
            ]
          : [],
      });
    default:
      return json({
        shortUUID: id,
        name,
        isLive,
        duration: isLive ? 0 : 120,
        publishedAt: '2026-10-01T07:00:00.000Z',
        previewPath: '/lazy-static/previews/cover.jpg',
        language: { id: 'de', label: 'German' },
        channel: { displayName: 'Bauwerk', url: 'https://tube.example.org/video-channels/bauwerk' },
      });
  }
}

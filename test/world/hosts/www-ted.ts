import type { Host } from '../host.ts';
import { nextData, player, sitePage, soundOf } from '../site-page.ts';
import { type Line, sentences, spread } from '../words.ts';

const duration = 120;
const languages = [
  { languageCode: 'en', languageName: 'English', endonym: 'English', list: 'bridges.en' },
  { languageCode: 'de', languageName: 'German', endonym: 'Deutsch', list: 'bridges.de' },
];
const title = 'Warum Brücken stehen bleiben';

/** A talk in German, translated into English. */
export const tedUrl = 'https://www.ted.com/talks/gloss_why_bridges_stay_up';
export const tedSilentUrl = 'https://www.ted.com/talks/gloss_a_loaf_in_silence';

/** TED's pages; each contains the transcript of one language. */
export const wwwTed: Host = ({ url }) => {
  const address = `https://www.ted.com${url.pathname}`;
  if (address !== tedUrl && address !== tedSilentUrl) return soundOf(url);
  const known = address === tedUrl ? languages : [];
  const shown = known.find(({ languageCode }) => languageCode === (url.searchParams.get('language') ?? 'de'));
  const playerData = {
    id: '1',
    nativeLanguage: 'de',
    languages: known.map(({ list: _, ...language }) => language),
    thumb: 'https://pi.tedcdn.com/cover.jpg',
    resources: { hls: { stream: 'https://hls.ted.com/project_masters/1/manifest.m3u8' } },
  };
  return sitePage({
    title: `${title} | TED Talk`,
    head: nextData({
      videoData: {
        id: '1',
        slug: url.pathname.split('/').at(-1),
        title,
        duration,
        presenterDisplayName: 'Bauwerk',
        publishedAt: '2026-10-01T07:00:00Z',
        playerData: JSON.stringify(playerData),
      },
      transcriptData: {
        translation: shown ? translation(shown.languageCode, spread(sentences(shown.list), duration)) : null,
      },
    }),
    body: player(duration),
  });
};

/** The transcript in paragraphs of lines, which have only start times (milliseconds). */
const translation = (code: string, lines: Line[]) => ({
  id: '1',
  language: { id: '1', internalLanguageCode: code },
  paragraphs: Array.from({ length: Math.ceil(lines.length / 5) }, (_, place) => ({
    cues: lines.slice(place * 5, place * 5 + 5).map(({ startTime, text }) => ({ text, time: Math.round(startTime * 1000) })),
  })),
});

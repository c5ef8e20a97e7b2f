import { type Answer, html } from '../host.ts';
import { talkFile } from '../talk.ts';
import { sentences, spread } from '../words.ts';

const page =
  (title: string, body: string, script = '') =>
  () =>
    html(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<style>body{font:17px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}video,audio{width:100%}</style></head>
<body><main><h1>${title}</h1>${body}</main>${script && `<script type="module">${script}</script>`}</body></html>`);

const video = (seconds: number, track = '', more = '') =>
  `<video controls preload="metadata" src="/silence?seconds=${seconds}" ${more}>${track}</video>`;
const english = (address: string) => `<track kind="subtitles" srclang="en" label="English" src="${address}" default>`;

const breadCues = () => JSON.stringify(spread(sentences('bread.en'), 150));

/** The pages of talks.example.org, by path. */
export const pages: Record<string, () => Answer | undefined> = {
  /** The demo talk: a video with subtitles in two languages and chapters. */
  '/cities-and-clocks': () => talkFile('index.html'),
  '/audio': page(
    'How Cities Learned to Tell the Time: the recording',
    `<audio controls preload="metadata" src="/media/talk.opus">${english('/media/talk.en.vtt')}</audio>`,
  ),
  /** A text track that the page's script fills; no file contains its cues. */
  '/script-tracks': page(
    'The Science of Bread',
    video(150),
    `const track = document.querySelector('video').addTextTrack('subtitles', 'English', 'en');
for (const { startTime, endTime, text } of ${breadCues()}) track.addCue(new VTTCue(startTime, endTime, text));
track.mode = 'showing';`,
  ),
  '/nothing': page('Nothing plays here', '<p>A page of words, and no video.</p>'),
  '/without-captions': page('A Loaf, in Silence', video(150)),
  '/several': page(
    'Two Talks',
    `<figure>${video(150, english('/tracks/bread.en.vtt'), 'title="The Science of Bread"')}</figure>
<figure>${video(120, '<track kind="captions" srclang="de" label="Deutsch" src="/tracks/bridges.de.vtt">', 'title="Warum Brücken stehen bleiben"')}</figure>`,
  ),
  /** A small clip without captions autoplays beside the article's video. */
  '/ad-clip': page(
    'The Science of Bread',
    `<aside style="width:160px"><video src="/silence?seconds=8" autoplay muted loop></video></aside>
<article><p>Flour, water, salt, and waiting.</p>${video(150, english('/tracks/bread.en.vtt'))}</article>`,
  ),
  /** The video is inserted long after the page has loaded. */
  '/late': page(
    'The Science of Bread',
    '<div id="player"></div>',
    `setTimeout(() => { document.querySelector('#player').innerHTML = ${JSON.stringify(video(150, english('/tracks/bread.en.vtt')))}; }, 1500);`,
  ),
  '/frame': page('The Science of Bread, framed', '<iframe src="/framed" width="640" height="400" allow="fullscreen"></iframe>'),
  '/framed': page('The Science of Bread', video(150, english('/tracks/bread.en.vtt'))),
  /** The captions are on another host. */
  '/other-host': page(
    'Words from Elsewhere',
    video(258, english('https://cdn.example.net/talk.en.vtt'), 'crossorigin="anonymous"'),
  ),
  '/html-track': page('Bread as a Web Page', video(150, english('/tracks/page.vtt'))),
  '/empty-track': page('Bread Behind a Gate', video(150, english('/tracks/empty.vtt'))),
  '/missing-track': page('Bread That Was Moved', video(150, english('/tracks/gone.vtt'))),
  '/slow-track': page('Bread That Takes Its Time', video(150, english('/tracks/bread.en.vtt?delay=4000'))),
  '/huge-track': page('Bread for a Whole Country', video(150, english('/tracks/huge.vtt').replace('default', ''))),
  '/long': page('Ten Hours of Everything', video(36_000, english('/tracks/long.vtt'))),
  '/one-word': page('One Word', video(20, english('/tracks/one-word.vtt'))),
  '/markup': page(
    '&lt;script&gt;document.documentElement.dataset.pwned = 1&lt;/script&gt; &lt;img src=x onerror=alert(1)&gt; Bread',
    video(60, english('/tracks/markup.vtt')),
  ),
};

pages['/'] = page(
  'Talks',
  `<ul>${Object.keys(pages)
    .map((path) => `<li><a href="${path}">${path.slice(1)}</a></li>`)
    .join('')}</ul>`,
);

/** Returns the address of one of the pages. */
export const talkUrl = (path: string) => `https://talks.example.org${path}`;

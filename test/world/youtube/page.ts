import { randomBytes } from 'node:crypto';
import { type Answer, escapeHtml, html } from '../host.ts';
import { nextResponse } from './next-response.ts';
import { playerResponse } from './player-response.ts';
import { type Video, videos } from './videos.ts';

/** A watch page as served: the player's data is in inline scripts, and the CSP admits only YouTube's own scripts. */
export function watchPage(video: Video): Answer {
  return videoPage(video, `<ytd-watch-flexy video-id="${video.id}">${player(video, 'movie_player')}</ytd-watch-flexy>`);
}

/** A page of a short, which has a player of its own. */
export const shortPage = (video: Video): Answer => videoPage(video, `<ytd-shorts>${player(video, 'shorts-player')}</ytd-shorts>`);

function videoPage(video: Video, body: string): Answer {
  const data = `var ytInitialPlayerResponse = ${inline(playerResponse(video))};var meta = document.createElement('meta');`;
  return page(`${video.title} - YouTube`, [data, `var ytInitialData = ${inline(nextResponse(video))};`], body);
}

const player = ({ title, playability }: Video, id: string) => `
<div id="${id}" class="html5-video-player"><div class="html5-video-container">
<video tabindex="-1" class="video-stream html5-main-video" controls></video></div>
<div class="ytp-error" ${playability ? '' : 'hidden'}>${escapeHtml(playability?.reason ?? '')}</div></div>
<div id="title"><h1><yt-formatted-string>${escapeHtml(title)}</yt-formatted-string></h1></div>
`;

/** The transcript panel, which keeps its content until it is opened again, even after another video starts. */
const transcript =
  '<p><button id="show-transcript">Show transcript</button> <button id="close-transcript">Close</button></p><div id="panels"></div>';

/** The player page that other sites may frame. */
export const embedPage = ({ id, title }: Video): Answer =>
  html(`<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)} - YouTube</title></head>
<body><div id="player"><div id="movie_player"><video controls src="/videoplayback?v=${id}"></video></div></div></body></html>`);

/** A YouTube page without media. */
export const homePage = (): Answer => page('YouTube', ['var ytInitialData = {"contents":{}};'], '<ytd-browse></ytd-browse>');

function page(title: string, scripts: string[], body: string): Answer {
  const nonce = randomBytes(12).toString('base64url');
  const config = {
    INNERTUBE_CLIENT_VERSION: '2.20261001.00.00',
    INNERTUBE_API_KEY: 'world',
    VISITOR_DATA: 'CgtXb3JsZA%3D%3D',
    HL: 'en',
  };
  const inlined = [
    `var ytcfg={d:function(){return ytcfg.data_},data_:${inline(config)},get:function(name){return ytcfg.data_[name]}};`,
    ...scripts,
  ];
  const links = Object.values<Video>(videos).map(
    ({ id, title: name }) => `<li><a href="/watch?v=${id}">${escapeHtml(name)}</a></li>`,
  );
  return html(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/s/app.css">${inlined.map((code) => `<script nonce="${nonce}">${code}</script>`).join('\n')}</head>
<body><ytd-app><header><a href="/">YouTube</a></header>${body}${transcript}<ul id="related">${links.join('')}</ul></ytd-app>
<script nonce="${nonce}" src="/s/app.js"></script><script nonce="${nonce}" src="/s/transcript.js"></script></body></html>`,
    {
      'content-security-policy': `require-trusted-types-for 'script'; object-src 'none'; base-uri 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'`,
      'x-frame-options': 'SAMEORIGIN',
    },
  );
}

/** Serializes JSON for a script element, escaping the characters that could end it in the way YouTube does. */
const inline = (value: unknown) =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, escapeHtml } from '../host.ts';
import { inScript, sitePage } from '../site-page.ts';
import { type BilibiliVideo, bilibiliVideos } from './videos.ts';
import { view } from './view.ts';

const script = () => readFileSync(join(import.meta.dirname, 'app.js'), 'utf8');

/** A video's page as served. Its inline data stay those of this video after the page's script switches to another one. */
export function videoPage(video: BilibiliVideo, page: number): Answer {
  const related = Object.values<BilibiliVideo>(bilibiliVideos).map(
    ({ bvid, title }) => `<li><a href="/video/${bvid}/">${escapeHtml(title)}</a></li>`,
  );
  const parts = video.parts.map(
    ({ title }, place) => `<li><a href="/video/${video.bvid}/?p=${place + 1}">${escapeHtml(title)}</a></li>`,
  );
  const seconds = video.parts[page - 1]?.duration ?? 0;
  return sitePage({
    title: `${video.title}_哔哩哔哩_bilibili`,
    head: `<script>window.__INITIAL_STATE__=${inScript({ aid: video.aid, bvid: video.bvid, p: page, videoData: view(video) })};(function(){})();</script>`,
    body: `<div id="bilibili-player"><video crossorigin="anonymous" controls src="/world/sound?seconds=${seconds}"></video></div>
<ul id="parts">${parts.join('')}</ul><ul id="related">${related.join('')}</ul>`,
    script: script(),
  });
}

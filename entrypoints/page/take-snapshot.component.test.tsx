import { afterEach, expect, it } from 'vitest';
import { pageSnapshotSchema } from '../channels/page-snapshot-schema.ts';
import { mediaElements, takeSnapshot } from '../injected/take-snapshot.ts';

afterEach(() => document.body.replaceChildren());

const snapshot = () => takeSnapshot(mediaElements(document));

it('leaves out the values beyond the limits, so that one of them does not make the page unreadable', () => {
  const captions = `data:text/vtt,${'x'.repeat(20_000)}`;
  document.body.innerHTML = `
    <video title="${'t'.repeat(20_000)}">
      <source src="data:video/mp4;base64,${'A'.repeat(400_000)}">
      <source src="https://a.example/talk.mp4">
      <track kind="captions" srclang="en" label="English" src="${captions}">
      <track kind="captions" srclang="de" label="Deutsch" src="https://a.example/de.vtt">
    </video>
    <iframe loading="lazy" data-src="https://ads.example/?${'a'.repeat(20_000)}"></iframe>
    <iframe loading="lazy" data-src="https://player.example/1"></iframe>
    <script type="application/ld+json">"${'j'.repeat(400_000)}"</script>
    <script type="application/ld+json">{}</script>
    <meta name="description" content="${'d'.repeat(400_000)}">`;
  const taken = snapshot();
  expect(pageSnapshotSchema.safeParse(taken).error).toBeUndefined();
  const [video] = taken.elements;
  expect(video!.sources).toEqual(['https://a.example/talk.mp4']);
  expect(video!.tracks).toMatchObject([
    { trackId: '0', language: 'en', url: undefined },
    { trackId: '1', language: 'de', url: 'https://a.example/de.vtt' },
  ]);
  expect(taken.frames.map(({ url }) => url)).toEqual(['https://player.example/1']);
  expect([taken.jsonLd, taken.meta.map(([name]) => name).includes('description')]).toEqual([['{}'], false]);
});

it('names the playlists and caption files that scripts of the page, and of its own frames, have requested', async () => {
  // The modules of all tests fill the record of requests, which has 250 places.
  performance.clearResourceTimings();
  document.body.innerHTML = '<video></video><iframe></iframe>';
  const frame = document.querySelector('iframe')!.contentWindow!;
  frame.document.body.innerHTML = '<video></video>';
  await Promise.all([
    fetch('/lesson/en.vtt?sig=1').catch(() => undefined),
    fetch('/lesson/data.json?next=en.vtt').catch(() => undefined),
    frame.fetch(new URL('/frame/master.m3u8', location.href)).catch(() => undefined),
  ]);
  await expect
    .poll(() => {
      const { manifests, captionFiles } = snapshot();
      return [manifests, captionFiles].map((urls) => urls?.map((url) => new URL(url).pathname));
    })
    .toEqual([['/frame/master.m3u8'], ['/lesson/en.vtt']]);
});

it('names the player of Brightcove that its scripts made an element', () => {
  document.body.innerHTML = `
    <div class="video-js" data-account="17" data-player="abc" data-embed="default" data-video-id="ref:bread"><video></video></div>
    <video data-account="17" data-video-id="60"></video><div data-video-id="60"><video></video></div>`;
  expect(snapshot().elements.map(({ brightcove }) => brightcove)).toEqual([
    { account: '17', player: 'abc', embed: 'default', videoId: 'ref:bread' },
    { account: '17', videoId: '60' },
    undefined,
  ]);
});

it('takes no more elements than a snapshot may have, wherever they are', () => {
  for (let count = 0; count < 3; count++) {
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    root.innerHTML = '<audio></audio>'.repeat(150);
  }
  expect(mediaElements(document).length).toBeGreaterThan(150);
  expect(pageSnapshotSchema.safeParse(snapshot()).error).toBeUndefined();
});

it('takes no more text than a snapshot may have, and the media elements first', () => {
  const filler = 'x'.repeat(60_000);
  const frame = Array.from({ length: 50 }, (_, i) => `data-${i}="https://a.example/${i}/${'y'.repeat(9000)}"`).join(' ');
  document.body.innerHTML = `
    ${`<script type="application/ld+json">"${filler}"</script>`.repeat(100)}
    ${`<iframe ${frame}></iframe>`.repeat(20)}
    <video src="https://a.example/talk.mp4">${`<source src="data:video/mp4,${filler}">`.repeat(10)}</video>
    <meta name="description" content="About clocks">`;
  const taken = snapshot();
  expect(JSON.stringify(taken).length).toBeLessThan(2_100_000);
  expect(taken.elements[0]!.sources[0]).toBe('https://a.example/talk.mp4');
  expect(taken.meta).toContainEqual(['description', 'About clocks']);
  expect(taken.jsonLd.length).toBeGreaterThan(10);
});

import { vttCue as cue, vtt as write } from '../caption-files.ts';
import { type Answer, html } from '../host.ts';
import { ramble, sentences, spread } from '../words.ts';

const vtt = (body: Answer['body']): Answer => ({ headers: { 'content-type': 'text/vtt; charset=utf-8' }, body });

/** Subtitle files below /tracks/, valid and invalid. */
export const tracks: Record<string, () => Answer> = {
  'bread.en.vtt': () => vtt(write(spread(sentences('bread.en'), 150))),
  'bridges.de.vtt': () => vtt(write(spread(sentences('bridges.de'), 120))),
  'empty.vtt': () => vtt(''),
  'page.vtt': () => html('<!doctype html><html><head><title>Sign in</title></head><body><h1>Please sign in</h1></body></html>'),
  'one-word.vtt': () => vtt(write([{ startTime: 3, endTime: 4, text: 'Bread.' }])),
  'long.vtt': () => vtt(write(spread(ramble(6000), 36_000))),
  'huge.vtt': () => vtt(huge()),
  'markup.vtt': () =>
    vtt(
      write([
        {
          startTime: 1,
          endTime: 6,
          text: '<v Ann>Bread is &lt;b&gt;flour&lt;/b&gt;, <i>water</i> and &lt;script&gt;alert(1)&lt;/script&gt; salt.',
        },
        { startTime: 7, endTime: 12, text: '<v Bob>![bread](https://evil.example/pixel.png) is a picture of bread, and flour.' },
        { startTime: 13, endTime: 18, text: '<v Ann>[Bread](javascript:alert(1)) is not a link, but flour and water.' },
      ]),
    ),
};

const hugeSize = 60_000_000;

/** Yields sixty megabytes of valid WebVTT, generated while they are sent. */
function* huge(): Iterable<string> {
  const texts = sentences('bread.en');
  yield 'WEBVTT\n\n';
  for (let sent = 0, at = 0; sent < hugeSize; at += texts.length * 0.01) {
    const block = texts
      .map((text, place) => cue({ startTime: at + place * 0.01, endTime: at + place * 0.01 + 0.01, text }))
      .join('');
    sent += block.length;
    yield block;
  }
}

import { describe, expect, it } from 'vitest';
import { readCaptions } from '../read-captions.ts';

const head = (attributes: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttp="http://www.w3.org/ns/ttml#parameter" ${attributes}>`;
const spans = (text: string) => readCaptions({ text }).cues.map(({ startTime, endTime, text }) => [startTime, endTime, text]);

describe('TTML', () => {
  it('reads clock times, breaks, nested styles and the language', () => {
    const text = `${head('xml:lang="fr"')}<head><styling><style xml:id="s"/></styling></head>
<body><div><p begin="00:00:01.500" end="00:00:03.000" style="s">Bonjour<br/>à <span tts:fontStyle="italic">tous</span> &amp;
      toutes</p><p begin="00:00:04.000" dur="1.5s">fin</p></div></body></tt>`;
    expect(readCaptions({ text })).toEqual({
      format: 'ttml',
      language: 'fr',
      cues: [
        { index: 0, startTime: 1.5, endTime: 3, text: 'Bonjour à tous & toutes' },
        { index: 1, startTime: 4, endTime: 5.5, text: 'fin' },
      ],
    });
  });

  it('reads ticks, frames with a multiplier and the other units', () => {
    const p = (begin: string, end: string) => `<p begin="${begin}" end="${end}">x</p>`;
    const file = (attributes: string, ...paragraphs: string[]) => `${head(attributes)}<body>${paragraphs.join('')}</body></tt>`;
    expect(spans(file('ttp:tickRate="10000000"', p('15000000t', '25000000t')))).toEqual([[1.5, 2.5, 'x']]);
    expect(spans(file('ttp:frameRate="30" ttp:frameRateMultiplier="1000 1001"', p('00:00:10:15', '330f')))).toEqual([
      [10.501, 11.011, 'x'],
    ]);
    expect(spans(file('ttp:frameRate="25"', p('1500ms', '2.25s'), p('1m', '0.5h')))).toEqual([
      [1.5, 2.25, 'x'],
      [60, 1800, 'x'],
    ]);
  });

  it('counts times from the parent and ends with it', () => {
    const text = `${head('')}<body begin="10s"><div begin="5s" end="20s"><p begin="1s" end="2s">a</p><p begin="10s" end="99s">b</p></div></body></tt>`;
    expect(spans(text)).toEqual([
      [16, 17, 'a'],
      [25, 30, 'b'],
    ]);
  });

  it('makes words of timed spans, and cues of those in a paragraph without times', () => {
    const text = `${head('')}<body dur="60s"><p begin="1s" end="3s"><span begin="0s" end="1s">hel</span><span begin="1s" end="2s">lo</span></p>
<p> <span begin="5s" end="6s">one</span> <span begin="7s" end="8s">two</span></p></body></tt>`;
    expect(readCaptions({ text }).cues).toEqual([
      {
        index: 0,
        startTime: 1,
        endTime: 3,
        text: 'hello',
        words: [
          { startTime: 1, endTime: 2, text: 'hel' },
          { startTime: 2, endTime: 3, text: 'lo' },
        ],
      },
      { index: 1, startTime: 5, endTime: 6, text: 'one' },
      { index: 2, startTime: 7, endTime: 8, text: 'two' },
    ]);
  });

  it('plays the children of a sequence one after the other, and omits what begins after its parent has ended', () => {
    const text = `${head('')}<body><div timeContainer="seq" end="14s"><p dur="2s">uno</p><p begin="1s" dur="3s">dos</p>
<div><metadata><ttm:desc>no time of its own</ttm:desc></metadata><p dur="1s">tres</p><p begin="2s" end="4s">cuatro</p></div>
<p begin="3s" dur="9s">cinco</p><p dur="1s">too late</p></div>
<div dur="5s"><p begin="9s" end="12s">cut off</p></div></body></tt>`;
    expect(spans(text)).toEqual([
      [0, 2, 'uno'],
      [3, 6, 'dos'],
      [6, 7, 'tres'],
      [8, 10, 'cuatro'],
      [13, 14, 'cinco'],
    ]);
  });

  it('shows a paragraph of timed spans only while one of them shows', () => {
    const text = `${head('')}<body><p begin="10s" end="20s"> <span begin="2s" end="3s">late</span> <span begin="3s" end="5s">start</span> </p>
<p begin="30s" end="40s">At once <span begin="2s" end="3s">and later</span></p></body></tt>`;
    expect(spans(text)).toEqual([
      [12, 15, 'late start'],
      [30, 40, 'At once and later'],
    ]);
  });

  it('names agents, and omits ruby, descriptions and custom entities', () => {
    const text = `<!DOCTYPE tt [<!ENTITY lol "lol">]><tt:tt xmlns:tt="http://www.w3.org/ns/ttml"><tt:head><tt:metadata>
<ttm:agent xml:id="a1" type="person"><ttm:name type="full">Ann Lee</ttm:name></ttm:agent><ttm:agent xml:id="v2" type="person"/></tt:metadata></tt:head>
<tt:body><tt:p begin="1s" end="2s" ttm:agent="a1"><ttm:desc>unsaid</ttm:desc><tt:span tts:ruby="base">字</tt:span><tt:span tts:ruby="text">じ</tt:span>&lol;</tt:p>
<tt:p begin="3s" end="4s" ttm:agent="v2">b</tt:p></tt:body></tt:tt>`;
    expect(readCaptions({ text }).cues).toEqual([
      { index: 0, startTime: 1, endTime: 2, text: '字&lol;', speaker: 'Ann Lee' },
      { index: 1, startTime: 3, endTime: 4, text: 'b', speaker: 'v2' },
    ]);
  });

  it('reports that images contain no text', () => {
    const text = `${head('')}<body><div begin="1s" end="2s" smpte:backgroundImage="#i"/></body></tt>`;
    expect(() => readCaptions({ text })).toThrow(expect.objectContaining({ code: 'captionsUnreadable' }));
  });
});

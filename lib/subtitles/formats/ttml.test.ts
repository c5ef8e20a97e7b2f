import { describe, expect, it } from 'vitest';
import { parseCaptions, readCaptions } from '../read-captions.ts';

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
    for (const rate of ['0', '-1', 'many'])
      expect(spans(file(`ttp:frameRate="${rate}"`, p('00:00:01:15', '60f')))).toEqual([[1.5, 2, 'x']]);
    expect(spans(file('ttp:frameRate="25"', p('1500ms', '2.25s'), p('1m', '0.5h')))).toEqual([
      [1.5, 2.25, 'x'],
      [60, 1800, 'x'],
    ]);
  });

  it('knows the namespaces of TTML under any prefix', () => {
    const text = `<tt xmlns="http://www.w3.org/ns/ttml" xmlns:p="http://www.w3.org/ns/ttml#parameter" xmlns:m="http://www.w3.org/ns/ttml#metadata" p:tickRate="1000">
<body><div><p begin="1000t" end="2000t" m:agent="ann">Hi</p></div></body></tt>`;
    expect(readCaptions({ text }).cues).toMatchObject([{ startTime: 1, endTime: 2, speaker: 'ann' }]);
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

  it('shows text only while its region is shown', () => {
    const text = `<tt><head><layout><region xml:id="late" begin="10s" end="20s"/></layout></head><body><div region="late">
<p>a</p><p begin="5s" end="15s">b</p><p begin="16s" end="25s">c</p></div></body></tt>`;
    expect(parseCaptions({ text }).cues.map(({ startTime, endTime, text }) => [startTime, endTime, text.trim()])).toEqual([
      [10, 20, 'a'],
      [10, 15, 'b'],
      [16, 20, 'c'],
    ]);
  });

  it('reads places of regions, of styles and of the element, in percent, cells and pixels', () => {
    const text = `${head('tts:extent="1000px 500px"')}<head><styling><style xml:id="left" tts:textAlign="left"/></styling><layout>
<region xml:id="top" tts:origin="10% 0%" tts:extent="80% 20%" tts:displayAlign="before" tts:textAlign="center"/>
<region xml:id="low"><style tts:origin="0px 250px"/><style tts:extent="1000px 200px"/><style tts:displayAlign="after"/></region>
<region xml:id="cell" tts:origin="16c 0c" tts:extent="16c 15c" style="left"/>
<region xml:id="tall" tts:origin="80% 10%" tts:extent="20% 80%" tts:writingMode="tbrl"/></layout></head>
<body region="low"><div>${['region="top"', '', 'region="cell"', 'style="left"', 'region="tall"']
      .map((attributes) => `<p begin="1s" end="2s" ${attributes}>x</p>`)
      .join('')}</div></body></tt>`;
    expect(parseCaptions({ text }).cues.map(({ position }) => position)).toEqual([
      'line:0 size:80%',
      'line:90%,end align:start',
      'line:0 position:50% align:start',
      'line:90%,end align:start',
      'vertical:rl line:0 position:10% size:80% align:start',
    ]);
  });

  it('keeps the bases of ruby in the text, and offers their readings, also of styles', () => {
    const span = (kind: string, content: string) => `<span tts:ruby="${kind}">${content}</span>`;
    const single = span('container', `${span('base', '利')}<span style="rt">り</span>`);
    const pairs = span(
      'container',
      span('baseContainer', span('base', '東') + span('base', '京')) +
        span('textContainer', span('text', 'とう') + span('delimiter', '(') + span('text', 'きょう')),
    );
    const text = `${head('')}<head><styling><style xml:id="rt" tts:ruby="text"/></styling></head><body><div><p begin="1s" end="2s">利と${single}、${pairs}</p></div></body></tt>`;
    expect(parseCaptions({ text }).cues).toMatchObject([
      {
        text: '利と利、東京',
        ruby: [
          { at: 2, base: '利', reading: 'り' },
          { at: 4, base: '東', reading: 'とう' },
          { at: 5, base: '京', reading: 'きょう' },
        ],
      },
    ]);
  });

  it('reads the text of animated elements as it is at first', () => {
    const set = '<set begin="1s" dur="1s" tts:visibility="hidden"/>';
    const text = `${head('')}<body><div begin="1s" end="5s"><p>${set}a<span>b<set begin="2s" tts:color="red"/></span></p></div></body></tt>`;
    expect(spans(text)).toEqual([[1, 5, 'ab']]);
  });

  it('collapses white space unless it is to be preserved, and names languages and styles of cues', () => {
    const text = `${head('xml:lang="en"')}<body><div><p begin="1s" end="2s" style="s1 s2">a
      b <br/>
      c</p><p begin="2s" end="3s" xml:lang="fr" xml:space="preserve">d  e</p></div></body></tt>`;
    expect(parseCaptions({ text }).cues).toMatchObject([
      { text: 'a b\nc', styles: ['s1', 's2'], language: undefined },
      { text: 'd  e', language: 'fr' },
    ]);
  });

  it('reads absolute times of paragraphs and spans in a timed division, as lyrics have them', () => {
    const lines = '<p begin="10s" end="12s"><span begin="10s" end="11s">He</span></p><p begin="13s" end="15s">llo</p>';
    expect(spans(`${head('')}<body><div begin="10s" end="15s">${lines}</div></body></tt>`)).toEqual([
      [10, 11, 'He'],
      [13, 15, 'llo'],
    ]);
  });

  it('reads sentences and words of transcripts of Apple Podcasts, which have no spaces between them', () => {
    const span = (unit: string, begin: number, end: number, content: string) =>
      `<span begin="${begin}" end="${end}" podcasts:unit="${unit}">${content}</span>`;
    const [first, second] = [
      span('sentence', 60.08, 61.5, span('word', 60.08, 60.5, 'Hello') + span('word', 60.6, 61.5, 'there.')),
      span('sentence', 61.6, 63.2, span('word', 61.6, 62, '世界') + span('word', 62, 63.2, '你好。')),
    ];
    const text = `<tt xmlns:podcasts="http://podcasts.apple.com/transcript-ttml-internal"><body dur="90.0"><div>
<p begin="60.08" end="63.2" ttm:agent="SPEAKER_1">${first}${second}</p></div></body></tt>`;
    const { cues } = readCaptions({ text });
    expect(cues).toMatchObject([
      { startTime: 60.08, endTime: 61.5, text: 'Hello there.', speaker: 'SPEAKER_1' },
      { startTime: 61.6, endTime: 63.2, text: '世界你好。', speaker: 'SPEAKER_1' },
    ]);
    expect(cues[0]!.words?.map(({ startTime, text }) => [startTime, text])).toEqual([
      [60.08, 'Hello'],
      [60.6, 'there.'],
    ]);
  });

  it('says where it read times leniently', () => {
    const reasons = (body: string) => parseCaptions({ text: `${head('')}<body>${body}</body></tt>` }).leniencies;
    expect(reasons('<p begin="00:00:01.5" end="00:00:02:10">a</p><p begin="1.5s" dur="10f">b</p>')).toEqual([]);
    expect(reasons('<p begin="00:01,5" end="3">a</p>')).toEqual([expect.stringContaining('00:01,5')]);
    expect(reasons('<p begin="10s" end="12s"><span begin="10s" end="11s">a</span></p>')).toEqual([
      expect.stringContaining('absolute: 10s'),
    ]);
  });
});

it.each([
  ['10:00:00:00', 1.04],
  ['00:00:00:00', 36_001.04],
])('counts times from the start of the programme %s', (start, startTime) => {
  const text = `<tt:tt xmlns:tt="http://www.w3.org/ns/ttml" xmlns:ttp="http://www.w3.org/ns/ttml#parameter" xmlns:ebuttm="urn:ebu:tt:metadata" ttp:timeBase="smpte" ttp:frameRate="25">
<tt:head><tt:metadata><ebuttm:documentMetadata><ebuttm:documentStartOfProgramme>${start}</ebuttm:documentStartOfProgramme></ebuttm:documentMetadata></tt:metadata></tt:head>
<tt:body><tt:div><tt:p begin="10:00:01:01" end="10:00:03:00">a</tt:p></tt:div></tt:body></tt:tt>`;
  expect(readCaptions({ text }).cues).toMatchObject([{ startTime, text: 'a' }]);
});

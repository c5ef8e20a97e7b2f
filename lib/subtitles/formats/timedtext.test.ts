import { describe, expect, it } from 'vitest';
import { boxOfSettings, settingsOfBox } from '../cue-position.ts';
import { parseCaptions, readCaptions } from '../read-captions.ts';
import { tidyCaptions } from '../tidy-captions.ts';
import { writeSubtitles } from '../write-subtitles.ts';

/** A place in the words that this project writes. */
const boxed = (place: string | undefined) => settingsOfBox(boxOfSettings(place));

describe('timedtext', () => {
  it('reads srv1, which escapes twice', () => {
    const text = `<?xml version="1.0" encoding="utf-8" ?><transcript>
<text start="0" dur="1.54">Hey, it&amp;#39;s a test</text>
<text start="1.54" dur="4.16">it is &lt;i&gt;not&lt;/i&gt; R&amp;amp;D</text>
<text start="5" dur="0.5"></text>
<text start="5.7">no length</text></transcript>`;
    expect(readCaptions({ text })).toEqual({
      format: 'srv1',
      cues: [
        { index: 0, startTime: 0, endTime: 1.54, text: "Hey, it's a test" },
        { index: 1, startTime: 1.54, endTime: 5.7, text: 'it is not R&D' },
        { index: 2, startTime: 5.7, endTime: 10.7, text: 'no length' },
      ],
    });
  });

  it('reads srv2, in milliseconds', () => {
    const text =
      '<timedtext><window t="0" id="1"/><text t="1500" d="2000" w="1">one</text><text t="4000" d="500">two</text></timedtext>';
    expect(readCaptions({ text })).toEqual({
      format: 'srv2',
      cues: [
        { index: 0, startTime: 1.5, endTime: 3.5, text: 'one' },
        { index: 1, startTime: 4, endTime: 4.5, text: 'two' },
      ],
    });
  });

  it('reads srv3, with words and without', () => {
    const text = `<?xml version="1.0" encoding="utf-8" ?><timedtext format="3"><head><pen id="1"/><ws id="0"/></head><body>
<w t="0" id="1" wp="1" ws="1"/><p t="320" d="4800" w="1"><s ac="255">you&#39;re</s><s t="500" ac="255"> here</s></p>
<p t="2110" d="3010" w="1" a="1">
</p><p t="2120" d="3000" w="1">typed<br/>by &amp;amp; <s p="1">hand</s></p></body></timedtext>`;
    expect(readCaptions({ text })).toEqual({
      format: 'srv3',
      cues: [
        {
          index: 0,
          startTime: 0.32,
          endTime: 2.12,
          text: "you're here",
          words: [
            { startTime: 0.32, endTime: 0.82, text: "you're" },
            { startTime: 0.82, endTime: 2.12, text: 'here' },
          ],
        },
        { index: 1, startTime: 2.12, endTime: 5.12, text: 'typed by &amp; hand' },
      ],
    });
  });

  it('reads json3: overlapping lines end where the next begins, appended line breaks contain no text', () => {
    const events = [
      { tStartMs: 0, dDurationMs: 60_000, id: 1, wpWinPosId: 1 },
      {
        tStartMs: 160,
        dDurationMs: 4390,
        wWinId: 1,
        segs: [
          { utf8: 'hey', acAsrConf: 0 },
          { utf8: ' this', tOffsetMs: 240 },
        ],
      },
      { tStartMs: 2310, dDurationMs: 2240, wWinId: 1, aAppend: 1, segs: [{ utf8: '\n' }] },
      { tStartMs: 2320, dDurationMs: 3000, wWinId: 1, segs: [{ utf8: 'by\nhand\u200b' }] },
    ];
    expect(readCaptions({ text: JSON.stringify({ wireMagic: 'pb3', events }) })).toEqual({
      format: 'json3',
      cues: [
        {
          index: 0,
          startTime: 0.16,
          endTime: 2.32,
          text: 'hey this',
          words: [
            { startTime: 0.16, endTime: 0.4, text: 'hey' },
            { startTime: 0.4, endTime: 2.32, text: 'this' },
          ],
        },
        { index: 1, startTime: 2.32, endTime: 5.32, text: 'by hand' },
      ],
    });
  });

  /** Windows as https://github.com/arcusmaximus/YTSubConverter/blob/master/ytt.ytt describes them. */
  const points = [
    ['0 0 0', 'line:0 position:0% align:start'],
    ['1 50 10', 'line:10%'],
    ['2 100 10', 'line:10% align:end'],
    ['3 20 50', 'line:50%,center position:20% align:start'],
    ['4 30 50', 'line:50%,center position:30%'],
    ['6 0 90', 'line:90%,end align:start'],
    ['7 50 100', undefined],
    ['8 120 -5', 'line:0%,end align:end'],
    ['9 50 x', undefined],
  ] as const;
  const srv3 = (head: string, body: string) => `<timedtext format="3"><head>${head}</head><body>${body}</body></timedtext>`;
  const json3 = (file: object) => JSON.stringify({ wireMagic: 'pb3', ...file });
  const placeOf = (text: string) => parseCaptions({ text }).cues.map(({ position }) => position);

  it.each(points)('reads the window position %s as a place', (values, place) => {
    const [ap, ah, av] = values.split(' ');
    expect(placeOf(srv3(`<wp id="4" ap="${ap}" ah="${ah}" av="${av}"/>`, '<p t="0" d="9" wp="4">a</p>'))).toEqual([boxed(place)]);
    const wpWinPositions = [{}, { apPoint: Number(ap), ahHorPos: Number(ah), avVerPos: Number(av) }];
    const events = [{ tStartMs: 0, dDurationMs: 9, wpWinPosId: 1, segs: [{ utf8: 'a' }] }];
    expect(placeOf(json3({ wpWinPositions, events }))).toEqual([boxed(place)]);
  });

  it('reads the places of windows that are defined in between, and of captions that have their own', () => {
    const head = '<ws id="1" pd="2"/><ws id="2" pd="3"/><wp id="1" ap="1" ah="50" av="0"/><wp id="2" ap="2" ah="90" av="10"/>';
    const body = `<w t="0" id="5" wp="1"/><p t="0" d="9" w="5">top</p><p t="1" d="9" w="5" wp="2" ws="1">vertical</p>
<p t="2" d="9" wp="2" ws="2">rotated</p><w t="3" id="5" wp="2"/><p t="3" d="9" w="5">right</p><p t="4" d="9" w="6">none</p>`;
    const places = [
      'line:0',
      'vertical:rl line:10% position:10% align:start',
      'vertical:lr line:90%,end position:10% align:start',
    ];
    const expected = [...places, 'line:10% position:90% align:end', undefined];
    expect(placeOf(srv3(head, body))).toEqual(expected);
    const at = (wpWinPosId?: number, wsWinStyleId?: number, wWinId?: number) => ({
      tStartMs: 0,
      dDurationMs: 9,
      wpWinPosId,
      wsWinStyleId,
      wWinId,
      segs: [{ utf8: 'a' }],
    });
    const file = {
      wsWinStyles: [{}, { pdPaintDir: 2 }, { pdPaintDir: 3 }],
      wpWinPositions: [{}, { apPoint: 1, ahHorPos: 50, avVerPos: 0 }, { apPoint: 2, ahHorPos: 90, avVerPos: 10 }],
      events: [
        { id: 5, wpWinPosId: 1 },
        at(undefined, undefined, 5),
        at(2, 1, 5),
        at(2, 2),
        { id: 5, wpWinPosId: 2 },
        at(undefined, undefined, 5),
        at(undefined, undefined, 6),
      ],
    };
    expect(placeOf(json3(file))).toEqual(expected);
  });

  it('gives the place of a window through which lines roll, which tidying leaves out', () => {
    const head = '<ws id="1" mh="2" ju="0" sd="3"/><wp id="1" ap="6" ah="20" av="100" rc="2" cc="40"/>';
    const parsed = parseCaptions({ text: srv3(head, '<w t="0" id="1" wp="1" ws="1"/><p t="0" d="9" w="1">a</p>') });
    expect(parsed.cues).toMatchObject([{ position: 'position:20% align:start', isRollUp: true }]);
    const { captions, steps } = tidyCaptions(parsed);
    expect(captions.cues).toEqual([{ index: 0, startTime: 0, endTime: 0.009, text: 'a' }]);
    expect(steps).toEqual(['1 cue without the place of the window through which lines roll']);
  });

  it('reads ruby, whose parentheses and readings are no text', () => {
    const ruby = [
      { at: 2, base: '漢', reading: 'かん' },
      { at: 3, base: '字', reading: 'じ' },
    ];
    const pens = '<pen id="1" rb="1"/><pen id="2" rb="2"/><pen id="3" rb="4"/><pen id="4" rb="5"/>';
    const marked = '<s p="1">漢</s><s p="2">(</s><s p="3">かん</s><s p="2">)</s><s p="1">字</s><s>(</s><s p="4">じ</s><s>)</s>';
    const [cue] = parseCaptions({ text: srv3(pens, `<p t="0" d="9">「「${marked}」</p>`) }).cues;
    expect(cue).toMatchObject({ text: '「「漢字」', ruby });
    const seg = (utf8: string, pPenId?: number) => ({ utf8, pPenId });
    const segs = [
      seg('「「'),
      ...[seg('漢', 1), seg('(', 2), seg('かん', 3), seg(')', 2)],
      ...[seg('字', 1), seg('(', 0), seg('じ', 4), seg(')', 0)],
      seg('」 (笑)'),
    ];
    const file = {
      pens: [{}, { rbRuby: 1 }, { rbRuby: 2 }, { rbRuby: 4 }, { rbRuby: 5 }],
      events: [{ tStartMs: 0, dDurationMs: 9, segs }],
    };
    expect(parseCaptions({ text: json3(file) }).cues[0]).toMatchObject({ text: '「「漢字」 (笑)', ruby });
    const alone = srv3(pens, '<p t="0" d="9"><s p="1">漢</s><s p="2">(</s></p>');
    expect(parseCaptions({ text: alone }).cues[0]).toMatchObject({ text: '漢(' });
  });

  it('writes the places in WebVTT, ASS and TTML', () => {
    const text = srv3('<wp id="1" ap="2" ah="90" av="10"/>', '<p t="0" d="9000" wp="1">a</p>');
    const { cues } = readCaptions({ text });
    expect(cues).toMatchObject([{ position: 'line:10% position:90% align:end' }]);
    for (const format of ['vtt', 'ass', 'ttml'] as const)
      expect(boxed(placeOf(writeSubtitles(cues, format))[0])).toBe('line:10% position:90% align:end');
  });

  it('preserves repetitions of the recognition', () => {
    const say = (tStartMs: number) => ({ tStartMs, dDurationMs: 1000, segs: [{ utf8: 'go go' }] });
    const { cues } = readCaptions({ text: JSON.stringify({ events: [say(0), say(1000), say(2000)] }) });
    expect(cues.map(({ text }) => text)).toEqual(['go go', 'go go', 'go go']);
  });

  it('reports an empty list as empty', () => {
    expect(() => readCaptions({ text: '{"wireMagic":"pb3","events":[]}' })).toThrow(
      expect.objectContaining({ code: 'captionsEmpty' }),
    );
  });
});

it('reads the windows of srv2 as places', () => {
  const text = `<timedtext><window t="0" id="1" op="define" ap="0" ah="10" av="20"/>
<window t="0" id="2" op="define"><wp ap="0" ah="10" av="20"/></window>
<text t="1000" d="500" w="1">a</text><text t="2000" d="500" w="2">b</text><text t="3000" d="500">c</text></timedtext>`;
  const [first, second, third] = parseCaptions({ text }).cues;
  expect(first!.position).toMatch(/line:20%/);
  expect([second!.position, third!.position]).toEqual([first!.position, undefined]);
});

it('reads no place for a window of srv2 after its end', () => {
  const text = `<timedtext><window t="0" id="1" ap="0" ah="10" av="20"><wp ap="0" ah="10" av="20"/><ws mh="0"/></window>
<wp ap="8" ah="90" av="90"/><text t="1000" d="500" w="1">a</text></timedtext>`;
  expect(parseCaptions({ text }).cues[0]!.position).toMatch(/line:20%/);
});

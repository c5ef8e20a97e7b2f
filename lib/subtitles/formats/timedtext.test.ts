import { describe, expect, it } from 'vitest';
import { readCaptions } from '../read-captions.ts';

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

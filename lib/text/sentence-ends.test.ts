import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../test/growth.ts';
import { markSentenceEnds } from './sentence-ends.ts';

const spoken = [
  'so the first thing i want to talk about today is the',
  'battery because it is the most expensive part the battery costs',
  "five euros and that's half of the whole price",
  'i think we should look for another one there are three companies that we can ask',
].map((text) => ({ text }));
const textOf = (units: readonly { text: string }[]) => units.map(({ text }) => text).join(' ');

describe('markSentenceEnds', () => {
  it('marks the ends of sentences and starts the next with a capital', () => {
    const marked = textOf(markSentenceEnds(spoken, 'en'));
    expect(marked).toContain('the most expensive part. The battery costs');
    expect(marked).toContain('whole price. I think we should look for another one. There are');
    expect(marked).toMatch(/^So the first thing.* I want .* ask\.$/);
  });

  it('changes no word', () => {
    const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'-]+/gu);
    const marked = markSentenceEnds(spoken, 'en');
    expect(marked.map(({ text }) => words(text))).toEqual(spoken.map(({ text }) => words(text)));
  });

  it.each([
    ["part of it was closed for repair so honestly i'd skip the inside and do it for the sunset", 'skip the inside'],
    ["the first thing is that the city wasn't the main route for spices at all", "wasn't the main route"],
  ])('does not cut a verb from what it needs: %s', (text, whole) => {
    expect(textOf(markSentenceEnds([{ text }], 'en'))).toContain(whole);
  });

  it('marks no end within a number', () => {
    const text = 'so we met again in this room and the display is a six point three inch oled panel which is very bright';
    expect(markSentenceEnds([{ text }], 'en')[0]!.text).toContain('six point three inch');
  });

  it('takes a long pause for an end', () => {
    const paused = [
      { text: 'and then we went to the old house', startTime: 0, endTime: 3 },
      { text: 'people with a garden live there now', startTime: 6, endTime: 9 },
    ];
    expect(textOf(markSentenceEnds(paused, 'en'))).toContain('People with');
    const joined = paused.map((unit, i) => (i === 1 ? { ...unit, startTime: 3 } : unit));
    expect(textOf(markSentenceEnds(joined, 'en'))).toContain('house people with');
  });

  it('marks an end behind the hesitation that follows it', () => {
    const hesitant = spoken.map(({ text }, i) => ({ text: i === 1 ? `${text.replace('part the', 'part um uh the')}` : text }));
    expect(textOf(markSentenceEnds(hesitant, 'en'))).toContain('the most expensive part um uh. The battery costs');
  });

  it('ends a speaker’s turn', () => {
    const turns = [
      { text: 'we need a new battery for the remote', speaker: 'Ann' },
      { text: 'the old battery was cheap and bad', speaker: 'Ben' },
    ];
    expect(markSentenceEnds(turns, 'en').map(({ text }) => text)).toEqual([
      'We need a new battery for the remote.',
      'The old battery was cheap and bad.',
    ]);
  });

  it('marks sentences and clauses in Chinese, at every break of captions that hold a clause each', () => {
    const clauses =
      '我们今天讲电池的问题|因为电池是最贵的部分|所以我觉得我们要再找一家|第二个问题是屏幕|屏幕的价格也很高|但是质量非常好';
    const marked = markSentenceEnds(
      clauses.split('|').map((text) => ({ text })),
      'zh',
    );
    expect(marked.every(({ text }) => /[，。]$/u.test(text))).toBe(true);
    expect(textOf(marked).replaceAll(' ', '')).toContain('找一家。第二个问题是屏幕，');
  });

  it('reads traditional characters like simplified ones', () => {
    const clauses =
      '我們今天講 電池的問題|因為電池是最貴的部分|所以我覺得我們要再找一家|第二個問題是螢幕|螢幕的價格也很高|但是質量非常好';
    const marked = textOf(
      markSentenceEnds(
        clauses.split('|').map((text) => ({ text })),
        'zh',
      ),
    );
    expect(marked.match(/[，。]/g)).toHaveLength(7);
    expect(marked).toContain('我們今天講，電池的問題');
    expect(marked.replaceAll(' ', '')).toContain('找一家。第二個問題是螢幕，');
  });

  it('marks them by the words alone in Chinese captions that are cut by length', () => {
    const text = '我们今天讲电池的问题因为电池是最贵的部分所以我觉得我们要再找一家第二个问题是屏幕屏幕的价格也很高但是质量非常好';
    const marked = markSentenceEnds(
      text.match(/.{1,7}/gu)!.map((part) => ({ text: part })),
      'zh',
    );
    const joined = marked.map((unit) => unit.text).join('');
    expect(joined.replace(/[，。]/g, '')).toBe(text);
    expect(joined).toMatch(/问题[，。]因为/u);
    expect(joined).toMatch(/[，。]但是质量/u);
  });

  it('leaves text with marks, text in other languages and marks alone as they are', () => {
    const marked = [{ text: 'The battery costs five euros. It is the most expensive part of it.' }];
    expect(markSentenceEnds(marked, 'en')).toBe(marked);
    const chinese = [{ text: '电池是最贵的部分，所以我们要再找一家公司来做这个东西。屏幕的价格也很高。' }];
    expect(markSentenceEnds(chinese, 'zh')).toBe(chinese);
    expect(markSentenceEnds(spoken, 'sv')).toBe(spoken);
    const emoji = [{ text: 'the price of it is five euros and the bank knows it, well' }, { text: '😀' }];
    expect(textOf(markSentenceEnds(emoji, 'en'))).toMatch(/, well\. 😀$/);
    expect(markSentenceEnds([{ text: 'the price' }], 'en')).toEqual([{ text: 'the price' }]);
  });

  it('takes time that grows with the length', () => {
    expectLinear(500, (size) =>
      markSentenceEnds(
        Array.from({ length: size }, () => spoken[1]!),
        'en',
      ),
    );
  });
});

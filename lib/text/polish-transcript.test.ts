import { describe, expect, it } from 'vitest';
import { talkCues } from './fixtures/talk.ts';
import { polishTranscript } from './polish-transcript.ts';

describe('polishTranscript', () => {
  it('makes paragraphs that end with chapters and cover every cue in order', () => {
    const cues = talkCues();
    const passages = polishTranscript(cues, {
      chapters: [
        { start: 0, title: 'A' },
        { start: 20, title: 'B' },
      ],
    });
    expect(passages[0]!.from).toBe(0);
    expect(passages.at(-1)!.to).toBe(cues.length);
    expect(passages.some(({ from, chapterTitle }) => from >= 20 && chapterTitle === 'A')).toBe(false);
    expect(new Set(passages.map(({ chapterTitle }) => chapterTitle))).toEqual(new Set(['A', 'B']));
    const text = passages.map((one) => one.text).join(' ');
    expect(text).not.toMatch(/\bum\b|you know/i);
    expect(text).toContain('The bees on the outside of the cluster move in');
  });

  it('adds marks to Chinese captions that have none, and no word', () => {
    const clauses =
      '我们今天讲电池的问题|因为电池是最贵的部分|所以我觉得我们要再找一家|第二个问题是屏幕|屏幕的价格也很高|但是质量非常好';
    const units = clauses.split('|').map((text) => ({ text }));
    const [paragraph] = polishTranscript(units, { language: 'zh' });
    expect(paragraph!.text.match(/[，。]/g)).toHaveLength(6);
    expect(paragraph!.text.replace(/[，。]/g, '')).toBe(clauses.replaceAll('|', ''));
  });

  it('starts a paragraph with another speaker, and after a pause', () => {
    const units = [
      { text: 'Hello there.', speaker: 'A' },
      { text: 'Um.', speaker: 'B' },
      { text: 'Good morning to you.', speaker: 'B' },
    ];
    expect(
      polishTranscript(units, { language: 'en' }).map(({ text, from, to, speaker }) => ({ text, from, to, speaker })),
    ).toEqual([
      { text: 'Hello there.', from: 0, to: 1, speaker: 'A' },
      { text: 'Good morning to you.', from: 2, to: 3, speaker: 'B' },
    ]);
    const long = Array.from({ length: 45 }, (_, i) => `word${i}`).join(' ');
    const paused = [
      { text: `${long}.`, startTime: 0, endTime: 10 },
      { text: 'After the pause.', startTime: 13, endTime: 14 },
    ];
    expect(polishTranscript(paused)).toHaveLength(2);
  });

  it('keeps a short answer, which is a filler elsewhere', () => {
    const units = [
      { speaker: 'A', text: 'Did you sign it?' },
      { speaker: 'B', text: 'Yeah.' },
      { speaker: 'A', text: 'I signed it too.' },
      { speaker: 'B', text: 'Yeah.' },
    ];
    expect(polishTranscript(units, { language: 'en' }).map(({ text }) => text)).toEqual([
      'Did you sign it?',
      'Yeah.',
      'I signed it too.',
    ]);
  });

  it('returns nothing for empty text', () => {
    expect(polishTranscript([])).toEqual([]);
    expect(polishTranscript([{ text: '[Music]' }])).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { encodeBase64 } from '../../encoding/base64.ts';
import { engine } from './offline-engine.ts';

/** Captions that other readers have rejected as broken: no spaces, no Latin letters, few words, long silences. */
const tracks: Record<string, [language: string, lines: string[]]> = {
  Chinese: ['zh', ['茶最早是一种药材，人们用它来提神。', '后来它变成了每天都喝的饮料。', '今天全世界都在喝茶。']],
  Japanese: [
    'ja',
    [
      '時計が街に来る前は、太陽が時刻を決めていました。',
      '鉄道が来て、時刻は一つになりました。',
      '今は誰もが時計を持っています。',
    ],
  ],
  Korean: [
    'ko',
    [
      '시계가 오기 전에는 해가 시간을 정했습니다.',
      '철도가 생기면서 시간이 하나가 되었습니다.',
      '이제는 누구나 시계를 가지고 있습니다.',
    ],
  ],
  Thai: ['th', ['ก่อนมีนาฬิกา ดวงอาทิตย์เป็นผู้บอกเวลา', 'เมื่อรถไฟมาถึง เวลาก็กลายเป็นหนึ่งเดียว', 'วันนี้ทุกคนมีนาฬิกาเป็นของตัวเอง']],
  Arabic: ['ar', ['قبل الساعات كانت الشمس تحدد الوقت.', 'ثم جاءت القطارات وصار الوقت واحدا.', 'واليوم يحمل كل إنسان ساعته.']],
  Hindi: ['hi', ['घड़ियों से पहले सूरज समय बताता था।', 'रेल के आने पर समय एक हो गया।', 'आज हर किसी के पास घड़ी है।']],
  Russian: [
    'ru',
    ['До часов время показывало солнце.', 'С железными дорогами время стало единым.', 'Сегодня часы есть у каждого.'],
  ],
};

const vtt = (lines: string[], gap: number) =>
  `WEBVTT\n\n${lines.map((line, i) => `00:${String(i * gap).padStart(2, '0')}:01.000 --> 00:${String(i * gap).padStart(2, '0')}:05.000\n${line}\n`).join('\n')}`;
const read = (text: string) => engine.readCaptions({ base64: encodeBase64(new TextEncoder().encode(text)) });

describe('captions in every script', () => {
  it.each(Object.entries(tracks))('%s: every line is read, and the summary is based on them', async (_, [language, lines]) => {
    // A minute between the lines, as in a video without much talk.
    const { cues } = await read(vtt(lines, 1));
    expect(cues.map(({ text }) => text)).toEqual(lines);
    const digest = await engine.summarize({ cues, language, duration: 180, detailLevel: 1000 });
    expect(digest.language).toBe(language);
    expect(digest.lines.length).toBeGreaterThan(0);
    for (const { cites } of digest.lines) for (const cite of cites) expect(cues[cite]).toBeDefined();
  });

  it('accepts music without words as captions without a summary', async () => {
    const { cues } = await read(vtt(['♪', '[Music]', '♪ ♪'], 1));
    expect(cues).toHaveLength(3);
    const digest = await engine.summarize({ cues, language: 'en', duration: 180, detailLevel: 400 });
    expect(digest.lines).toEqual([]);
  });

  it('accepts one word in an hour as captions', async () => {
    const { cues } = await read(vtt(['Listen.'], 59));
    const digest = await engine.summarize({ cues, language: 'en', duration: 3600, detailLevel: 400 });
    expect(digest.lines).toEqual([{ text: 'Listen.', cites: [0] }]);
  });
});

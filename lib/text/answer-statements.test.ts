import { describe, expect, it } from 'vitest';
import { extractAnswer } from './extract-answer.ts';
import { talk } from './fixtures/talk.ts';

const ask = (spoken: readonly string[], question: string, maxWords = 80) =>
  extractAnswer([{ id: 'talk', units: [...spoken, ...talk.split('\n')].map((text) => ({ text })), language: 'en' }], question, {
    maxWords,
  }).lines;

describe('the sentences of an answer', () => {
  it('are quoted once where one is quoted with the one before it', () => {
    const spoken = [
      'Clustering is how we find owners.',
      'This is called clustering by people who study blockchains and their many transactions over the years.',
      'The fee was low in that year.',
      'Most people pay with cards today.',
    ];
    const { lines } = extractAnswer([{ id: 'a', units: spoken.map((text) => ({ text })) }], 'What is clustering?');
    const text = lines.map((line) => line.text).join(' ');
    expect(text.split(spoken[0]!)).toHaveLength(2);
  });

  it('follow the same question of their own speaker', () => {
    const units = [
      'The frame is made of aluminium and feels solid.',
      'Should you buy it?',
      'If your phone is three years old, yes.',
      'The camera is sharp by day and noisy at night.',
      'Charging takes about an hour.',
    ].map((text) => ({ text }));
    const { lines } = extractAnswer([{ id: 'a', units, language: 'en' }], 'should i buy it?');
    expect(lines.map(({ text }) => text)).toEqual([units[2]!.text]);
  });

  it('start right before a passage too', () => {
    const painted = (subject: string, count: number) =>
      Array.from({ length: count }, (_, i) => `Wall ${i} of the ${subject} was painted red.`);
    const texts = [
      ...painted('church', 7),
      'Then it was ready. The works',
      'used pink granite.',
      ...painted('tower', 2),
      'After works like these the masons had no money.',
      ...painted('bridge', 2),
      'After the works the masons went home.',
      ...painted('house', 4),
      'The works were forgotten, and the masons too.',
      ...painted('farm', 8),
    ];
    const { lines } = extractAnswer([{ id: 'a', units: texts.map((text) => ({ text })) }], 'Which granite did the works use?');
    expect(lines.map(({ text }) => text)).toContain('The works used pink granite.');
  });

  it('are whole ones rather than scraps with the same words', () => {
    const spoken = ['The old garden fence that we had near the road.', 'A garden fence protects trees.', 'The deer stay away.'];
    expect(ask(spoken, 'What about the garden fence?', 16).map(({ text }) => text)).toEqual([spoken[1]]);
  });

  it.each(['The honourable minister.', 'Thank you, Mr. Chair.'])('do not take what a chair says for a reply: %s', (call) => {
    const units = [
      { speaker: 'Ann Lee', text: 'When will the minister open the new bridge?' },
      { speaker: 'Chair', text: call },
      { speaker: 'Tom Ray', text: 'The new bridge opens in May, after the tests of its cables.' },
    ];
    const { lines } = extractAnswer([{ id: 'a', units, language: 'en' }], 'When will the minister open the new bridge?');
    expect(lines.map(({ text }) => text)).toEqual([units[2]!.text]);
  });

  it.each(['This is called a range proof.', 'That is what we call a range proof.', 'It is also known as a range proof.'])(
    'are quoted with the one that they give its name: %s',
    (naming) => {
      const spoken = [
        'Many coins have range proofs, and range proofs cost space.',
        'Peggy shows that a number is positive, and Victor learns nothing else.',
        naming,
      ];
      const [line] = ask(spoken, 'What is a range proof?', 24);
      expect(line).toEqual({ id: 'talk', text: `${spoken[1]} ${naming}`, cites: [1, 2] });
    },
  );

  it('say what a thing is used for where they are asked what it is', () => {
    const spoken = [
      'Click the star, and favorites show up.',
      'We like favorites.',
      'Favorites are useful for people with several old and new projects.',
    ];
    expect(ask(spoken, 'What are favorites?', 12).map(({ text }) => text)).toEqual([spoken[2]]);
  });
});

import { expect, it } from 'vitest';
import { readCaptions } from './read-captions.ts';

const texts = (text: string) => readCaptions({ text }, { format: 'plain-text' }).cues.map(({ text }) => text);
const notice = 'Dieses bearbeitbare Transkript wurde vom Computer generiert und kann Fehler enthalten.';

it.each([
  ['Otter', 'Ann  0:03\nOne.\n\nBob  0:08\nTwo.\n\nTranscribed by https://otter.ai\n'],
  ['Otter without times', 'Ann:\nOne.\n\nBob:\nTwo.\n\nTranscribed by https://otter.ai'],
  ['Teams', 'Ann started transcription\n\nAnn   0:03\nOne.\n\nBob   0:08\nTwo.\n\nAnn stopped transcription'],
  [
    'Google Meet, in any language',
    `Sync\n${notice}\n00:00:00\n \nAnn: One.\nBob: Two.\n \nMeeting ended after 00:31:00 👋\n${notice}`,
  ],
  ['YouTube’s panel', 'Transcript\n0:03\nOne.\n0:08\nTwo.\nEnglish (auto-generated)'],
  ['TurboScribe', '[0:03] One.\n[0:08] Two.\n\n(Transcribed by TurboScribe. Go Unlimited to remove this message.)'],
])('leaves out what is below a transcript of %s', (_, text) =>
  expect(texts(text).join(' ')).toMatch(/^(?:Ann: )?One\. (?:Bob: )?Two\.$/),
);

it('leaves in what was spoken last', () => {
  expect(texts('0:03 We transcribed by hand.\n0:08 I stopped transcription\n0:09 (we laugh)')).toHaveLength(3);
  expect(texts('Hello, and welcome again to all of you who listen.\n0:01 Hello, and welcome again\n0:08 Bye').at(-1)).toBe('Bye');
});

it.each(['', 'srt', 'vtt'])('reads a file in a fence that names the language %j', (language) => {
  const file = '1\n00:00:01,000 --> 00:00:02,000\nOne.\n\n2\n00:00:03,000 --> 00:00:04,000\nTwo.';
  expect(texts(`\`\`\`${language}\n${file}\n\`\`\`\n`)).toEqual(['One.', 'Two.']);
});

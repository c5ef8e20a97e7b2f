import { describe, expect, it } from 'vitest';
import type { Content, Store, Summary, Task, Transcript } from '../ports.ts';

const content: Content = {
  contentId: 'youtube:aaaaaaaaaaa',
  site: 'youtube',
  kind: 'video',
  sourceUrl: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
  title: 'A talk <b>with</b> markup',
  duration: 61.5,
  tracks: [{ trackId: '.en', language: 'en', label: 'English', provenance: 'creator' }],
  createdAt: 1,
  updatedAt: 1,
};
const transcript: Transcript = {
  contentId: content.contentId,
  trackId: '.en',
  language: 'en',
  provenance: 'creator',
  cues: Array.from({ length: 1000 }, (_, index) => ({
    index,
    startTime: index,
    endTime: index + 1,
    text: `Wort Nummer ${index} — 第${index}句`,
  })),
  createdAt: 5,
};
const summary = (summaryId: string, key: string, createdAt: number): Summary => ({
  summaryId,
  contentId: content.contentId,
  key,
  trackId: '.en',
  createdAt,
  digest: { language: 'en', lines: [{ text: summaryId, cites: [0] }], chapters: [] },
});
const task = (taskId: string, createdAt = 1): Task => ({
  taskId,
  key: taskId,
  url: content.sourceUrl,
  wish: { detailLevel: 400 },
  status: 'pending',
  stage: 'finding',
  fromCache: false,
  createdAt,
  updatedAt: createdAt,
});

/** What every store must do, whatever it is made of. */
export function storeSuite(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    it('keeps a content under its id and its address', async () => {
      const store = await open();
      await store.putContent(content);
      await store.putContent({ ...content, title: 'Renamed', updatedAt: 2 });
      expect(await store.getContent(content.contentId)).toEqual({ ...content, title: 'Renamed', updatedAt: 2 });
      expect(await store.findContent(content.sourceUrl)).toMatchObject({ title: 'Renamed' });
      await store.putContent({ ...content, contentId: 'youtube:before', title: 'What the page played before', updatedAt: 1 });
      expect(await store.findContent(content.sourceUrl)).toMatchObject({ title: 'Renamed' });
      expect(await store.getContent('youtube:unknown')).toBeUndefined();
      expect(await store.findContent('https://example.org/')).toBeUndefined();
    });

    it('gives back a transcript cue by cue, by track or the newest', async () => {
      const store = await open();
      await store.putTranscript(transcript);
      await store.putTranscript({ ...transcript, trackId: 'a.en', provenance: 'automatic', createdAt: 3, cues: [] });
      expect(await store.getTranscript(content.contentId, '.en')).toEqual(transcript);
      expect(await store.getTranscript(content.contentId, 'a.en')).toMatchObject({ provenance: 'automatic', cues: [] });
      expect(await store.getTranscript(content.contentId)).toMatchObject({ trackId: '.en' });
      expect(await store.getTranscript(content.contentId, '.de')).toBeUndefined();
      expect(await store.getTranscript('youtube:unknown')).toBeUndefined();
    });

    it('keeps every version of a summary and finds the newest of a kind', async () => {
      const store = await open();
      await store.addSummary(summary('first', '400', 1));
      await store.addSummary(summary('second', '400', 2));
      await store.addSummary(summary('long', '750', 3));
      expect(await store.findSummary(content.contentId, '400')).toMatchObject({ summaryId: 'second' });
      expect(await store.getSummary('first')).toEqual(summary('first', '400', 1));
      expect(await store.findSummary(content.contentId, '4')).toBeUndefined();
    });

    it('adds the version of a task once, however often it is added', async () => {
      const store = await open();
      await store.addSummary(summary('same', '400', 1));
      await store.addSummary(summary('same', '400', 1));
      await store.addSummary(summary('other', '400', 0));
      expect(await store.findSummary(content.contentId, '400')).toMatchObject({ summaryId: 'same' });
    });

    it('keeps polished paragraphs by track', async () => {
      const store = await open();
      const paragraphs = [{ text: 'One.', from: 0, to: 2, chapterTitle: '' }];
      await store.putPolished(content.contentId, '.en', paragraphs);
      expect(await store.getPolished(content.contentId, '.en')).toEqual(paragraphs);
      expect(await store.getPolished(content.contentId, 'a.en')).toBeUndefined();
    });

    it('lists pending tasks, oldest first', async () => {
      const store = await open();
      await store.putTask(task('late', 20));
      await store.putTask(task('early', 10));
      await store.putTask({ ...task('done', 5), status: 'completed' });
      expect((await store.pendingTasks()).map(({ taskId }) => taskId)).toEqual(['early', 'late']);
    });

    it('does not let a late step revive a finished task', async () => {
      const store = await open();
      await store.putTask(task('one'));
      expect(await store.updateTask('one', { stage: 'reading' })).toBe(true);
      expect(await store.updateTask('one', { status: 'failed' })).toBe(true);
      expect(await store.updateTask('one', { status: 'completed' })).toBe(false);
      expect(await store.updateTask('unknown', { stage: 'reading' })).toBe(false);
      expect(await store.getTask('one')).toMatchObject({ status: 'failed', stage: 'reading' });
    });
  });
}

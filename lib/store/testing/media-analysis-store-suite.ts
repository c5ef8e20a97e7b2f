import { expect, it } from 'vitest';
import { Failure } from '../../contract/failure.ts';
import type { Store } from '../../ports/store.ts';
import { mediaStepsKey, mediaWorkKinds } from '../../ports/task-store.ts';
import type { SavedItem } from '../../records/saved-item.ts';
import type { Slide } from '../../records/visuals.ts';
import { content, openWithMedia } from './rows-suite.ts';

const slide: Slide = {
  startTime: 0,
  endTime: 12.5,
  image: { mimeType: 'image/webp', base64: 'UklGRg==', width: 640, height: 360 },
  text: 'Agenda\n日程',
};

const savedItem: SavedItem = { contentId: content.contentId, tags: [], favourite: false, createdAt: 1, updatedAt: 1 };

export function mediaAnalysisStoreSuite(open: () => Promise<Store>): void {
  it('stores the latest slides and steps, and deletes them with their media item', async () => {
    const { contentId } = content;
    const store = await openWithMedia(open, contentId, 'other');
    expect(await store.getVisuals(contentId)).toBeUndefined();
    await store.putVisuals({ contentId, slides: [], createdAt: 1 });
    await store.putVisuals({ contentId, slides: [slide], createdAt: 2 });
    expect(await store.getVisuals(contentId)).toEqual({ contentId, slides: [slide], createdAt: 2 });
    for (const kind of mediaWorkKinds) await store.putStep({ taskId: mediaStepsKey(kind, contentId), key: 'a', value: 1 });
    await store.putStep({ taskId: mediaStepsKey('heard', 'other'), key: 'a', value: 1 });
    await store.forgetContent(contentId);
    expect(await store.getVisuals(contentId)).toBeUndefined();
    for (const kind of mediaWorkKinds) expect(await store.getSteps(mediaStepsKey(kind, contentId))).toEqual([]);
    expect(await store.getSteps(mediaStepsKey('heard', 'other'))).toHaveLength(1);
  });

  it('records a change of a saved media item when its slides are stored', async () => {
    const store = await open();
    await store.putContent(content);
    await store.updateSaved(content.contentId, () => savedItem);
    const [before] = (await store.listChanges(0, 10)).slice(-1);
    await store.putVisuals({ contentId: content.contentId, slides: [slide], createdAt: 2 });
    const changes = await store.listChanges(before!.cursor, 10);
    expect(changes).toMatchObject([{ kind: 'video', id: content.contentId, deleted: false }]);
  });

  it('records a change when a transcript is complete', async () => {
    const store = await open();
    const { contentId } = content;
    await store.putContent(content);
    await store.updateSaved(contentId, () => savedItem);
    const [before] = (await store.listChanges(0, 10)).slice(-1);
    const cues = [{ index: 0, startTime: 0, endTime: 1, text: 'Hm' }];
    const transcript = { contentId, trackId: 'speech', language: 'en', provenance: 'transcribed' as const, cues, createdAt: 5 };
    await store.putTranscript({ ...transcript, isPartial: true });
    expect(await store.listChanges(before!.cursor, 10)).toEqual([]);
    expect(await store.getTranscript(contentId, 'speech')).toMatchObject({ isPartial: true, cues });
    await store.putTranscript({ ...transcript, voices: { Ada: [0.5, -0.5] } });
    expect(await store.listChanges(before!.cursor, 10)).toHaveLength(1);
    const whole = { ...transcript, voices: { Ada: [0.5, -0.5] } };
    expect(await store.getTranscript(contentId, 'speech')).toEqual(whole);
  });

  it('updates a transcript without losing concurrent writes', async () => {
    const { contentId } = content;
    const store = await openWithMedia(open, contentId);
    const base = { contentId, trackId: 'speech', language: 'en', provenance: 'transcribed' as const, createdAt: 5 };
    const add = (text: string) =>
      store.updateTranscript(contentId, 'speech', (former) => {
        const cues = former?.cues ?? [];
        return { ...base, cues: [...cues, { index: cues.length, startTime: cues.length, endTime: cues.length + 1, text }] };
      });
    const written = await Promise.all(['One.', 'Two.', 'Three.'].map(add));
    // Each builds on the ones before, in whichever order they ran.
    expect(written.map((transcript) => transcript?.cues.length).sort()).toEqual([1, 2, 3]);
    expect((await store.getTranscript(contentId, 'speech'))?.cues).toHaveLength(3);
    expect((await store.updateTranscript(contentId, 'speech', () => undefined))?.cues).toHaveLength(3);
    await expect(
      store.updateTranscript(contentId, 'speech', () => {
        throw new Failure('notFound', 'No one was found.');
      }),
    ).rejects.toMatchObject({ code: 'notFound' });
    await add('Four.');
    expect((await store.getTranscript(contentId, 'speech'))?.cues).toHaveLength(4);
  });

  it('stores named voices by their channel', async () => {
    const store = await open();
    const of = 'https://example.org/channel';
    expect(await store.getNamedVoices(of)).toBeUndefined();
    const add = (name: string, voice?: number[]) =>
      store.updateNamedVoices(of, (row = { of, voices: [] }) => ({ ...row, voices: [...row.voices, { name, voice }] }));
    await add('Ada', [1, 0]);
    await Promise.all([add('Bob'), add('Cem')]);
    const stored = await store.updateNamedVoices(of, () => undefined);
    expect(stored?.voices.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
      { name: 'Ada', voice: [1, 0] },
      { name: 'Bob' },
      { name: 'Cem' },
    ]);
    expect(await store.getNamedVoices(of)).toEqual(stored);
  });

  it('deletes the named voices of a media item with it', async () => {
    const { contentId } = content;
    const store = await openWithMedia(open, contentId);
    for (const key of [contentId, 'https://example.org/channel'])
      await store.updateNamedVoices(key, () => ({ of: key, voices: [{ name: 'Ada' }] }));
    await store.forgetContent(contentId);
    expect(await store.getNamedVoices(contentId)).toBeUndefined();
    expect(await store.getNamedVoices('https://example.org/channel')).toBeDefined();
  });
}

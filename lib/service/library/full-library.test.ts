import { expect, it } from 'vitest';
import { fakePorts, talkUrl } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { notePicture } from '../../store/testing/rows-suite.ts';
import { createService } from '../service.ts';

const contentId = 'web:talk';
const full = { code: 'storageFull' };

it('accepts no large records when the library is full, but notes, and deletions that make space', async () => {
  const ports = fakePorts();
  const client = serviceClient(createService(ports).handlers);
  await client.summarize({ url: talkUrl });
  const readRecords = async () => (await client.readUnits({ units: [{ kind: 'video', id: contentId }] })).units[0]!.records;
  const records = await readRecords();
  const { importId } = await client.beginImport({});
  ports.disk.estimate = async () => ({ usage: 100, quota: 100 });

  const { nextCursor: cursor } = await client.listChanges({ limit: 100 });
  const renewed = records.map(
    ({ kind, value }) => ({ kind, value: { ...(value as object), createdAt: 1 } }) as (typeof records)[number],
  );
  expect(
    await client.writeUnits({ device: 'phone', cursor, units: [{ kind: 'video', id: contentId, records: renewed }] }),
  ).toEqual({
    success: true,
    stale: [],
    refused: [{ kind: 'video', id: contentId, reason: 'storageFull' }],
  });
  const transcripts = (all: typeof records) => all.filter(({ kind }) => kind === 'transcript');
  expect(transcripts(await readRecords())).toEqual(transcripts(records));
  const { time, image, thumbnail } = notePicture('p');
  await expect(client.addNotePicture({ contentId, time, image, thumbnail })).rejects.toMatchObject(full);
  await expect(client.addToImport({ importId, part: 0, records })).rejects.toMatchObject(full);
  await client.updateNote({ contentId, text: 'Trains!' });
  const { nextCursor } = await client.listChanges({ limit: 100 });
  const { stale } = await client.writeUnits({
    device: 'phone',
    cursor: nextCursor,
    units: [{ kind: 'video', id: contentId, records: [] }],
  });
  expect(stale).toEqual([]);
  expect((await client.listLibrary({})).videos).toEqual([]);
});

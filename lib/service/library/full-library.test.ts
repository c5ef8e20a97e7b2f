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
  const { units } = await client.readUnits({ units: [{ kind: 'video', id: contentId }] });
  const { importId } = await client.beginImport({});
  ports.disk.estimate = async () => ({ usage: 100, quota: 100 });

  const write = (records: (typeof units)[number]['records']) =>
    client.writeUnits({ device: 'phone', units: [{ kind: 'video', id: contentId, records }] });
  await expect(write(units[0]!.records)).rejects.toMatchObject(full);
  const { time, image, thumbnail } = notePicture('p');
  await expect(client.addNotePicture({ contentId, time, image, thumbnail })).rejects.toMatchObject(full);
  await expect(client.addToImport({ importId, part: 0, records: units[0]!.records })).rejects.toMatchObject(full);
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

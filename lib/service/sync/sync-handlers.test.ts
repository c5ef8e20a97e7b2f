import { expect, it } from 'vitest';
import { fakePorts } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { createService } from '../service.ts';

it('takes a group that a device changed, and names those of which another device wrote a later state', async () => {
  const client = serviceClient(createService(fakePorts()).handlers);
  const unit = (title: string) => ({
    kind: 'note' as const,
    id: 'a',
    records: [{ kind: 'note', value: { contentId: 'a', text: title, createdAt: 1, updatedAt: 2 } }],
  });
  const write = (device: string, text: string, cursor?: string) =>
    client.writeUnits({ device, units: [unit(text)], ...(cursor && { cursor }) } as never);
  expect(await write('laptop', 'First')).toEqual({ success: true, stale: [], refused: [] });
  expect(await write('phone', 'Second')).toMatchObject({ stale: [{ kind: 'note', id: 'a' }] });
  const { nextCursor } = await client.listChanges({});
  expect(await write('phone', 'Second', nextCursor)).toMatchObject({ stale: [] });
  // A device knows its own changes.
  expect(await write('phone', 'Third', nextCursor)).toMatchObject({ stale: [] });
  const { units } = await client.readUnits({ units: [{ kind: 'note', id: 'a' }] });
  expect(units).toMatchObject([{ records: [{ kind: 'note', value: { text: 'Third' } }] }]);
});

it('takes no record that is of another group', async () => {
  const client = serviceClient(createService(fakePorts()).handlers);
  const value = { contentId: 'b', text: '', createdAt: 1, updatedAt: 1 };
  for (const [kind, id] of [
    ['note', 'a'],
    ['card', 'b'],
  ]) {
    const units = [{ kind, id, records: [{ kind: 'note', value }] }];
    await expect(client.writeUnits({ device: 'd', units } as never)).rejects.toMatchObject({ code: 'invalid' });
  }
});

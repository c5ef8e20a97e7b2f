import { expect, it } from 'vitest';
import { Failure } from '../contract/failure.ts';
import type { SyncGroup } from '../ports/sync-store.ts';
import { readRemoteGroups } from './read-remote-groups.ts';

const groups: SyncGroup[] = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ kind: 'video', id }));
const { signal } = new AbortController();

/** Reads the groups from an account that answers with at most `maxGroups`. Returns the ids that came, and those of each request. */
async function read(maxGroups: number) {
  const requests: string[] = [];
  const found: string[] = [];
  const readUnits: Parameters<typeof readRemoteGroups>[0]['readUnits'] = async ({ units }) => {
    requests.push(units.map(({ id }) => id).join(''));
    if (units.length > maxGroups) throw new Failure('tooLarge', 'The groups are too large.');
    return { units: units.map((unit) => ({ ...unit, records: [] })) };
  };
  for await (const { id } of readRemoteGroups({ readUnits }, groups, signal)) found.push(id);
  return { found: found.join(''), requests };
}

it('reads groups in one request, and in halves where they are too large for one answer', async () => {
  expect(await read(5)).toEqual({ found: 'abcde', requests: ['abcde'] });
  expect(await read(2)).toEqual({ found: 'abcde', requests: ['abcde', 'abc', 'ab', 'c', 'de'] });
  await expect(read(0)).rejects.toMatchObject({ code: 'tooLarge' });
});

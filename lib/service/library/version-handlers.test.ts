import { expect, it } from 'vitest';
import { fakePorts } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { content, summary } from '../../store/testing/rows-suite.ts';
import { createService } from '../service.ts';

async function setUp() {
  const ports = fakePorts();
  for (const contentId of ['a', 'b']) await ports.store.putContent({ ...content, contentId });
  for (const [summaryId, createdAt] of [
    ['old', 1],
    ['new', 2],
  ] as const)
    await ports.store.addSummary({ ...summary(summaryId, summaryId, createdAt), contentId: 'a' });
  return serviceClient(createService(ports).handlers);
}
type Listing = Awaited<ReturnType<Awaited<ReturnType<typeof setUp>>['listVersions']>>;
const ids = ({ versions }: Listing) => versions.map(({ versionId }) => versionId);

it('lists the versions of all texts or of one, the newest first', async () => {
  const client = await setUp();
  const all = await client.listVersions({ contentId: 'a' });
  expect(ids(all)).toEqual(['new', 'old']);
  const [{ of }] = all.versions as [Listing['versions'][number]];
  expect(ids(await client.listVersions({ contentId: 'a', of }))).toEqual(['new', 'old']);
  expect(ids(await client.listVersions({ contentId: 'a', of: 'note' }))).toEqual([]);
  expect(ids(await client.listVersions({ contentId: 'b' }))).toEqual([]);
});

it('restores a version of the item as its newest, which saves the item, and none of another item', async () => {
  const client = await setUp();
  await expect(client.restoreVersion({ contentId: 'b', versionId: 'old' })).rejects.toMatchObject({ code: 'notFound' });
  await expect(client.restoreVersion({ contentId: 'a', versionId: 'none' })).rejects.toMatchObject({ code: 'notFound' });
  await client.restoreVersion({ contentId: 'a', versionId: 'old' });
  const { versions } = await client.listVersions({ contentId: 'a' });
  expect(versions).toHaveLength(3);
  expect(versions[0]!.text).toBe(versions[2]!.text);
  expect((await client.listLibrary({})).videos.map(({ id }) => id)).toEqual(['a']);
});

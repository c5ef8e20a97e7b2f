import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '../../lib/contract/failure.ts';
import { operations } from '../../lib/contract/index.ts';
import { engine } from '../../lib/service/engine/offline-engine.ts';
import { createService } from '../../lib/service/service.ts';
import { sqlSearch } from '../../lib/store/sql/sql-search.ts';
import { sqlStore } from '../../lib/store/sql/sql-store.ts';
import { inProcessClient } from '../../lib/transports/in-process.ts';
import { fakePorts } from '../../test/fake-ports.ts';
import type { Database } from '../database/open-database.ts';
import { testDatabase } from '../database/testing/test-database.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const words = 'The harbour clock was wrong for ninety years';

function userOf(userId: string) {
  const requests: string[] = [];
  const ports = {
    ...fakePorts(),
    engine,
    store: sqlStore(database.db, userId),
    search: sqlSearch(database.db, userId),
    pages: { find: async () => undefined },
    fetch: async (address: string) => {
      requests.push(address);
      throw new Failure('botCheck', address);
    },
  };
  return { requests, client: inProcessClient(operations, createService(ports).handlers) };
}

describe('captions that a user submitted to a server', () => {
  it('are used for this user alone', async () => {
    const [ada, bob] = [userOf('ada'), userOf('bob')];
    const { contentId } = await ada.client.submitCues({ url, cues: [{ startTime: 0, endTime: 9, text: words }] });
    expect((await ada.client.summarize({ url })).summary).toContain('harbour clock');
    expect(ada.requests).toEqual([]);

    const { client } = bob;
    for (const call of [
      () => client.summarize({ url }),
      () => client.summarizeByChapter({ url }),
      () => client.getPolishedText({ url }),
      () => client.express({ url }),
      () => client.getSubtitle({ url }),
      () => client.getSubtitle({ url, trackId: 'submitted' }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'botCheck' });
    }
    await expect(client.getVideo({ id: contentId })).rejects.toMatchObject({ code: 'notFound' });
    await expect(client.ask({ contentId, question: 'Which clock?' })).rejects.toMatchObject({ code: 'notFound' });
    expect((await client.searchLibrary({ keyword: 'harbour' })).count).toBe(0);
    expect((await ada.client.searchLibrary({ keyword: 'harbour' })).count).toBeGreaterThan(0);
  });

  it('do not replace those of another user', async () => {
    const eve = userOf('eve');
    await eve.client.submitCues({ url, cues: [{ startTime: 0, endTime: 9, text: 'A tower clock kept good time' }] });
    const [own, others] = [await eve.client.getSubtitle({ url }), await userOf('ada').client.getSubtitle({ url })];
    expect(own.detail.subtitlesArray[0]?.text).toContain('tower');
    expect(others.detail.subtitlesArray[0]?.text).toContain('harbour');
  });
});

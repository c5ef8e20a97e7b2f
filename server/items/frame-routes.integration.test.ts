import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import type { Slide } from '../../lib/records/visuals.ts';
import { sqlStore } from '../../lib/store/sql/sql-store.ts';
import { content } from '../../lib/store/testing/rows-suite.ts';
import { newUser, testAccounts } from '../testing/test-accounts.ts';
import { framePath } from './frame-path.ts';
import { createFrameRoutes } from './frame-routes.ts';

const { database, accounts, errors } = await testAccounts();
afterAll(database.close);
const { db } = database;
const app = createFrameRoutes({ db, callerOf: accounts.authenticate, onError: (error) => errors.push(error) });

const picture = Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3]);
const slideOf = (mimeType: string): Slide => ({
  startTime: 0,
  endTime: 1,
  // An imported row may contain any type.
  image: { mimeType: mimeType as Slide['image']['mimeType'], base64: picture.toString('base64'), width: 2, height: 1 },
  text: '',
});

async function owner(contentId: string, mimeType = 'image/jpeg') {
  const { userId } = await newUser(accounts);
  const store = sqlStore(db, userId);
  await store.putContent({ ...content, contentId });
  await store.putVisuals({ contentId, slides: [slideOf(mimeType), slideOf(mimeType)], createdAt: 5 });
  const session = accounts.sessions.cookie.write(await accounts.sessions.start(userId, '')).split(';')[0]!;
  const token = await accounts.tokens.create(userId, { name: 'mine', scope: 'read' });
  return { store, session, token };
}

describe('the image of a slide', () => {
  it.each(['youtube:dQw4w9WgXcQ', 'generic:é/ü?#&%25 "<>', 'podcast:a/b/../c', 'web:https://a.example/x?y=1&z=%2F#t'])(
    'is its owner’s, in the browser and for a program: %s',
    async (contentId) => {
      const { session, token } = await owner(contentId);
      const path = framePath(contentId, 1, 5);
      const ways: Record<string, string>[] = [{ cookie: session }, { authorization: `Bearer ${token}` }];
      for (const headers of ways) {
        const answer = await app.request(path, { headers });
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
        expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture);
        expect(answer.headers.get('cache-control')).toContain('immutable');
      }
      expect((await app.request(path)).status).toBe(404);
    },
  );

  it('stays its owner’s while a public collection contains the item', async () => {
    const contentId = 'youtube:shared';
    const { store, session } = await owner(contentId);
    const id = randomUUID();
    const row = { id, name: 'Talks', description: '', isPublic: true, createdAt: 1, updatedAt: 1 };
    await store.updateCollection(id, () => row);
    await store.updateItems(id, () => [{ collectionId: id, contentId, addedAt: 1, position: 0 }]);
    const path = framePath(contentId, 0, 5);
    for (const address of [path, `${path}&collection=${id}`]) expect((await app.request(address)).status).toBe(404);
    const stranger = await owner('youtube:other');
    expect((await app.request(path, { headers: { cookie: stranger.session } })).status).toBe(404);
    expect((await app.request(path, { headers: { cookie: session } })).status).toBe(200);
  });

  it('is shown though the text of a slide can’t be read by the database', async () => {
    const contentId = 'youtube:nul';
    const { store, session } = await owner(contentId);
    await store.putVisuals({ contentId, slides: [{ ...slideOf('image/jpeg'), text: 'a\u0000b' }], createdAt: 5 });
    const answer = await app.request(framePath(contentId, 0, 5), { headers: { cookie: session } });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, expect.stringContaining('immutable')]);
    expect((await app.request(framePath(contentId, 1, 5), { headers: { cookie: session } })).status).toBe(404);
  });

  it('is missing while the item is in the trash', async () => {
    const contentId = 'youtube:trashed';
    const { store, session } = await owner(contentId);
    const row = { contentId, tags: [], favourite: false, createdAt: 1, updatedAt: 1 };
    await store.updateSaved(contentId, () => ({ ...row, deletedAt: 2 }));
    const path = framePath(contentId, 0, 5);
    expect((await app.request(path, { headers: { cookie: session } })).status).toBe(404);
    await store.updateSaved(contentId, () => row);
    expect((await app.request(path, { headers: { cookie: session } })).status).toBe(200);
  });

  it('is missing for other image types, unknown slides and invalid tokens', async () => {
    const { session } = await owner('youtube:page', 'text/html');
    const open = (path: string, headers: Record<string, string> = { cookie: session }) => app.request(path, { headers });
    expect((await open(framePath('youtube:page', 0, 5))).status).toBe(404);
    for (const index of [2, 99_999_999_999_999, 1e21]) expect((await open(framePath('youtube:page', index, 5))).status).toBe(404);
    const refused = await open(framePath('youtube:page', 0, 5), { authorization: 'Bearer nonsense' });
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([401, 'no-store']);
    expect(await refused.json()).toMatchObject({ success: false, error: { code: 'unauthorized' } });
    expect(errors).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { Parser } from 'htmlparser2';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { parseFeed } from '../../lib/feeds/parse-feed.ts';
import type { Store } from '../../lib/ports/store.ts';
import type { SummaryContent } from '../../lib/records/summary.ts';
import { sqlStore } from '../../lib/store/sql/sql-store.ts';
import { content, summary, transcript } from '../../lib/store/testing/rows-suite.ts';
import { newUser, testAccounts } from '../testing/test-accounts.ts';
import { createItemRoutes } from './item-routes.ts';

const { database, accounts, errors } = await testAccounts();
const { db } = database;
afterAll(database.close);
const app = new Hono();
app.route('/', createItemRoutes({ db, accounts, onError: (error) => errors.push(error) }));

async function person() {
  const { userId } = await newUser(accounts);
  const header = accounts.sessions.cookie.write(await accounts.sessions.start(userId, '')).split(';')[0]!;
  const open = async (path: string) => {
    const response = await app.request(path, { headers: { cookie: header } });
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  /** Sends a form without fields, as a page of this server or of another one does. */
  const send = async (path: string, origin: string = accounts.config.origin) => {
    const type = 'application/x-www-form-urlencoded';
    const headers = { cookie: header, origin, 'content-type': type };
    const response = await app.request(path, { method: 'POST', headers });
    return { status: response.status, location: response.headers.get('location') };
  };
  return { userId, open, send, store: sqlStore(db, userId) };
}
const stranger = async (path: string) => {
  const response = await app.request(path);
  return { status: response.status, text: await response.text(), headers: response.headers };
};

const hostile = `</script><script>alert(1)</script><img src=x onerror=alert(1)>"'&`;
const digest: SummaryContent = {
  language: 'en',
  lines: [{ text: 'Clocks came to towers', cites: [65] }],
  chapters: [{ start: 10, end: 900, title: 'Towers', from: 0, to: 900, lines: [{ text: 'Then to trains', cites: [700] }] }],
};

async function fill(store: Store, contentId: string, title = 'How cities learned to tell the time') {
  await store.putContent({ ...content, contentId, title, author: 'Ann', publishedAt: '2024-05-17' });
  await store.putTranscript({ ...transcript, contentId });
  await store.addSummary({ ...summary(`${contentId} s`, 'k', 2), contentId, digest });
  await store.updateSaved(contentId, () => ({ contentId, tags: [], favourite: false, createdAt: 1, updatedAt: 1 }));
  await store.updateNote(contentId, () => ({
    note: { contentId, text: 'My **own** words, [then](#t=65)', createdAt: 1, updatedAt: 1 },
  }));
}
async function share(store: Store, contentIds: string[], { id = randomUUID() as string, isPublic = true, name = 'Time' } = {}) {
  const row = { id, name, description: 'All of it', isPublic, createdAt: 1, updatedAt: 1 };
  await store.updateCollection(id, () => row);
  const items = contentIds.map((contentId, position) => ({ collectionId: id, contentId, addedAt: 1, position }));
  await store.updateItems(id, () => items);
  return id;
}

/** The text as a browser shows it. */
function elementsOf(text: string) {
  const found: { name: string; attribs: Record<string, string> }[] = [];
  new Parser({ onopentag: (name, attribs) => found.push({ name, attribs }) }).end(text);
  return found;
}

let contentId: string;
beforeEach(() => {
  contentId = `youtube:${randomUUID()}`;
});
const pageOf = (id: string) => `/v/${encodeURIComponent(id)}`;

describe('the page of an item', () => {
  it('shows its owner everything', async () => {
    const owner = await person();
    await fill(owner.store, contentId);
    const { status, text } = await owner.open(pageOf(contentId));
    expect(status).toBe(200);
    expect(text).toContain('<h1>How cities learned to tell the time</h1>');
    expect(text).toContain('Ann · 2024-05-17 · 01:01 · ');
    const at = (seconds: number) => `href="${content.sourceUrl}&amp;t=${seconds}"`;
    expect(text).toMatch(/<a class="time" [^>]*>01:05<\/a> <span class="timed-text">Clocks came to towers<\/span>/);
    expect(text).toMatch(/>11:40<\/a> <span class="timed-text">Then to trains<\/span>/);
    for (const seconds of [65, 700, 10]) expect(text).toContain(at(seconds));
    expect(text).toContain('<span class="timed-text">Towers</span>');
    expect(text).toContain('<strong>own</strong>');
    expect(text).toContain(`<a href="${content.sourceUrl}&amp;t=65">then</a>`);
    expect(text).toMatch(/<details>\s*<summary><h2>Transcript<\/h2>/);
    expect(text).toContain('Wort Nummer 999');
    // Passages take half a minute.
    expect(text.split('Wort Nummer 30 ')[0]).toMatch(/>00:30<\/a> <span class="timed-text">$/);
  });

  it('is 404 for others, as a missing item is', async () => {
    const [owner, other] = [await person(), await person()];
    await fill(owner.store, contentId);
    await share(owner.store, [contentId], { isPublic: false });
    const unknown = await other.open(pageOf('youtube:nobody'));
    expect(unknown.status).toBe(404);
    expect(await other.open(pageOf(contentId))).toMatchObject({ status: 404, text: unknown.text });
    const response = await stranger(pageOf(contentId));
    expect(response.status).toBe(404);
    expect(response.text).toContain(`/account/sign-in?next=${encodeURIComponent(pageOf(contentId))}`);
    const [known, made] = [response.text, (await stranger(pageOf('youtube:nobody'))).text];
    const idless = (text: string, id: string) => text.replaceAll(encodeURIComponent(pageOf(id)), '');
    expect(idless(known, contentId)).toBe(idless(made, 'youtube:nobody'));
  });

  it('is missing while the item is in the trash', async () => {
    const owner = await person();
    await fill(owner.store, contentId);
    await share(owner.store, [contentId]);
    await owner.store.updateSaved(contentId, (row) => row && { ...row, deletedAt: 1 });
    expect((await owner.open(pageOf(contentId))).status).toBe(404);
    expect((await stranger(pageOf(contentId))).status).toBe(404);
  });

  it('shows everyone the items of a public collection, without notes and transcript', async () => {
    const owner = await person();
    await fill(owner.store, contentId);
    const id = await share(owner.store, [contentId]);
    for (const path of [pageOf(contentId), `${pageOf(contentId)}?collection=${id}`]) {
      const { status, text } = await stranger(path);
      expect(status).toBe(200);
      expect(text).toContain('Clocks came to towers');
      expect(text).toContain(`<a href="/c/${id}">Time</a>`);
      expect(text).not.toMatch(/own<|Wort Nummer|Transcript|Notes/);
    }
    expect((await stranger(`${pageOf(contentId)}?collection=${randomUUID()}`)).status).toBe(404);
    await owner.store.updateCollection(id, (row) => row && { ...row, isPublic: false });
    expect((await stranger(pageOf(contentId))).status).toBe(404);
  });

  it('prefers the user’s own item, then the collection that was public first', async () => {
    const [first, second, third] = [await person(), await person(), await person()];
    await fill(first.store, contentId, 'First');
    await fill(second.store, contentId, 'Second');
    await fill(third.store, contentId, 'Third');
    await share(first.store, [contentId]);
    const id = await share(second.store, [contentId]);
    expect((await third.open(pageOf(contentId))).text).toContain('<h1>Third</h1>');
    expect((await stranger(pageOf(contentId))).text).toContain('<h1>First</h1>');
    expect((await third.open(`${pageOf(contentId)}?collection=${id}`)).text).toContain('<h1>Second</h1>');
  });

  it.each([`generic:${'é/ü?#&%25'} "<>`, 'podcast:a/b/../c', `web:${'x'.repeat(1000)}`])('is found by any id: %s', async (id) => {
    const owner = await person();
    await fill(owner.store, id);
    expect((await owner.open(pageOf(id))).status).toBe(200);
  });

  it('escapes text of others, and runs no script', async () => {
    const owner = await person();
    await owner.store.putContent({ ...content, contentId, title: hostile, author: hostile, sourceUrl: 'javascript:alert(1)' });
    await owner.store.putTranscript({
      ...transcript,
      contentId,
      language: hostile,
      cues: [{ index: 0, startTime: 0, endTime: 1, text: hostile, speaker: hostile }],
    });
    const line = { text: hostile, cites: [0] };
    const evil = {
      language: hostile,
      lines: [line],
      chapters: [{ start: 0, end: 1, title: hostile, from: 0, to: 1, lines: [line] }],
    };
    await owner.store.addSummary({ ...summary(contentId, 'k', 1), contentId, digest: evil });
    const note = {
      contentId,
      text: `${hostile}\n\n[x](javascript:alert(1)) ![x](https://example.com/x.png)`,
      createdAt: 1,
      updatedAt: 1,
    };
    await owner.store.updateNote(contentId, () => ({ note }));
    const id = await share(owner.store, [contentId], { name: hostile });
    const answers = [await owner.open(pageOf(contentId)), await stranger(pageOf(contentId)), await stranger(`/c/${id}`)];
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      for (const { name, attribs } of elementsOf(text)) {
        expect(['script', 'img', 'style', 'iframe', 'object', 'base', 'form']).not.toContain(name);
        for (const [attribute, value] of Object.entries(attribs)) {
          expect(attribute).not.toMatch(/^(on|src|style)/);
          if (attribute === 'href') expect(value).toMatch(/^(https:\/\/|\/(?!\/))/);
        }
      }
      expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
    }
    expect(answers[0]!.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(answers[0]!.headers.get('cache-control')).toBe('no-store');
  });

  it('shows that there is no summary yet', async () => {
    const owner = await person();
    await owner.store.putContent({ ...content, contentId });
    expect((await owner.open(pageOf(contentId))).text).toContain('No summary yet.');
  });
});

describe('the page of a collection', () => {
  it('shows the summaries of its items', async () => {
    const owner = await person();
    await fill(owner.store, contentId);
    const id = await share(owner.store, [contentId]);
    const lines = [{ text: 'They agree on clocks', cites: [contentId] }];
    await owner.store.updateCollection(id, (row) => row && { ...row, aggregated: { lines, createdAt: 1 } });
    const { status, text } = await stranger(`/c/${id}`);
    expect(status).toBe(200);
    expect(text).toContain('<h1>Time</h1>');
    expect(text).toContain('All of it');
    expect(text).toContain('1 item<');
    expect(text).toContain('<li>They agree on clocks</li>');
    expect(text).toContain('<li>Clocks came to towers</li>');
    expect(text).toContain(`<a href="${pageOf(contentId)}?collection=${id}">How cities learned to tell the time</a>`);
    expect(text).not.toMatch(/own<|Wort Nummer/);
  });

  it('has a feed of what was added last, without notes', async () => {
    const owner = await person();
    const later = `${contentId} later`;
    await fill(owner.store, contentId);
    await fill(owner.store, later, hostile);
    const id = await share(owner.store, [contentId, later]);
    await owner.store.updateItems(id, (items) => items.map((item, at) => ({ ...item, addedAt: at * 1000 })));
    const { status, text, headers } = await stranger(`/c/${id}/feed.xml`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(text).not.toMatch(/own|<script|<img/);
    const { title, items } = parseFeed({ url: 'https://a.example', content: text }, Date.now());
    expect([title, items.map((item) => item.id)]).toEqual(['Time', [later, contentId]]);
    await owner.store.updateCollection(id, (row) => row && { ...row, isPublic: false });
    expect((await stranger(`/c/${id}/feed.xml`)).status).toBe(404);
  });

  it('exists for public collections only', async () => {
    const owner = await person();
    const id = await share(owner.store, [], { isPublic: false });
    const unknown = await stranger(`/c/${randomUUID()}`);
    expect(unknown.status).toBe(404);
    expect(await stranger(`/c/${id}`)).toMatchObject({ status: 404, text: unknown.text });
    expect((await owner.open(`/c/${id}`)).status).toBe(404);
    await owner.store.updateCollection(id, (row) => row && { ...row, isPublic: true });
    expect((await stranger(`/c/${id}`)).text).toContain('No items yet');
    await owner.store.updateCollection(id, (row) => row && { ...row, deletedAt: 1 });
    expect(await stranger(`/c/${id}`)).toMatchObject({ status: 404, text: unknown.text });
  });

  it('can be acquired and released by a signed-in user', async () => {
    const [owner, reader] = [await person(), await person()];
    await fill(owner.store, contentId);
    const id = await share(owner.store, [contentId]);
    const forms = (text: string) => elementsOf(text).flatMap(({ name, attribs }) => (name === 'form' ? attribs.action : []));
    const links = (text: string) => elementsOf(text).flatMap(({ attribs }) => attribs.href ?? []);
    const strangers = (await stranger(`/c/${id}`)).text;
    expect(forms(strangers)).toEqual([]);
    expect(links(strangers)).toContain(`/account/sign-in?next=${encodeURIComponent(`/c/${id}`)}`);
    const owners = (await owner.open(`/c/${id}`)).text;
    expect([forms(owners), owners.includes('how others see your collection')]).toEqual([[], true]);
    expect(forms((await reader.open(`/c/${id}`)).text)).toEqual([`/c/${id}/acquire`]);
    expect(await reader.send(`/c/${id}/acquire`)).toMatchObject({ status: 303, location: `/c/${id}` });
    expect(forms((await reader.open(`/c/${id}`)).text)).toEqual([`/c/${id}/release`]);
    expect(await reader.store.readGroup({ kind: 'shared', id: `collection:${id}` })).toHaveLength(2);
    expect(await reader.send(`/c/${id}/release`)).toMatchObject({ status: 303 });
    expect(await reader.store.readGroup({ kind: 'shared', id: `collection:${id}` })).toEqual([]);
  });

  it('is not acquired by a request of another site, nor by a user who may not see it', async () => {
    const [owner, reader] = [await person(), await person()];
    const id = await share(owner.store, []);
    expect(await reader.send(`/c/${id}/acquire`, 'https://elsewhere.example')).toMatchObject({ status: 403 });
    await owner.store.updateCollection(id, (row) => row && { ...row, isPublic: false });
    await reader.send(`/c/${id}/acquire`);
    await owner.store.updateCollection(id, (row) => row && { ...row, isPublic: true });
    const response = await app.request(`/c/${id}/acquire`, { method: 'POST', headers: { origin: accounts.config.origin } });
    expect([response.status, response.headers.get('location')]).toEqual([303, `/c/${id}`]);
    expect(await reader.store.readGroup({ kind: 'shared', id: `collection:${id}` })).toEqual([]);
  });

  it('has pages of fifty', async () => {
    const owner = await person();
    const ids = Array.from({ length: 101 }, (_, at) => `${contentId} ${at}`);
    for (const one of ids) await owner.store.putContent({ ...content, contentId: one, title: `Talk ${one.split(' ')[1]}.` });
    const id = await share(owner.store, ids);
    const talks = async (query: string) => {
      const { status, text } = await stranger(`/c/${id}${query}`);
      return [status, ...(text.match(/Talk \d+(?=\.)/g) ?? [])];
    };
    expect(await talks('')).toEqual([200, ...Array.from({ length: 50 }, (_, at) => `Talk ${at}`)]);
    expect(await talks('?page=3')).toEqual([200, 'Talk 100']);
    for (const query of ['?page=4', '?page=0', '?page=-1', '?page=x', '?page=1e3', '?page=999999999999'])
      expect(await talks(query)).toEqual([404]);
    expect((await stranger(`/c/${id}?page=2`)).text).toContain('Page 2 of 3');
  });
});

import 'fake-indexeddb/auto';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { LocatedMedia } from '../../lib/contract/page.ts';
import { locateMedia } from '../../lib/sites/generic/rank-media.ts';
import { compress } from '../../lib/store/compression.ts';
import { openDatabase } from '../../lib/store/dexie/database.ts';
import type { Port } from '../../lib/transports/message.ts';
import { messageClient } from '../../lib/transports/message-client.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { portPair } from '../../lib/transports/testing/port-pair.ts';
import type { ChannelClient } from '../channels/channel.ts';
import type { playerChannel } from '../channels/player-channel.ts';
import { isPlayerUsed, writePlayerPage, writePlayerSetting } from '../channels/player-storage.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { servePlayers } from './serve-players.ts';

type IncomingPort = Port & { sender: { id: string; url: string; tab: { id: number } } };
type Script = { id: string; matches: string[] };

/** An area of the browser's storage. */
function storageArea() {
  const values = new Map<string, unknown>();
  const listeners: ((changes: Record<string, unknown>) => void)[] = [];
  const change = (name: string) => {
    for (const listener of listeners) listener({ [name]: {} });
  };
  return {
    values,
    get: async (name?: string) => Object.fromEntries([...values].filter(([key]) => name === undefined || key === name)),
    set: async (entries: Record<string, unknown>) => {
      for (const [name, value] of Object.entries(entries)) {
        values.set(name, value);
        change(name);
      }
    },
    remove: async (name: string) => {
      values.delete(name);
      change(name);
    },
    onChanged: { addListener: (listener: (changes: Record<string, unknown>) => void) => listeners.push(listener) },
  };
}

/** A browser of one tab that records scripts and messages. */
const fake = {
  local: storageArea(),
  session: storageArea(),
  scripts: [] as Script[],
  messages: [] as number[],
  onConnect: [] as ((port: IncomingPort) => void)[],
  onInstalled: [] as (() => void)[],
};
vi.mock('wxt/browser', async () => ({ browser: (await import('../testing/fake-browser.ts')).fakeBrowser }));
Object.assign(fakeBrowser, {
  runtime: {
    id: 'gloss',
    onConnect: { addListener: (listener: (port: IncomingPort) => void) => fake.onConnect.push(listener) },
    onInstalled: { addListener: (listener: () => void) => fake.onInstalled.push(listener) },
  },
  storage: { local: fake.local, session: fake.session },
  tabs: { query: async () => [{ id: 7 }], sendMessage: async (tabId: number) => void fake.messages.push(tabId) },
  scripting: {
    getRegisteredContentScripts: async () => [...fake.scripts],
    unregisterContentScripts: async () => void fake.scripts.splice(0),
    registerContentScripts: async (added: Script[]) => void fake.scripts.push(...added),
  },
});

const pageUrl = 'https://talks.example/watch';
const snapshot = { url: pageUrl, title: '', elements: [], frames: [], manifests: [], meta: [], jsonLd: [] };

/** The channel of a player script in a tab's page. */
const connect = (url = pageUrl) =>
  messageClient<ChannelClient<typeof playerChannel>>(() => {
    const { caller, answerer } = portPair();
    for (const listener of fake.onConnect)
      listener({ ...answerer, name: portNames.player, sender: { id: 'gloss', url, tab: { id: 7 } } });
    return caller;
  });

const install = () => {
  for (const listener of fake.onInstalled) listener();
};
const matches = () => fake.scripts.flatMap((script) => script.matches);

vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
afterAll(() => vi.useRealTimers());
const served = openDatabase();
servePlayers(served, { findSkim: async () => [] }, async (page) => locateMedia(page));

/** Sends the notifications that wait for their interval, and waits for what they read before. */
async function sendNotifications() {
  await vi.runAllTimersAsync();
  await served.tasks.count();
  await new Promise(setImmediate);
}
const countMessages = async () => {
  await sendNotifications();
  return fake.messages.length;
};

beforeEach(async () => {
  // The texts that the test before stored are notified of later.
  await sendNotifications();
  await writePlayerSetting('player.sites', []);
  fake.session.values.clear();
  await expect.poll(matches).toEqual([]);
  fake.messages.length = 0;
});

it('registers no script for users who have not switched the player on', async () => {
  install();
  await writePlayerSetting('player.keys', true);
  await writePlayerPage('page', 7, pageUrl);
  await new Promise(setImmediate);
  expect(fake.scripts).toEqual([]);
});

it('registers the script for the chosen sites, again after an update, and removes it when the last one is switched off', async () => {
  await writePlayerSetting('player.sites', ['talks.example']);
  await expect.poll(matches).toEqual(['*://talks.example/*']);
  // An update loses the registration.
  fake.scripts.length = 0;
  install();
  await expect.poll(matches).toEqual(['*://talks.example/*']);
  await writePlayerSetting('player.sites', ['talks.example', 'video.example']);
  await expect.poll(matches).toEqual(['*://talks.example/*', '*://video.example/*']);
  await writePlayerSetting('player.sites', []);
  await expect.poll(matches).toEqual([]);
});

it('reports a registration that fails, and makes the next one', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(fake.scripts, 'push').mockImplementationOnce(() => {
    throw new Error('invalid match pattern');
  });
  await writePlayerSetting('player.sites', ['talks.example']);
  await expect.poll(() => report.mock.calls).toEqual([[new Error('invalid match pattern')]]);
  await writePlayerSetting('player.sites', ['talks.example', 'video.example']);
  await expect.poll(matches).toEqual(['*://talks.example/*', '*://video.example/*']);
});

it('answers a page only where the player is on, and never for another origin', async () => {
  expect(await connect().load({ snapshot })).toEqual({ isOn: false });
  await writePlayerPage('page', 7, pageUrl);
  expect(await connect().load({ snapshot })).toEqual({ isOn: true, content: undefined });
  expect(await connect().load({ snapshot: { ...snapshot, url: `${pageUrl}/next` } })).toEqual({ isOn: false });
  await expect(connect('https://evil.example/').load({ snapshot })).rejects.toMatchObject({ code: 'forbidden' });
});

it('lets a page end a skim, and start one only where the player is on', async () => {
  await expect(connect().storeSkim({ pageUrl, isSkimming: true })).rejects.toMatchObject({ code: 'forbidden' });
  await writePlayerPage('skim', 7, pageUrl);
  expect(await connect().load({ snapshot })).toEqual({ isOn: true, content: undefined });
  await connect().storeSkim({ pageUrl, isSkimming: false });
  expect(await connect().load({ snapshot })).toEqual({ isOn: false });
});

it('notifies the scripts of a choice, but not of the layout and the skim that they change themselves', async () => {
  await writePlayerSetting('player.view', 'original');
  await expect.poll(() => fake.messages).toEqual([7]);
  await writePlayerSetting('player.layout', { scale: 1, bottom: 0 });
  await writePlayerPage('skim', 7, pageUrl);
  await new Promise(setImmediate);
  expect(fake.messages).toEqual([7]);
});

it('notifies the scripts of a stored translation while the player is used', async () => {
  const database = openDatabase();
  const put = (language: string) =>
    database.translations.put({ contentId: 'web:talk', trackId: '', key: language, language, texts: [] } as never);
  await put('de');
  await writePlayerPage('page', 7, pageUrl);
  await expect.poll(countMessages).toBeGreaterThan(0);
  const before = await countMessages();
  await put('fr');
  await expect.poll(countMessages).toBeGreaterThan(before);
  database.close();
});

it('notifies the scripts of a stored text also where the tasks are unreadable', async () => {
  await writePlayerPage('page', 7, pageUrl);
  await sendNotifications();
  fake.messages.length = 0;
  const read = vi.spyOn(served.tasks, 'where').mockImplementation(() => {
    throw new Error('The database is closed.');
  });
  await served.translations.put({ contentId: 'web:talk', trackId: '', key: 'it', language: 'it', texts: [] } as never);
  await expect.poll(countMessages).toBeGreaterThan(0);
  expect(read).toHaveBeenCalled();
});

it('is used on the pages of open tabs only', async () => {
  await writePlayerPage('page', 9, pageUrl);
  expect(await isPlayerUsed()).toBe(false);
  await writePlayerPage('skim', 7, pageUrl);
  expect(await isPlayerUsed()).toBe(true);
});

it('shows the lines of a translation while it is made', async () => {
  const database = openDatabase();
  await writePlayerSetting('player.view', 'both');
  await writePlayerPage('page', 7, pageUrl);
  const shape = { width: 640, height: 360, visible: true, playing: false, muted: false, loop: false, autoplay: false };
  const file = { sources: ['https://talks.example/a.mp4'], tracks: [], duration: 60, advertising: false, title: '' };
  const watched = { ...snapshot, elements: [{ kind: 'video' as const, ...shape, ...file }] };
  const [{ mediaItem }] = locateMedia(watched) as [LocatedMedia];
  const { contentId } = mediaItem;
  const cues = ['One', 'Two'].map((text, index) => ({ index, startTime: index, endTime: index + 1, text }));
  const transcript = { contentId, trackId: 'en', language: 'en', cues: await compress(JSON.stringify(cues)), createdAt: 1 };
  await database.transcripts.put(transcript as never);
  const task = { taskId: 't', contentId, status: 'pending', wish: { product: 'translation' }, createdAt: 1 };
  await database.tasks.put(task as never);
  fake.messages.length = 0;
  await database.partials.put({ taskId: 't', trackId: 'en', language: 'de', texts: ['', 'Zwei'], updatedAt: 1 });
  await expect.poll(countMessages).toBeGreaterThan(0);
  const lines = async () => {
    const answer = await connect().load({ snapshot: watched });
    return answer.isOn && answer.content?.lines.map(({ text, translation }) => [text, translation]);
  };
  expect(await lines()).toEqual([
    ['One', undefined],
    ['Two', 'Zwei'],
  ]);
  await writePlayerSetting('player.view', 'translated');
  expect(await lines()).toEqual([
    ['One', undefined],
    ['Zwei', undefined],
  ]);
  database.close();
});

import { feedChannels } from '../world/feeds/channels.ts';
import { allowing } from './clicks.ts';
import { fireAlarm } from './fire-alarm.ts';
import { expect } from './gloss.ts';
import { badge, call, refreshFeeds } from './refresh-feeds.ts';

const test = allowing('*.feeds.example');

/** Feeds of every kind. Those that never answer take as long as a request may, and are part of the soak test. */
const sample = feedChannels.filter(({ kind, title }) => kind !== 'hanging' && Number(title.split(' ')[1]) < 4);

test('feeds are refreshed although some fail and the worker is killed', async ({ gloss, tab, world }) => {
  await refreshFeeds(gloss, tab, world, sample);
});

test('a stopped worker is woken when a feed is due, and only then', async ({ gloss, tab, world }) => {
  await tab.goto(`chrome-extension://${gloss.extensionId}/sidepanel.html`);
  const alarm = () => tab.evaluate(() => chrome.alarms.get('feeds'));
  await call(tab, 'getFeed');
  expect(await alarm()).toBeUndefined();
  const { feedUrl } = feedChannels.find(({ kind }) => kind === 'growing')!;
  await call(tab, 'subscribeChannel', { channelUrl: feedUrl });
  expect((await alarm())!.scheduledTime).toBeGreaterThan(Date.now() + 25 * 60_000);

  // Half an hour later.
  await tab.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('gloss');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('channels', 'readwrite');
          const store = writing.objectStore('channels');
          const reading = store.getAll();
          reading.onsuccess = () => {
            for (const row of reading.result) store.put({ ...row, refresh: { ...row.refresh, nextAt: 1 } });
          };
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await gloss.killWorker();
  await fireAlarm(tab, 'feeds');
  await expect.poll(() => world.requests.filter(({ url }) => url.href === feedUrl).length).toBe(2);
  // Two, if its first item is of the very second in which it was followed.
  await expect.poll(() => badge(tab)).toMatch(/^[12]$/);
  await call(tab, 'unsubscribeChannel', { channelUrl: feedUrl });
  // The refresh that the alarm started may still be busy with the item; its end clears the alarm.
  await expect.poll(alarm).toBeUndefined();
  await expect.poll(() => badge(tab)).toBe('');
});

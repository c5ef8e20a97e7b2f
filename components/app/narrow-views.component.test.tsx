import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import CollectionView from '../collections/collection-view.tsx';
import ExportDialog from '../exporting/export-dialog.tsx';
import FeedView from '../feed/feed-view.tsx';
import { LibraryView } from '../library/library-view.tsx';
import { QuickSummary } from '../popup/quick-summary.tsx';
import { SettingsPage } from '../settings/settings-page.tsx';
import { css } from '../testing/css.ts';
import { type FakeApp, fakeApp } from '../testing/fake-app.ts';
import { findOverflow } from '../testing/overflow.ts';
import { channelOf, feedItemOf, putItem } from '../testing/records.ts';
import { renderView } from '../testing/render.tsx';
import { renderItem } from '../testing/render-item.tsx';
import { serviceApp } from '../testing/service-app.ts';
import { languages, pseudoLanguage, setLanguage } from '../testing/switchable-catalog.ts';
import { talks } from '../testing/talks.ts';
import { Button } from '../ui/button.tsx';
import { WelcomePage } from '../welcome/welcome-page.tsx';

/** `npm run soak` sweeps every language. */
const swept = import.meta.env.VITE_ALL_LANGUAGES ? [pseudoLanguage, ...languages] : [pseudoLanguage, 'ar'];

const shown = async (selector: string) => expect.element(css(selector).first()).toBeVisible();
const overflowAfter = async (selector: string): Promise<string[]> => {
  await shown(selector);
  // Observers of sizes run before a frame is painted.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return findOverflow();
};
/** Opens the tabs one after the other. Returns what overflows in each, once its content matches the selector. */
async function overflowOfTabs(contents: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const [place, content] of contents.entries()) {
    await css('[role="tab"]').nth(place).click();
    for (const line of await overflowAfter(`[role="tabpanel"][data-state="active"] :is(${content})`))
      found.push(`tab ${place}: ${line}`);
  }
  return found;
}

async function fullApp(): Promise<FakeApp> {
  const app = fakeApp();
  const { database } = app;
  for (const id of ['a', 'b']) await putItem(database, id, { tags: ['time', 'railways'], favourite: true });
  await putItem(database, 'c', { deletedAt: 5 });
  await database.notes.put({ contentId: 'a', text: '**First** thought', createdAt: 1, updatedAt: 1 });
  await database.collections.put({ id: 'c', name: 'Clocks', description: 'Time', isPublic: true, createdAt: 1, updatedAt: 1 });
  await database.collectionItems.put({ collectionId: 'c', contentId: 'a', addedAt: 1, position: 1 });
  await database.channels.bulkPut([channelOf('one', { unseen: 1, lastSeenAt: 1 }), channelOf('two')]);
  await database.channelItems.bulkPut([feedItemOf('one', 'x'), feedItemOf('two', 'y', { arrivedAt: 0 })]);
  return app;
}

/** Each renders a view. They return what overflows in it. */
const views: Record<string, () => Promise<string[]>> = {
  async popup() {
    const app = serviceApp();
    await app.summarize();
    renderView(app, <QuickSummary mediaItem={talks.talk.mediaItem} chooser={null} OpenPanel={() => <Button>Gloss</Button>} />);
    return overflowAfter('[data-line]');
  },
  async panel() {
    const app = serviceApp();
    await app.summarize();
    renderItem(app);
    await shown('[data-line]');
    return overflowOfTabs(['[data-line]', '[data-view="chapters"]', '[data-cue]', 'textarea', 'form textarea, form input']);
  },
  async 'panel without captions'() {
    renderItem(serviceApp(), 'silent');
    return overflowAfter('[data-state="no-captions"]');
  },
  async export() {
    const app = serviceApp();
    const contentId = await app.summarize();
    renderView(app, <ExportDialog contentId={contentId} onClose={() => undefined} />);
    return overflowAfter('dialog button');
  },
  async library() {
    renderView(await fullApp(), <LibraryView onOpen={() => undefined} collections={<p>Gloss</p>} />);
    return overflowOfTabs(['h2', 'h2', 'p', 'h2']);
  },
  async collection() {
    renderView(await fullApp(), <CollectionView collectionId="c" onOpen={() => undefined} onBack={() => undefined} />);
    return overflowAfter('h2');
  },
  async feed() {
    renderView(await fullApp(), <FeedView onOpen={() => undefined} />);
    return overflowOfTabs(['h3', 'h2']);
  },
  async welcome() {
    const { mediaItem, cues } = talks.talk;
    const lines = cues.en!.map((cue, index) => ({ ...cue, index }));
    const digest = { language: 'en', lines: [{ text: lines[0]!.text, cites: [0] }], chapters: [] };
    const talk = { title: mediaItem.title, author: 'Ann', cues: lines, digest: digest as never };
    renderView(fakeApp(), <WelcomePage talk={talk} base="/demo/talk" isPinned={false} />);
    return overflowAfter('[data-line]');
  },
};

for (const name of ['summaries', 'transcription', 'library', 'account', 'privacy', 'about']) {
  views[`settings, ${name}`] = async () => {
    location.hash = name;
    renderView(await fullApp(), <SettingsPage />);
    return overflowAfter('[data-settings="ready"] h2');
  };
}

afterAll(() => setLanguage('en'));

describe.each(swept)('in %s at 320 pixels', (language) => {
  beforeEach(async () => {
    await setLanguage(language);
    await page.viewport(320, 640);
  });

  it.each(Object.keys(views))('nothing is cut off or scrolls sideways: %s', async (name) => {
    const found = await views[name]!();
    expect(found).toEqual([]);
  });
});

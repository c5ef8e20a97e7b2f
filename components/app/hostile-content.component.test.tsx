import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { htmlBundle } from '../../lib/export/html/html-bundle.ts';
import { toExportItem } from '../../lib/export/to-export-item.ts';
import type { CitedLine } from '../../lib/records/summary.ts';
import { hostileMedia } from '../../test/attack/hostile-media.ts';
import { hostileUrl, run } from '../../test/attack/strings/hostile-string.ts';
import { hostileStrings } from '../../test/attack/strings/hostile-strings.ts';
import CollectionView from '../collections/collection-view.tsx';
import CollectionsView from '../collections/collections-view.tsx';
import FeedView from '../feed/feed-view.tsx';
import { exportingText } from '../i18n/exporting-text.ts';
import { feedText } from '../i18n/feed-text.ts';
import { libraryText } from '../i18n/library-text.ts';
import { t } from '../i18n/t.ts';
import { LibraryView } from '../library/library-view.tsx';
import NotesView from '../notes/notes-view.tsx';
import { ItemPanel } from '../panel/item-panel.tsx';
import { QuickSummary } from '../popup/quick-summary.tsx';
import { SettingsPage } from '../settings/settings-page.tsx';
import { type FakeApp, fakeApp } from '../testing/fake-app.ts';
import { channelOf, contentOf, feedItemOf, putTranscript, savedOf, summaryOf, transcriptOf } from '../testing/records.ts';
import { renderView } from '../testing/render.tsx';
import { type PageWatch, watchPage } from '../testing/watch-page.ts';

/** Strings of one view, all in `npm run soak`; long ones are about time, which other tests bound. */
const short = hostileStrings.filter(({ text }) => text.length < 3000).map(({ text }) => text);
const count = import.meta.env.VITE_HOSTILE_STRINGS === 'all' ? short.length : 120;
const seed = Number(import.meta.env.VITE_HOSTILE_SEED ?? Math.floor(Math.random() * 2 ** 31));
const texts = fc.sample(fc.shuffledSubarray(short, { minLength: count, maxLength: count }), { numRuns: 1, seed })[0]!;
const repeat = `repeat with VITE_HOSTILE_SEED=${seed}`;

let watch: PageWatch;
beforeEach(() => {
  watch = watchPage();
});
afterEach(() => watch.stop());

/** Expects that nothing of the content had an effect once the view shows `last`. */
async function expectHarmless(root: ParentNode, isShown: () => boolean): Promise<void> {
  await expect.poll(isShown, { message: repeat }).toBe(true);
  // Images fail, and handlers run, in the tasks after the one that inserts them.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(watch.findEffects(root), repeat).toEqual([]);
}
const shows =
  (root: Element, selector: string, min = 1) =>
  () =>
    root.querySelectorAll(selector).length >= min;

const marker = 'the last line';
const lines = (): CitedLine[] => [...texts, marker].map((text, index) => ({ text, cites: [index % 3] }));

/** Fills a database with one item whose lines, chapters, captions, messages and topics are hostile. */
async function putHostileItem({ database }: FakeApp, title = texts[0]!): Promise<void> {
  const chapters = texts.map((text, at) => ({
    start: at,
    end: at + 1,
    title: text,
    from: 0,
    to: 1,
    lines: [{ text, cites: [0] }],
  }));
  const cues = texts.map((text, index) => ({ index, startTime: index, endTime: index + 1, text, speaker: text.slice(0, 200) }));
  const tracks = texts.slice(0, 20).map((label, at) => ({
    trackId: at === 0 ? 'en' : `t${at}`,
    language: at === 0 ? 'en' : label.slice(0, 35),
    label,
    provenance: 'creator' as const,
  }));
  await database.contents.put(contentOf('a', { title, author: texts[1], publishedAt: texts[2], tracks, coverUrl: hostileUrl }));
  await database.saved.put(savedOf('a', { tags: texts.slice(0, 50) }));
  await putTranscript(database, transcriptOf('a', { cues }));
  await database.summaries.put(summaryOf('a', { digest: { language: texts[3]!, lines: lines(), chapters } }));
  const message = (content: string, createdAt = 1e6) => ({
    role: 'assistant' as const,
    content,
    citations: [{ contentId: content, trackId: content, from: 0, to: 1, startTime: 0 }],
    createdAt,
  });
  await database.chats.put({
    chatId: 'content:a',
    messages: [...texts.map((text, at) => message(text, at + 1)), { ...message(marker), role: 'user' }],
    suggestedQuestions: texts.slice(0, 30),
    updatedAt: 1,
  });
  const topics = [...texts.slice(0, 60), marker].map((title) => ({ title, children: [{ title, children: [] }] }));
  await database.mindMaps.put({ contentId: 'a', summaryId: 'summary a', map: { title, children: topics }, createdAt: 1 });
}

const subject = { contentId: 'a', url: 'https://www.youtube.com/watch?v=a', title: texts[0]!, duration: 90 };
const tab = (name: 'chapters' | 'subtitles' | 'notes' | 'ask') => page.getByRole('tab', { name: t(`tabs.${name}`), exact: true });

async function openPanel(isReader = false) {
  const app = fakeApp({ client: { generateMindMap: async () => ({}) } });
  await putHostileItem(app);
  const view = renderView(app, <ItemPanel subject={subject} player={{ plays: true, to: () => undefined }} isReader={isReader} />);
  await expect.poll(() => view.textContent).toContain(marker);
  return view;
}

it.each([false, true])('the summary of the panel (reader: %s) shows hostile texts as texts', async (isReader) => {
  const view = await openPanel(isReader);
  await expectHarmless(view, () => view.textContent!.includes(marker));
});

it('the chapters show hostile texts as texts', async () => {
  const view = await openPanel();
  await tab('chapters').click();
  await expectHarmless(view, shows(view, '[data-chapter]', count));
});

it('the mind map shows hostile texts as texts', async () => {
  const view = await openPanel();
  await tab('chapters').click();
  await page.getByRole('radio', { name: exportingText('map.map') }).click();
  await expectHarmless(view, shows(view, 'foreignObject', 60));
});

it('the captions show hostile texts as texts, searched ones too', async () => {
  const view = await openPanel();
  await tab('subtitles').click();
  await expectHarmless(view, shows(view, '[data-view="subtitles"] li, [role="listitem"]'));
});

it('a conversation shows hostile answers without effect', async () => {
  const view = await openPanel();
  await tab('ask').click();
  await expectHarmless(view, shows(view, '[data-message="assistant"]', count));
});

it('a note shows hostile Markdown without effect', async () => {
  const app = fakeApp();
  await putHostileItem(app);
  await app.database.notes.put({ contentId: 'a', text: ['Loaf', ...texts].join('\n\n'), createdAt: 1, updatedAt: 1 });
  const view = renderView(
    app,
    <NotesView contentId="a" url={subject.url} seek={{ plays: false, to: () => undefined }} toPortable={(text) => text} />,
  );
  // A code fence or a comment that is never closed takes all that follows, so only the first paragraph is certain.
  await expectHarmless(view, () => [...view.querySelectorAll('p')].some(({ textContent }) => textContent === 'Loaf'));
});

it('the popup shows hostile texts as texts', async () => {
  const app = fakeApp();
  await putHostileItem(app);
  const mediaItem = { ...subject, kind: 'video' as const, tracks: [] };
  const view = renderView(app, <QuickSummary mediaItem={mediaItem} chooser={null} OpenPanel={() => null} />);
  await expectHarmless(view, () => view.textContent!.includes(marker));
});

it('the library, its notes, trash and search show hostile texts as texts', async () => {
  const results = texts.map((snippet, at) => ({
    contentId: `i${at}`,
    title: snippet,
    sourceUrl: subject.url,
    snippet,
    highlights: [{ from: 0, to: Math.min(3, snippet.length) }],
    matchType: 'subtitle',
    timestamp: at,
  }));
  const app = fakeApp({ client: { searchLibrary: async () => ({ results, count: results.length }) } });
  const { database } = app;
  for (const [at, text] of texts.entries()) {
    await database.contents.put(contentOf(`i${at}`, { title: text, author: text, coverUrl: hostileUrl }));
    await database.saved.put(savedOf(`i${at}`, { tags: [text], createdAt: at, ...(at % 2 && { deletedAt: 5 }) }));
    await database.notes.put({ contentId: `i${at}`, text, createdAt: 1, updatedAt: at });
  }
  const view = renderView(app, <LibraryView onOpen={() => undefined} collections={null} />);
  await expectHarmless(view, shows(view, 'h2', 5));
  for (const section of ['notes', 'trash'] as const) {
    await page.getByRole('tab', { name: libraryText(`section.${section}`), exact: true }).click();
    await expectHarmless(view, shows(view, 'li', 5));
  }
  await page.getByRole('tab', { name: libraryText('section.saved'), exact: true }).click();
  await page.getByRole('searchbox').fill('a');
  await expectHarmless(view, shows(view, 'mark', 5));
});

it('collections and what they hold show hostile texts as texts', async () => {
  const app = fakeApp();
  const { database } = app;
  await putHostileItem(app);
  const row = { isPublic: false, createdAt: 1, updatedAt: 1 };
  await database.collections.bulkPut(texts.map((name, at) => ({ id: `c${at}`, name, description: name, ...row })));
  const aggregated = { lines: texts.map((text) => ({ text, cites: ['a'] })), createdAt: 1 };
  await database.collections.put({ id: 'c', name: texts[4]!, description: texts[5]!, aggregated, ...row });
  await database.collectionItems.put({ collectionId: 'c', contentId: 'a', addedAt: 1, position: 1 });
  const list = renderView(app, <CollectionsView onOpen={() => undefined} />);
  await expectHarmless(list, shows(list, 'li', 10));
  const one = renderView(app, <CollectionView collectionId="c" onOpen={() => undefined} onBack={() => undefined} />);
  for (const { textContent } of one.querySelectorAll('[role="tab"]')) {
    await page.getByRole('tab', { name: textContent!, exact: true }).click();
    await expectHarmless(one, () => true);
  }
  await expectHarmless(one, shows(one, 'li'));
});

it('the feed and its channels show hostile texts as texts', async () => {
  const app = fakeApp();
  const { database } = app;
  await database.channels.bulkPut(
    texts.map((title, at) => channelOf(`c${at}`, { title, description: title, coverUrl: hostileUrl, lastSeenAt: 1 })),
  );
  await database.channelItems.bulkPut(texts.map((title, at) => feedItemOf(`c${at}`, `i${at}`, { title, coverUrl: hostileUrl })));
  const view = renderView(app, <FeedView onOpen={() => undefined} />);
  await expectHarmless(view, shows(view, 'h2, h3', 3));
  await page.getByRole('tab', { name: feedText('section.channels') }).click();
  await expectHarmless(view, shows(view, 'li', 3));
});

it('the settings show hostile names and prompts as texts', async () => {
  const named = texts.filter((text) => text.trim() !== '').map((text) => text.slice(0, 200));
  const settings = {
    engine: 'auto',
    transcriber: 'auto',
    templates: named.map((name, at) => ({ id: `t${at}`, name, text: name })),
    providers: named.map((name, at) => ({ id: `p${at}`, kind: 'openaiCompatible', name, model: name, hasKey: true })),
    outputLanguage: null,
    spendingCap: null,
    rssHub: hostileUrl,
    spent: 0,
  };
  const app = fakeApp({ client: { getSettings: async () => settings } });
  const view = renderView(app, <SettingsPage />);
  await expectHarmless(view, shows(view, 'h3', 10));
});

it('an exported page shows hostile texts as texts in a browser', async () => {
  const mediaItem = hostileMedia(texts[6]!, texts[7]);
  const cues = texts.map((text, index) => ({ index, startTime: index, endTime: index + 1, text, speaker: text }));
  const item = {
    ...toExportItem(mediaItem),
    cues,
    tags: texts,
    quotes: texts.map((text, at) => ({ startTime: at, text, note: text })),
  };
  const pages = [item, ...texts.slice(0, 12).map((title) => ({ ...item, cues: [], tags: [], quotes: [], title }))];
  for (const one of pages) {
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.srcdoc = htmlBundle([one], []);
    await expect.poll(() => frame.contentDocument?.querySelector('article')).toBeTruthy();
    await expectHarmless(frame.contentDocument!.body.querySelector('main')!, () => true);
    expect(frame.contentWindow, repeat).not.toHaveProperty('hostileRan');
    frame.remove();
  }
});

it('the watch finds code, dialogs, requests and elements of a view that inserts texts as HTML', async () => {
  const broken = (html: string) => {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = html;
    return root;
  };
  const effectsOf = (html: string) => watch.findEffects(broken(html)).join();
  expect(effectsOf(`<img src=x onerror="${run}">`)).toContain('handler onerror');
  await expect.poll(() => watch.findEffects(document.body)).toContain('code ran');
  expect(effectsOf('<img src=x onerror="alert(1)">')).toContain('handler onerror');
  await expect.poll(() => watch.findEffects(document.body).join()).toContain('alert(1)');
  broken(`<img src="${hostileUrl}">`);
  await expect.poll(() => watch.findEffects(document.body).join()).toContain(`request of ${hostileUrl}`);
  expect(effectsOf('<a href="javascript:1">x</a>')).toContain('address href of a');
  expect(effectsOf('<b data-hostile>x</b>')).toContain('mark in b');
  expect(effectsOf('<form action="https://hostile.example/"></form><iframe></iframe>')).toContain('element iframe');
});

it('the watch finds each string of markup in a document that inserts it as HTML', () => {
  const missed = hostileStrings.filter(({ contexts, text }) => {
    if (!contexts.includes('markup')) return false;
    // Nothing runs in a document without a window.
    return watch.findEffects(new DOMParser().parseFromString(`<p>${text}</p>`, 'text/html')).length === 0;
  });
  expect(missed.map(({ name }) => name)).toEqual([]);
});

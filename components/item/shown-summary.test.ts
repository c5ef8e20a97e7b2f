import { describe, expect, it } from 'vitest';
import type { Summary, SummaryContent } from '../../lib/records/summary.ts';
import type { Task } from '../../lib/records/task.ts';
import { shownSummary } from './shown-summary.ts';

const chapter = (from: number, to: number, ...lines: string[]) => ({
  start: from * 10,
  end: to * 10,
  title: `${from}`,
  from,
  to,
  lines: lines.map((text) => ({ text, cites: [from] })),
});
const digest = (text: string, language = 'en'): SummaryContent => ({
  language,
  lines: text ? [{ text, cites: [0] }] : [],
  chapters: [chapter(0, 4, `${text} 0`), chapter(4, 9, `${text} 4`)],
});
const offline = (summaryId: string, createdAt: number, detailLevel = 400): Summary => ({
  summaryId,
  contentId: 'site:a',
  key: '',
  wish: { product: 'summary', detailLevel },
  trackId: 'en',
  createdAt,
  digest: digest(summaryId),
  made: { engine: 'offline' },
});
const byModel = (summaryId: string, createdAt: number, detailLevel = 400): Summary => ({
  ...offline(summaryId, createdAt, detailLevel),
  made: {
    engine: 'model',
    provider: 'google',
    model: 'm',
    calls: 1,
    inputTokens: 1,
    outputTokens: 1,
    dropped: 0,
    offlineChapters: 0,
  },
});
const task = (taskId: string, createdAt: number, change: Partial<Task> = {}): Task => ({
  taskId,
  key: 'k',
  url: 'https://example.com/a',
  wish: { product: 'summary', detailLevel: 400 },
  contentId: 'site:a',
  status: 'pending',
  stage: 'writing',
  fromCache: false,
  createdAt,
  updatedAt: createdAt,
  ...change,
});
const done = (taskId: string, createdAt: number, summaryId = taskId) =>
  task(taskId, createdAt, { status: 'completed', summaryId });

const newestFirst = <Row extends { createdAt: number }>(rows: Row[]) => rows.sort((a, b) => b.createdAt - a.createdAt);
function show(
  versions: Summary[],
  tasks: Task[],
  options: { partial?: SummaryContent; trackId?: string; chosen?: string; isOver?: boolean; follow?: string } = {},
) {
  newestFirst(versions);
  newestFirst(tasks);
  const followed = tasks.find(({ taskId }) => taskId === options.follow) ?? tasks[0];
  const { chosen, isOver: isSuperseded = false, partial, trackId } = options;
  return shownSummary({
    versions,
    tasks,
    task: followed,
    chosen: chosen ? { summaryId: chosen, isSuperseded } : undefined,
    partial: partial && { digest: partial, trackId },
  });
}
const shownId = (...parameters: Parameters<typeof show>) => show(...parameters)?.version.summaryId;

describe('shownSummary', () => {
  it('progresses from nothing to the offline version, the growing text and the model’s version, and never back', () => {
    const tasks = [task('a', 1)];
    const first = offline('a.offline', 2);
    expect(show([], tasks)).toBeUndefined();
    expect(shownId([first], tasks)).toBe('a.offline');
    const growing = show([first], tasks, { partial: { language: 'en', lines: [], chapters: [chapter(0, 4, 'written')] } });
    expect(growing).toMatchObject({ isGrowing: true, version: { summaryId: 'a.offline' } });
    // Between the model's version and the end of its task nothing flashes.
    expect(show([first, byModel('a', 3)], tasks, { partial: digest('partial') })).toMatchObject({
      isGrowing: false,
      version: { summaryId: 'a' },
    });
    expect(shownId([first, byModel('a', 3)], [done('a', 1)])).toBe('a');
  });

  it('shows the lines of a first offline version before the version, and only until then', () => {
    const tasks = [task('a', 1)];
    const partial = { ...digest('first'), chapters: [] };
    expect(show([], tasks, { partial, trackId: 'en' })).toMatchObject({
      isIncomplete: true,
      isGrowing: false,
      digest: partial,
      version: { summaryId: 'a.offline', contentId: 'site:a', trackId: 'en', made: { engine: 'offline' } },
    });
    expect(show([offline('a.offline', 2)], tasks, { partial, trackId: 'en' })).toEqual(show([offline('a.offline', 2)], tasks));
    expect(show([], tasks, { partial })).toBeUndefined();
  });

  it('replaces a chapter when it is written, and leaves the others as they are', () => {
    const partial = { language: 'de', lines: [], chapters: [chapter(4, 9, 'geschrieben'), chapter(0, 4)] };
    const { digest: text } = show([offline('o', 1)], [task('a', 2)], { partial })!;
    expect(text.chapters.map(({ lines }) => lines.map((line) => line.text))).toEqual([['o 0'], ['geschrieben']]);
    expect(text).toMatchObject({ language: 'en', lines: [{ text: 'o' }] });
    const joined = show([offline('o', 1)], [task('a', 2)], { partial: { ...partial, lines: [{ text: 'Ganz', cites: [1] }] } })!;
    expect(joined.digest).toMatchObject({ language: 'de', lines: [{ text: 'Ganz' }] });
  });

  it('shows a model’s text while it is regenerated', () => {
    const versions = [offline('a.offline', 1), byModel('a', 2), offline('b.offline', 4)];
    expect(shownId(versions, [done('a', 1), task('b', 3)])).toBe('a');
  });

  it('shows the requested length at once', () => {
    const tasks = [done('a', 1), task('b', 3, { wish: { product: 'summary', detailLevel: 750 } })];
    expect(shownId([byModel('a', 2)], tasks)).toBe('a');
    expect(shownId([byModel('a', 2), offline('b.offline', 4, 750)], tasks)).toBe('b.offline');
    // It may have been stored before.
    expect(shownId([offline('old', 0, 750), byModel('a', 2)], tasks)).toBe('old');
  });

  it('retains the previous summary when a task fails', () => {
    const versions = [byModel('a', 2), offline('b.offline', 4)];
    expect(shownId(versions, [done('a', 1), task('b', 3, { status: 'failed' })])).toBe('a');
    // Its own offline version, when no other exists.
    expect(shownId([offline('b.offline', 4)], [task('b', 3, { status: 'failed' })])).toBe('b.offline');
  });

  it('shows the version that was requested last, cached or generated', () => {
    const versions = [offline('a', 1), offline('b', 2, 750)];
    expect(shownId(versions, [done('a', 1), done('b', 2), done('c', 3, 'a')])).toBe('a');
    expect(shownId(versions, [])).toBe('b');
  });

  it('shows the selected version, whatever tasks run', () => {
    const versions = [offline('a', 1), byModel('b', 2)];
    expect(shownId(versions, [done('b', 1), task('c', 3)], { chosen: 'a', partial: digest('x') })).toBe('a');
    expect(shownId(versions, [done('b', 1)], { chosen: 'gone' })).toBe('b');
  });

  it('shows the selected version until the next request is complete', () => {
    const versions = [byModel('a', 1), byModel('b', 2), offline('c.offline', 4, 750)];
    const next = task('c', 3, { wish: { product: 'summary', detailLevel: 750 } });
    const over = { chosen: 'a', isOver: true };
    expect(shownId(versions.slice(0, 2), [done('b', 1), next], over)).toBe('a');
    expect(shownId(versions, [done('b', 1), next], over)).toBe('c.offline');
    expect(shownId([byModel('a', 1), byModel('b', 2)], [done('b', 1), { ...next, status: 'failed' }], over)).toBe('a');
    expect(shownId([byModel('a', 1), byModel('b', 2)], [done('a', 0), done('b', 1)], over)).toBe('b');
  });

  it('follows the task that this view requested', () => {
    const versions = [offline('a', 1), offline('b', 2)];
    expect(shownId(versions, [done('a', 1), done('b', 2)], { follow: 'a' })).toBe('a');
  });
});

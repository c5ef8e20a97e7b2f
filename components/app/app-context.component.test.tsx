import { Component, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { FailureBoundary } from '../failure/failure-boundary.tsx';
import { LibraryView } from '../library/library-view.tsx';
import { fakeApp } from '../testing/fake-app.ts';
import { contentOf } from '../testing/records.ts';
import { renderView } from '../testing/render.tsx';
import { useLive } from './use-live.ts';
import { useLiveById } from './use-live-by-id.ts';

class Catcher extends Component<{ children: ReactNode }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render = () => this.state.error?.message ?? this.props.children;
}

it('is named in the error of a view that is rendered without it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.body.appendChild(document.createElement('div'));
  createRoot(container).render(
    <Catcher>
      <LibraryView onOpen={() => undefined} collections={null} />
    </Catcher>,
  );
  await expect.element(page.getByText(/AppContext is missing/)).toBeVisible();
});

function Tags() {
  const tags = useLive((live) => live.listTags());
  return <p>{tags ? `${tags.length} tags` : 'reading'}</p>;
}

it('passes each new result of a read to the view', async () => {
  const app = fakeApp();
  renderView(app, <Tags />);
  await expect.element(page.getByText('0 tags')).toBeVisible();
  await app.database.saved.put({ contentId: 'a', tags: ['x'], favourite: false, createdAt: 1, updatedAt: 1 });
  await expect.element(page.getByText('1 tags')).toBeVisible();
});

it('has no result before the first read ends', async () => {
  renderView(fakeApp({ live: { listTags: () => new Promise(() => undefined) } }), <Tags />);
  await expect.element(page.getByText('reading')).toBeVisible();
});

it('passes the error of a read to the nearest boundary', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = async () => {
    throw new Error('the database is gone');
  };
  renderView(
    fakeApp({ live: { listTags: broken } }),
    <FailureBoundary>
      <Tags />
    </FailureBoundary>,
  );
  await expect.element(page.getByRole('alert')).toBeVisible();
});

it('ends the observation with the view', async () => {
  const end = vi.fn();
  const app = fakeApp({ live: { observe: () => end } });
  renderView(app, <Tags />);
  await expect.element(page.getByText('reading')).toBeVisible();
  const { unmountAll } = await import('../testing/render.tsx');
  unmountAll();
  expect(end).toHaveBeenCalledOnce();
});

function Title() {
  const [contentId, setContentId] = useState<string | undefined>('a');
  const content = useLiveById(contentId, (live, id) => live.content(id));
  return (
    <>
      <p>{content ? content.title : 'reading'}</p>
      <button type="button" onClick={() => setContentId('b')}>
        next
      </button>
      <button type="button" onClick={() => setContentId(undefined)}>
        none
      </button>
    </>
  );
}

it.each(['next', 'none'])('shows nothing of a former record (%s)', async (name) => {
  const content = async (id: string) => (id === 'a' ? contentOf('a') : new Promise<never>(() => undefined));
  renderView(fakeApp({ live: { content } }), <Title />);
  await expect.element(page.getByText(contentOf('a').title)).toBeVisible();
  await page.getByRole('button', { name }).click();
  await expect.element(page.getByText('reading')).toBeVisible();
});

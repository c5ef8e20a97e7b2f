import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import type { LinkedPage } from '../app/page-link.ts';
import { reviewText } from '../i18n/review-text.ts';
import { type FakeOptions, fakeApp } from '../testing/fake-app.ts';
import { renderView, unmountAll } from '../testing/render.tsx';
import RememberButton from './remember-button.tsx';
import ReviewView from './review-view.tsx';

const card = (cardId: string, text: string) => ({
  cardId,
  contentId: 'youtube:a',
  title: 'Talk a',
  sourceUrl: 'https://www.youtube.com/watch?v=a',
  source: 'summary' as const,
  text,
  hidden: { from: 12, to: 14 },
  startTime: 65,
});
const cards = [card('one', 'Bread needs 18 hours.'), card('two', 'Dough needs 75 percent of water.')];
const button = (name: string) => page.getByRole('button', { name, exact: true });

function openReview(options: FakeOptions) {
  const app = fakeApp(options);
  renderView(app, <ReviewView onOpen={() => undefined} />);
  return app;
}

it('shows the hidden part after the question, records the ratings, and undoes the last one', async () => {
  const app = openReview({
    client: {
      listDueCards: async () => ({ cards, dueCount: 2, reviewedCount: 0, count: 5 }),
      reviewCard: async () => ({ success: true }),
      undoReview: async () => ({ success: true }),
    },
  });
  await expect.element(page.getByText('1 of 2')).toBeVisible();
  await expect.element(page.getByRole('img', { name: reviewText('hidden') })).toBeVisible();
  expect(document.body.textContent).not.toContain('18');
  await button(reviewText('show')).click();
  await expect.element(page.getByText('18')).toBeVisible();
  await button(reviewText('listen', { time: '1:05' })).click();
  expect(app.inputsOf('openTab')).toEqual(['https://www.youtube.com/watch?v=a&t=65']);
  await button(reviewText('rating.3')).click();
  await expect.element(page.getByText('2 of 2')).toBeVisible();
  const [review] = app.inputsOf('reviewCard') as { reviewId: string }[];
  expect(review).toMatchObject({ cardId: 'one', rating: 3 });
  await button(reviewText('undo')).click();
  await expect.element(page.getByText('1 of 2')).toBeVisible();
  expect(app.inputsOf('undoReview')).toEqual([{ cardId: 'one', reviewId: review!.reviewId }]);
});

it('shows in the middle of its space that nothing is due', async () => {
  const app = fakeApp({ client: { listDueCards: async () => ({ cards: [], dueCount: 0, reviewedCount: 0, count: 0 }) } });
  renderView(
    app,
    <div style={{ display: 'flex', flexDirection: 'column', height: 800 }}>
      <ReviewView onOpen={() => undefined} />
    </div>,
  );
  const title = page.getByRole('heading', { name: reviewText('none') });
  await expect.element(title).toBeVisible();
  const { top } = title.element().getBoundingClientRect();
  expect(top).toBeGreaterThan(300);
  expect(top).toBeLessThan(500);
});

it.each([320, 800])('has rows of as many ratings as the others at %i pixels', async (width) => {
  await page.viewport(width, 600);
  openReview({ client: { listDueCards: async () => ({ cards, dueCount: 2, reviewedCount: 0, count: 5 }) } });
  await button(reviewText('show')).click();
  const tops = ([1, 2, 3, 4] as const).map(
    (rating) =>
      button(reviewText(`rating.${rating}`))
        .element()
        .getBoundingClientRect().top,
  );
  const rows = Object.values(Object.groupBy(tops, String)).map((row) => row!.length);
  expect(rows).toEqual(width < 400 ? [2, 2] : [4]);
});

it('rates a card once, however often a button is pressed and a key repeats', async () => {
  const sent = Promise.withResolvers<void>();
  const app = openReview({
    client: {
      listDueCards: async () => ({ cards, dueCount: 2, reviewedCount: 0, count: 2 }),
      reviewCard: () => sent.promise.then(() => ({ success: true })),
    },
  });
  const show = button(reviewText('show'));
  await expect.element(show).toBeVisible();
  const repeat = () => new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
  expect(show.element().dispatchEvent(repeat())).toBe(false);
  await show.click();
  const good = button(reviewText('rating.3'));
  await expect.element(good).toHaveFocus();
  expect(good.element().dispatchEvent(repeat())).toBe(false);
  const press = (name: string) => (button(name).element() as HTMLElement).click();
  press(reviewText('rating.3'));
  press(reviewText('rating.3'));
  press(reviewText('delete'));
  await expect.element(good).toBeDisabled();
  await expect.element(good).toHaveFocus();
  sent.resolve();
  await expect.element(page.getByText('2 of 2')).toBeVisible();
  expect([app.inputsOf('reviewCard').length, app.inputsOf('deleteCard').length]).toEqual([1, 0]);
});

it('sends a review again under the same id, because the first may have arrived', async () => {
  const failures = [new Failure('offline')];
  const app = openReview({
    client: {
      listDueCards: async () => ({ cards, dueCount: 2, reviewedCount: 0, count: 2 }),
      reviewCard: async () => {
        for (const failure of failures.splice(0)) throw failure;
        return { success: true };
      },
    },
  });
  const reviewIds = () => (app.inputsOf('reviewCard') as { reviewId: string }[]).map(({ reviewId }) => reviewId);
  await button(reviewText('show')).click();
  await button(reviewText('rating.3')).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await button(reviewText('rating.3')).click();
  await expect.element(page.getByText('2 of 2')).toBeVisible();
  await button(reviewText('show')).click();
  await button(reviewText('rating.1')).click();
  await expect.poll(() => reviewIds().length).toBe(3);
  const [first, second, third] = reviewIds();
  expect([second === first, third === first]).toEqual([true, false]);
});

it('plays the eight seconds that answer in the player beside the review', async () => {
  const seeks: unknown[] = [];
  const ready = { page: { state: 'ready' as const, media: [{ contentId: 'youtube:a' }] } } as unknown as LinkedPage;
  openReview({
    client: { listDueCards: async () => ({ cards, dueCount: 2, reviewedCount: 0, count: 2 }) },
    page: {
      subscribe: () => () => undefined,
      current: () => ready,
      seek: async (...stretch) => void seeks.push(stretch),
    },
  });
  await button(reviewText('show')).click();
  await button(reviewText('listen', { time: '1:05' })).click();
  expect(seeks).toEqual([['youtube:a', 65, 73]]);
});

it('asks for as many cards as the user set', async () => {
  const app = openReview({
    client: {
      getSettings: async () => ({ dailyReviews: 5 }) as never,
      listDueCards: async () => ({ cards: [], dueCount: 7, reviewedCount: 5, count: 50 }),
    },
  });
  await expect.poll(() => app.inputsOf('listDueCards').map((input) => (input as { limit: number }).limit)).toEqual([5]);
});

it('ends at the day’s limit, and continues beyond it', async () => {
  const app = openReview({
    client: { listDueCards: async () => ({ cards: [], dueCount: 7, reviewedCount: 20, count: 50 }) },
  });
  await expect.element(page.getByText(reviewText('more', { count: 7 }))).toBeVisible();
  await button(reviewText('continue')).click();
  await expect.poll(() => app.inputsOf('listDueCards').map((input) => (input as { limit: number }).limit)).toEqual([20, 100]);
});

it('says where cards come from while there are none', async () => {
  openReview({ client: { listDueCards: async () => ({ cards: [], dueCount: 0, reviewedCount: 0, count: 0 }) } });
  await expect.element(page.getByText(reviewText('none.body'))).toBeVisible();
});

it('remembers a line, and says why another one can’t be asked', async () => {
  const app = fakeApp({
    client: {
      addCard: async ({ text }: { text: string }) => {
        if (text === 'Yes.') throw new Failure('invalid', 'too short');
        return { success: true, cardId: 'c' };
      },
    },
  });
  renderView(app, <RememberButton contentId="a" text="Bread needs 18 hours." time={65} />);
  await button(reviewText('remember')).click();
  await expect.element(page.getByRole('status')).toHaveTextContent(reviewText('remembered'));
  expect(app.inputsOf('addCard')).toEqual([{ contentId: 'a', source: 'summary', text: 'Bread needs 18 hours.', startTime: 65 }]);
  unmountAll();
  renderView(app, <RememberButton contentId="a" text="Yes." time={65} />);
  await button(reviewText('remember')).click();
  await expect.element(page.getByRole('status')).toHaveTextContent(reviewText('unsuited'));
});

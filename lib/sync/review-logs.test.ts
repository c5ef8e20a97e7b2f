import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { serviceClient } from '../../test/service-client.ts';
import { orInSoak } from '../../test/soak/or-in-soak.ts';
import { device, host } from '../../test/sync-device.ts';
import { Failure } from '../contract/failure.ts';
import type { Rating, Review } from '../records/card.ts';
import { mergeReviews } from '../records/merge-reviews.ts';
import { scheduleCard } from '../review/schedule-card.ts';
import { createService } from '../service/service.ts';
import { content } from '../store/testing/rows-suite.ts';
import type { RemoteLibrary } from './synchronize.ts';

const { contentId } = content;
const cardCount = orInSoak(3, 200);
const step = fc.record({
  does: fc.constantFrom(...Array<'review'>(6).fill('review'), 'undo', 'kill', 'sync', 'interrupted sync', 'set the clock'),
  on: fc.constantFrom(0, 1),
  card: fc.nat(cardCount - 1),
  rating: fc.constantFrom<Rating>(1, 2, 3, 4),
  days: fc.integer({ min: -400, max: 400 }),
});

/** A connection that ends after a number of calls: the last one arrives, and its answer is lost. */
function failingAfter(calls: number, remote: RemoteLibrary): RemoteLibrary {
  let left = calls;
  const lose = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    await answer;
    if (left-- <= 0) throw new Failure('offline');
    return answer;
  };
  return {
    ...remote,
    listChanges: (...input) => lose(remote.listChanges(...input)),
    readUnits: (...input) => lose(remote.readUnits(...input)),
    writeUnits: (...input) => lose(remote.writeUnits(...input)),
  };
}

it('two devices and their account replay every review once, whatever ends in between and wherever their clocks stand', async () => {
  const property = fc.asyncProperty(
    fc.array(step, { minLength: orInSoak(1, 16_000), maxLength: orInSoak(40, 16_000) }),
    async (steps) => {
      const account = host();
      const devices = [device(account, 'laptop'), device(account, 'phone')];
      await devices[0]!.ports.store.putContent(content);
      const cardIds: string[] = [];
      for (let at = 0; at < cardCount; at++) {
        const text = `A dough of rye needs ${at} hours to rise in a cold kitchen.`;
        cardIds.push((await devices[0]!.client.addCard({ contentId, source: 'summary', text, startTime: at })).cardId);
      }
      for (const { sync } of devices) await sync();

      /** The reviews that each device was asked to record, in order. */
      const logs = devices.map(() => new Map(cardIds.map((cardId) => [cardId, [] as Pick<Review, 'reviewId' | 'rating'>[]])));
      const undone = new Set<string>();
      for (const [at, { does, on, card, rating, days }] of steps.entries()) {
        const { client, ports, sync } = devices[on]!;
        const cardId = cardIds[card]!;
        const own = logs[on]!.get(cardId)!;
        const reviewId = `review-${at}`;
        if (does === 'set the clock') {
          const now = Date.UTC(2026, 0, 1) + days * 24 * 3600_000;
          ports.clock.now = () => now;
        } else if (does === 'sync') await sync();
        else if (does === 'interrupted sync') await sync(failingAfter(card % 3, account.client)).catch(() => undefined);
        else if (does === 'undo') {
          const last = own.findLast((review) => !undone.has(review.reviewId));
          if (!last) continue;
          undone.add(last.reviewId);
          await client.undoReview({ cardId, reviewId: last.reviewId });
        } else {
          own.push({ reviewId, rating });
          await client.reviewCard({ cardId, reviewId, rating });
          // The answer is lost, and a new process repeats the call.
          if (does === 'kill') await serviceClient(createService(ports).handlers).reviewCard({ cardId, reviewId, rating });
        }
      }

      for (const { sync } of [...devices, ...devices]) await sync();
      for (const cardId of cardIds) {
        const { reviews } = (await account.ports.store.getCard(cardId))!;
        for (const { ports } of devices) expect((await ports.store.getCard(cardId))!.reviews).toEqual(reviews);
        // Every recorded review is in the log once, in the order of its device.
        for (const own of logs.map((log) => log.get(cardId)!)) {
          const ids = own.map(({ reviewId }) => reviewId);
          expect(reviews.filter(({ reviewId }) => ids.includes(reviewId)).map(({ reviewId }) => reviewId)).toEqual(ids);
        }
        const rated = reviews.filter(({ rating }) => rating !== undefined);
        expect(rated).toHaveLength(logs.reduce((sum, log) => sum + log.get(cardId)!.length, 0));
        expect(reviews.flatMap(({ undoes }) => undoes ?? []).toSorted()).toEqual(
          rated.flatMap(({ reviewId }) => (undone.has(reviewId) ? [reviewId] : [])).toSorted(),
        );
        // The state is a replay of the log, whichever half of it arrived first.
        const half = reviews.length >> 1;
        expect(scheduleCard(mergeReviews(reviews.slice(half), reviews.slice(0, half)))).toEqual(scheduleCard(reviews));
        expect(scheduleCard(reviews)).toEqual(scheduleCard(rated.filter(({ reviewId }) => !undone.has(reviewId))));
      }
      const [first, second] = await Promise.all(devices.map(({ client }) => client.listDueCards({})));
      expect(second!.count).toBe(first!.count);
    },
  );
  await fc.assert(property, { numRuns: orInSoak(15, 1) });
});

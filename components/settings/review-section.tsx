import { defaultDailyReviews } from '../../lib/records/default-daily-reviews.ts';
import { reviewText } from '../i18n/review-text.ts';
import { Select } from '../ui/field.tsx';
import { Section } from '../ui/section.tsx';
import type { SettingsState } from './use-settings.ts';

const offeredLimits = [5, 10, 20, 50, 100] as const;

/** The settings section of the review: after how many cards a day's review ends. */
export default function ReviewSection({ settingsState: { settings, update } }: { settingsState: SettingsState }) {
  const { dailyReviews = defaultDailyReviews } = settings ?? {};
  // Another number may come from another device or from the HTTP API.
  const limits = [...new Set([...offeredLimits, dailyReviews])].sort((a, b) => a - b);
  return (
    <Section id="review" title={reviewText('settings.title')}>
      <Select
        label={reviewText('settings.limit')}
        hint={reviewText('settings.limit.hint')}
        disabled={!settings}
        value={dailyReviews}
        onChange={({ target }) => update({ dailyReviews: Number(target.value) })}
      >
        {limits.map((limit) => (
          <option key={limit} value={limit}>
            {reviewText('settings.limit.cards', { count: limit })}
          </option>
        ))}
      </Select>
    </Section>
  );
}

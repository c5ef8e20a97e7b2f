import { defaultDailyReviews } from '../../lib/records/default-daily-reviews.ts';
import { recallText } from '../i18n/recall-text.ts';
import { Select } from '../ui/field.tsx';
import { Section } from '../ui/section.tsx';
import type { SettingsState } from './use-settings.ts';

const offeredLimits = [5, 10, 20, 50, 100] as const;

/** The settings section of the review: after how many cards a day's review ends. */
export default function RecallSection({ settingsState: { settings, update } }: { settingsState: SettingsState }) {
  const { dailyReviews = defaultDailyReviews } = settings ?? {};
  // Another number may come from another device or from the HTTP API.
  const limits = [...new Set([...offeredLimits, dailyReviews])].sort((a, b) => a - b);
  return (
    <Section id="recall" title={recallText('settings.title')}>
      <Select
        label={recallText('settings.limit')}
        hint={recallText('settings.limit.hint')}
        disabled={!settings}
        value={dailyReviews}
        onChange={({ target }) => update({ dailyReviews: Number(target.value) })}
      >
        {limits.map((limit) => (
          <option key={limit} value={limit}>
            {recallText('settings.limit.cards', { count: limit })}
          </option>
        ))}
      </Select>
    </Section>
  );
}

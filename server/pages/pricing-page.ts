import { html } from 'hono/html';
import { freeCallsPerDay, type PlanLimits, visualTiers } from '../accounts/plans.ts';
import type { Tier } from '../accounts/schema.ts';
import { type Html, page } from './page.ts';
import type { PageText } from './page-text.ts';

/** Renders the plans, or a note that this server has none. */
export function pricingPage(text: PageText, plans: Record<Tier, PlanLimits> | undefined): Html {
  const { t } = text;
  if (!plans) return page(text, t('pricing.title'), html`<p>${t('pricing.unmetered')}</p>`);
  const sections = (Object.entries(plans) as [Tier, PlanLimits][]).map(
    ([tier, { minutesPerMonth, channels }]) => html`<section>
      <h2>${t(`plan.${tier}`)}</h2>
      <ul class="bullets">
        <li>${t('pricing.minutes', { count: minutesPerMonth })}</li>
        <li>${t('pricing.channels', { count: channels })}</li>
        ${visualTiers.includes(tier) ? html`<li>${t('pricing.visuals')}</li>` : ''}
        ${tier === 'free' ? '' : html`<li>${t('pricing.freeCalls', { count: freeCallsPerDay })}</li>`}
      </ul>
    </section>`,
  );
  return page(text, t('pricing.title'), html`<p>${t('pricing.body')}</p><div class="plans">${sections}</div>`);
}

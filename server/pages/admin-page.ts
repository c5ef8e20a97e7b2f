import { html } from 'hono/html';
import { planLimits } from '../accounts/plans.ts';
import type { Tier, User } from '../accounts/schema.ts';
import { emailField, field, notice } from './form-parts.ts';
import { type Html, page } from './page.ts';
import type { PageText } from './page-text.ts';

/** The number of times that a failure occurred with addresses of one host. */
export interface FailureCount {
  /** Code of the failure, as the API returns it. */
  code: string;
  /** Empty for text that is not an address. */
  host: string;
  count: number;
}

/** The state of the server, as administrators see it. Times in milliseconds since 1970. */
export interface AdminOverview {
  accountCount: number;
  /** The newest accounts, or those that were searched. */
  accounts: (Pick<User, 'email' | 'tier' | 'planExpiresAt' | 'createdAt' | 'isAdmin'> & { saved: number; minutes: number })[];
  /** Number of tasks by status. */
  tasks: Partial<Record<string, number>>;
  oldestPendingAt?: number;
  /** Failed tasks of the last seven days. */
  failures: FailureCount[];
  channelCount: number;
  failingFeeds: FailureCount[];
  databaseBytes: number;
  /** Free space of the disk of an embedded database. */
  freeBytes?: number;
  /** The largest tables. */
  tables: { name: string; bytes: number }[];
}

/** The result of an administrator's action: a message, and the link that it made. */
export interface AdminOutcome {
  message: string;
  isBad?: boolean;
  link?: string;
}

/** The data of the page of administrators. */
export interface AdminPage {
  overview: AdminOverview;
  isMetered: boolean;
  /** The part of an address that was searched. */
  find: string;
  outcome?: AdminOutcome;
}

/** Renders the page of administrators. */
export function adminPage(text: PageText, state: AdminPage): Html {
  const { overview, outcome } = state;
  const body = html`${outcome?.link ? linkMade(outcome) : notice(outcome?.message, outcome?.isBad)}
    ${accountsSection(text, state)} ${actionSection(text, state.isMetered)} ${tasksSection(text, overview)}
    ${countSection(text, text.t('admin.failures'), overview.failures)} ${feedsSection(text, overview)} ${storageSection(text, overview)}`;
  return page(text, text.t('admin.title'), body);
}

const linkMade = ({ message, link }: AdminOutcome) =>
  html`<div class="notice" role="status"><p>${message}</p><code class="secret">${link}</code></div>`;

function accountsSection({ t, day }: PageText, { overview, isMetered, find }: AdminPage): Html {
  const rows = overview.accounts.map(({ email, tier, planExpiresAt, createdAt, isAdmin, saved, minutes }) => {
    const until = planExpiresAt === null ? '' : ` (${t('plan.until', { date: day(planExpiresAt) })})`;
    const notes = [
      ...(isAdmin ? [t('admin.role')] : []),
      ...(isMetered ? [`${t(`plan.${tier}`)}${until}`] : []),
      t('admin.saved', { count: saved }),
      t('admin.minutes', { count: minutes }),
      t('apps.since', { date: day(createdAt) }),
    ];
    return html`<li><div>${email}<p class="quiet">${notes.join(' · ')}</p></div></li>`;
  });
  return html`<section>
    <h2>${t('admin.accounts', { count: overview.accountCount })}</h2>
    <form method="get" action="/account/admin">
      ${field({ name: 'find', label: t('admin.find'), value: find, maxLength: 254, hint: t('admin.find.hint', { count: rows.length }), isOptional: true })}
      <div class="actions"><button>${t('admin.find.submit')}</button></div>
    </form>
    ${rows.length > 0 ? html`<ul class="rows">${rows}</ul>` : ''}
  </section>`;
}

function actionSection({ t }: PageText, isMetered: boolean): Html {
  const plans = isMetered ? (Object.keys(planLimits) as Tier[]) : [];
  return html`<section>
    <h2>${t('admin.change')}</h2>
    <form method="post" action="/account/admin">
      ${emailField(t('admin.address'))}
      <div class="field">
        <label for="action">${t('admin.action')}</label>
        <select id="action" name="action">
          <option value="invite">${t('admin.invite')}</option>
          <option value="reset-password">${t('admin.reset')}</option>
          ${plans.map((tier) => html`<option value="plan ${tier}">${t('admin.plan', { plan: t(`plan.${tier}`) })}</option>`)}
          <option value="delete">${t('admin.delete')}</option>
        </select>
      </div>
      ${field({ name: 'password', label: t('admin.password'), type: 'password', autocomplete: 'current-password' })}
      <div class="actions"><button class="primary">${t('admin.submit')}</button></div>
    </form>
  </section>`;
}

function tasksSection({ t, day }: PageText, { tasks, oldestPendingAt }: AdminOverview): Html {
  const lines = [
    t('admin.tasks.pending', { count: tasks.pending ?? 0 }),
    ...(oldestPendingAt === undefined ? [] : [t('admin.tasks.oldest', { date: day(oldestPendingAt) })]),
    t('admin.tasks.completed', { count: tasks.completed ?? 0 }),
    t('admin.tasks.failed', { count: tasks.failed ?? 0 }),
  ];
  return html`<section>
    <h2>${t('admin.tasks')}</h2>
    <ul class="bullets">${lines.map((line) => html`<li>${line}</li>`)}</ul>
  </section>`;
}

function feedsSection(text: PageText, { channelCount, failingFeeds }: AdminOverview): Html {
  const failing = failingFeeds.length > 0 ? ` ${text.t('admin.feeds.failing')}` : '';
  return countSection(text, text.t('admin.feeds'), failingFeeds, text.t('admin.feeds.count', { count: channelCount }) + failing);
}

/** Renders failures by their number, or a note that there is none. */
function countSection({ t }: PageText, title: string, failures: FailureCount[], note = ''): Html {
  const rows = failures.map(
    ({ code, host, count }) =>
      html`<li><div><code>${code}</code><p class="quiet">${host}</p></div><span>${t('admin.times', { count })}</span></li>`,
  );
  return html`<section>
    <h2>${title}</h2>
    ${note ? html`<p>${note}</p>` : ''}
    ${rows.length > 0 ? html`<ul class="rows">${rows}</ul>` : html`<p class="quiet">${t('admin.failures.none')}</p>`}
  </section>`;
}

function storageSection({ language, t }: PageText, { databaseBytes, freeBytes, tables }: AdminOverview): Html {
  const megabytes = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  const sizeOf = (bytes: number) => megabytes.format(bytes / 1e6);
  return html`<section>
    <h2>${t('admin.storage')}</h2>
    <p>${t('admin.storage.database', { size: sizeOf(databaseBytes) })}</p>
    ${freeBytes === undefined ? '' : html`<p>${t('admin.storage.free', { size: sizeOf(freeBytes) })}</p>`}
    <ul class="rows">
      ${tables.map(({ name, bytes }) => html`<li><div><code>${name}</code></div><span>${sizeOf(bytes)}</span></li>`)}
    </ul>
  </section>`;
}

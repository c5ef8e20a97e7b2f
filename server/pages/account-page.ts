import { html } from 'hono/html';
import type { Account } from '../../lib/contract/account.ts';
import { type DigestInterval, digestIntervals } from '../../lib/contract/digest-intervals.ts';
import type { ApiToken } from '../accounts/api-tokens.ts';
import type { ConnectedApp } from '../accounts/oauth-grants.ts';
import type { Session } from '../accounts/sessions.ts';
import { programVersion } from '../program-version.ts';
import { getBrowserName } from './browser-name.ts';
import { field, hidden, notice } from './form-parts.ts';
import { type Html, page } from './page.ts';
import type { PageText } from './page-text.ts';

/** The data of the account page: plan, tokens, connected apps and sessions of the user. */
export interface AccountPage {
  account: Account;
  tokens: ApiToken[];
  apps: (ConnectedApp & { name: string })[];
  sessions: Session[];
  /** The session of this browser. */
  sessionId: string;
  isAdmin: boolean;
  /** The server's public address. */
  origin: string;
  /** The interval at which a digest is sent to the account's address; absent where the server can't send mail. */
  digest?: DigestInterval;
  newToken?: string;
  error?: string;
}

interface Row {
  label: Html | string;
  note: string;
  /** The path and the hidden field of the button's form. */
  action: string;
  field: [name: string, value: string];
  button: string;
  /** The accessible name: the button's label and the entry that it applies to. */
  buttonName: string;
}

const row = ({ label, note, action, field: [name, value], button, buttonName }: Row): Html =>
  html`<li>
    <div>${label}<p class="quiet">${note}</p></div>
    <form method="post" action="${action}">${hidden(name, value)}<button class="small" aria-label="${buttonName}">${button}</button></form>
  </li>`;

/** Renders the account page of a signed-in user. */
export function accountPage(text: PageText, state: AccountPage): Html {
  const { t } = text;
  const { account, error, newToken } = state;
  const body = html`${notice(error, true)} ${newToken ? tokenMade(text, newToken) : ''}
    <div class="actions">
      <span>${account.email}</span>
      <a href="/library/">${t('account.library')}</a>
      <a href="/account/export">${t('account.export')}</a>
      <form method="post" action="/account/sign-out"><button class="small">${t('account.signOut')}</button></form>
      ${state.isAdmin ? html`<a href="/account/admin">${t('admin.title')}</a>` : ''}
    </div>
    ${planSection(text, account)} ${digestSection(text, state)} ${tokensSection(text, state.tokens)} ${programsSection(text, state)} ${appsSection(text, state)} ${sessionsSection(text, state)}
    ${passwordSection(text)} ${deleteSection(text)}
    <p class="quiet">${t('app')} ${programVersion}</p>`;
  return page(text, t('account.title'), body);
}

const tokenMade = ({ t }: PageText, token: string) =>
  html`<div class="notice" role="status">
    <p><strong>${t('tokens.made')}</strong></p>
    <p>${t('tokens.made.body')}</p>
    <code class="secret">${token}</code>
  </div>`;

function planSection({ t, day }: PageText, { plan, remainingMinutes, isUnmetered }: Account): Html {
  const left = isUnmetered ? t('plan.unlimited') : t('plan.left', { count: remainingMinutes });
  const end = Date.parse(plan.expiresAt);
  const until = plan.expiresAt.startsWith('9999') ? '' : ` (${t('plan.until', { date: day(end) })})`;
  return html`<section>
    <h2>${t('plan.title')}</h2>
    <p><strong>${t(`plan.${plan.tier}`)}</strong>${until} · ${left}</p>
    <p><a href="/pricing">${t('plan.all')}</a></p>
  </section>`;
}

const digestSection = ({ t }: PageText, { digest, account }: AccountPage): Html =>
  html`<section>
    <h2>${t('digest.title')}</h2>
    ${
      digest === undefined
        ? html`<p class="quiet">${t('forgot.noMail')}</p>`
        : html`<p>${t('digest.body', { email: account.email })}</p>
            <form method="post" action="/account/digest">
              <div class="field">
                <label for="interval">${t('digest.interval')}</label>
                <select id="interval" name="interval">
                  ${digestIntervals.map((one) => html`<option value="${one}" ${one === digest ? 'selected' : ''}>${t(`digest.${one}`)}</option>`)}
                </select>
              </div>
              <div class="actions"><button>${t('digest.save')}</button></div>
            </form>`
    }
  </section>`;

function tokensSection({ t, day }: PageText, tokens: ApiToken[]): Html {
  const rows = tokens.map(({ tokenId, name, scope, lastUsedAt, expiresAt }) => {
    const may = t(({ read: 'tokens.read', 'read write': 'tokens.write', feed: 'tokens.feed' } as const)[scope]);
    const used = lastUsedAt ? t('tokens.used', { date: day(lastUsedAt) }) : t('tokens.unused');
    const until = expiresAt ? ` · ${t('plan.until', { date: day(expiresAt) })}` : '';
    return row({
      label: name,
      note: `${may} · ${used}${until}`,
      action: '/account/tokens/revoke',
      field: ['tokenId', tokenId],
      button: t('tokens.revoke'),
      buttonName: t('tokens.revoke.named', { name }),
    });
  });
  return html`<section>
    <h2>${t('tokens.title')}</h2>
    <p>${t('tokens.body')}</p>
    ${rows.length > 0 ? html`<ul class="rows">${rows}</ul>` : html`<p class="quiet">${t('tokens.none')}</p>`}
    <form method="post" action="/account/tokens">
      ${field({ name: 'name', label: t('tokens.name'), maxLength: 80 })}
      <div class="field">
        <label for="scope">${t('tokens.scope')}</label>
        <select id="scope" name="scope">
          <option value="read">${t('tokens.read')}</option>
          <option value="read write">${t('tokens.write')}</option>
          <option value="feed">${t('tokens.feed')}</option>
        </select>
      </div>
      <div class="field">
        <label for="days">${t('tokens.expiry')}</label>
        <select id="days" name="days">
          ${[30, 90, 365].map((days) => html`<option value="${days}">${t('tokens.days', { count: days })}</option>`)}
          <option value="">${t('tokens.forever')}</option>
        </select>
      </div>
      <div class="actions"><button class="primary">${t('tokens.create')}</button></div>
    </form>
  </section>`;
}

function programsSection({ t }: PageText, { origin }: AccountPage): Html {
  const addresses = [
    ['programs.api', `${origin}/api`],
    ['programs.description', `${origin}/api/openapi.json`],
    ['programs.mcp', `${origin}/mcp`],
  ] as const;
  const example = `curl -H "Authorization: Bearer $TOKEN" ${origin}/api/v1/me`;
  return html`<section>
    <h2>${t('programs.title')}</h2>
    <ul class="rows">${addresses.map(([name, address]) => html`<li><div>${t(name)}<p class="quiet"><code dir="ltr">${address}</code></p></div></li>`)}</ul>
    <p>${t('programs.example')}</p>
    <code class="secret" dir="ltr">${example}</code>
  </section>`;
}

function appsSection({ t, day }: PageText, { apps }: AccountPage): Html {
  const rows = apps.map(({ grantId, name, connectedAt }) => {
    return row({
      label: name,
      note: t('apps.since', { date: day(connectedAt) }),
      action: '/account/apps/disconnect',
      field: ['grantId', grantId],
      button: t('apps.disconnect'),
      buttonName: t('apps.disconnect.named', { name }),
    });
  });
  return html`<section>
    <h2>${t('apps.title')}</h2>
    ${rows.length > 0 ? html`<ul class="rows">${rows}</ul>` : html`<p class="quiet">${t('apps.none')}</p>`}
  </section>`;
}

function sessionsSection({ t, day }: PageText, { sessions, sessionId: ownId }: AccountPage): Html {
  const rows = sessions.map(({ sessionId, userAgent, lastSeenAt }) => {
    const name = getBrowserName(userAgent) ?? t('sessions.unknown');
    return row({
      label: sessionId === ownId ? html`${name} <span class="quiet">${t('sessions.this')}</span>` : name,
      note: t('sessions.seen', { date: day(lastSeenAt) }),
      action: '/account/sessions/end',
      field: ['sessionId', sessionId],
      button: t('sessions.end'),
      buttonName: t('sessions.end.named', { name }),
    });
  });
  return html`<section><h2>${t('sessions.title')}</h2><ul class="rows">${rows}</ul></section>`;
}

const passwordSection = ({ t }: PageText): Html =>
  html`<section>
    <h2>${t('password.title')}</h2>
    <form method="post" action="/account/password">
      ${field({ name: 'old', label: t('password.current'), type: 'password', autocomplete: 'current-password', id: 'old' })}
      ${field({ name: 'password', label: t('password.new'), type: 'password', autocomplete: 'new-password', hint: t('password.hint'), minLength: 10 })}
      <div class="actions"><button>${t('password.change')}</button></div>
    </form>
  </section>`;

const deleteSection = ({ t }: PageText): Html =>
  html`<section>
    <h2>${t('delete.title')}</h2>
    <p>${t('delete.body')}</p>
    <form method="post" action="/account/delete">
      ${field({ name: 'password', label: t('password.current'), type: 'password', autocomplete: 'current-password', id: 'delete-password' })}
      <div class="actions"><button class="danger">${t('delete.submit')}</button></div>
    </form>
  </section>`;

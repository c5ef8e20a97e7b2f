import { html } from 'hono/html';
import { type Html, page } from './page.ts';
import type { PageText } from './page-text.ts';

/** The data of the page on which a user allows an OAuth client to access the library. */
export interface ConsentRequest {
  clientName: string;
  /** Whether the client is one of ours, rather than one that named itself. */
  isKnown: boolean;
  email: string;
  scopes: string[];
  isForMcp: boolean;
  redirectUri: string;
  /** The path that the decision is sent to. */
  action: string;
}

/** Renders the consent page, which every new grant needs. */
export function consentPage(text: PageText, request: ConsentRequest): Html {
  const { t } = text;
  const { clientName: name, isKnown, email, scopes, isForMcp, redirectUri, action } = request;
  const body = html`<p>${t('consent.as', { email })}</p>
    <form method="post" action="${action}">
      <p>${t('consent.may')}</p>
      <ul class="bullets">
        ${scopes.includes('read') ? html`<li>${t('consent.read')} ${isForMcp ? html`<span class="quiet">(${t('consent.mcp')})</span>` : ''}</li>` : ''}
        ${scopes.includes('openid') ? html`<li>${t('consent.openid')}</li>` : ''}
      </ul>
      ${
        scopes.includes('write')
          ? html`<label class="check"><input type="checkbox" name="write" checked /> <span>${t('consent.write')}</span></label>`
          : ''
      }
      <p class="quiet">${t('consent.goesTo', { host: getHost(redirectUri) })} ${t('consent.later')}</p>
      ${isKnown ? '' : html`<p class="notice bad">${t('consent.unverified')}</p>`}
      <div class="actions">
        <button class="primary" name="decision" value="allow">${t('consent.allow')}</button>
        <button name="decision" value="deny">${t('consent.deny')}</button>
        <button class="small" name="decision" value="other">${t('consent.other')}</button>
      </div>
    </form>`;
  return page(text, t('consent.title', { name: isolate(name) }), body);
}

/** Encloses a text in marks that keep its direction from reordering the words around it. */
const isolate = (text: string): string => `\u2068${text}\u2069`;

function getHost(address: string): string {
  const { protocol, host } = new URL(address);
  return host || protocol;
}

import { browser } from 'wxt/browser';
import type { Operations } from '../../lib/contract/index.ts';
import type { Client } from '../../lib/contract/operation.ts';
import { panelAddress } from '../app/panel-address.ts';
import { manifestMessage } from './manifest-message.ts';
import { suggestionText } from './suggestion-text.ts';

/** Number of suggestions; browsers show no more. */
const maxSuggestions = 6;

/** Searches the library after the manifest's keyword in the address bar. A suggestion opens its item at the found moment. */
export function startAddressBarSearch(client: Pick<Client<Operations>, 'searchLibrary'>): void {
  let newest = '';
  void manifestMessage('searchLibrary').then((description) => browser.omnibox.setDefaultSuggestion({ description }));
  browser.omnibox.onInputChanged.addListener(async (text, suggest) => {
    const keyword = text.trim();
    newest = keyword;
    if (!keyword) return;
    const { results } = await client.searchLibrary({ keyword, limit: maxSuggestions }).catch(() => ({ results: [] }));
    // An answer to an earlier text would replace the suggestions of the present one.
    if (keyword !== newest) return;
    const suggestions = new Map(
      results.map((result) => {
        const { contentId, timestamp } = result;
        const content = panelAddress({
          content: contentId,
          ...(timestamp !== undefined && { t: String(Math.floor(timestamp)) }),
        });
        return [content, { content, description: suggestionText(result, !import.meta.env.FIREFOX) }];
      }),
    );
    suggest([...suggestions.values()]);
  });
  browser.omnibox.onInputEntered.addListener((text, disposition) => {
    const url = text.startsWith(panelAddress({})) ? text : panelAddress({ place: 'library', q: text.trim() });
    if (disposition === 'currentTab') void browser.tabs.update({ url });
    else void browser.tabs.create({ url, active: disposition === 'newForegroundTab' });
  });
}

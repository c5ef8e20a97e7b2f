import { useSyncExternalStore } from 'react';

/**
 * A view of the panel: the active tab's page, the library (one collection, or a search), the feed (with an address to follow), or
 * a media item.
 */
export type Route =
  | { place: 'now' }
  | { place: 'library'; collectionId?: string; keyword?: string }
  | { place: 'feed'; follow?: string }
  | ItemRoute;

/** The side panel's view of one media item. */
export interface ItemRoute {
  place: 'item';
  contentId: string;
  /** Seconds of the moment to show first. */
  at?: number;
  /** The tab to show first. */
  view?: 'notes' | 'ask';
  /** The address of an item that may not be stored yet. */
  url?: string;
  /** A question for the tab "Ask", not sent yet. */
  question?: string;
}

/** Returns whether the views run as a page in a tab, whose address contains the route; a side panel shows no address. */
export const isPage = (): boolean => location.search !== '';

const listeners = new Set<() => void>();
let current: Route = { place: 'now' };

/** Reads the first route from the address and follows the browser's back button. */
export function startRouting(): void {
  current = read();
  addEventListener('popstate', () => publish(read()));
}

/** Returns the current route and renders again when it changes. */
export const useRoute = (): Route => useSyncExternalStore(subscribe, () => current);

/** Opens a route and adds it to the browser's history. */
export function goTo(route: Route): void {
  history.pushState({ route }, '', isPage() ? `?${new URLSearchParams(paramsOf(route))}` : undefined);
  publish(route);
}

/** Returns to the previous route, or to the library if the page was opened from outside. */
export function goBack(): void {
  if (isInside()) history.back();
  else goTo({ place: 'library' });
}

/** Whether this route was reached from another route of the page. */
const isInside = () => (history.state as { route?: Route } | null)?.route !== undefined;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function publish(route: Route): void {
  current = route;
  for (const listener of listeners) listener();
}

function read(): Route {
  const { route } = (history.state ?? {}) as { route?: Route };
  return route ?? routeOf(new URLSearchParams(location.search));
}

function routeOf(params: URLSearchParams): Route {
  const { content, place, t, view, url, q, collection } = Object.fromEntries(params);
  const at = Number(t || Number.NaN);
  // An unknown view shows the first tab.
  if (content)
    return { place: 'item', contentId: content, ...(at >= 0 && { at }), view: view as ItemRoute['view'], url, question: q };
  if (place === 'library') return { place, collectionId: collection, keyword: q };
  return { place: place === 'feed' ? place : 'now' };
}

function paramsOf(route: Route): Record<string, string> {
  if (route.place !== 'item') {
    return { place: route.place, ...('collectionId' in route && route.collectionId && { collection: route.collectionId }) };
  }
  const { contentId, at, view } = route;
  return { content: contentId, ...(at !== undefined && { t: String(Math.floor(at)) }), ...(view && { view }) };
}

import { useSyncExternalStore } from 'react';

/** Where a person is: beside the page, among what is kept, in the feed, or at one stored medium. */
export type Route = { place: 'now' } | { place: 'library'; collectionId?: string } | { place: 'feed' } | ItemRoute;

export interface ItemRoute {
  place: 'item';
  contentId: string;
  /** A moment to show first. Seconds. */
  at?: number;
  /** The part to show first. */
  view?: 'notes';
}

/** A page of its own says in its address where it is; the panel's address stays the same, for it has none to show. */
export const isPage = location.search !== '';

const listeners = new Set<() => void>();
let current = read();

addEventListener('popstate', () => publish(read()));

export const useRoute = (): Route => useSyncExternalStore(subscribe, () => current);

/** The way back leads to where one was. */
export function goTo(route: Route): void {
  history.pushState({ route }, '', isPage ? `?${new URLSearchParams(paramsOf(route))}` : undefined);
  publish(route);
}

/** To where one was before; whoever came here from outside goes to the library. */
export function goBack(): void {
  if (isInside()) history.back();
  else goTo({ place: 'library' });
}

/** This place was reached from another one of ours. */
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
  const [contentId, place] = [params.get('content'), params.get('place')];
  if (contentId) {
    const at = Number(params.get('t') || Number.NaN);
    return { place: 'item', contentId, ...(at >= 0 && { at }), ...(params.get('view') === 'notes' && { view: 'notes' }) };
  }
  if (place === 'library') return { place, collectionId: params.get('collection') ?? undefined };
  return { place: place === 'feed' ? place : 'now' };
}

function paramsOf(route: Route): Record<string, string> {
  if (route.place !== 'item') {
    return { place: route.place, ...('collectionId' in route && route.collectionId && { collection: route.collectionId }) };
  }
  const { contentId, at, view } = route;
  return { content: contentId, ...(at !== undefined && { t: String(Math.floor(at)) }), ...(view && { view }) };
}

import type { App } from '../app/app-context.ts';
import { draftPrefix } from './draft-prefix.ts';

/** Saves what pages that are gone had typed and not saved. Where there is nothing, nothing is loaded for it. */
export function saveLeftoverDrafts(app: App): void {
  const isLeft = Object.keys(localStorage).some((key) => key.startsWith(draftPrefix));
  if (isLeft) void import('./note-sessions.ts').then(({ noteSessionsOf }) => noteSessionsOf(app));
}

import type { App } from '../app/app-context.ts';
import { draftPrefix } from './draft-prefix.ts';

/** Saves the drafts of closed pages. The code for it is loaded only when there are any. */
export function saveLeftoverDrafts(app: App): void {
  const isLeft = Object.keys(localStorage).some((key) => key.startsWith(draftPrefix));
  if (isLeft) void import('./note-sessions.ts').then(({ noteSessionsOf }) => noteSessionsOf(app));
}

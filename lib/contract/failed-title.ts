import type { FailureData } from './failure.ts';

/** Returns the title of the media item that can't be read, where its site states it. */
export const failedTitle = (failure: Pick<FailureData, 'details'> | undefined): string | undefined =>
  (Object(failure?.details) as { title?: string }).title;

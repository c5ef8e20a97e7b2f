import type { FailureData } from './failure.ts';

/** Returns whether a failure is that of a broadcast that has not started. */
export const isUpcoming = ({ code, details }: Pick<FailureData, 'code' | 'details'>): boolean =>
  code === 'notYetAired' && details?.isUpcoming === true;

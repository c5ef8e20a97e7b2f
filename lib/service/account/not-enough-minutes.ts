import { Failure } from '../../contract/failure.ts';

/** Returns the failure of work that takes more than the minutes that are left, with the address of the plans. */
export const notEnoughMinutes = (neededSeconds: number, remainingSeconds: number, pricingUrl: string | undefined): Failure =>
  new Failure(
    'quotaExceeded',
    `Not enough minutes are left: ${neededSeconds} s are needed, ${remainingSeconds} s remain. See ${pricingUrl}.`,
    { neededSeconds, remainingSeconds, pricingUrl },
  );

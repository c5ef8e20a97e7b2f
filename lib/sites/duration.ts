import * as z from 'zod/mini';

/** Schema of a duration in the site's unit; 0 if it is unknown. */
export const Duration = z.catch(z.number().check(z.nonnegative()), 0);

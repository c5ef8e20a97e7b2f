import * as z from 'zod/mini';

/** How long a medium lasts, in the site's unit; 0 where it doesn't say. */
export const Duration = z.catch(z.number().check(z.nonnegative()), 0);

/** Maximum media items of one batch. */
export const maxBatchSize = 500;

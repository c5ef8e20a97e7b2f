/** Reviews of a day, unless the user sets another number or continues: some minutes. */
export const defaultDailyReviews = 20;

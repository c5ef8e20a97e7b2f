/** Default maximum of reviews a day, which take a few minutes. */
export const defaultDailyReviews = 20;

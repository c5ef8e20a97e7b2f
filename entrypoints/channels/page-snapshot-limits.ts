/** Maximum characters of the long texts of a page snapshot, and of the others: names and addresses. */
export const maxLongText = 300_000;
export const maxShortText = 10_000;
/** Maximum characters of all its texts together, each with what surrounds it. */
export const maxSnapshotText = 2_000_000;
/** Maximum characters of the page's markup; the remainder is cut off. */
export const maxMarkup = 2_000_000;
/** Maximum items of its lists. */
export const maxListItems = 300;

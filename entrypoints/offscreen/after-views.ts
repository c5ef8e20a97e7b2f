/** Delay before indexing, in which the views render a new result first. In Firefox they share the thread of the indexes. */
const delayMs = 1000;

/** Resolves when the views have had time to render a new result. */
export const afterViews = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, delayMs));

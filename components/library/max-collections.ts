/** Maximum number of collections that a view lists. */
export const maxCollections = 1000;

/** The key of the only row of a table that has one. */
export const singleRowKey = 'own';

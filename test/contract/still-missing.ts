/** The parts of the specification that the table does not have yet. A commit that adds one removes its line. */
export const stillMissing: string[] = [];

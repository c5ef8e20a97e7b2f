/** Returns the text for a data folder in which nothing can be written. */
export const explainReadOnly = (directory: string): string =>
  `The folder ${directory} can’t be written to. Let the user who runs Gloss own it, or set GLOSS_DATA_DIR to another folder.`;
const isFile = (directory: string) => `${directory} is a file or lies below one. Set GLOSS_DATA_DIR to a folder.`;
const isFull = (directory: string) => `The disk of ${directory} is full. Free some space.`;

/** Texts for the system's errors with a data folder, by their codes. */
const folderTexts: Record<string, (directory: string) => string> = {
  EACCES: explainReadOnly,
  EPERM: explainReadOnly,
  EROFS: explainReadOnly,
  // What `mkdir` with `recursive` answers on a file system that is mounted read-only.
  ENOENT: explainReadOnly,
  EEXIST: isFile,
  ENOTDIR: isFile,
  ENOSPC: isFull,
  EDQUOT: isFull,
};

const createDatabase = 'Create an empty one, or correct DATABASE_URL.';
const noLogin = (place: string) => `PostgreSQL at ${place} refuses the user or the password. Correct them in DATABASE_URL.`;
const noServer = (place: string) =>
  `PostgreSQL at ${place} can’t be reached. Start it, or correct the host and the port in DATABASE_URL.`;
const isStarting = (place: string) => `PostgreSQL at ${place} accepts no connections yet or any more. Try again in a moment.`;

/** Texts for the errors of PostgreSQL (SQLSTATE) and of the system's connections, by their codes. */
const serverTexts: Record<string, (place: string) => string> = {
  ECONNREFUSED: noServer,
  ECONNRESET: noServer,
  EHOSTUNREACH: noServer,
  ENETUNREACH: noServer,
  ENOTFOUND: noServer,
  EAI_AGAIN: noServer,
  ETIMEDOUT: noServer,
  '28000': noLogin,
  '28P01': noLogin,
  '3D000': (place) => `PostgreSQL has no database ${place}. ${createDatabase}`,
  '42501': (place) =>
    `The user in DATABASE_URL may not create tables in ${place}. Make the user the owner of the database, or grant create on its schema.`,
  '53100': isFull,
  '53300': (place) =>
    `PostgreSQL at ${place} has no connection left. Raise its max_connections, or lower GLOSS_DATABASE_CONNECTIONS.`,
  '57P01': isStarting,
  '57P03': isStarting,
};

/**
 * Returns a one-line error that says why a database can't be opened and how to proceed; the error itself if the cause is unknown.
 */
export function explainOpenError(error: unknown, { url, directory }: { url?: string; directory: string }): unknown {
  // The address may hold a password.
  const place = url === undefined ? directory : URL.canParse(url) ? new URL(url).host + new URL(url).pathname : 'DATABASE_URL';
  const texts = url === undefined ? folderTexts : serverTexts;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
    if (text) return new Error(text(place), { cause: error });
    if (url !== undefined && /timeout exceeded when trying to connect|Connection terminated/.test(cause.message))
      return new Error(noServer(place), { cause: error });
  }
  return error;
}

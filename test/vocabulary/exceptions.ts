// Names that hold a retired word and are stored or exchanged, so a change would need a migration:
// - `wish`: the options in task and summary records (Dexie and SQL), in lines of the library file and in sync groups
// - `heard`, `summaryHeard`: the transcribed seconds in summary records, lines of the library file and the JSON export
// - `nothingSaid`: a failure code
// - `face`: a field of Bilibili's own API
// - `medium`: the rules of a media item in recipes, an attribute of Media RSS, and a length of Chromium's Summarizer API
export const storedNames = new Set(['wish', 'heard', 'summaryHeard', 'nothingSaid', 'face', 'medium']);

/** Other names that hold a retired word, each with the reason. */
export const exceptions: Record<string, string> = {};

import { subtitles } from './subtitles.ts';
import { summaries } from './summaries.ts';
import { tasks } from './tasks.ts';
import { texts } from './texts.ts';
import { urls } from './urls.ts';
import { version } from './version.ts';

/** THE TABLE: everything the service can do. Every door is derived from it. */
export const operations = { ...summaries, ...subtitles, ...tasks, ...texts, ...urls, ...version };
export type Operations = typeof operations;

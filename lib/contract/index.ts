import { account } from './account.ts';
import { asking } from './asking.ts';
import { cards } from './cards.ts';
import { channels } from './channels.ts';
import { collections } from './collections.ts';
import { exporting } from './exporting.ts';
import { feed } from './feed.ts';
import { importing } from './importing.ts';
import { library } from './library.ts';
import { names } from './names.ts';
import { notes } from './notes.ts';
import { novelty } from './novelty.ts';
import { recipes } from './recipes.ts';
import { settings } from './settings.ts';
import { speech } from './speech.ts';
import { subtitles } from './subtitles.ts';
import { summaries } from './summaries.ts';
import { sync } from './sync.ts';
import { tasks } from './tasks.ts';
import { texts } from './texts.ts';
import { urls } from './urls.ts';
import { version } from './version.ts';
import { versions } from './versions.ts';
import { visuals } from './visuals.ts';
import { workspace } from './workspace.ts';

/** The table of operations: everything the service can do. Every transport is derived from it. */
export const operations = {
  ...summaries,
  ...subtitles,
  ...speech,
  ...visuals,
  ...tasks,
  ...texts,
  ...urls,
  ...version,
  ...settings,
  ...recipes,
  ...library,
  ...versions,
  ...names,
  ...notes,
  ...cards,
  ...collections,
  ...channels,
  ...feed,
  ...novelty,
  ...asking,
  ...account,
  ...exporting,
  ...importing,
  ...sync,
  ...workspace,
};
/** The type of the table of operations. */
export type Operations = typeof operations;

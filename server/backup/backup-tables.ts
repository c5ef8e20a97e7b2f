import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as channels from '../../lib/store/sql/schema-channels.ts';
import * as exchange from '../../lib/store/sql/schema-exchange.ts';
import * as library from '../../lib/store/sql/schema-library.ts';
import * as media from '../../lib/store/sql/schema-media.ts';
import * as sharing from '../../lib/store/sql/schema-sharing.ts';
import * as tasks from '../../lib/store/sql/schema-tasks.ts';
import * as accounts from '../accounts/schema.ts';
import * as digestMail from '../digest-mail/schema.ts';
import * as oauth from '../oauth/schema.ts';
import * as userRows from '../ports/schema-user-rows.ts';
import * as webhooks from '../webhooks/schema.ts';

const schemas: object[] = [accounts, oauth, userRows, media, tasks, library, sharing, channels, exchange, webhooks, digestMail];
const foreignKeys = (table: PgTable) => getTableConfig(table).foreignKeys.length;

/**
 * Every table, those that others refer to first. Four things are left out: the search index, which is rebuilt from the changes,
 * the task queue, which is rebuilt from the tasks, the leases, and the epochs of cursors, which are no longer those of the backup.
 */
export const backupTables: PgTable[] = schemas
  .flatMap((schema) => Object.values(schema).filter((value) => is(value, PgTable)))
  .sort((a, b) => foreignKeys(a) - foreignKeys(b));

/**
 * Runs the service in a separate process and, on the same database, a bare handler that reads a saved media item by API token
 * with the same queries. Sends the parent process both origins and, on request, the processor time used so far.
 */
import process from 'node:process';
import { serve } from '@hono/node-server';
import { and, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { pino } from 'pino';
import { unpackTranscript } from '../../lib/store/sql/row-values.ts';
import { notes, saved } from '../../lib/store/sql/schema-library.ts';
import { contents, summaries, transcripts } from '../../lib/store/sql/schema-media.ts';
import { apiTokens } from '../../server/accounts/schema.ts';
import { hashSecret } from '../../server/accounts/secret.ts';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { inflateSynchronously } from '../../server/ports/inflate-synchronously.ts';
import { startServer } from '../../server/start-server.ts';
import { fetchTalks } from '../server/media-server.ts';

export interface ServerAddresses {
  /** Origin of the service; `bare` is the origin of the bare handler. */
  origin: string;
  bare: string;
}

const config = readConfig(process.env);
const server = await startServer(config, pino({ level: 'silent' }), { fetch: fetchTalks(process.env.TALKS_PORT ?? '') });
const { db } = await openDatabase({ url: config.databaseUrl, directory: config.dataDirectory });

const app = new Hono();
app.get('/saved', async ({ req, json }) => {
  const token = req.header('authorization')!.slice('Bearer '.length);
  const [caller] = await db
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.hash, hashSecret(token)));
  const { userId } = caller!;
  const contentId = req.query('id')!;
  const of = (table: typeof saved | typeof contents | typeof notes | typeof summaries | typeof transcripts) =>
    and(eq(table.userId, userId), eq(table.contentId, contentId));
  const [item] = await db.select({ row: saved.row }).from(saved).where(of(saved));
  const [content] = await db.select({ row: contents.row }).from(contents).where(of(contents));
  const [[note], texts, [packed]] = await Promise.all([
    db.select({ row: notes.row }).from(notes).where(of(notes)),
    db.select({ row: summaries.row }).from(summaries).where(of(summaries)).orderBy(desc(summaries.createdAt)),
    db
      .select({ row: transcripts.row, cues: transcripts.cues })
      .from(transcripts)
      .where(of(transcripts))
      .orderBy(desc(transcripts.createdAt))
      .limit(1),
  ]);
  const { cues } = (await unpackTranscript(packed!, inflateSynchronously))!;
  return json({ item: item!.row, content: content!.row, note: note?.row, summary: texts[0]!.row.digest, cues });
});
const bare = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  const addresses: ServerAddresses = { origin: server.origin, bare: `http://127.0.0.1:${port}` };
  process.send?.(addresses);
});
bare.unref();
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});

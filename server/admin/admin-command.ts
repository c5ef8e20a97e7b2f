import process from 'node:process';
import { createAccounts } from '../accounts/accounts.ts';
import { originOf, readConfig } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import { createSqlOAuthGrants } from '../oauth/oauth-grants.ts';
import { getServerKey } from '../ports/server-key.ts';
import { sealingWith } from '../sealing.ts';
import { createSendEvent } from '../webhooks/send-event.ts';
import { createWebhooks } from '../webhooks/webhooks.ts';
import { sendToServer } from './admin-socket.ts';
import { type AdminResult, runAdmin } from './run-admin.ts';

/** Runs an administrator's command, in the running server of the data folder or else on the database itself. */
export async function adminCommand(args: string[], env: NodeJS.ProcessEnv): Promise<AdminResult> {
  try {
    const { databaseUrl, dataDirectory, ...config } = readConfig(env);
    const sent = databaseUrl ? undefined : await sendToServer(dataDirectory, args);
    if (sent) return sent;
    const { db, close } = await openDatabase({ url: databaseUrl, directory: dataDirectory, whenMissing: 'fail' });
    try {
      const origin = config.origin ?? originOf(config.host, config.port);
      const apps = createSqlOAuthGrants(db);
      const accounts = createAccounts({ db, apps, clock: Date, config: { ...config, origin } });
      const sealing = sealingWith(config.secret ?? (await getServerKey(dataDirectory)));
      const webhooks = createWebhooks({ db, sealing, send: createSendEvent(), origin, clock: Date });
      return await runAdmin(args, { db, accounts, webhooks, ...(!databaseUrl && { directory: dataDirectory }) });
    } finally {
      await close();
    }
  } catch (error) {
    return { exitCode: 1, lines: [error instanceof Error ? error.message : String(error)] };
  }
}

if (import.meta.main) {
  const { exitCode, lines } = await adminCommand(process.argv.slice(2), process.env);
  console.log(lines.join('\n'));
  process.exitCode = exitCode;
}

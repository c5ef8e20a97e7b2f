import process from 'node:process';
import { Failure } from '../../lib/contract/failure.ts';
import { openDatabase } from '../database/open-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const usage = 'npm run backup -- FILE, or npm run restore -- FILE';

/** The administrator's command. Returns the exit code. */
export async function backupCommand(args: string[], env: NodeJS.ProcessEnv, say: (line: string) => void): Promise<number> {
  const [what, file, ...rest] = args;
  if ((what !== 'backup' && what !== 'restore') || !file || rest.length > 0) {
    say(usage);
    return 2;
  }
  try {
    const database = await openDatabase({ url: env.DATABASE_URL, directory: env.GLOSS_DATA_DIR || '.gloss' });
    try {
      const counts = await (what === 'backup' ? writeBackup : restoreBackup)(database.db, file);
      const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
      say(what === 'backup' ? `${rows} rows are in ${file}` : `${rows} rows are back`);
      return 0;
    } finally {
      await database.close();
    }
  } catch (error) {
    say(wordsOf(error, file));
    return 1;
  }
}

function wordsOf(error: unknown, file: string): string {
  if (error instanceof Failure) return `${file}: ${error.message}`;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EEXIST') return `${file} is there already`;
  if (code === 'ENOENT') return `${file}: there is no such file or folder`;
  return error instanceof Error ? error.message : String(error);
}

if (import.meta.main) process.exitCode = await backupCommand(process.argv.slice(2), process.env, console.log);

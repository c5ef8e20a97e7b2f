import process from 'node:process';
import { Failure } from '../../lib/contract/failure.ts';
import { openDatabase } from '../database/open-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const usage = 'npm run backup -- FILE, or npm run restore -- FILE';

/** Runs the operator's command, `backup` or `restore`. Returns the exit code. */
export async function backupCommand(args: string[], env: NodeJS.ProcessEnv, print: (line: string) => void): Promise<number> {
  const [command, file, ...rest] = args;
  if ((command !== 'backup' && command !== 'restore') || !file || rest.length > 0) {
    print(usage);
    return 2;
  }
  try {
    const database = await openDatabase({
      url: env.DATABASE_URL,
      directory: env.GLOSS_DATA_DIR || '.gloss',
      whenMissing: command === 'backup' ? 'fail' : 'create',
    });
    try {
      const counts = await (command === 'backup' ? writeBackup : restoreBackup)(database.db, file);
      const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
      print(command === 'backup' ? `${rows} rows were written to ${file}` : `${rows} rows were restored from ${file}`);
      return 0;
    } finally {
      await database.close();
    }
  } catch (error) {
    print(describeError(error, file));
    return 1;
  }
}

/** Texts for the system's errors with the file, by their codes. */
const fileTexts: Record<string, string> = {
  EEXIST: ' exists already; choose another name',
  ENOENT: ': no such file or folder',
  ENOTDIR: ': no such file or folder',
  EISDIR: ' is a folder; name a file',
  EACCES: ': no permission; choose another folder, or run the command as the owner of this one',
  EPERM: ': no permission; choose another folder, or run the command as the owner of this one',
  EROFS: ' is on a read-only disk; choose another folder',
  ENOSPC: ': the disk is full; choose another one',
};

function describeError(error: unknown, file: string): string {
  if (error instanceof Failure) return `${file}: ${error.message}`;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const text = Object.hasOwn(fileTexts, String(code)) ? fileTexts[String(code)] : undefined;
  if (text) return `${file}${text}`;
  return error instanceof Error ? error.message : String(error);
}

if (import.meta.main) process.exitCode = await backupCommand(process.argv.slice(2), process.env, console.log);

/** `npm run backup -- FILE` and `npm run restore -- FILE`; see docs/self-hosting.md. Plain JavaScript, for any Node from 20 on. */
import { runPinned } from './pinned-node.mjs';

await runPinned('../server/backup/backup-command.ts');

/** `npm run backup -- FILE` and `npm run restore -- FILE`; see docs/self-hosting.md. Plain JavaScript, for any Node from 20 on. */
import { runServerProgram } from './run-server-program.mjs';

await runServerProgram('backup-command');

/** `npm run admin -- COMMAND`; see docs/self-hosting.md. Plain JavaScript, for any Node from 20 on. */
import { runServerProgram } from './run-server-program.mjs';

await runServerProgram('admin-command');

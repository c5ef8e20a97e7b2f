/** `npm run serve`: installs and bundles what is missing, then runs the service with the pinned Node; see docs/self-hosting.md. Plain JavaScript, for any Node from 20 on. */
import { runServerProgram } from './run-server-program.mjs';

await runServerProgram('main');

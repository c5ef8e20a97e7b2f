/** `npm run serve`: installs what is missing, then runs the service with the pinned Node; see docs/self-hosting.md. Plain JavaScript, for any Node from 20 on. */
import { runPinned } from './pinned-node.mjs';

await runPinned('../server/main.ts');

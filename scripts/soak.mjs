/** `npm run soak`: installs what is missing, then stops the worker under load for some minutes; see test/soak/soak.ts. */
import { runPinned } from './pinned-node.mjs';

await runPinned('../test/soak/soak.ts');

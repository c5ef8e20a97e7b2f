/** `npm run bench`: installs what is missing, then measures; see bench.ts. */
import { runPinned } from './pinned-node.mjs';

await runPinned('bench.ts');

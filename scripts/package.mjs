/** `npm run package`: installs what is missing, then writes the packages for the stores; see package.ts. */
import { runPinned } from './pinned-node.mjs';

await runPinned('package.ts');

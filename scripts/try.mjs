/** `npm run -s try -- PART`: installs what is missing, then the parts of the core answer from the shell; see try.ts. */
import { runPinned } from './pinned-node.mjs';

await runPinned('try.ts');

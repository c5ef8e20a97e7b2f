/** `npm run conformance`: installs what is missing, then runs the conformance suite of the Model Context Protocol; see conformance.ts. */
import { runPinned } from './pinned-node.mjs';

await runPinned('conformance.ts');

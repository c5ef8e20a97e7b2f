/** `npm run mutation -- --seed S --count N`: breaks the code in N places and names the breaks that no test notices; see test/mutation/. */
import { runPinned } from './pinned-node.mjs';

await runPinned('../test/mutation/mutation.ts');

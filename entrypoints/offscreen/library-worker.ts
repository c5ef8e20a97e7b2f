import { novelty } from './novelty.ts';
import { search } from './search.ts';
import { serveWorker } from './workers/serve-worker.ts';

const methods: Record<string, (input: never, context: never) => Promise<unknown>> = { ...search, ...novelty };

serveWorker((name, input, context) => methods[name]!(input as never, context as never));

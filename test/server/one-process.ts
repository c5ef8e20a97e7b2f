/** One process of the service, configured as always, that reaches the talks of `TALKS_PORT` and no other site. */
import process from 'node:process';
import { pino } from 'pino';
import { readConfig } from '../../server/config.ts';
import { loadServer } from '../../server/load-server.ts';
import { fetchTalks } from './media-server.ts';

const log = pino({ level: 'error', base: null });
process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled'));
const config = readConfig(process.env);
const { startServer } = await loadServer(config.dataDirectory);
const server = await startServer(config, log, { fetch: fetchTalks(process.env.TALKS_PORT ?? '') });
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.send?.(server.origin);

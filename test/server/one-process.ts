/** One process of the service, which reaches only the talks on `TALKS_PORT` or the files on `MEDIA_PORT`. */
import process from 'node:process';
import { pino } from 'pino';
import { readConfig } from '../../server/config.ts';
import { startServer } from '../../server/start-server.ts';
import { openMediaHost } from './media-host.ts';
import { fetchTalks } from './media-server.ts';

const log = pino({ level: 'error', base: null });
process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled'));
const config = readConfig(process.env);
const { TALKS_PORT = '', MEDIA_PORT } = process.env;
const ways = MEDIA_PORT ? { open: openMediaHost(MEDIA_PORT) } : { fetch: fetchTalks(TALKS_PORT) };
const server = await startServer(config, log, ways);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.send?.(server.origin);

/**
 * `node test/container/container.ts` builds the image of the Dockerfile from Debian's packages, without Docker, starts it as
 * compose.yaml does, and checks what it promises. Prints sizes and times. Takes root on Debian.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { aptInstall, canInstall } from '../../scripts/apt.mjs';
import { onPath } from '../../scripts/find-program.mjs';
import { formatTable } from '../bench/table.ts';
import { buildImage } from './build-image.ts';
import { run } from './in-root.ts';
import { type Container, runImage } from './run-image.ts';

if (!canInstall()) {
  console.log('The container is not tested: that takes root on Debian or Ubuntu.');
  process.exit();
}
if (!onPath('mmdebstrap')) await aptInstall(['mmdebstrap'], {});

const folder = mkdtempSync(join(tmpdir(), 'gloss-container-'));
const token = 'token-of-the-only-user';
const settings = { GLOSS_TOKEN: token };
const failures: string[] = [];
const check = (what: string, isTrue: boolean) => {
  console.log(`${isTrue ? 'ok    ' : 'FAILED'}  ${what}`);
  if (!isTrue) failures.push(what);
};

/** Calls an operation from within the container, and returns the answer. */
function call({ execute }: Container, path: string, body?: object): { [field: string]: unknown } {
  const request = {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  };
  const url = `http://127.0.0.1:8787/api${path}`;
  const script = `fetch(${JSON.stringify(url)}, ${JSON.stringify(request)}).then((answer) => answer.text()).then(console.log)`;
  return JSON.parse(execute(['node', '-e', script]).output);
}

const megabytes = (path: string) =>
  `${run('du', ['--summarize', '--block-size=1M', '--one-file-system', path]).split('\t')[0]} MB`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

try {
  const startedAt = performance.now();
  const image = buildImage(folder, console.error);
  const buildMs = performance.now() - startedAt;
  const sizes = [
    { what: 'image', value: megabytes(image.folder) },
    { what: 'of it Debian and Node with npm', value: megabytes(join(folder, 'base')) },
    { what: 'of it node_modules', value: megabytes(join(image.folder, 'app/node_modules')) },
    { what: 'of it the bundled server', value: megabytes(join(image.folder, 'app/server')) },
  ];
  const data = join(folder, 'data');
  run('cp', ['--archive', join(image.folder, 'data'), data]);

  const first = await runImage(image, data, settings);
  check('passes its health check', true);
  const { Uid, NoNewPrivs, CapEff, CapBnd } = first.status();
  check('runs as an unprivileged user', Uid!.split('\t').every((id) => id === '1000') && NoNewPrivs === '1');
  check('has no capabilities', /^0+$/.test(CapEff!) && /^0+$/.test(CapBnd!));
  check('has a read-only root', /read-only file system/i.test(first.execute(['touch', '/app/file']).output));
  check('can decode media', first.execute(['ffmpeg', '-version']).code === 0);
  const doctor = first.execute(['node', 'server/admin-command.js', 'doctor']);
  console.log(doctor.output.trim().replaceAll(/^/gm, '        '));
  check('is administered while it runs', doctor.code === 0);
  const { id } = call(first, '/v1/collections/create', { name: 'Stays over a restart' });
  check('stores what it is given', typeof id === 'string');
  const ended = await first.stop();
  check('ends by itself on SIGTERM', ended.code === 0);

  const second = await runImage(image, data, settings);
  const { collections } = call(second, '/v1/collections/list') as { collections: { id: string }[] };
  check(
    'has its data after a restart',
    collections.some((one) => one.id === id),
  );
  await second.stop();

  console.log(
    `\n${formatTable([
      ...sizes,
      { what: 'build', value: seconds(buildMs) },
      { what: 'start on an empty folder, until healthy', value: seconds(first.startMs) },
      { what: 'start after a restart, until healthy', value: seconds(second.startMs) },
      { what: 'end on SIGTERM', value: seconds(ended.endMs) },
    ])}`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);

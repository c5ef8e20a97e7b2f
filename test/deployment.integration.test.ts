import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig, unknownVariables } from '../server/config.ts';
import { readSource } from './architecture/imports.ts';
import { contextFiles, healthCheckArguments, ignorePatterns, instructions } from './container/dockerfile.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const manifest = JSON.parse(read('package.json'));

const ofLastStage = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));
const copied = instructions
  .filter(({ name, rest }) => name === 'COPY' && !rest.startsWith('--'))
  .flatMap(({ rest }) => rest.split(' ').slice(0, -1));
const installed = /^PACKAGES="(.*)"$/.exec(instructions.find(({ rest }) => rest.startsWith('PACKAGES'))!.rest)![1]!.split(' ');

const files = copied.flatMap(contextFiles);

/** Returns the packages that the bundled files import, without optional ones that an operator installs separately. */
function importedPackages(folder: string): Set<string> {
  const found = globSync('*.js', { cwd: folder }).flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return readSource(name, text).imports.map(({ specifier }) => specifier);
  });
  const names = found
    .filter((specifier) => !/^(?:node:|\.)/.test(specifier) && !isBuiltin(specifier))
    .map((specifier) => /^(@[^/]+\/)?[^/]+/.exec(specifier)![0]);
  return new Set(names.filter((name) => name in manifest.dependencies));
}

describe('the image', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gloss-image-'));
  const [context, image] = [join(folder, 'context'), join(folder, 'image')];

  beforeAll(async () => {
    for (const path of files.filter((file) => statSync(join(root, file)).isFile())) {
      cpSync(join(root, path), join(context, path), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(context, 'node_modules'));
    const [command, ...args] = JSON.parse(instructions.find(({ rest }) => rest.includes('bundle-server'))!.rest) as string[];
    expect(command).toBe('node');
    const child = spawn(process.execPath, args, { cwd: context, stdio: ['ignore', 'ignore', 'inherit'] });
    expect((await once(child, 'exit'))[0]).toBe(0);
    cpSync(join(context, '.output', 'server'), join(image, 'server'), { recursive: true });
    cpSync(join(root, 'package.json'), join(image, 'package.json'));
    for (const name of installed) {
      mkdirSync(dirname(join(image, 'node_modules', name)), { recursive: true });
      symlinkSync(join(root, 'node_modules', name), join(image, 'node_modules', name));
    }
  });

  it('is bundled from what Docker sends, without test files', () => {
    expect(files.filter((path) => /\.test\.|fixtures|\.env/.test(path))).toEqual([]);
    expect(globSync('*.js', { cwd: join(image, 'server') })).toEqual(
      expect.arrayContaining(['main.js', 'engine-thread.js', 'text-thread.js', 'backup-command.js', 'admin-command.js']),
    );
  });

  it('has exactly the packages that its programs import', () => {
    // markmap-view is not imported: its script is inlined into exported files.
    const used = [...importedPackages(join(image, 'server')), 'markmap-view'];
    expect(installed.toSorted()).toEqual(used.sort());
  });

  it('runs the pinned Node as an unprivileged user, with a health check', () => {
    expect(instructions[0]!.rest).toBe(`NODE_VERSION=${manifest.devDependencies.node}`);
    const names = ofLastStage.map(({ name }) => name);
    expect(names).toContain('HEALTHCHECK');
    expect(names).not.toContain('ADD');
    expect(ofLastStage.find(({ name }) => name === 'USER')?.rest).toBe('node');
    expect(names.indexOf('USER')).toBeGreaterThan(names.lastIndexOf('COPY'));
    // A shell as the first process would not forward SIGTERM.
    expect(JSON.parse(ofLastStage.find(({ name }) => name === 'CMD')!.rest)).toEqual(['node', 'server/main.js']);
  });

  let child: ChildProcess | undefined;
  afterAll(async () => {
    if (child && child.exitCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true });
  });

  it('starts from its own files, reports healthy, and exits on SIGTERM', async () => {
    const compiled = join(root, 'node_modules', '.cache', 'compiled');
    const env = {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compiled,
      GLOSS_PORT: '0',
      GLOSS_DATA_DIR: join(folder, 'data'),
    };
    child = spawn(process.execPath, ['server/main.js'], { cwd: image, env, stdio: ['ignore', 'pipe', 'inherit'] });
    let origin: string | undefined;
    for await (const line of createInterface({ input: child.stdout! })) {
      origin = /Gloss runs at (http[^"]+)/.exec(line)?.[1];
      if (origin) break;
    }
    const check = healthCheckArguments();
    const ask = async (port: string) => {
      const [code] = await once(spawn(process.execPath, check, { env: { GLOSS_PORT: port } }), 'exit');
      return code;
    };
    expect([await ask(new URL(origin!).port), await ask('1')]).toEqual([0, 1]);
    expect((await fetch(`${origin}/account/sign-in`)).status).toBe(200);
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
  });
});

describe('the compose file', () => {
  const { services, volumes } = parse(read('compose.yaml'), { merge: true });
  const { database, node, worker } = services;
  const wanted = ['GLOSS_ORIGIN', 'GLOSS_SECRET', 'POSTGRES_PASSWORD'];
  const filled = (text: string) => text.replaceAll(/\$\{(\w+):\?[^}]*\}/g, (_, name) => values[name as keyof typeof values]);
  const values = { GLOSS_ORIGIN: 'https://gloss.example.org', GLOSS_SECRET: 's'.repeat(44), POSTGRES_PASSWORD: 'abc123' };

  it('has a database, two nodes and a worker', () => {
    expect(Object.keys(services)).toEqual(['database', 'node', 'worker']);
    expect(node.deploy.replicas).toBe(2);
    expect(node.ports).toEqual(['127.0.0.1:8787-8788:8787']);
    expect(database.ports).toBeUndefined();
    expect(worker.ports).toBeUndefined();
    expect(database.volumes).toEqual(['database:/var/lib/postgresql/data']);
    expect(Object.keys(volumes)).toEqual(['database']);
  });

  it.each([
    ['node', node],
    ['worker', worker],
  ])('configures a %s with variables that the server accepts', (role, service) => {
    const env = Object.fromEntries(Object.entries<string>(service.environment).map(([name, value]) => [name, filled(value)]));
    expect(unknownVariables(env)).toEqual([]);
    const config = readConfig(env);
    expect(config).toMatchObject({ role, origin: values.GLOSS_ORIGIN, secret: values.GLOSS_SECRET });
    const { username, password, hostname, pathname } = new URL(config.databaseUrl!);
    const { POSTGRES_USER, POSTGRES_DB, POSTGRES_PASSWORD } = database.environment;
    expect([username, password, hostname, pathname]).toEqual([
      POSTGRES_USER,
      filled(POSTGRES_PASSWORD),
      'database',
      `/${POSTGRES_DB}`,
    ]);
    expect(service.depends_on.database.condition).toBe('service_healthy');
    // The grace period must exceed the server's own shutdown timeout.
    expect(Number.parseInt(service.stop_grace_period, 10)).toBeGreaterThan(15);
    expect(service).toMatchObject({
      env_file: '.env',
      restart: 'unless-stopped',
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });

  it('contains no secret, and refuses to start without one', () => {
    const named = [...read('compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name!);
    expect([...new Set(named)].sort()).toEqual(wanted);
    expect(JSON.stringify(services)).not.toMatch(/\$\{\w+\}|\$\{\w+:-/);
    expect(ignorePatterns).not.toContain('!.env');
  });

  it('pins the versions of its images', () => {
    expect(database.image).toMatch(/^postgres:\d+\.\d+-\w+$/);
    expect(database.healthcheck.test).toContain('pg_isready');
  });
});

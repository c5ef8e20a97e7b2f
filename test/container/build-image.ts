import { cpSync, mkdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pinnedNode } from '../../scripts/pinned-node.mjs';
import { contextFiles, instructions } from './dockerfile.ts';
import { environment, plainEnvironment, run, runInRoot } from './in-root.ts';

/** An image that was built: its root file system, and how its program is started. */
export interface Image {
  folder: string;
  env: Record<string, string>;
  user: string;
  cwd: string;
  command: string[];
}

/** A stage of the Dockerfile while its instructions are executed; `args` are for builds only. */
interface Stage extends Image {
  args: Record<string, string>;
}

const project = join(import.meta.dirname, '..', '..');

/**
 * Executes the instructions of the Dockerfile without Docker: each stage is a root file system of Debian's packages and the pinned
 * Node. Takes root's permissions, mmdebstrap and unshare. Throws for an instruction that it does not know.
 */
export function buildImage(folder: string, log: (line: string) => void): Image {
  const stages = new Map<string, Stage>();
  const globalArgs: Record<string, string> = {};
  let stage: Stage | undefined;
  for (const { name, rest } of instructions) {
    log(`${name} ${rest.slice(0, 100)}`);
    if (name === 'ARG' && !stage) {
      const [key, value] = assignment(rest);
      globalArgs[key] = value;
    } else if (name === 'FROM') {
      const [image, , alias = 'image'] = rest.replaceAll(/\$\{(\w+)\}/g, (_, key) => globalArgs[key] ?? '').split(' ');
      stage = { folder: join(folder, alias), env: {}, args: {}, user: 'root', cwd: '/', command: [] };
      copyBase(image!, join(folder, 'base'), stage.folder);
      stages.set(alias, stage);
    } else if (stage) execute(name, rest, stage, stages);
    else throw new Error(`${name} stands before FROM`);
  }
  return stage!;
}

/** Copies what an image of Node has, which is made once: Debian, Node, npm, and the user `node`. */
function copyBase(image: string, base: string, target: string): void {
  const [, release] = /^node:[\d.]+-(\w+)-slim$/.exec(image) ?? [];
  if (!release) throw new Error(`${image} is no image of Node on Debian`);
  if (!statSync(base, { throwIfNoEntry: false })) {
    run('mmdebstrap', ['--mode=root', '--variant=minbase', '--include=libstdc++6,libatomic1,ca-certificates', release, base]);
    cpSync(pinnedNode, join(base, 'usr/local/bin/node'));
    run('npm', ['install', '--global', '--no-audit', '--no-fund', `--prefix=${join(base, 'usr/local')}`, 'npm@11']);
    const root = { cwd: '/', env: {} };
    runInRoot(base, ['groupadd', '--gid', '1000', 'node'], root);
    runInRoot(base, ['useradd', '--uid', '1000', '--gid', 'node', '--create-home', 'node'], root);
  }
  run('cp', ['--archive', base, target]);
}

function execute(name: string, rest: string, stage: Stage, stages: Map<string, Stage>): void {
  const { folder, cwd, env, args } = stage;
  const isIn = (path: string) => join(folder, resolve(cwd, path));
  switch (name) {
    case 'ARG':
    case 'ENV':
      for (const [, key, quoted, plain] of rest.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g))
        (name === 'ENV' ? env : args)[key!] = quoted ?? plain ?? '';
      return;
    case 'WORKDIR':
      stage.cwd = rest;
      mkdirSync(join(folder, rest), { recursive: true });
      return;
    case 'COPY':
      copy(rest, isIn, stages);
      return;
    case 'RUN':
      runInRoot(folder, rest.startsWith('[') ? JSON.parse(rest) : ['sh', '-c', rest], { cwd, env: { ...args, ...env } });
      return;
    case 'USER':
      stage.user = rest;
      return;
    case 'CMD':
      stage.command = JSON.parse(rest);
      return;
    case 'VOLUME':
    case 'EXPOSE':
    case 'HEALTHCHECK':
      return;
    default:
      throw new Error(`The instruction ${name} is unknown: add it to test/container/build-image.ts`);
  }
}

/** Copies files of another stage, or of the project as far as Docker sends them; a folder's contents, as Docker does. */
function copy(rest: string, isIn: (path: string) => string, stages: Map<string, Stage>): void {
  const [, from, paths = rest] = /^--from=(\w+) (.*)$/.exec(rest) ?? [];
  const sources = paths.split(' ');
  const target = sources.pop()!;
  for (const source of sources) {
    if (from) {
      mkdirSync(isIn(target), { recursive: true });
      run('cp', ['--archive', `${join(stages.get(from)!.folder, source)}/.`, isIn(target)]);
      continue;
    }
    const isFolder = statSync(join(project, source)).isDirectory();
    for (const path of contextFiles(source)) {
      if (statSync(join(project, path)).isDirectory()) continue;
      const file = isFolder ? join(isIn(target), path.slice(source.length)) : join(isIn(target), basename(path));
      mkdirSync(dirname(file), { recursive: true });
      cpSync(join(project, path), file);
    }
  }
}

const assignment = (text: string) => text.split('=', 2) as [string, string];

/** The command that starts the image's program, or another one, as its user and with no right that it does not need. */
export const asUser = ({ env, user, cwd }: Image, command: string[], more: Record<string, string> = {}): string[] => [
  'setpriv',
  `--reuid=${user}`,
  `--regid=${user}`,
  '--clear-groups',
  '--no-new-privs',
  '--bounding-set=-all',
  '--inh-caps=-all',
  ...environment({ ...plainEnvironment, HOME: `/home/${user}`, ...env, ...more }, cwd),
  ...command,
];

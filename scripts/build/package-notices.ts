import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import licenses from 'spdx-license-list/full.js';

/** A package or other work of which a part is distributed, with the texts of its license and notices. */
export interface DistributedWork {
  name: string;
  version: string;
  /** SPDX license expression. */
  license: string;
  /** Address of the source. */
  source: string;
  texts: string[];
}

/**
 * Reads a package: its license and notices from the files of the package, or where it has none, the license's standard text with
 * the package's author.
 */
export function readPackage(folder: string): DistributedWork {
  const { name, version, license, author, repository, homepage } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => /^(?:licen[sc]e|copying|notice)/i.test(file));
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8'));
  return {
    name,
    version,
    license,
    source: sourceAddress(repository?.url ?? repository ?? homepage ?? `https://www.npmjs.com/package/${name}`),
    texts: texts.length > 0 ? texts : [standardText(license, author?.name ?? author ?? `the authors of ${name}`)],
  };
}

const sourceAddress = (repository: string) => repository.replace(/^git\+/, '').replace(/^(?:git|ssh):\/\/(?:git@)?/, 'https://');

/** Returns the text of an SPDX license for a work of an author. */
export function standardText(license: string, author: string): string {
  const found = licenses[license];
  if (!found) throw new Error(`${license} is no SPDX license. Add the text of the license to scripts/build/package-notices.ts.`);
  const copyright = `Copyright (c) ${author}`;
  const [before, ...after] = found.licenseText.split(/^Copyright \(c\) .*\n/m);
  return after.length > 0 ? `${before}${copyright}\n${after.join('')}` : `${copyright}\n\n${before}`;
}

const rule = '-'.repeat(72);

/** Returns the notices of works as a text: works with the same texts stand together, in the order of their names. */
export function noticesText(works: readonly DistributedWork[]): string {
  const groups = Map.groupBy(
    works.toSorted((a, b) => compare(a.name, b.name) || compare(a.version, b.version)),
    ({ texts }) => texts.map((text) => text.replaceAll('\r\n', '\n').trim()).join(`\n\n`),
  );
  const parts = [...groups].map(([text, same]) => {
    const names = same.map(({ name, version, license, source }) =>
      [name, version, `(${license})`, source].filter(Boolean).join(' '),
    );
    return `${rule}\n${names.join('\n')}\n\n${text}\n`;
  });
  return parts.join('\n');
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

import type { ModelFiles, Part } from './model-files.ts';

/** Model files in the origin private file system, one folder per repository; a file's name contains its range. */
export const originFiles: ModelFiles = {
  async parts(repository) {
    const folder = await folderOf(repository);
    return folder ? (await namesIn(folder)).flatMap((name) => partOf(name) ?? []) : [];
  },
  async put(repository, part, bytes) {
    const folder = await folderOf(repository, { create: true });
    const file = await folder!.getFileHandle(nameOf(part), { create: true });
    // A write takes effect at `close`, so an interrupted one leaves no partial file.
    const writing = await file.createWritable();
    try {
      await writing.write(bytes);
      await writing.close();
    } catch (error) {
      await writing.abort().catch(() => undefined);
      await folder!.removeEntry(file.name).catch(() => undefined);
      throw error;
    }
  },
  async drop(repository, file) {
    const folder = await folderOf(repository);
    for (const name of folder ? await namesIn(folder) : []) if (partOf(name)?.file === file) await folder!.removeEntry(name);
  },
  async remove(repository) {
    const all = await allModels();
    await all.removeEntry(flat(repository), { recursive: true }).catch(ifMissing);
  },
  async read(repository, file) {
    const folder = await folderOf(repository);
    if (!folder) return undefined;
    const parts = (await namesIn(folder)).flatMap((name) => partOf(name) ?? []).filter((part) => part.file === file);
    parts.sort((a, b) => a.from - b.from);
    const total = parts[0]?.total ?? 0;
    if (total === 0 || parts.reduce((end, { from, to }) => (from === end ? to : -1), 0) !== total) return undefined;
    return new Blob(await Promise.all(parts.map(async (part) => (await folder.getFileHandle(nameOf(part))).getFile())));
  },
};

const allModels = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('speech-models', { create: true });

const folderOf = async (repository: string, { create = false } = {}): Promise<FileSystemDirectoryHandle | undefined> =>
  (await allModels()).getDirectoryHandle(flat(repository), { create }).catch(ifMissing);

async function namesIn(folder: FileSystemDirectoryHandle): Promise<string[]> {
  const names: string[] = [];
  for await (const name of folder.keys()) names.push(name);
  return names;
}

function ifMissing(error: unknown): undefined {
  if (!(error instanceof DOMException && error.name === 'NotFoundError')) throw error;
}

const flat = (path: string) => path.replaceAll('/', '!');
const nameOf = ({ file, from, to, total }: Part) => `${from}-${to}-${total} ${flat(file)}`;

/** Parses a file name; undefined for the swap files of a killed browser. */
function partOf(name: string): Part | undefined {
  const match = /^(\d+)-(\d+)-(\d+) (.+?)(?<!\.crswap)$/.exec(name);
  if (!match) return undefined;
  const [from, to, total] = match.slice(1, 4).map(Number) as [number, number, number];
  return { file: match[4]!.replaceAll('!', '/'), from, to, total };
}

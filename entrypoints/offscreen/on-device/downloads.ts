import { Failure } from '../../../lib/contract/failure.ts';
import type { DownloadableModel, ModelDownloads, ModelProgress } from '../../../lib/ports/model-downloads.ts';
import { type DownloadHost, downloadFile } from './download-file.ts';
import type { Part } from './model-files.ts';
import type { Build, Model } from './models.ts';
import { bestBuild, bytesOf, type Machine, storedBuild } from './stored-model.ts';

interface Host extends DownloadHost {
  models: Model[];
  machine(): Promise<Machine>;
  /** Returns the free storage in bytes. */
  freeBytes(): Promise<number>;
}

interface Download {
  stop: AbortController;
  done: Promise<void>;
  progress: ModelProgress;
  listeners: Set<(progress: ModelProgress) => void>;
  /** The timer of the next progress event. */
  reporting?: ReturnType<typeof setTimeout> | undefined;
}

/** Minimum time between two progress events. */
const progressIntervalMs = 250;

/** Creates the port that lists, downloads and removes the models of this device. A download continues when its caller is gone. */
export function createModelDownloads(host: Host): ModelDownloads {
  const running = new Map<string, Download>();

  async function describeModel(model: Model): Promise<DownloadableModel> {
    const [parts, machine] = await Promise.all([host.files.parts(model.repository), host.machine()]);
    const { id, name, languages, license, repository, kind } = model;
    const ready = storedBuild(model, parts);
    const build = ready ?? bestBuild(model, machine) ?? model.builds[0]!;
    const bytes = running.get(id)?.progress ?? bytesOf(build, parts);
    return {
      id,
      name,
      purpose: kind === 'voices' || kind === 'text' ? kind : 'speech',
      languages,
      license,
      url: `https://huggingface.co/${repository}`,
      device: (ready && machine.canRun ? ready : bestBuild(model, machine))?.device,
      state: running.has(id) ? 'downloading' : ready ? 'ready' : bytes.have > 0 ? 'paused' : 'absent',
      ...bytes,
    };
  }

  async function downloadBuild(model: Model, build: Build, download: Download): Promise<void> {
    const { repository } = model;
    const foreign = (parts: Part[]) => new Set(parts.map(({ file }) => file).filter((file) => !build.files.includes(file)));
    const stored = await host.files.parts(repository);
    // Files of another build are left from a machine with other capabilities.
    for (const file of foreign(stored)) await host.files.drop(repository, file);
    const { have, total } = bytesOf(build, stored);
    if ((await host.freeBytes()) < total - have)
      throw new Failure(
        'storageFull',
        `No space for ${model.name}: ${total - have} bytes are missing. Delete stored audio or other models.`,
      );
    for (const file of build.files) {
      const others = bytesOf(
        build,
        (await host.files.parts(repository)).filter((part) => part.file !== file),
      );
      await downloadFile(host, repository, file, download.stop.signal, (have, total) => {
        // The table's size holds until the sizes of all files are known.
        download.progress = { have: others.have + have, total: Math.max(others.total, others.have + total) };
        // At the end of each interval, so that the last bytes before a download stalls are reported too.
        download.reporting ??= setTimeout(() => {
          download.reporting = undefined;
          for (const listen of download.listeners) listen(download.progress);
        }, progressIntervalMs);
      });
    }
  }

  async function start(model: Model): Promise<Download> {
    const build = bestBuild(model, await host.machine());
    if (!build)
      throw new Failure('noModel', `This browser can't run ${model.name}. Choose a smaller model or update the browser.`);
    const parts = await host.files.parts(model.repository);
    const already = running.get(model.id);
    if (already) return already;
    const download: Download = {
      stop: new AbortController(),
      done: Promise.resolve(),
      progress: bytesOf(build, parts),
      listeners: new Set(),
    };
    running.set(model.id, download);
    download.done = downloadBuild(model, build, download).finally(() => {
      clearTimeout(download.reporting);
      running.delete(model.id);
    });
    return download;
  }

  async function pause(id: string): Promise<void> {
    const download = running.get(id);
    download?.stop.abort(new Failure('cancelled', `The download of ${id} was paused. Start it again to continue.`));
    await download?.done.catch(() => undefined);
  }

  const find = (id: unknown): Model => {
    const model = host.models.find((each) => each.id === id);
    if (!model) throw new Failure('notFound', `There is no model ${id}.`);
    return model;
  };

  return {
    async list() {
      const { canRun } = await host.machine();
      return { canRun, models: await Promise.all(host.models.map(describeModel)) };
    },
    async download({ id }, options) {
      const model = find(id);
      if (storedBuild(model, await host.files.parts(model.repository))) return describeModel(model);
      const { done, stop, listeners, progress } = await start(model);
      if (options) {
        listeners.add(options.onEvent);
        options.onEvent(progress);
      }
      await done.catch((error) => {
        if (!stop.signal.aborted) throw error;
      });
      return describeModel(model);
    },
    pause: ({ id }) => pause(find(id).id),
    async remove({ id }) {
      const { repository } = find(id);
      await pause(id);
      await host.files.remove(repository);
    },
  };
}

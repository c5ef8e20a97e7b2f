import { isComplete, type Part, progressOf } from './model-files.ts';
import type { Build, Model } from './models.ts';

/** Capabilities of this device's browser for running models. */
export interface Machine {
  canRun: boolean;
  webgpu: boolean;
  features: ReadonlySet<string>;
}

/** Returns the best weights that a machine can run; undefined if there are none. */
export const bestBuild = ({ builds }: Pick<Model, 'builds'>, machine: Machine): Build | undefined =>
  builds.find(({ device, feature }) => runs(device, feature, machine));

/** Returns the downloaded weights. Those for a graphics processor also run on a CPU, only slower. */
export const storedBuild = ({ builds }: Model, parts: readonly Part[]): Build | undefined =>
  builds.find(({ files }) => isComplete(parts, files));

/** Returns the stored bytes of some weights and their total, which is the table's estimate until all sizes are known. */
export function bytesOf({ files, bytes }: Build, parts: readonly Part[]): { have: number; total: number } {
  const all = files.map((file) => progressOf(parts, file));
  const have = all.reduce((sum, file) => sum + file.have, 0);
  const known = all.reduce((sum, file) => sum + file.total, 0);
  return { have, total: all.every(({ total }) => total > 0) ? known : Math.max(bytes, known) };
}

function runs(device: Build['device'], feature: string | undefined, { canRun, webgpu, features }: Machine): boolean {
  if (!canRun) return false;
  return (device === 'wasm' || webgpu) && (feature === undefined || features.has(feature));
}

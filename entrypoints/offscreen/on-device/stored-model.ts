import { isComplete, type Part, progressOf } from './model-files.ts';
import type { Build, Model } from './models.ts';

/** What a browser computes with. */
export interface Machine {
  canRun: boolean;
  webgpu: boolean;
  features: ReadonlySet<string>;
}

/** The best weights for a machine. */
export const bestBuild = ({ builds }: Model, machine: Machine): Build | undefined =>
  builds.find(({ device, feature }) => runs(device, feature, machine));

/** The weights that are there: those for a graphics processor serve where there is none, only slower. */
export const storedBuild = ({ builds }: Model, parts: readonly Part[]): Build | undefined =>
  builds.find(({ files }) => isComplete(parts, files));

/** Bytes that are there of some weights, and of how many. Sizes that nobody knows yet are what the table says. */
export function bytesOf({ files, bytes }: Build, parts: readonly Part[]): { have: number; total: number } {
  const all = files.map((file) => progressOf(parts, file));
  const have = all.reduce((sum, file) => sum + file.have, 0);
  const known = all.reduce((sum, file) => sum + file.total, 0);
  return { have, total: all.every(({ total }) => total > 0) ? known : Math.max(bytes, known) };
}

function runs(device: Build['device'], feature: string | undefined, { canRun, webgpu, features }: Machine): boolean {
  if (!canRun) return false;
  return device === 'wasm' || (webgpu && (feature === undefined || features.has(feature)));
}

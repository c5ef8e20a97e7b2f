import type { Machine } from './stored-model.ts';

/** The part of WebGPU that is asked. */
interface Graphics {
  requestAdapter(): Promise<Adapter | null>;
}
interface Adapter {
  features: ReadonlySet<string>;
}

/** Milliseconds. A graphics processor that does not answer is of no use. */
const adapterTimeoutMs = 3_000;

let machine: Promise<Machine> | undefined;

/** Found out once. */
export const thisMachine = (): Promise<Machine> => {
  machine ??= detectMachine();
  return machine;
};

/** The runtime of the networks suspends WebAssembly while a graphics processor works, which Chromium can since 137. */
async function detectMachine(): Promise<Machine> {
  const { gpu } = navigator as { gpu?: Graphics };
  const none = new Promise<undefined>((resolve) => setTimeout(resolve, adapterTimeoutMs));
  const adapter = await Promise.race([gpu?.requestAdapter().catch(() => null), none]);
  return { canRun: 'Suspending' in WebAssembly, webgpu: !!adapter, features: adapter?.features ?? new Set() };
}

import type { Machine } from './stored-model.ts';
import { textOnCpu } from './text-models.ts';

/** The used part of WebGPU. */
interface Graphics {
  requestAdapter(): Promise<Adapter | null>;
}
interface Adapter {
  features: ReadonlySet<string>;
}

/** Maximum wait for a graphics adapter. */
const adapterTimeoutMs = 3_000;

let machine: Promise<Machine> | undefined;

/** Returns the capabilities of this device's browser for running models, detected once. */
export const thisMachine = (): Promise<Machine> => {
  machine ??= detectMachine();
  return machine;
};

/** Detects the capabilities. ONNX Runtime needs JavaScript Promise Integration for WebAssembly: Chromium 137 or later. */
async function detectMachine(): Promise<Machine> {
  const { gpu } = navigator as { gpu?: Graphics };
  const none = new Promise<undefined>((resolve) => setTimeout(resolve, adapterTimeoutMs));
  const adapter = await Promise.race([gpu?.requestAdapter().catch(() => null), none]);
  const features = new Set(adapter?.features);
  // Set by developers and tests only, because without threads a sentence takes minutes.
  if (localStorage.getItem(textOnCpu)) features.add(textOnCpu);
  return { canRun: 'Suspending' in WebAssembly, webgpu: !!adapter, features };
}

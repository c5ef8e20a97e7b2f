import type { Machine } from './kept-model.ts';

/** The part of WebGPU that is asked. */
interface Graphics {
  requestAdapter(): Promise<{ features: ReadonlySet<string> } | null>;
}

/** The runtime of the networks suspends WebAssembly while a graphics processor works, which Chromium can since 137. */
export async function thisMachine(): Promise<Machine> {
  const { gpu } = navigator as { gpu?: Graphics };
  const adapter = await gpu?.requestAdapter().catch(() => null);
  return { canRun: 'Suspending' in WebAssembly, webgpu: !!adapter, features: adapter?.features ?? new Set() };
}

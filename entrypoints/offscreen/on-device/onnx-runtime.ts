import { env } from 'onnxruntime-web';
import wasm from 'onnxruntime-web/ort-wasm-simd-threaded.jspi.wasm?url';

/** The runtime comes with the extension. Threads would need an isolation that takes captures of tabs and embedded players away. */
env.wasm.wasmPaths = { wasm };
env.wasm.numThreads = 1;

/** A file of the extension. */
export const bytesAt = async (address: string): Promise<Uint8Array> => new Uint8Array(await (await fetch(address)).arrayBuffer());

import { env } from 'onnxruntime-web';
import wasm from 'onnxruntime-web/ort-wasm-simd-threaded.jspi.wasm?url';

/**
 * Points ONNX Runtime to the extension's own WebAssembly file. It runs single-threaded: threads require cross-origin isolation, which
 * would disable tab capture and embedded players.
 */
export function configureOnnxRuntime(): void {
  env.wasm.wasmPaths = { wasm };
  env.wasm.numThreads = 1;
}

/** Reads a file that the extension contains, as bytes. */
export const bytesAt = async (address: string): Promise<Uint8Array> => new Uint8Array(await (await fetch(address)).arrayBuffer());

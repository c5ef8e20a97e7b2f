import { Failure } from '../../../lib/contract/failure.ts';
import { messageClient } from '../../../lib/doors/message.ts';
import type { Bitmap } from '../../../lib/pictures/bitmap.ts';
import { channelPort } from '../on-device/channel-port.ts';
import { thisMachine } from '../on-device/this-machine.ts';

/** What the worker of this room is asked. */
export interface TextReader {
  read(bitmap: Bitmap): Promise<string>;
}

interface Running {
  worker: Worker;
  broken: AbortController;
  client: { read(bitmap: Bitmap, options: { signal: AbortSignal }): Promise<string> };
}

/** Milliseconds without work, after which the memory is given back. */
const idleLimit = 30_000;

let running: Running | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;

/** What stands on a picture; nothing where this browser can't run the nets. One picture after the other. */
export async function readTextInWorker(bitmap: Bitmap, signal: AbortSignal): Promise<string> {
  if (!(await thisMachine()).canRun) return '';
  clearTimeout(idle);
  running ??= begin();
  const { client, broken } = running;
  try {
    return await client.read(bitmap, { signal: AbortSignal.any([signal, broken.signal]) });
  } catch (error) {
    // A net can't be interrupted: it ends with its worker.
    end();
    throw error;
  } finally {
    idle = setTimeout(end, idleLimit);
  }
}

function begin(): Running {
  const worker = new Worker(new URL('./text-worker.ts', import.meta.url), { type: 'module' });
  const broken = new AbortController();
  worker.onerror = ({ message }) => broken.abort(new Failure('internal', message || 'the worker ended'));
  const connect = () => {
    const { port1, port2 } = new MessageChannel();
    worker.postMessage(undefined, [port2]);
    return channelPort(port1);
  };
  return { worker, broken, client: messageClient(connect) };
}

function end(): void {
  running?.worker.terminate();
  running = undefined;
}

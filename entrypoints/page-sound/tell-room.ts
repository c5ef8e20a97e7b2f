import type { Port } from '../../lib/transports/message.ts';

/** How long the engine room may be silent (milliseconds): a room that was closed says no goodbye while others hold the port. */
const patience = 20_000;

/** A script's way to the engine room, until one of them has enough. */
export interface RoomLine<Said> {
  /** Aborted when it is over. */
  signal: AbortSignal;
  say(said: Said): void;
  /** Whether all that was said is taken. */
  isFree(): boolean;
  /** Tells that there will be no more. */
  leave(): void;
}

export function tellRoom<Said>(port: Port, soundId: string, isGone: () => boolean): RoomLine<Said> {
  const over = new AbortController();
  const { signal } = over;
  /** Since when nothing of what was said is taken. */
  let waiting: number | undefined;

  const end = () => {
    over.abort();
    port.disconnect();
  };
  const leave = () => {
    if (!signal.aborted) port.postMessage({ ended: true });
    end();
  };
  const isOpen = () => {
    const isForgotten = waiting !== undefined && Date.now() - waiting > patience;
    if (!signal.aborted && (isForgotten || isGone())) leave();
    return !signal.aborted;
  };

  port.onMessage.addListener((message) => {
    waiting = undefined;
    if ((message as { stop?: true }).stop) end();
  });
  port.onDisconnect.addListener(end);
  window.addEventListener('pagehide', leave, { signal });
  port.postMessage({ soundId });
  return {
    signal,
    say(said) {
      if (!isOpen()) return;
      waiting ??= Date.now();
      port.postMessage(said);
    },
    isFree: () => isOpen() && waiting === undefined,
    leave,
  };
}

import type { Port } from '../../lib/transports/message.ts';

/** How long the engine room may be silent (milliseconds): a room that was closed says no goodbye while others hold the port. */
const answerTimeoutMs = 20_000;

/** A script's way to the engine room, until one of them has enough. */
export interface CaptureConnection<Message> {
  /** Aborted when it is over. */
  signal: AbortSignal;
  send(message: Message): void;
  /** Whether all that was said is taken. */
  isFree(): boolean;
  /** Tells that there will be no more. */
  close(): void;
}

export function connectCapture<Message>(port: Port, soundId: string, isGone: () => boolean): CaptureConnection<Message> {
  const over = new AbortController();
  const { signal } = over;
  /** Since when nothing of what was said is taken. */
  let waitingSince: number | undefined;

  const end = () => {
    over.abort();
    port.disconnect();
  };
  const close = () => {
    if (!signal.aborted) port.postMessage({ ended: true });
    end();
  };
  const isOpen = () => {
    const isUnanswered = waitingSince !== undefined && Date.now() - waitingSince > answerTimeoutMs;
    if (!signal.aborted && (isUnanswered || isGone())) close();
    return !signal.aborted;
  };

  port.onMessage.addListener((message) => {
    waitingSince = undefined;
    if ((message as { stop?: true }).stop) end();
  });
  port.onDisconnect.addListener(end);
  window.addEventListener('pagehide', close, { signal });
  port.postMessage({ soundId });
  return {
    signal,
    send(message) {
      if (!isOpen()) return;
      waitingSince ??= Date.now();
      port.postMessage(message);
    },
    isFree: () => isOpen() && waitingSince === undefined,
    close,
  };
}

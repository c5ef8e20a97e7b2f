import type { Port } from '../../lib/transports/message.ts';

/** Maximum wait for an acknowledgement. A closed offscreen document sends no disconnect while other contexts hold the port. */
const answerTimeoutMs = 20_000;

/** The connection of a page script to the offscreen document, until either of them ends it. */
export interface CaptureConnection<Message> {
  /** Aborts when the connection ends. */
  signal: AbortSignal;
  send(message: Message): void;
  /** Whether no message was sent since the last acknowledgement. */
  isFree(): boolean;
  /** Sends the end of the capture and disconnects. */
  close(): void;
}

/** Connects a page script to the capture of an id. `isGone`: whether the page shows another media item. */
export function connectCapture<Message>(port: Port, soundId: string, isGone: () => boolean): CaptureConnection<Message> {
  const ended = new AbortController();
  const { signal } = ended;
  /** Time of the first message since the last acknowledgement. */
  let waitingSince: number | undefined;

  const end = () => {
    ended.abort();
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

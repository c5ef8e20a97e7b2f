/**
 * Calls an operation of the service, and again where the browser ends the worker before it has answered; a failure rejects with its
 * code. Runs in a page of the extension, so it uses nothing but its arguments. A port may stay open after the worker's end,
 * so the worker is asked for its session first, whose lock is free from then on.
 */
export const callService = ([name, input]: readonly [name: string, input: object]): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const send = () => {
      const port = chrome.runtime.connect({ name: 'service' });
      let isOver = false;
      const end = (next: () => void) => {
        if (isOver) return;
        isOver = true;
        clearTimeout(unready);
        port.disconnect();
        next();
      };
      const unready = setTimeout(() => end(send), 5000);
      port.onDisconnect.addListener(() => end(send));
      port.onMessage.addListener((reply) => {
        if ('session' in reply) {
          clearTimeout(unready);
          void navigator.locks.request(`session:${reply.session}`, { mode: 'shared' }, () => end(send));
          port.postMessage({ name, input });
        } else if ('failure' in reply) end(() => reject(new Error(reply.failure.code)));
        else if (!('event' in reply)) end(() => resolve(reply.result));
      });
      port.postMessage({ open: name });
    };
    send();
  });

import { browser } from 'wxt/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { answerPort } from '../../lib/doors/message.ts';
import { portNames } from '../../lib/doors/port-names.ts';
import type { Engine } from '../../lib/ports.ts';
import { engine } from '../../lib/service/engine.ts';

/** How long the room stays open without work, in milliseconds: it holds tens of megabytes. */
const idleLimit = 60_000;

let busy = 0;
let idle = setTimeout(close, idleLimit);

browser.runtime.onConnect.addListener((port) => {
  if (port.name !== portNames.engine) return;
  answerPort(port, async (name, input) => {
    if (!Object.hasOwn(engine, name)) throw new Failure('notFound', `the engine has no ${name}`);
    busy += 1;
    clearTimeout(idle);
    try {
      return await engine[name as keyof Engine](input as never);
    } finally {
      busy -= 1;
      if (busy === 0) idle = setTimeout(close, idleLimit);
    }
  });
});

function close(): void {
  window.close();
}

import { browser } from '@wxt-dev/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { type Answer, answerPort } from '../../lib/transports/message.ts';

/**
 * Serves a page script at ports of a name. Returns false if an injected script does so already, because repeated injection is normal; a
 * script whose extension was updated or reloaded is replaced.
 */
export function answerOnce<Script extends object>(name: string, script: Script): boolean {
  const world = globalThis as unknown as Record<string, (() => boolean) | undefined>;
  const isAlive = `gloss:${name}`;
  if (world[isAlive]?.()) return false;
  world[isAlive] = () => browser.runtime?.id !== undefined;
  const answer: Answer = async (question, input, context) => {
    if (!Object.hasOwn(script, question)) throw new Failure('notFound', `The page script ${name} has no method ${question}.`);
    return (script[question as keyof Script] as (...parameters: unknown[]) => unknown)(input, context);
  };
  browser.runtime.onConnect.addListener((port) => {
    if (port.name === name) answerPort(port, answer);
  });
  return true;
}

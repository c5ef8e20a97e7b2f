import { browser } from '@wxt-dev/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { type Answer, answerPort } from '../../lib/transports/message.ts';

/**
 * Answers for the page at ports of a name, and tells whether nobody did so before: injecting twice is normal. A script whose
 * extension was updated or reloaded has lost its runtime, and is replaced.
 */
export function answerOnce<Script extends object>(name: string, script: Script): boolean {
  const world = globalThis as unknown as Record<string, (() => boolean) | undefined>;
  const isAlive = `gloss:${name}`;
  if (world[isAlive]?.()) return false;
  world[isAlive] = () => browser.runtime?.id !== undefined;
  const answer: Answer = async (question, input, context) => {
    if (!Object.hasOwn(script, question)) throw new Failure('notFound', `a page has no ${question}`);
    return (script[question as keyof Script] as (...parameters: unknown[]) => unknown)(input, context);
  };
  browser.runtime.onConnect.addListener((port) => {
    if (port.name === name) answerPort(port, answer);
  });
  return true;
}

import { findIntruders, type SeenElement } from '../../test/attack/find-intruders.ts';
import { hostileHost } from '../../test/attack/strings/hostile-string.ts';

/** The effects that hostile content had on the page of a test. */
export interface PageWatch {
  /** Returns what ran, opened, was requested, and stands in an element of the page without belonging there. */
  findEffects(root: ParentNode): string[];
  stop(): void;
}

const dialogs = ['alert', 'confirm', 'prompt', 'print', 'open'] as const;

/** Watches the page of a test for effects of hostile content: code, dialogs, requests, navigation and foreign elements. */
export function watchPage(): PageWatch {
  const effects: string[] = [];
  const replaced = dialogs.map((name) => [name, window[name]] as const);
  for (const name of dialogs) Object.assign(window, { [name]: (text: unknown) => void effects.push(`${name}(${text})`) });
  const requests = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) if (name.includes(hostileHost)) effects.push(`request of ${name}`);
  });
  requests.observe({ type: 'resource', buffered: false });
  const onViolation = ({ violatedDirective, blockedURI }: SecurityPolicyViolationEvent) =>
    void effects.push(`violation of ${violatedDirective} by ${blockedURI}`);
  document.addEventListener('securitypolicyviolation', onViolation);
  const address = location.pathname;
  Reflect.deleteProperty(globalThis, 'hostileRan');

  return {
    findEffects(root) {
      for (const { name } of requests.takeRecords()) if (name.includes(hostileHost)) effects.push(`request of ${name}`);
      return [
        ...new Set(effects),
        ...('hostileRan' in globalThis ? ['code ran'] : []),
        ...('hostileRan' in {} ? ['the prototype of objects changed'] : []),
        ...(location.pathname === address ? [] : [`navigation to ${location.href}`]),
        ...findIntruders([...root.querySelectorAll('*')].map(seenElement)),
      ];
    },
    stop() {
      requests.disconnect();
      document.removeEventListener('securitypolicyviolation', onViolation);
      Object.assign(window, Object.fromEntries(replaced));
      Reflect.deleteProperty(globalThis, 'hostileRan');
    },
  };
}

const { getAttributeNames, getAttribute } = Element.prototype;

/** A form's fields may hide the form's own methods. */
const seenElement = (element: Element): SeenElement => ({
  name: element.localName,
  attributes: Object.fromEntries(getAttributeNames.call(element).map((name) => [name, getAttribute.call(element, name) ?? ''])),
});

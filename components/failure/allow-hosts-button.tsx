import type { ComponentProps } from 'react';
import { useApp } from '../app/app-context.ts';
import { hostPattern } from '../app/host-pattern.ts';
import { useAction } from '../app/use-action.ts';
import { Button } from '../ui/button.tsx';
import { inlineFailureText } from './inline-failure-text.ts';

/** The button that asks the user for access to hosts, and goes on once it is given. A request that the browser rejects is reported. */
export function AllowHostsButton({
  hosts,
  onAllowed,
  ...button
}: Omit<ComponentProps<typeof Button>, 'onClick' | 'disabled'> & { hosts: string[]; onAllowed: () => void }) {
  const { permissions } = useApp();
  const action = useAction();
  const allow = async () => {
    if (await permissions.request(hosts.map(hostPattern))) onAllowed();
  };
  return (
    <>
      <Button {...button} disabled={action.isBusy} onClick={() => action.run(allow)} />
      {action.failure && <span role="alert">{inlineFailureText(action.failure)}</span>}
    </>
  );
}

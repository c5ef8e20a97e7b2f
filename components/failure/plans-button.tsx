import type { FailureData } from '../../lib/contract/failure.ts';
import { useApp } from '../app/app-context.ts';
import { accountText } from '../i18n/account-text.ts';
import { Button } from '../ui/button.tsx';
import { plansAddress } from './plans-address.ts';

/** The button to the plans of the server whose minutes are used up; nothing for other failures. */
export function PlansButton({ failure }: { failure: FailureData }) {
  const { navigation } = useApp();
  const url = plansAddress(failure);
  return url && <Button onClick={() => navigation.openTab(url)}>{accountText('plans')}</Button>;
}

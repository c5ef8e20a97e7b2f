import { browser } from 'wxt/browser';
import type { FailureData } from '../../lib/contract/failure.ts';
import { accountText } from '../i18n/account-text.ts';
import { Button } from '../ui/button.tsx';
import { plansAddress } from './plans-address.ts';

/** Leads to the plans of the server whose minutes are used up; nothing for other failures. */
export function PlansButton({ failure }: { failure: FailureData }) {
  const url = plansAddress(failure);
  return url && <Button onClick={() => void browser.tabs.create({ url })}>{accountText('plans')}</Button>;
}

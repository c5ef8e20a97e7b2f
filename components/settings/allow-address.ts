import type { Permissions } from '../app/app-context.ts';
import { originPattern } from '../app/host-pattern.ts';
import { sentData } from '../app/sent-data.ts';
import { addressOf } from './presets.ts';

/** Requests access to the host of a provider; true for a provider without an address. Must be called in the task of a click. */
export async function allowAddress(permissions: Permissions, provider: Parameters<typeof addressOf>[0]): Promise<boolean> {
  const address = addressOf(provider);
  return address ? permissions.request([originPattern(address)], sentData.model) : true;
}

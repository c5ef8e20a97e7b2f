import type { ProviderKind } from '../contract/provider-kinds.ts';
import type { ProviderSettings } from '../records/settings.ts';

/** The language model that a host offers to users who have configured none, with its key. */
export interface DefaultModel {
  provider: ProviderSettings & { kind: ProviderKind };
  apiKey?: string;
}

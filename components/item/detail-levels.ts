import { defaultDetailLevel } from '../../lib/contract/detail-level.ts';
import type { MessageKey } from '../i18n/t.ts';

export type DetailName = 'short' | 'medium' | 'detailed';

/** Three named levels on the service's scale of 0 to 1000. `medium` is the service's default. */
export const detailLevels: Record<DetailName, number> = { short: 150, medium: defaultDetailLevel, detailed: 750 };
export const detailNames = Object.keys(detailLevels) as DetailName[];
export const detailLabel = (name: DetailName): MessageKey => `detail.${name}`;

/** The name of a level of detail; undefined for a level between the named ones. */
export const detailNameOf = (level: number): DetailName | undefined => detailNames.find((name) => detailLevels[name] === level);

import { defaultDetailLevel } from '../../lib/contract/detail-level.ts';
import type { MessageKey } from '../i18n/t.ts';

export type DetailName = 'short' | 'medium' | 'detailed';

/** Three stops on the service's scale of 0 to 1000; the middle one is the service's own. */
export const detailLevels: Record<DetailName, number> = { short: 150, medium: defaultDetailLevel, detailed: 750 };
export const detailNames = Object.keys(detailLevels) as DetailName[];
export const detailLabel = (name: DetailName): MessageKey => `detail.${name}`;

/** The stop that a level of detail is; undefined between them. */
export const detailNameOf = (level: number): DetailName | undefined => detailNames.find((name) => detailLevels[name] === level);

import type { Rolldown } from 'vite';

/** Warnings of packages that say nothing about this bundle: a directive for servers, and `eval` that bundling does not change. */
const ofPackages = new Set(['MODULE_LEVEL_DIRECTIVE', 'EVAL']);

/** Reports the warnings of a build, without those of packages that say nothing about it. */
export const reportOwnWarnings: NonNullable<Rolldown.RolldownOptions['onLog']> = (level, log, report) => {
  if (!(ofPackages.has(log.code ?? '') && log.id?.includes('/node_modules/'))) report(level, log);
};

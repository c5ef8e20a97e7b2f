/**
 * Details of a test that only the full run has (`npm test -- --full`, as in CI): its ability has another test in the quick one,
 * which docs/decisions/2026-11-28-quick-and-full-run.md names.
 */
export const inFullRun = { tag: '@full' };

import { Failure } from '../../contract/failure.ts';
import type { FailedRule } from '../../contract/recipes.ts';

/**
 * Returns a failure that names the rule at which it happened, in its message and its details. A failure that names a rule
 * already, and a cancellation, are returned unchanged.
 */
export function ruleFailure(error: unknown, { recipe, rule }: FailedRule): Failure {
  const failure = Failure.from(error);
  const { code, message, details } = failure;
  if (code === 'cancelled' || details?.rule) return failure;
  return new Failure(code, `${rule}: ${message}`, { ...details, recipe, rule });
}

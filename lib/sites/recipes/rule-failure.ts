import { Failure } from '../../contract/failure.ts';
import type { FailedRule } from '../../contract/recipes.ts';

/**
 * Returns a failure that names the rule at which it happened, in its message and beside the details that it has. A failure that names
 * one, and one of a caller who cancelled, stay as they are.
 */
export function ruleFailure(error: unknown, { recipe, rule }: FailedRule): Failure {
  const failure = Failure.from(error);
  const { code, message, details } = failure;
  if (code === 'cancelled' || 'rule' in Object(details)) return failure;
  return new Failure(code, `${rule}: ${message}`, { ...Object(details), recipe, rule });
}

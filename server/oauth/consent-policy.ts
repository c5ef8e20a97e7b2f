import { interactionPolicy } from 'oidc-provider';

const { base, Check } = interactionPolicy;

/** Builds the policy that asks for consent every time: a grant to a program on one machine does not cover the next one. */
export function createConsentPolicy() {
  const policy = base();
  const checks = policy.get('consent')!.checks;
  checks.remove('native_client_prompt');
  checks.add(
    new Check('always', 'consent is required every time', 'interaction_required', ({ oidc }) =>
      oidc.result?.consent ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
    ),
  );
  return policy;
}

import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import X from 'lucide-react/icons/x';
import { t } from '../i18n/t.ts';
import { Button, IconButton } from './button.tsx';
import { useOutcome } from './use-outcome.ts';

/** A button that copies the result of `text` at the time of the click, and announces the outcome. */
export function CopyButton({
  text,
  label,
  compact,
  icon: restIcon = Copy,
}: {
  text: () => string;
  label: string;
  compact?: boolean;
  icon?: LucideIcon;
}) {
  const [outcome, setOutcome] = useOutcome<'copied' | 'refused'>();
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  const message = outcome && t(outcome === 'copied' ? 'action.copied' : 'action.copyFailed');
  const icon = outcome === 'copied' ? Check : outcome === 'refused' ? X : restIcon;

  return (
    <>
      {compact ? (
        <IconButton icon={icon} label={label} onClick={copy} />
      ) : (
        <Button icon={icon} onClick={copy}>
          {message ?? label}
        </Button>
      )}
      <span role="status" className="hidden-text">
        {message}
      </span>
    </>
  );
}

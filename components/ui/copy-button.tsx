import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { t } from '../i18n/t.ts';
import { Button, IconButton } from './button.tsx';

/** How long the outcome stays on the button (milliseconds). */
const shown = 2000;

/** Copies what `text` makes at the moment of the click, and says aloud whether it worked. */
export function CopyButton({ text, label, compact }: { text: () => string; label: string; compact?: boolean }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), shown);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  const message = outcome && t(outcome === 'copied' ? 'action.copied' : 'action.copyFailed');
  const icon = outcome === 'copied' ? Check : outcome === 'refused' ? X : Copy;

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

import { lazy, Suspense, useState } from 'react';
import { usePageKey } from '../ui/use-page-key.ts';

const KeyDialog = lazy(() => import('./key-dialog.tsx'));

/** Opens the list of keys when "?" is pressed outside of fields. */
export function KeyHelp() {
  const [isOpen, setIsOpen] = useState(false);
  usePageKey('?', () => setIsOpen(true));
  return (
    isOpen && (
      <Suspense>
        <KeyDialog onClose={() => setIsOpen(false)} />
      </Suspense>
    )
  );
}

import Download from 'lucide-react/icons/download';
import { lazy, Suspense, useState } from 'react';
import { t } from '../i18n/t.ts';
import { IconButton } from '../ui/button.tsx';

const ExportDialog = lazy(() => import('./export-dialog.tsx'));

/** The button that opens the export dialog of a media item. */
export function ExportButton({ contentId, summaryId }: { contentId: string; summaryId?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton icon={Download} label={t('action.export')} aria-haspopup="dialog" onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Suspense>
          <ExportDialog contentId={contentId} summaryId={summaryId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { FailureData } from '../../lib/contract/failure.ts';
import { useApp } from '../app/app-context.ts';
import { useAction } from '../app/use-action.ts';
import { AllowHostsButton } from '../failure/allow-hosts-button.tsx';
import { FailureBanner } from '../failure/failure-views.ts';
import { missingHost } from '../failure/missing-host.ts';
import { hostPermissionText } from '../i18n/failure-text.ts';
import { notesText } from '../i18n/notes-text.ts';
import { t } from '../i18n/t.ts';
import { IconButton } from '../ui/button.tsx';
import { Banner } from '../ui/notice.tsx';
import { pictureLink } from './note-text.ts';

export interface InsertedPictures {
  /**
   * Captures the video's current frame, stores it and inserts its link; undefined while it does so, and where no page is open.
   */
  insertPicture: (() => void) | undefined;
  /** The reason why the last picture was not inserted, with what can be done. */
  strip: ReactNode;
}

/** Insertion of pictures into a note. A picture that can't be stored leaves the note as it is. */
export function useInsertedPictures(contentId: string, onInsert: (link: string) => void): InsertedPictures {
  const { client, page } = useApp();
  const { isBusy, failure, run, dismiss } = useAction();
  const insert = () =>
    run(async () => {
      const picture = await page.captureFrame!(contentId);
      const { pictureId } = await client.addNotePicture({ contentId, ...picture });
      onInsert(pictureLink(picture.time, pictureId));
    });
  const dismissButton = <IconButton icon={X} label={t('action.dismiss')} onClick={dismiss} />;
  const missing = failure && missingHost(failure);

  const strip = () => {
    if (!failure) return null;
    if (missing) {
      return (
        <Banner
          icon={LockKeyhole}
          role="alert"
          title={notesText('picture.tainted')}
          actions={
            <>
              <AllowHostsButton hosts={[missing.host]} onAllowed={insert}>
                {hostPermissionText(missing).action}
              </AllowHostsButton>
              {dismissButton}
            </>
          }
        >
          {notesText('picture.tainted.body', { host: missing.host })}
        </Banner>
      );
    }
    if (isProtected(failure)) {
      return (
        <Banner icon={LockKeyhole} role="alert" title={notesText('picture.protected')} actions={dismissButton}>
          {notesText('picture.protected.body')}
        </Banner>
      );
    }
    return <FailureBanner failure={failure} onRetry={insert} onDismiss={dismiss} />;
  };

  return { insertPicture: page.captureFrame && !isBusy ? insert : undefined, strip: strip() };
}

const isProtected = ({ code, details }: FailureData): boolean => code === 'noPictures' && details?.reason === 'protected';

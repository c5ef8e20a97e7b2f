import type { ReactNode } from 'react';
import { createPendingRun, type PendingRunState } from '../app/pending-run.ts';
import CostQuestionBanner from '../cost/cost-question.tsx';
import { useCostGate } from '../cost/use-cost-gate.ts';
import { FailureBanner } from '../failure/failure-views.ts';
import { notesText } from '../i18n/notes-text.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/button.tsx';
import { noteSessionsOf } from './note-sessions.ts';
import styles from './notes-view.module.css';

export interface NoteGeneration {
  isWriting: boolean;
  /** Generates the note with a language model. */
  write(customPrompt: string): void;
  /** Restores a version. */
  restore(versionId: string): void;
  /** Progress, confirmation or failure of the generation. */
  strip: ReactNode;
}

// The typed text is saved first, so that it stays as a version.
const useWriting = createPendingRun<{ contentId: string; customPrompt: string }>(async (app, request, signal) => {
  await noteSessionsOf(app)(request.contentId).save();
  await app.client.summarizeByPrompt(request, { signal });
});
const useRestoring = createPendingRun<{ contentId: string; versionId: string }>(async (app, request) => {
  await noteSessionsOf(app)(request.contentId).save();
  await app.client.restoreVersion(request);
});

/** Generation and restoring of notes. */
export function useNoteGeneration({ contentId, url }: { contentId: string; url: string }): NoteGeneration {
  const { question, confirm } = useCostGate(url);
  const writing = useWriting(contentId);
  const restoring = useRestoring(contentId);
  const write = async (customPrompt: string) => writing.start({ contentId, customPrompt });

  return {
    isWriting: writing.isRunning,
    write: (customPrompt) => void confirm({ promptConfig: { customPrompt, isRefresh: true } }, () => write(customPrompt)),
    restore: (versionId) => restoring.start({ contentId, versionId }),
    strip: (
      <>
        {question && <CostQuestionBanner question={question} />}
        {writing.isRunning && (
          <div className={styles.writing} role="status">
            <span>{notesText('prompt.writing')}</span>
            <Button variant="quiet" onClick={writing.run?.cancel}>
              {t('action.cancel')}
            </Button>
          </div>
        )}
        <RunFailure of={writing} />
        <RunFailure of={restoring} />
      </>
    ),
  };
}

function RunFailure<Request>({ of: { run, start, dismiss } }: { of: PendingRunState<Request> }) {
  return run?.failure && <FailureBanner failure={run.failure} onRetry={() => start(run.request)} onDismiss={dismiss} />;
}

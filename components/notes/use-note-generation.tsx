import { type ReactNode, useRef, useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { useApp } from '../app/app-context.ts';
import CostQuestionBanner from '../cost/cost-question.tsx';
import { useCostGate } from '../cost/use-cost-gate.ts';
import { FailureBanner } from '../failure/failure-views.ts';
import { notesText } from '../i18n/notes-text.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/button.tsx';
import type { NoteSession } from './note-session.ts';
import styles from './notes-view.module.css';

export interface NoteGeneration {
  /** Generates the note with a language model. */
  write(customPrompt: string): void;
  /** Restores a version. */
  restore(versionId: string): void;
  /** Progress, confirmation or failure of the generation. */
  strip: ReactNode;
}

/** Generation and restoring of notes. The typed text is saved first, so that it stays as a version. */
export function useNoteGeneration({ contentId, url }: { contentId: string; url: string }, session: NoteSession): NoteGeneration {
  const { client } = useApp();
  const { question, confirm } = useCostGate(url);
  const [isWriting, setIsWriting] = useState(false);
  const [failure, setFailure] = useState<FailureData>();
  const [retry, setRetry] = useState<() => void>();
  const abort = useRef<AbortController>(undefined);

  const attempt = async (call: () => Promise<unknown>) => {
    setFailure(undefined);
    setRetry(() => () => void attempt(call));
    try {
      await session.save();
      await call();
    } catch (error) {
      const thrown = Failure.from(error);
      if (thrown.code !== 'cancelled') setFailure(thrown.toJSON());
    }
  };
  const run = async (customPrompt: string) => {
    abort.current = new AbortController();
    setIsWriting(true);
    await attempt(() => client.summarizeByPrompt({ contentId, customPrompt }, { signal: abort.current?.signal }));
    setIsWriting(false);
  };

  return {
    write: (customPrompt) => void confirm({ promptConfig: { customPrompt, isRefresh: true } }, () => run(customPrompt)),
    restore: (versionId) => void attempt(() => client.restoreVersion({ contentId, versionId })),
    strip: (
      <>
        {question && <CostQuestionBanner question={question} />}
        {isWriting && (
          <div className={styles.writing} role="status">
            <span>{notesText('prompt.writing')}</span>
            <Button variant="quiet" onClick={() => abort.current?.abort()}>
              {t('action.cancel')}
            </Button>
          </div>
        )}
        {failure && <FailureBanner failure={failure} onRetry={retry} onDismiss={() => setFailure(undefined)} />}
      </>
    ),
  };
}

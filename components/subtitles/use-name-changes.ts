import { useState } from 'react';
import { Failure } from '../../lib/contract/failure.ts';
import type { NameReplacement } from '../../lib/contract/name-correction.ts';
import type { Transcript } from '../../lib/records/transcript.ts';
import { useApp } from '../app/app-context.ts';
import { failureText } from '../i18n/failure-text.ts';
import { transcriptionText } from '../i18n/transcription-text.ts';

/** Changes of the names in one transcript. Each resolves to whether it succeeded; `error` describes the last one that failed. */
export function useNameChanges({ contentId, trackId }: Pick<Transcript, 'contentId' | 'trackId'>) {
  const { client } = useApp();
  const [error, setError] = useState<string>();
  const attempt = async (change: Promise<unknown>): Promise<boolean> => {
    setError(undefined);
    try {
      await change;
      return true;
    } catch (error) {
      const failure = Failure.from(error);
      setError(failure.code === 'notFound' ? transcriptionText('names.notFound') : failureText(failure).title);
      return false;
    }
  };
  return {
    error,
    correct: (name: NameReplacement) => attempt(client.correctName({ contentId, trackId, ...name })),
    /** Undoes some corrections, or all. */
    undo: (names?: NameReplacement[]) => attempt(client.undoNames({ contentId, trackId, names })),
    setTerms: (terms: string[]) => attempt(client.setTerms({ contentId, trackId, terms })),
  };
}

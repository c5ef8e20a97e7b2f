import { useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import type { CardSource } from '../../lib/records/card.ts';
import { useApp } from '../app/app-context.ts';
import { inlineFailureText } from '../failure/inline-failure-text.ts';
import { reviewText } from '../i18n/review-text.ts';

/** A sentence with its time in seconds. */
interface Sentence {
  text: string;
  startTime: number;
}

/** Returns the function that makes a card of a sentence of a media item, and its outcome. */
export function useCard(contentId: string, source: CardSource) {
  const { client } = useApp();
  const [outcome, setOutcome] = useState<'added' | FailureData>();
  return {
    isAdded: outcome === 'added',
    /** Undefined before the card is added or has failed to be. */
    message: outcome && (outcome === 'added' ? reviewText('remembered') : reasonOf(outcome)),
    add: (sentence: Sentence) =>
      void client.addCard({ contentId, source, ...sentence }).then(
        () => setOutcome('added'),
        (error) => setOutcome(Failure.from(error).toJSON()),
      ),
  };
}

const reasonOf = (failure: FailureData): string =>
  failure.code === 'invalid' ? reviewText('unsuited') : inlineFailureText(failure);

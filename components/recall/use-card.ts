import { useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import type { CardSource } from '../../lib/records/card.ts';
import { useApp } from '../app/app-context.ts';
import { inlineFailureText } from '../failure/inline-failure-text.ts';
import { recallText } from '../i18n/recall-text.ts';

/** A sentence of a media item with its time in seconds. */
interface Sentence {
  contentId: string;
  source: CardSource;
  text: string;
  startTime: number;
}

/** Makes a card of a sentence: the function that adds it, and what became of it. */
export function useCard(sentence: Sentence) {
  const { client } = useApp();
  const [outcome, setOutcome] = useState<'added' | FailureData>();
  return {
    isAdded: outcome === 'added',
    /** Undefined before the card is added or has failed to be. */
    message: outcome && (outcome === 'added' ? recallText('remembered') : reasonOf(outcome)),
    add: () =>
      void client.addCard(sentence).then(
        () => setOutcome('added'),
        (error) => setOutcome(Failure.from(error).toJSON()),
      ),
  };
}

const reasonOf = (failure: FailureData): string =>
  failure.code === 'invalid' ? recallText('unsuited') : inlineFailureText(failure);

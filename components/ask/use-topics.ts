import { useEffect, useState } from 'react';
import { useApp } from '../app/app-context.ts';
import type { About } from './pending-question.ts';

/**
 * The topics of a media item or collection, for suggested questions; empty until they are loaded, or where they are not
 * wanted.
 */
export function useTopics(about: About, isWanted: boolean): string[] {
  const { client } = useApp();
  const [found, setFound] = useState<{ subject: string; topics: string[] }>();
  const subject = JSON.stringify(about);
  const isKnown = found?.subject === subject;
  useEffect(() => {
    if (!isWanted || isKnown) return;
    let isUnmounted = false;
    client.listTopics(JSON.parse(subject) as About).then(
      ({ topics }) => !isUnmounted && setFound({ subject, topics }),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [subject, isKnown, isWanted]);
  return isWanted && isKnown ? found.topics : [];
}

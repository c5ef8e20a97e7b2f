import Timer from 'lucide-react/icons/timer';
import { useEffect } from 'react';
import { notesText } from '../i18n/notes-text.ts';
import { clockTime } from '../i18n/time.ts';
import { usePlayback } from '../page/use-page.ts';
import { Button } from '../ui/button.tsx';
import { timeLink } from './note-text.ts';

/** The button that inserts the playback time into the note. A separate component, because it renders every second. */
export function InsertTime({ contentId, onInsert }: { contentId: string; onInsert: (link: string) => void }) {
  const time = usePlayback(contentId)?.currentTime;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // The physical key: with Alt, many layouts produce another character.
      if (event.code !== 'KeyT' || !event.altKey || event.ctrlKey || event.metaKey || time === undefined) return;
      event.preventDefault();
      onInsert(timeLink(time));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [time, onInsert]);

  return (
    <Button
      icon={Timer}
      disabled={time === undefined}
      aria-label={notesText('time.insert')}
      title={notesText(time === undefined ? 'time.none' : 'time.hint')}
      aria-keyshortcuts="Alt+T"
      onClick={() => time !== undefined && onInsert(timeLink(time))}
    >
      {time === undefined ? notesText('time') : clockTime(time)}
    </Button>
  );
}

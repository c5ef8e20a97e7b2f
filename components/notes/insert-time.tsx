import Timer from 'lucide-react/icons/timer';
import { notesText } from '../i18n/notes-text.ts';
import { clockTime } from '../i18n/time.ts';
import { useOnPage, usePlayback } from '../page/use-page.ts';
import { Button } from '../ui/button.tsx';
import { timeLink } from './note-text.ts';
import { useAltKey } from './use-alt-key.ts';

/** The button that inserts the playback time into the note. A separate component, because it renders every second. */
export function InsertTime({ contentId, onInsert }: { contentId: string; onInsert: (link: string) => void }) {
  const isOnPage = useOnPage(contentId) !== undefined;
  // A player that has not been started yet is at the beginning.
  const time = usePlayback(contentId, (playback) => (playback ? Math.floor(playback.currentTime) : isOnPage ? 0 : undefined));
  const insert = time === undefined ? undefined : () => onInsert(timeLink(time));
  useAltKey('KeyT', insert);
  return (
    <Button
      icon={Timer}
      aria-disabled={!insert}
      aria-label={notesText('time.insert')}
      title={notesText(insert ? 'time.hint' : 'time.none')}
      aria-keyshortcuts="Alt+T"
      onClick={insert}
    >
      {time === undefined ? notesText('time') : clockTime(time)}
    </Button>
  );
}

import Camera from 'lucide-react/icons/camera';
import { notesText } from '../i18n/notes-text.ts';
import { usePlays } from '../page/use-page.ts';
import { IconButton } from '../ui/button.tsx';
import { useAltKey } from './use-alt-key.ts';

/** The button that inserts the video's current frame. */
export function InsertPicture({ contentId, onPress }: { contentId: string; onPress: (() => void) | undefined }) {
  const isPlaying = usePlays(contentId);
  const insert = isPlaying ? onPress : undefined;
  useAltKey('KeyP', insert);
  return (
    <IconButton
      icon={Camera}
      aria-disabled={!insert}
      label={notesText('picture.insert')}
      title={notesText(isPlaying ? 'picture.hint' : 'picture.none')}
      aria-keyshortcuts="Alt+P"
      onClick={insert}
    />
  );
}

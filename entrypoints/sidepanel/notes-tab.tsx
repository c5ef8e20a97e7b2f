import NotesView from '../../components/notes/notes-view.tsx';
import type { Seek } from '../../components/ui/time-button.tsx';
import { withTimeUrls } from '../../lib/export/time-url.ts';
import type { Content } from '../../lib/records/records.ts';

/** The note on a medium. What leaves Gloss leads to the times at the medium's own site. */
export default function NotesTab({
  contentId,
  url,
  content,
  seek,
}: {
  contentId: string;
  url: string;
  content: Content | undefined;
  seek: Seek;
}) {
  return (
    <NotesView contentId={contentId} url={url} seek={seek} portable={(text) => (content ? withTimeUrls(text, content) : text)} />
  );
}

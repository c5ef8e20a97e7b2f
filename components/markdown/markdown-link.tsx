import { type ReactNode, use } from 'react';
import { parseNoteLink } from '../../lib/records/note-picture.ts';
import { clockTime } from '../i18n/time.ts';
import { TimeButton } from '../ui/time-button.tsx';
import { LinkTargets } from './link-targets.ts';

/** A link of a text: a button for a time of the media item, with the picture of a note, the caller's element for a place of the page, a new tab for the web. */
export function MarkdownLink({ href, children }: { href: string; children: ReactNode }) {
  const { seek, anchors, picture } = use(LinkTargets);
  const link = parseNoteLink(href);
  if (link && seek) {
    const { time, pictureId } = link;
    return (
      <>
        {children !== clockTime(time) && <>{children} </>}
        <TimeButton time={time} seek={seek} />
        {pictureId && picture?.(pictureId)}
      </>
    );
  }
  if (href.startsWith('#')) return anchors ? anchors(href) : children;
  if (!href) return children;
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

import { type ReactNode, use } from 'react';
import { clockTime } from '../i18n/time.ts';
import { TimeButton } from '../ui/time-button.tsx';
import { LinkTargets } from './link-targets.ts';

/** Returns the seconds that a link of a note refers to; undefined for any other link. */
export function linkedTime(href: string | undefined): number | undefined {
  const seconds = /^#t=(\d{1,7})(?:\.\d{1,3})?$/.exec(href ?? '')?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

/** A link of a text: a button for a time of the media item, the caller's element for a place of the page, a new tab for the web. */
export function MarkdownLink({ href, children }: { href: string; children: ReactNode }) {
  const { seek, anchors } = use(LinkTargets);
  const time = linkedTime(href);
  if (time !== undefined && seek) {
    return (
      <>
        {children !== clockTime(time) && <>{children} </>}
        <TimeButton time={time} seek={seek} />
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

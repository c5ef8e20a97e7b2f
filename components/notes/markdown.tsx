import { type ComponentProps, createContext, type ReactNode, use, useMemo } from 'react';
import { clockTime } from '../i18n/time.ts';
import { type Seek, TimeButton } from '../ui/time-button.tsx';
import styles from './markdown.module.css';
import { type Links, markdownElements } from './markdown-elements.ts';
import { linkedTime } from './note-text.ts';

/** Handlers of links within the page. */
interface LinkHandlers {
  /** Playback; absent where there is no single media item. */
  seek?: Seek;
  anchors?: (href: string) => ReactNode;
}

/** Maximum length of rendered text (characters), so that typing stays fast. */
const maxLength = 50_000;

const LinkContext = createContext<LinkHandlers>({});

/** Rendered Markdown: HTML is shown as text, images are links, and times of the media item are buttons. */
export default function Markdown({ text, seek, anchors }: LinkHandlers & { text: string }) {
  const handlers = useMemo(() => ({ seek, anchors }), [seek, anchors]);
  const elements = useMemo(() => markdownElements(text.slice(0, maxLength), links), [text]);
  return (
    <div className={styles.markdown} dir="auto">
      <LinkContext value={handlers}>
        {elements}
        {text.length > maxLength && <p>…</p>}
      </LinkContext>
    </div>
  );
}

function Link({ href, children }: ComponentProps<Links['a']>) {
  const { seek, anchors } = use(LinkContext);
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
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

// A constant, because another component type would remount links and lose the focus.
const links: Links = { a: Link };

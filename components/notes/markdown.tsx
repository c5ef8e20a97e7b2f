import { type ComponentProps, createContext, type ReactNode, use, useMemo } from 'react';
import { clockTime } from '../i18n/time.ts';
import { type Seek, TimeButton } from '../ui/time-button.tsx';
import styles from './markdown.module.css';
import { type Links, markdownElements } from './markdown-elements.ts';
import { linkedTime } from './note-text.ts';

/** What links within the page become. */
interface Within {
  /** None where there is no one medium that a time could belong to. */
  seek?: Seek;
  anchors?: (href: string) => ReactNode;
}

/** Characters that are shown at the most: what is longer would hold up the typing. */
const longest = 50_000;

const WithinContext = createContext<Within>({});

/** Markdown as it is read: HTML in it is text, pictures are links, and times of the medium are buttons. */
export default function Markdown({ text, seek, anchors }: Within & { text: string }) {
  const within = useMemo(() => ({ seek, anchors }), [seek, anchors]);
  const elements = useMemo(() => markdownElements(text.slice(0, longest), links), [text]);
  return (
    <div className={styles.markdown} dir="auto">
      <WithinContext value={within}>
        {elements}
        {text.length > longest && <p>…</p>}
      </WithinContext>
    </div>
  );
}

function Link({ href, children }: ComponentProps<Links['a']>) {
  const { seek, anchors } = use(WithinContext);
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

// The same for every text: links that change their component lose the focus.
const links: Links = { a: Link };

import { type ComponentProps, createContext, type ReactNode, use, useMemo } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import { clockTime } from '../i18n/time.ts';
import { type Seek, TimeButton } from '../ui/time-button.tsx';
import styles from './markdown.module.css';
import { linkedTime } from './note-text.ts';
import { OrPlain } from './or-plain.tsx';

/** What links within the page become. */
interface Within {
  /** None where there is no one medium that a time could belong to. */
  seek?: Seek;
  anchors?: (href: string) => ReactNode;
}

/** Characters that are shown at the most: what is longer would hold up the typing. */
const longest = 50_000;

const WithinContext = createContext<Within>({});

/** Markdown as it is read: HTML in it is left out, pictures are links, and times of the medium are buttons. */
export default function Markdown({ text, seek, anchors }: Within & { text: string }) {
  const within = useMemo(() => ({ seek, anchors }), [seek, anchors]);
  return (
    <div className={styles.markdown} dir="auto">
      <WithinContext value={within}>
        <OrPlain text={text}>
          <ReactMarkdown skipHtml components={components}>
            {text.slice(0, longest)}
          </ReactMarkdown>
        </OrPlain>
        {text.length > longest && <p>…</p>}
      </WithinContext>
    </div>
  );
}

function Link({ href = '', children }: ComponentProps<'a'>) {
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
  if (href.startsWith('#') && anchors) return anchors(href);
  return <WebLink href={href}>{children}</WebLink>;
}

/** Leads out of the extension, or nowhere. */
const WebLink = ({ href, children }: ComponentProps<'a'>) =>
  /^(https?|mailto):/i.test(href ?? '') ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    children
  );

// The same for every text: links that change their component lose the focus.
const components: Components = {
  a: Link,
  img: ({ src = '', alt }) => <WebLink href={src}>{alt || src}</WebLink>,
};

import type { Ports } from '../../ports/ports.ts';
import type { OpenPage } from '../../sites/site.ts';

/** The page that shows a media item, if one is open: looked for once, and its media are asked for once, however often a task needs them. */
export type OpenPageLookup = () => Promise<OpenPage | undefined>;

export const openPageLookup = ({ pages }: Pick<Ports, 'pages'>, url: string): OpenPageLookup =>
  once(async () => {
    const page: OpenPage | undefined = await pages.find(url);
    return page && { ...page, media: once(page.media) };
  });

/** The lookup of a task that is to do without a page. */
export const noPage: OpenPageLookup = async () => undefined;

/** The first answer, for every later call too. An error is not kept. */
function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  return () => {
    answer ??= ask().catch((error) => {
      answer = undefined;
      throw error;
    });
    return answer;
  };
}

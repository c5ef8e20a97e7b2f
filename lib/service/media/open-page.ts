import type { Ports } from '../../ports/ports.ts';
import type { OpenPage } from '../../sites/site.ts';

/** Finds the open page of a media item, once for all calls, and reads its media once. */
export type OpenPageLookup = () => Promise<OpenPage | undefined>;

/** Creates the lookup of the open page that shows the media item at an address, for one task. */
export const createOpenPageLookup = ({ pages }: Pick<Ports, 'pages'>, url: string): OpenPageLookup =>
  once(async () => {
    const page: OpenPage | undefined = await pages.find(url);
    return page && { ...page, media: once(page.media) };
  });

/** The lookup that finds no open page, for a task that has to do without one. */
export const noPage: OpenPageLookup = async () => undefined;

/** Memoizes the first result; an error is not memoized. */
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

import { Failure } from '../../contract/failure.ts';
import type { Operations } from '../../contract/index.ts';
import type { Handlers } from '../../contract/operation.ts';
import type { versions as operations } from '../../contract/versions.ts';
import { articleMarkdown, summaryMarkdown } from '../../markdown/summary-markdown.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Summary } from '../../records/summary.ts';
import { isoTime } from '../iso-time.ts';
import { contentById } from '../media/find-content.ts';
import { writeNote } from '../notes/write-note.ts';
import { saveContent } from './save-content.ts';

/** Handlers of the versions of summaries, articles and notes. */
export function versionHandlers(ports: Ports): Pick<Handlers<Operations>, keyof typeof operations> {
  const { store, clock } = ports;
  return {
    async listVersions({ contentId, of }) {
      const { title } = await contentById(ports, contentId);
      const [summaries, notes] = await Promise.all([store.listSummaries(contentId), store.listNoteVersions(contentId)]);
      const made = summaries.map((summary) => ({
        versionId: summary.summaryId,
        of: productOf(summary),
        text: textOf(title, summary),
        createdAt: isoTime(summary.createdAt),
        madeBy: summary.made.engine === 'offline' ? 'offline' : summary.made.model,
      }));
      const written = notes.map(({ versionId, text, createdAt, replacedBy }) => ({
        versionId,
        of: 'note' as const,
        text,
        createdAt: isoTime(createdAt),
        replacedBy,
      }));
      const all = [...made, ...written].filter((version) => of === undefined || version.of === of);
      return { versions: all.sort((a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0)) };
    },

    async restoreVersion({ contentId, versionId }) {
      await contentById(ports, contentId);
      const note = (await store.listNoteVersions(contentId)).find((version) => version.versionId === versionId);
      const summary = await store.getSummary(versionId);
      if (note) {
        await writeNote(ports, { contentId, text: note.text, replacedBy: 'restore' });
      } else if (summary?.contentId === contentId) {
        await store.addSummary({ ...summary, summaryId: crypto.randomUUID(), createdAt: clock.now() });
        await saveContent(ports, contentId);
      } else throw new Failure('notFound', `${contentId} has no version ${versionId}.`);
      return { success: true };
    },
  };
}

const productOf = ({ wish }: Summary): 'article' | 'summary' => (wish.product === 'article' ? 'article' : 'summary');

const textOf = (title: string, summary: Summary): string =>
  productOf(summary) === 'article'
    ? articleMarkdown(title, summary.digest, { isProse: summary.made.engine === 'model' })
    : summaryMarkdown(summary.digest, []);

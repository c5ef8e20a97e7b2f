import type { exporting as operations } from '../../contract/exporting.ts';
import { Failure } from '../../contract/failure.ts';
import type { Operations } from '../../contract/index.ts';
import type { Handlers } from '../../contract/operation.ts';
import { summaryMap } from '../../export/mind-map/summary-map.ts';
import { writeOutline } from '../../export/mind-map/write-outline.ts';
import type { Ports } from '../../ports/ports.ts';
import { titleOf } from '../../records/title-of.ts';
import { readMediaRecords } from '../transfer/read-media-records.ts';

/** Handler of the mind map of the newest summary, which is stored until there is a newer one. */
export function mindMapHandler(ports: Ports): Pick<Handlers<Operations>, keyof typeof operations & 'generateMindMap'> {
  const { store, clock, exporter } = ports;
  return {
    async generateMindMap({ contentId, format, isRefresh }) {
      const { content, saved, summary, transcript } = await readMediaRecords(ports, contentId);
      if (!summary) throw new Failure('notFound', `${contentId} has no summary. Summarize it first.`, { missing: 'summary' });
      const { summaryId, digest } = summary;
      const title = titleOf(content, saved);
      const stored = isRefresh ? undefined : await store.getMindMap(contentId);
      const fromCache = stored?.summaryId === summaryId && stored.map.title === title;
      const map = fromCache ? stored.map : summaryMap(title, digest, transcript?.cues ?? []);
      if (!fromCache) await store.putMindMap({ contentId, summaryId, map, createdAt: clock.now() });
      const { site, sourceUrl } = content;
      const file = await exporter.writeMindMap({ map, format, site, sourceUrl });
      const downloadUrl = ports.mindMapUrl?.(contentId, format);
      return {
        success: true,
        contentId,
        ...file,
        ...(downloadUrl && { downloadUrl }),
        ...(format === 'outline' && { outline: writeOutline(map) }),
        fromCache,
      };
    },
  };
}

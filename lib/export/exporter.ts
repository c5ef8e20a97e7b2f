import { sleep } from '../async/sleep.ts';
import { encodeBase64 } from '../encoding/base64.ts';
import type { Exporter } from '../ports/exporter.ts';
import { ankiPackage } from './anki/anki-package.ts';
import { ankiDeck } from './anki-deck.ts';
import { itemNote } from './item-markdown.ts';
import { mindMapFile } from './mind-map/mind-map-file.ts';
import { timeUrl } from './time-url.ts';
import { toExportItem } from './to-export-item.ts';
import { exportToWorkspace } from './workspace/export-to-workspace.ts';
import { type SendOptions, sendRequest, type WorkspaceClient } from './workspace/send-request.ts';
import { readTarget, type Send, workspaceName } from './workspace/workspace-rows.ts';
import { writeMediaFile } from './write-media-file.ts';

/** Functions that the exporter needs from its host. */
export interface ExporterHost {
  /** Creates the client of the workspace for a token. */
  workspaceClient: (token: string) => WorkspaceClient;
  /** Loads the script that `writeMarkmap` embeds. */
  markmapScript: () => Promise<string>;
}

/** Maximum time between two events, because a host may suspend a caller without events. */
const maxSilenceMs = 15_000;

/** Creates the writer of files and pages for other programs. */
export function createExporter({ workspaceClient, markmapScript }: ExporterHost): Exporter {
  return {
    writeExportFile: async (request) => writeMediaFile(request),

    async writeCards(request) {
      if (request.format !== 'apkg') {
        return { fileName: 'cards.tsv', mimeType: 'text/tab-separated-values', text: ankiDeck(request) };
      }
      const mimeType = 'application/octet-stream';
      const fileUrl = `data:${mimeType};base64,${encodeBase64(await ankiPackage(request))}`;
      return { fileName: 'cards.apkg', mimeType, fileUrl };
    },

    async writeMindMap({ map, format, ...place }) {
      const linkAt = (startTime: number) => timeUrl(place, startTime);
      const { content, ...file } = await mindMapFile(map, format, { markmapScript, linkAt });
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      return { ...file, fileUrl: `data:${file.mimeType};base64,${encodeBase64(bytes)}` };
    },

    async checkWorkspace({ token, databaseId }) {
      const client = workspaceClient(token);
      const send: Send = (request) => sendRequest(client, request, { signal: new AbortController().signal });
      await readTarget(send, databaseId);
      return { workspaceName: await workspaceName(send) };
    },

    async createPage({ connection, mediaItem, labels, state = {} }, { signal, onEvent }) {
      const item = toExportItem(mediaItem);
      let known = state;
      const sleepAndReport: SendOptions['sleep'] = async (time) => {
        for (let left = time; left > 0 && !signal.aborted; left -= maxSilenceMs) {
          await sleep(Math.min(left, maxSilenceMs), signal);
          onEvent(known);
        }
      };
      const { url } = await exportToWorkspace(
        { title: item.title, sourceUrl: item.sourceUrl, markdown: itemNote(item, { labels }) },
        {
          client: workspaceClient(connection.token),
          databaseId: connection.databaseId,
          state,
          signal,
          sleep: sleepAndReport,
          save: async (next) => {
            known = next;
            onEvent(next);
          },
        },
      );
      return { url };
    },
  };
}

import * as z from 'zod/mini';
import type {
  CardsFile,
  CardsFileRequest,
  ExportFile,
  ExportFileRequest,
  MindMapFile,
  MindMapRequest,
  WorkspaceConnection,
  WorkspacePageRequest,
} from '../../lib/ports/exporter.ts';
import { type Channel, fields, present } from './channel.ts';

/** Methods are pure, or continue from the state in their request. */
const isRepeatable = true;

/** Channel from the worker to the offscreen document: export files and workspace pages. */
export const exporterChannel = {
  writeExportFile: {
    input: fields<ExportFileRequest>({
      mediaItem: 'required',
      format: 'required',
      withTranscript: 'optional',
      labels: 'optional',
      language: 'optional',
    }),
    output: present<ExportFile>(),
    isRepeatable,
  },
  writeCards: {
    input: fields<CardsFileRequest>({ cards: 'required', media: 'required', format: 'optional', now: 'required' }),
    output: present<CardsFile>(),
    isRepeatable,
  },
  writeMindMap: {
    input: fields<MindMapRequest>({ map: 'required', format: 'required', site: 'required', sourceUrl: 'required' }),
    output: present<MindMapFile>(),
    isRepeatable,
  },
  checkWorkspace: {
    input: fields<WorkspaceConnection>({ token: 'required', databaseId: 'required' }),
    output: z.strictObject({ workspaceName: z.optional(z.string()) }),
    isRepeatable,
  },
  createPage: {
    input: fields<WorkspacePageRequest>({ connection: 'required', mediaItem: 'required', labels: 'optional', state: 'optional' }),
    output: z.strictObject({ url: z.string() }),
    isRepeatable,
  },
} satisfies Channel;

import { useState } from 'react';
import type { ExportFormat } from '../../lib/contract/exporting.ts';
import { useApp } from '../app/app-context.ts';
import { useAction } from '../app/use-action.ts';
import { exportingText } from '../i18n/exporting-text.ts';
import { uiLanguage } from '../i18n/t.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Check } from '../ui/field.tsx';
import { saveFile } from '../ui/save-file.ts';
import { ActionResult } from './action-result.tsx';
import styles from './export-dialog.module.css';
import { exportLabels } from './export-labels.ts';
import { FormatRow } from './format-row.tsx';
import { WorkspaceRow } from './workspace-row.tsx';

const subtitles = ['srt', 'vtt', 'ass', 'ttml', 'txt'] as const;

/** The dialog with all export formats of a media item. */
export default function ExportDialog({
  contentId,
  summaryId,
  onClose,
}: {
  contentId: string;
  /** The version that is shown. */
  summaryId?: string;
  onClose: () => void;
}) {
  const { client } = useApp();
  const action = useAction();
  const [withTranscript, setWithTranscript] = useState(false);
  const make = (format: ExportFormat) =>
    client.exportVideo({ contentId, format, summaryId, withTranscript, labels: exportLabels(), language: uiLanguage });

  const download = (format: ExportFormat) =>
    action.run(async () => {
      const { fileName, mimeType, text } = await make(format);
      saveFile(fileName, new Blob([text], { type: mimeType }));
      return exportingText('export.saved', { name: fileName });
    });
  const copy = () =>
    action.run(async () => {
      await navigator.clipboard.writeText((await make('markdown')).text);
      return exportingText('export.copied');
    });
  const openObsidian = () =>
    action.run(async () => {
      const { text, uri, usesClipboard } = await make('obsidian');
      if (usesClipboard) await navigator.clipboard.writeText(text);
      // A new browsing context keeps the panel in place.
      open(uri, '_blank', 'noopener');
      return usesClipboard && exportingText('format.obsidian.pasted');
    });
  const button = (label: string, name: string, onClick: () => void) => (
    <Button disabled={action.isBusy} aria-label={`${label}: ${name}`} onClick={onClick}>
      {label}
    </Button>
  );
  const downloadButton = (format: 'markdown' | 'html' | 'anki' | 'json') =>
    button(exportingText('export.download'), exportingText(`format.${format}`), () => download(format));

  return (
    <Dialog title={exportingText('export.title')} onClose={onClose}>
      <ul className={styles.formats} data-view="export">
        <FormatRow name={exportingText('format.markdown')} hint={exportingText('format.markdown.hint')}>
          {button(exportingText('export.copy'), exportingText('format.markdown'), copy)}
          {downloadButton('markdown')}
        </FormatRow>
        <FormatRow name={exportingText('format.obsidian')} hint={exportingText('format.obsidian.hint')}>
          {button(exportingText('export.open'), exportingText('format.obsidian'), openObsidian)}
        </FormatRow>
        <li>
          <Check
            label={exportingText('export.withTranscript')}
            checked={withTranscript}
            onChange={({ target }) => setWithTranscript(target.checked)}
          />
        </li>
        <WorkspaceRow contentId={contentId} action={action} />
        <FormatRow name={exportingText('format.html')} hint={exportingText('format.html.hint')}>
          {downloadButton('html')}
        </FormatRow>
        <FormatRow name={exportingText('format.subtitles')} hint={exportingText('format.subtitles.hint')}>
          {subtitles.map((format) => (
            <Button key={format} disabled={action.isBusy} onClick={() => download(format)}>
              {exportingText(`format.${format}`)}
            </Button>
          ))}
        </FormatRow>
        <FormatRow name={exportingText('format.anki')} hint={exportingText('format.anki.hint')}>
          {downloadButton('anki')}
        </FormatRow>
        <FormatRow name={exportingText('format.json')} hint={exportingText('format.json.hint')}>
          {downloadButton('json')}
        </FormatRow>
      </ul>
      <ActionResult {...action} />
    </Dialog>
  );
}

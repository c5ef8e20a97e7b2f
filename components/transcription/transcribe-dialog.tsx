import Ear from 'lucide-react/icons/ear';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import Settings from 'lucide-react/icons/settings';
import { type FormEvent, useId, useState } from 'react';
import type { PromptConfig } from '../../lib/contract/summaries.ts';
import type { DownloadableModel } from '../../lib/ports/model-downloads.ts';
import { useApp } from '../app/app-context.ts';
import { useResult } from '../app/use-result.ts';
import { AllowHostsButton } from '../failure/allow-hosts-button.tsx';
import { missingHost } from '../failure/missing-host.ts';
import { formatBytes } from '../i18n/bytes.ts';
import { failureText, hostPermissionText } from '../i18n/failure-text.ts';
import { outputLanguages } from '../i18n/output-languages.ts';
import { uiLanguage } from '../i18n/t.ts';
import { transcriptionText } from '../i18n/transcription-text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Check, Select, TextField } from '../ui/field.tsx';
import { LanguageOptions } from '../ui/language-options.tsx';
import { EstimateLines } from './estimate-lines.tsx';
import { ModelDownload } from './model-download.tsx';
import styles from './transcription.module.css';
import { useModelDownloads } from './use-model-downloads.ts';
import { useTranscribers } from './use-transcribers.ts';

export type TranscriptionOptions = Pick<
  PromptConfig,
  'transcribeProvider' | 'audioLanguage' | 'whisperPrompt' | 'enabledSpeaker'
>;

const modelLabel = ({ name, total, state }: DownloadableModel): string =>
  transcriptionText(state === 'ready' ? 'provider.onDevice' : 'provider.notDownloaded', {
    name,
    size: formatBytes(total, uiLanguage),
  });

/**
 * The dialog with the options and the estimate of a transcription. `isLive`: the audio is recorded during playback, so
 * that its length is unknown.
 */
export function TranscribeDialog({
  url,
  isLive,
  onStart,
  onClose,
}: {
  url: string;
  isLive: boolean;
  onStart: (options: TranscriptionOptions) => void;
  onClose: () => void;
}) {
  const { navigation } = useApp();
  const speech = useModelDownloads();
  const offer = useTranscribers(speech.models);
  const [chosen, setChosen] = useState<string>();
  const [audioLanguage, setLanguage] = useState('');
  const [whisperPrompt, setTerms] = useState('');
  const [enabledSpeaker, setSpeakers] = useState(false);
  const voicesId = useId();

  const transcriber = offer?.transcribers.find(({ id }) => id === chosen) ?? offer?.initial;
  const model = transcriber?.model;
  const isMissing = model !== undefined && model.state !== 'ready';

  const estimated = isLive || isMissing ? undefined : transcriber?.id;
  const {
    result: estimate,
    failure,
    retry,
  } = useResult(
    async (client, options) =>
      estimated === undefined ? undefined : client.estimateTranscript({ url, transcribeProvider: estimated }, options),
    [url, estimated],
  );
  const missing = failure && missingHost(failure);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onStart({
      transcribeProvider: transcriber?.id,
      ...(audioLanguage && { audioLanguage }),
      ...(whisperPrompt.trim() && { whisperPrompt: whisperPrompt.trim() }),
      ...(enabledSpeaker && { enabledSpeaker }),
    });
  };

  return (
    <Dialog title={transcriptionText('dialog.title')} onClose={onClose}>
      <form data-form="transcribe" onSubmit={submit}>
        {offer?.transcribers.length === 0 ? (
          <p>{transcriptionText('provider.none')}</p>
        ) : (
          <Select
            label={transcriptionText('provider')}
            value={transcriber?.id ?? ''}
            disabled={!transcriber}
            onChange={({ target }) => setChosen(target.value)}
          >
            {offer?.transcribers.map(({ id, name, model }) => (
              <option key={id} value={id}>
                {model ? modelLabel(model) : name}
              </option>
            ))}
          </Select>
        )}
        {isMissing && <ModelDownload model={model} modelDownloads={speech} />}
        <Select label={transcriptionText('language')} value={audioLanguage} onChange={({ target }) => setLanguage(target.value)}>
          <option value="">{transcriptionText('language.any')}</option>
          <LanguageOptions languages={outputLanguages(uiLanguage)} />
        </Select>
        <TextField
          label={transcriptionText('terms')}
          hint={transcriptionText('terms.hint')}
          maxLength={2000}
          dir="auto"
          value={whisperPrompt}
          onChange={({ target }) => setTerms(target.value)}
        />
        <Check
          label={transcriptionText('speakers')}
          checked={enabledSpeaker}
          aria-describedby={voicesId}
          onChange={({ target }) => setSpeakers(target.checked)}
        />
        <p id={voicesId} className={styles.note}>
          {transcriptionText('speakers.hint')}
        </p>
        {isLive && <p className={styles.note}>{transcriptionText('estimate.live')}</p>}
        {estimate && <EstimateLines estimate={estimate} />}
        {!isLive && transcriber && !isMissing && !estimate && !failure && (
          <p className={styles.note} aria-busy>
            {transcriptionText('estimate.checking')}
          </p>
        )}
        {failure && !missing && (
          <p role="alert" className={styles.error}>
            {failureText(failure).title}. {failureText(failure).help}
          </p>
        )}
        <p className={styles.tools}>
          {missing ? (
            <AllowHostsButton variant="primary" icon={LockKeyhole} hosts={[missing.host]} onAllowed={retry}>
              {hostPermissionText(missing).action}
            </AllowHostsButton>
          ) : (
            <Button type="submit" variant="primary" icon={Ear} disabled={!transcriber || isMissing || !(isLive || estimate)}>
              {transcriptionText('start')}
            </Button>
          )}
          <Button icon={Settings} onClick={() => navigation.openSettings('transcription')}>
            {transcriptionText('provider.settings')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

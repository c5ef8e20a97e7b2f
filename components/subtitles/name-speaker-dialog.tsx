import { type FormEvent, useState } from 'react';
import { useApp } from '../app/app-context.ts';
import { useAction } from '../app/use-action.ts';
import { failureText } from '../i18n/failure-text.ts';
import { t } from '../i18n/t.ts';
import { transcriptionText } from '../i18n/transcription-text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';

/** The dialog that names a speaker, whose voice is recognized in the channel's other media from then on. */
export default function NameSpeakerDialog({
  contentId,
  speaker,
  onClose,
}: {
  contentId: string;
  speaker: string;
  onClose: () => void;
}) {
  const { client } = useApp();
  const [name, setName] = useState(speaker);
  const { isBusy, failure, run } = useAction();
  const save = async () => {
    if (name.trim() !== speaker) await client.nameSpeaker({ contentId, speaker, name });
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(save);
  };
  return (
    <Dialog title={transcriptionText('speaker.rename')} onClose={onClose}>
      <form data-form="speaker" onSubmit={submit}>
        <TextField
          label={transcriptionText('speaker.name')}
          hint={transcriptionText('speaker.hint')}
          error={failure && failureText(failure).title}
          required
          maxLength={100}
          dir="auto"
          value={name}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setName(target.value)}
        />
        <p>
          <Button type="submit" variant="primary" disabled={isBusy || !name.trim()}>
            {t('action.save')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

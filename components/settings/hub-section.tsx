import { type FormEvent, useEffect, useState } from 'react';
import { useApp } from '../app/app-context.ts';
import { originPattern } from '../app/host-pattern.ts';
import { isCompleteAddress, normalizeAddress } from '../feed/normalize-address.ts';
import { feedText } from '../i18n/feed-text.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import styles from '../ui/form.module.css';
import { Section } from '../ui/section.tsx';
import type { SettingsState } from './use-settings.ts';

/** The settings section of the RSSHub server, which creates feeds for channels that have none. */
export default function HubSection({ settingsState: { settings, update } }: { settingsState: SettingsState }) {
  const { permissions } = useApp();
  const stored = settings?.rssHub ?? '';
  const [text, setText] = useState(stored);
  const [error, setError] = useState<string>();
  useEffect(() => setText(stored), [stored]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = normalizeAddress(text);
    if (!isCompleteAddress(address)) return setError(feedText('hub.error'));
    setError(undefined);
    const url = new URL(address);
    // The permission must be requested in the task of the click, before any await.
    permissions.request([originPattern(url)]).then(
      (isAllowed) => (isAllowed ? void update({ rssHub: address }) : setError(feedText('hub.denied', { host: url.host }))),
      () => setError(feedText('hub.error')),
    );
  };
  return (
    <Section id="channels" title={settingsText('channels.title')} intro={feedText('hub.intro')}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <TextField
          label={feedText('hub.label')}
          hint={feedText('hub.hint')}
          error={error}
          inputMode="url"
          autoComplete="off"
          maxLength={2000}
          disabled={!settings}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className={styles.actions}>
          <Button type="submit" disabled={text.trim() === '' || text.trim() === stored}>
            {feedText('hub.set')}
          </Button>
          {stored !== '' && (
            <Button variant="quiet" onClick={() => update({ rssHub: null })}>
              {feedText('hub.remove')}
            </Button>
          )}
        </div>
      </form>
    </Section>
  );
}

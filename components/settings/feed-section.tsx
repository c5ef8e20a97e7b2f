import { type FormEvent, useEffect, useState } from 'react';
import { type DigestInterval, digestIntervals } from '../../lib/contract/digest-intervals.ts';
import { hideableKinds } from '../../lib/contract/hideable-kinds.ts';
import { feedText } from '../i18n/feed-text.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { Button } from '../ui/button.tsx';
import { Check, Select, TextArea } from '../ui/field.tsx';
import styles from '../ui/form.module.css';
import { Section } from '../ui/section.tsx';
import type { SettingsState } from './use-settings.ts';

/** Maximum number of muted words, and of the characters of each; the service has the same limits. */
const maxWords = 200;
const maxLength = 200;

/** The settings section of the feed: what it hides (kinds of items, and words in their titles), and how often it has a digest. */
export default function FeedSection({ settingsState: { settings, update } }: { settingsState: SettingsState }) {
  const { feedHidden = [], mutedWords = [], digest = 'off' } = settings ?? {};
  const stored = mutedWords.join('\n');
  const [text, setText] = useState(stored);
  useEffect(() => setText(stored), [stored]);
  const words = readWords(text);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void update({ mutedWords: words });
  };
  return (
    <Section id="feed" title={settingsText('feed.title')} intro={feedText('hide.intro')}>
      {hideableKinds.map((kind) => (
        <Check
          key={kind}
          label={feedText(`hide.${kind}`)}
          disabled={!settings}
          checked={feedHidden.includes(kind)}
          onChange={({ target: { checked } }) =>
            void update(({ feedHidden = [] }) => ({
              feedHidden: hideableKinds.filter((one) => (one === kind ? checked : feedHidden.includes(one))),
            }))
          }
        />
      ))}
      <form noValidate className={styles.form} onSubmit={submit}>
        <TextArea
          label={feedText('hide.words')}
          hint={feedText('hide.words.hint')}
          rows={4}
          disabled={!settings}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className={styles.actions}>
          <Button type="submit" disabled={words.join('\n') === stored}>
            {feedText('hide.words.save')}
          </Button>
        </div>
      </form>
      <Select
        label={feedText('digest.setting')}
        hint={feedText('digest.setting.hint')}
        disabled={!settings}
        value={digest}
        onChange={({ target }) => update({ digest: target.value as DigestInterval })}
      >
        {digestIntervals.map((interval) => (
          <option key={interval} value={interval}>
            {feedText(`digest.${interval}`)}
          </option>
        ))}
      </Select>
    </Section>
  );
}

/** Returns the words of a text, one a line, each once. */
const readWords = (text: string): string[] =>
  [...new Set(text.split('\n').map((line) => line.trim().slice(0, maxLength)))].filter(Boolean).slice(0, maxWords);

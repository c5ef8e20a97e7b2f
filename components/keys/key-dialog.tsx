import { useEffect, useState } from 'react';
import { playerKeys } from '../../lib/playback/player-keys.ts';
import { useApp } from '../app/app-context.ts';
import type { Shortcuts } from '../app/shortcuts.ts';
import { keysText } from '../i18n/keys-text.ts';
import { playerText } from '../i18n/player-text.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './key-dialog.module.css';

interface KeyEntry {
  /** The keys, each of which does the same or the opposite. */
  keys: string[];
  label: string;
}

const pageKeys: KeyEntry[] = [
  { keys: ['?'], label: keysText('keys.help') },
  { keys: ['/'], label: keysText('keys.search') },
  { keys: ['↓', '↑', 'J', 'K'], label: keysText('keys.rows') },
  { keys: ['Home', 'End'], label: keysText('keys.ends') },
  { keys: ['Q'], label: keysText('keys.quote') },
  { keys: ['Esc'], label: keysText('keys.close') },
];

/** The keys of Gloss: of its pages, of the player, and the browser's shortcuts, which the user can change. */
export default function KeyDialog({ onClose }: { onClose: () => void }) {
  const shortcuts = useShortcuts();
  return (
    <Dialog title={keysText('keys.title')} onClose={onClose}>
      <KeyList entries={pageKeys} />
      {shortcuts && (
        <section className={styles.section}>
          <h3>{keysText('keys.shortcuts')}</h3>
          <KeyList
            entries={shortcuts.entries.map(({ command, keys }) => ({
              keys: [keys || keysText('keys.unset')],
              label: command === 'open-panel' ? t('action.openPanel') : keysText('keys.summarize'),
            }))}
          />
          {shortcuts.change && (
            <div>
              <Button onClick={shortcuts.change}>{keysText('keys.change')}</Button>
            </div>
          )}
        </section>
      )}
      <section className={styles.section}>
        <h3>{keysText('keys.player')}</h3>
        <KeyList
          entries={Object.entries(playerKeys).map(([key, action]) => ({
            keys: [key.toUpperCase()],
            label: playerText(`player.${action}`),
          }))}
        />
      </section>
    </Dialog>
  );
}

function KeyList({ entries }: { entries: KeyEntry[] }) {
  return (
    <dl className={styles.keys}>
      {entries.map(({ keys, label }) => (
        <div key={label}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The browser's shortcuts; undefined until they are known, and outside of an extension. */
function useShortcuts(): (Pick<Shortcuts, 'change'> & { entries: Awaited<ReturnType<Shortcuts['list']>> }) | undefined {
  const { loadShortcuts } = useApp().device;
  const [shown, setShown] = useState<ReturnType<typeof useShortcuts>>();
  useEffect(() => {
    const show = async () => {
      if (!loadShortcuts) return;
      const { list, change } = await loadShortcuts();
      setShown({ entries: await list(), change });
    };
    // Without them the dialog shows the other keys.
    show().catch(() => undefined);
  }, [loadShortcuts]);
  return shown;
}

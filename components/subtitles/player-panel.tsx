import { useEffect, useState } from 'react';
import { playerKeys } from '../../lib/playback/player-keys.ts';
import { useApp } from '../app/app-context.ts';
import { hostPattern } from '../app/host-pattern.ts';
import type { PlayerControl, PlayerMode, PlayerState } from '../app/player-control.ts';
import { useFailureBanner } from '../failure/use-failure-banner.tsx';
import { playerText } from '../i18n/player-text.ts';
import { readingText } from '../i18n/reading-text.ts';
import { Button } from '../ui/button.tsx';
import { Check } from '../ui/field.tsx';
import { Segmented } from '../ui/segmented.tsx';
import styles from './player-panel.module.css';
import { TranslationSwitch } from './translation-switch.tsx';

/** The form that switches on subtitles over the page's player: where, and in which languages. */
export default function PlayerPanel({
  contentId,
  loadControl,
  language,
  onTranslate,
}: {
  contentId: string;
  loadControl: () => Promise<PlayerControl>;
  /** Language of the newest translation. */
  language: string | undefined;
  onTranslate: () => void;
}) {
  const { permissions } = useApp();
  const { attempt, banner } = useFailureBanner();
  // Null where the player cannot be reached.
  const [state, setState] = useState<PlayerState | null>();
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    void attempt(async () => setState((await (await loadControl()).read(contentId)) ?? null));
  }, [attempt, loadControl, contentId]);
  if (state === undefined) return banner;
  if (state === null) return <p className={styles.panel}>{playerText('player.unreachable')}</p>;

  const { mode, view, hasKeys, host } = state;
  const show = (part: Partial<PlayerState>) => setState((current) => current && { ...current, ...part });
  /** Shows a choice at once, and the former one again if it fails. */
  const change = (
    chosen: Partial<PlayerState>,
    former: Partial<PlayerState>,
    send: (control: PlayerControl) => Promise<void>,
  ) => {
    show(chosen);
    attempt(async () => {
      try {
        await send(await loadControl());
      } catch (error) {
        show(former);
        throw error;
      }
    });
  };
  const choose = async (wanted: PlayerMode) => {
    const isAllowed = wanted !== 'site' || (await permissions.request([hostPattern(host)]));
    setIsRefused(!isAllowed);
    if (!isAllowed) return;
    await (await loadControl()).setMode(contentId, wanted);
    show({ mode: wanted });
  };
  return (
    <section className={styles.panel} data-player={mode} aria-label={playerText('player.mode')}>
      <Segmented
        label={playerText('player.mode')}
        value={mode}
        options={[
          { value: 'off', label: playerText('player.off') },
          { value: 'page', label: playerText('player.page') },
          { value: 'site', label: playerText('player.site') },
        ]}
        onChange={(wanted) => attempt(() => choose(wanted))}
      />
      {mode !== 'off' &&
        (language === undefined ? (
          <p>
            {playerText('player.noTranslation')} <Button onClick={onTranslate}>{readingText('subtitles.translate')}</Button>
          </p>
        ) : (
          <TranslationSwitch
            view={view}
            language={language}
            onShow={(wanted) => change({ view: wanted }, { view }, (control) => control.setView(wanted))}
          />
        ))}
      {mode !== 'off' && (
        <Check
          label={playerText('player.keys')}
          checked={hasKeys}
          onChange={({ target: { checked } }) => change({ hasKeys: checked }, { hasKeys }, (control) => control.setKeys(checked))}
        />
      )}
      {mode !== 'off' && hasKeys && (
        <dl className={styles.keys}>
          {Object.entries(playerKeys).map(([key, action]) => (
            <div key={key}>
              <dt>
                <kbd>{key.toUpperCase()}</kbd>
              </dt>
              <dd>{playerText(`player.${action}`)}</dd>
            </div>
          ))}
        </dl>
      )}
      {banner}
      {isRefused && <p role="alert">{playerText('player.refused', { host })}</p>}
      {mode !== 'off' && <p>{playerText('player.hint')}</p>}
    </section>
  );
}

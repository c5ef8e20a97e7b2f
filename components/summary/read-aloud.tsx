import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import Volume2 from 'lucide-react/icons/volume-2';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SpeechSynthesizer } from '../app/speech-synthesizer.ts';
import { languageName } from '../i18n/language-name.ts';
import { playerText } from '../i18n/player-text.ts';
import { uiLanguage } from '../i18n/t.ts';
import { Button, IconButton } from '../ui/button.tsx';
import styles from './read-aloud.module.css';
import { sentenceRanges } from './sentence-ranges.ts';

/** Name of the highlight of the sentence that is being read. */
const highlight = 'read-aloud';
const rates = [0.75, 1, 1.25, 1.5, 2];

/** Reads the summary that an element shows aloud, sentence by sentence, each marked while it is read. */
export default function ReadAloud({
  load,
  shown,
  language,
}: {
  load: () => Promise<SpeechSynthesizer>;
  shown: RefObject<Element | null>;
  /** BCP 47 tag of the summary. */
  language: string;
}) {
  const [state, setState] = useState<'idle' | 'reading' | 'paused' | 'noVoice' | 'failed'>('idle');
  const [rate, setRate] = useState(1);
  const [synthesizer, setSynthesizer] = useState<SpeechSynthesizer>();
  const run = useRef<AbortController>(undefined);
  // A voice can't change its rate within a sentence, so a new one applies to the next.
  const nextRate = useRef(rate);
  nextRate.current = rate;
  useEffect(
    () => () => {
      run.current?.abort();
      CSS.highlights?.delete(highlight);
    },
    [],
  );

  const read = async () => {
    run.current = new AbortController();
    const { signal } = run.current;
    setState('reading');
    let loaded: SpeechSynthesizer | undefined;
    try {
      loaded = await load();
      setSynthesizer(loaded);
      if (!(await loaded.hasVoice(language))) return setState('noVoice');
      for (const range of shown.current ? sentenceRanges(shown.current, language) : []) {
        if (signal.aborted) break;
        CSS.highlights?.set(highlight, new Highlight(range));
        range.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
        await loaded.speak(String(range), { language, rate: nextRate.current, signal });
      }
      setState('idle');
    } catch {
      setState('failed');
    } finally {
      // A paused browser would keep the next text waiting, in any view.
      loaded?.resume();
      CSS.highlights?.delete(highlight);
    }
  };
  const pause = () => {
    synthesizer?.pause();
    setState('paused');
  };
  const resume = () => {
    synthesizer?.resume();
    setState('reading');
  };

  if (state === 'reading' || state === 'paused') {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
      <div role="group" aria-label={playerText('aloud.read')} className={styles.tools} data-aloud={state}>
        {state === 'reading' ? (
          <Button autoFocus icon={Pause} onClick={pause}>
            {playerText('aloud.pause')}
          </Button>
        ) : (
          <Button autoFocus icon={Play} onClick={resume}>
            {playerText('aloud.resume')}
          </Button>
        )}
        <IconButton icon={Square} label={playerText('aloud.stop')} onClick={() => run.current?.abort()} />
        <select aria-label={playerText('aloud.speed')} value={rate} onChange={({ target }) => setRate(Number(target.value))}>
          {rates.map((value) => (
            <option key={value} value={value}>
              {value.toLocaleString(uiLanguage)}×
            </option>
          ))}
        </select>
      </div>
    );
  }
  const name = languageName(language, uiLanguage) ?? language;
  return (
    <div className={styles.tools}>
      <Button variant="quiet" icon={Volume2} onClick={() => void read()}>
        {playerText('aloud.read')}
      </Button>
      <span role="status" className={styles.state}>
        {state === 'noVoice' && playerText('aloud.noVoice', { language: name })}
        {state === 'failed' && playerText('aloud.failed')}
      </span>
    </div>
  );
}

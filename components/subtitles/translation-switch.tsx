import type { CueView } from '../../lib/playback/cue-view.ts';
import { standaloneLanguageName } from '../i18n/language-name.ts';
import { uiLanguage } from '../i18n/t.ts';
import { writingText } from '../i18n/writing-text.ts';
import { Segmented } from '../ui/segmented.tsx';

/** The switch between original, translation and both. */
export const TranslationSwitch = ({
  view,
  language,
  onShow,
}: {
  view: CueView;
  language: string;
  onShow: (view: CueView) => void;
}) => (
  <Segmented
    label={writingText('translation.view')}
    value={view}
    options={[
      { value: 'original', label: writingText('translation.original') },
      { value: 'both', label: writingText('translation.both') },
      { value: 'translated', label: standaloneLanguageName(language, uiLanguage) ?? language },
    ]}
    onChange={onShow}
  />
);

import { EngineSection } from './engine-section.tsx';
import { OutputSection } from './output-section.tsx';
import { ProvidersSection } from './providers-section.tsx';
import { SpendingSection } from './spending-section.tsx';
import { TemplatesSection } from './templates-section.tsx';
import type { SettingsState } from './use-settings.ts';

/** The settings page of how summaries are written. */
export const SummariesPage = ({ settingsState }: { settingsState: SettingsState }) => (
  <>
    <EngineSection settingsState={settingsState} />
    <ProvidersSection settingsState={settingsState} />
    <OutputSection settingsState={settingsState} />
    <TemplatesSection settingsState={settingsState} />
    <SpendingSection settingsState={settingsState} />
  </>
);

import { lazy, Suspense } from 'react';
import { isTextProvider } from '../../lib/contract/provider-kinds.ts';
import { useApp } from '../app/app-context.ts';
import { formatDollars } from '../i18n/money.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { uiLanguage } from '../i18n/t.ts';
import { Section } from '../ui/section.tsx';
import { ProviderList } from './provider-list.tsx';
import { TextProviderForm } from './text-provider-form.tsx';
import type { SettingsState, StoredProvider } from './use-settings.ts';

const BrowserModels = lazy(() => import('./browser-models.tsx'));
const TextModels = lazy(() => import('./text-models.tsx'));

/** The settings section of the language models: services with an API key, programs, the browser's own, and models on this device. */
export function ProvidersSection({ settingsState }: { settingsState: SettingsState }) {
  const { canGenerate } = useApp().device;
  return (
    <Section id="models" title={settingsText('models.title')} intro={settingsText('models.intro')}>
      <ProviderList
        settingsState={settingsState}
        providers={(settingsState.settings?.providers ?? []).filter(isTextProvider)}
        heading="h3"
        none={settingsText('models.none')}
        add={settingsText('models.add')}
        priceOf={priceText}
        form={TextProviderForm}
      />
      {canGenerate && (
        <Suspense>
          {settingsState.settings && <BrowserModels outputLanguage={settingsState.settings.outputLanguage} />}
          <TextModels settingsState={settingsState} />
        </Suspense>
      )}
    </Section>
  );
}

function priceText({ price }: StoredProvider): string {
  if (!price) return settingsText('models.noPrice');
  if (price.input === 0 && price.output === 0) return settingsText('models.free');
  const { input, output } = price;
  return settingsText('models.price', { input: formatDollars(input, uiLanguage), output: formatDollars(output, uiLanguage) });
}

import { type FormEvent, useRef, useState } from 'react';
import { Failure } from '../../lib/contract/failure.ts';
import { type AppClient, useApp } from '../app/app-context.ts';
import { originPattern } from '../app/host-pattern.ts';
import { inlineFailureText } from '../failure/inline-failure-text.ts';
import { normalizeAddress } from '../feed/normalize-address.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { FileInput } from '../ui/file-input.tsx';
import form from '../ui/form.module.css';
import { saveFile } from '../ui/save-file.ts';
import { Section } from '../ui/section.tsx';
import styles from './providers-section.module.css';
import { RecipeCard } from './recipe-card.tsx';
import { recipePatterns } from './recipe-patterns.ts';
import type { Settings } from './use-settings.ts';

type OfferedRecipe = Awaited<ReturnType<AppClient['readRecipe']>>;

/** The settings section of the recipes of sites: import after a look at their hosts, trial on a page, file to share, removal. */
export default function RecipesSection({ settings }: { settings?: Settings }) {
  const { client, permissions } = useApp();
  const [address, setAddress] = useState('');
  const [offered, setOffered] = useState<OfferedRecipe>();
  const [error, setError] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);
  const stored = settings?.recipes ?? [];

  const perform = async (action: () => Promise<unknown>) => {
    setError(undefined);
    await action().catch((reason) => setError(inlineFailureText(Failure.from(reason).toJSON())));
  };
  const read = (input: Parameters<AppClient['readRecipe']>[0]) =>
    perform(async () => {
      setOffered(undefined);
      setOffered(await client.readRecipe(input));
    });
  const readFile = (file: File) => void perform(async () => read({ text: await file.text() }));
  const readAddress = (event: FormEvent) => {
    event.preventDefault();
    const url = normalizeAddress(address);
    if (!URL.canParse(url)) return setError(settingsText('form.address.error'));
    // The permission must be requested in the task of the click, before any await.
    const { host } = new URL(url);
    const isAllowed = permissions.request([originPattern(new URL(url))]);
    void perform(async () => ((await isAllowed) ? read({ url }) : setError(settingsText('recipes.denied', { hosts: host }))));
  };
  const add = ({ recipe }: OfferedRecipe) => {
    const isAllowed = permissions.request(recipePatterns(recipe.hosts));
    void perform(async () => {
      if (!(await isAllowed)) return setError(settingsText('recipes.denied', { hosts: recipe.hosts.join(', ') }));
      await client.saveRecipe({ text: recipe.text });
      setOffered(undefined);
      setAddress('');
    });
  };

  return (
    <Section id="recipes" title={settingsText('recipes.title')} intro={settingsText('recipes.intro')}>
      {stored.length > 0 && (
        <ul className={styles.cards}>
          {stored.map((recipe) => (
            <li key={recipe.name}>
              <RecipeCard recipe={recipe}>
                <Button
                  variant="quiet"
                  aria-label={settingsText('recipes.shareNamed', { name: recipe.title })}
                  onClick={() => saveFile(`${recipe.name}.json`, new Blob([recipe.text], { type: 'application/json' }))}
                >
                  {settingsText('recipes.share')}
                </Button>
                <Button
                  variant="quiet"
                  aria-label={settingsText('models.removeNamed', { name: recipe.title })}
                  onClick={() => void perform(() => client.removeRecipe({ name: recipe.name }))}
                >
                  {settingsText('models.remove')}
                </Button>
              </RecipeCard>
            </li>
          ))}
        </ul>
      )}
      {offered && (
        <RecipeCard key={offered.recipe.text} recipe={offered.recipe} replaces={offered.replaces}>
          <Button variant="primary" onClick={() => add(offered)}>
            {settingsText('recipes.add')}
          </Button>
          <Button variant="quiet" onClick={() => setOffered(undefined)}>
            {settingsText('models.remove.cancel')}
          </Button>
        </RecipeCard>
      )}
      <form noValidate className={form.form} onSubmit={readAddress}>
        <TextField
          label={settingsText('recipes.address')}
          error={error}
          inputMode="url"
          autoComplete="off"
          maxLength={2000}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <div className={form.actions}>
          <Button type="submit" disabled={address.trim() === ''}>
            {settingsText('recipes.read')}
          </Button>
          <Button onClick={() => chooser.current?.click()}>{settingsText('recipes.file')}</Button>
          <FileInput ref={chooser} accept=".json,application/json" onFile={readFile} data-recipe-file />
        </div>
      </form>
    </Section>
  );
}

import { type FormEvent, type ReactNode, useState } from 'react';
import { Failure } from '../../lib/contract/failure.ts';
import type { RecipeSummary } from '../../lib/contract/recipes.ts';
import { type AppClient, useApp } from '../app/app-context.ts';
import { inlineFailureText } from '../failure/inline-failure-text.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { TextField } from '../ui/field.tsx';
import styles from './providers-section.module.css';
import recipeStyles from './recipe-card.module.css';
import { recipePatterns } from './recipe-patterns.ts';

type Trial = Awaited<ReturnType<AppClient['tryRecipe']>>;

/** A recipe with its hosts, a trial on a page, and the buttons that are passed as children. */
export function RecipeCard({
  recipe,
  replaces = [],
  children,
}: {
  recipe: RecipeSummary;
  replaces?: string[];
  children: ReactNode;
}) {
  const { client, permissions } = useApp();
  const [url, setUrl] = useState(recipe.example);
  const [trial, setTrial] = useState<Trial>();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const hosts = recipe.hosts.join(', ');

  const tryOut = (event: FormEvent) => {
    event.preventDefault();
    // The permission must be requested in the task of the click, before any await.
    const isAllowed = permissions.request(recipePatterns(recipe.hosts));
    const run = async () => {
      if (!(await isAllowed)) return setError(settingsText('recipes.denied', { hosts }));
      setTrial(await client.tryRecipe({ text: recipe.text, url }));
    };
    setError(undefined);
    setTrial(undefined);
    setIsBusy(true);
    run()
      .catch((reason) => setError(inlineFailureText(Failure.from(reason).toJSON())))
      .finally(() => setIsBusy(false));
  };

  return (
    <div className={styles.card} data-recipe={recipe.name}>
      <h3 dir="auto">{recipe.title}</h3>
      <p className={styles.facts}>{settingsText('recipes.hosts', { hosts })}</p>
      {replaces.length > 0 && <p className={styles.facts}>{settingsText('recipes.replaces', { names: replaces.join(', ') })}</p>}
      <form noValidate className={recipeStyles.trial} onSubmit={tryOut}>
        <TextField
          label={settingsText('recipes.page')}
          error={error}
          inputMode="url"
          autoComplete="off"
          maxLength={2000}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" disabled={isBusy || !URL.canParse(url)} aria-busy={isBusy}>
            {settingsText('recipes.try')}
          </Button>
          {children}
        </div>
      </form>
      <p role="status" className={styles.model}>
        {trial && verdictOf(trial)}
      </p>
      {trial && (
        <>
          <dl className={recipeStyles.results}>
            {trial.results.map(({ rule, shape, text }) => (
              <div key={rule}>
                <dt>{rule}</dt>
                <dd dir="auto">{text ?? shape ?? settingsText('recipes.nothing')}</dd>
              </div>
            ))}
          </dl>
          <div>
            <CopyButton text={() => reportOf(recipe, trial)} label={t('action.copyDetails')} />
          </div>
        </>
      )}
    </div>
  );
}

const verdictOf = ({ failure }: Trial): string =>
  failure ? settingsText('recipes.fails', { reason: failure.message }) : settingsText('recipes.works');

/** Returns a report of a trial for the author of a recipe: rules and shapes, without texts and the address of the page. */
function reportOf({ name }: RecipeSummary, { results, failure }: Trial): string {
  const rules = results.map(({ rule, shape }) => ({ rule, shape: shape ?? null }));
  return JSON.stringify({ recipe: name, rules, failure: failure?.code, failedRule: failure?.rule }, null, 2);
}

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeNetwork } from '../../lib/sites/testing/fake-access.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { renderView } from '../testing/render.tsx';
import { serviceApp } from '../testing/service-app.ts';
import { SettingsPage } from './settings-page.tsx';

const recipe = {
  version: 1,
  name: 'clips',
  title: 'Clips',
  example: 'https://clips.example/watch/abc',
  hosts: ['*.cdn.example'],
  addresses: [{ hosts: ['clips.example'], paths: ['/watch/{id}'], kind: 'video', url: 'https://clips.example/watch/{id}' }],
  sources: [{ name: 'data', read: 'json', url: 'https://clips.example/api/{id}' }],
  medium: { title: '{data/title}', author: '{data/author}' },
};
const answers = { 'https://clips.example/api/abc': '{"title":"Bread"}', 'https://gist.example/': JSON.stringify(recipe) };
const patterns = ['https://clips.example/*', 'https://www.clips.example/*', 'https://*.cdn.example/*'];

const button = (name: string) => page.getByRole('button', { name, exact: true });
const card = () => page.getByRole('listitem').filter({ hasText: 'Clips' });

async function openRecipes({ isAllowed = true, text = JSON.stringify(recipe) } = {}) {
  location.hash = 'sites';
  const app = serviceApp({ isAllowed, ports: { fetch: fakeNetwork(answers) } });
  const view = renderView(app, <SettingsPage />);
  await expect.element(button(settingsText('recipes.file'))).toBeVisible();
  const input = view.querySelector<HTMLInputElement>('[data-recipe-file]')!;
  const files = new DataTransfer();
  files.items.add(new File([text], 'clips.json'));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return app;
}

it('shows the hosts of a file, requests access to them, and stores the recipe only then', async () => {
  const app = await openRecipes();
  await expect.element(page.getByText(settingsText('recipes.hosts', { hosts: 'clips.example, *.cdn.example' }))).toBeVisible();
  expect([app.inputsOf('requestHosts'), app.inputsOf('saveRecipe')]).toEqual([[], []]);
  await button(settingsText('recipes.add')).click();
  await expect.element(card()).toBeVisible();
  expect(app.inputsOf('requestHosts')).toEqual([patterns]);
  await button(settingsText('models.removeNamed', { name: 'Clips' })).click();
  await expect.element(card()).not.toBeInTheDocument();
});

it('stores nothing without access to the hosts', async () => {
  const app = await openRecipes({ isAllowed: false });
  await button(settingsText('recipes.add')).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(settingsText('recipes.denied', { hosts: 'clips.example, *.cdn.example' }));
  expect(app.inputsOf('saveRecipe')).toEqual([]);
});

it('shows what each rule found, and which rule fails', async () => {
  const app = await openRecipes();
  await button(settingsText('recipes.try')).click();
  await expect.element(page.getByText(settingsText('recipes.works'))).toBeVisible();
  await expect.element(page.getByRole('definition').filter({ hasText: 'Bread' })).toBeVisible();
  await expect.element(page.getByText(settingsText('recipes.nothing'))).toBeVisible();
  await page.getByLabelText(settingsText('recipes.page')).fill('https://clips.example/watch/gone');
  await button(settingsText('recipes.try')).click();
  await expect.element(page.getByText(/sources\.\w+: .*clips\.example\/api\/gone/)).toBeVisible();
  expect(app.inputsOf('saveRecipe')).toEqual([]);
});

it('says why it reads no recipe: no address, or no access to its host', async () => {
  const app = await openRecipes({ isAllowed: false });
  const address = page.getByLabelText(settingsText('recipes.address'));
  await address.fill('http://[clips');
  await button(settingsText('recipes.read')).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(settingsText('form.address.error'));
  await address.fill('gist.example/clips.json');
  await button(settingsText('recipes.read')).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(settingsText('recipes.denied', { hosts: 'gist.example' }));
  expect(app.inputsOf('readRecipe')).toHaveLength(1);
});

it('reads a recipe at an address', async () => {
  await openRecipes({ text: '{' });
  await expect.element(page.getByRole('alert')).toBeVisible();
  await page.getByLabelText(settingsText('recipes.address')).fill('gist.example/clips.json');
  await button(settingsText('recipes.read')).click();
  await expect.element(page.getByRole('heading', { name: 'Clips' })).toBeVisible();
});

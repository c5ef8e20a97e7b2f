import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { failureText } from '../i18n/failure-text.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { css } from '../testing/css.ts';
import { unmountAll } from '../testing/render.tsx';
import { openTab, renderItem } from '../testing/render-item.tsx';
import { serviceApp } from '../testing/service-app.ts';

const question = () => page.getByRole('textbox', { name: 'Your question', exact: false });
const answers = () => css('[data-message="assistant"]');
const ask = async (text: string) => {
  await question().fill(text);
  await userEvent.keyboard('{Enter}');
};

/** Sends the question in the field, and expects an empty field after a change of tabs. */
async function expectForgottenOnceSent() {
  await question().click();
  await userEvent.keyboard('{Enter}');
  await expect.element(answers()).toHaveLength(1);
  await openTab('Summary');
  await openTab('Ask');
  await expect.element(answers()).toHaveLength(1);
  await expect.element(question()).toHaveValue('');
}

async function openAsk(options: Parameters<typeof serviceApp>[0] = {}) {
  const app = serviceApp(options);
  await app.summarize();
  const item = renderItem(app);
  await openTab('Ask');
  await expect.element(question()).toBeEnabled();
  return { app, ...item };
}

it('links an answer to the moments that it cites, and shows their text', async () => {
  const { to } = await openAsk();
  await page.getByRole('list', { name: 'Suggested questions', exact: false }).getByRole('button').first().click();
  await expect.element(answers()).toHaveLength(1);
  const cited = answers().css('[data-seek]').first();
  await cited.hover();
  await expect.element(answers().css('[data-quote]')).toBeVisible();
  await cited.click();
  await expect.poll(() => to).toHaveBeenLastCalledWith(Number(cited.element().getAttribute('data-seek')));
  await ask('Who discovered penguins in Madagascar?');
  await expect.element(answers().nth(1)).toMatchTextContent('The transcript does not answer this');
});

it('keeps a question that is being written while another tab is shown, and forgets it once it is sent', async () => {
  await openAsk();
  await question().fill('What is noon?');
  await openTab('Summary');
  await openTab('Ask');
  await expect.element(question()).toHaveValue('What is noon?');
  await expectForgottenOnceSent();
});

it('keeps a question until it is answered while the panel is closed, and one that is erased no longer', async () => {
  const { app } = await openAsk();
  /** Opens the panel again, as another page with another client. */
  const reopen = async () => {
    unmountAll();
    renderItem({ ...app, client: { ...app.client } });
    await openTab('Ask');
    await expect.element(question()).toBeEnabled();
  };
  await question().fill('What is noon?');
  await reopen();
  await expect.element(question()).toHaveValue('What is noon?');
  await expectForgottenOnceSent();
  await reopen();
  await expect.element(question()).toHaveValue('');
  await question().fill('What is noon?');
  await question().fill('');
  await reopen();
  await expect.element(question()).toHaveValue('');

  await app.addModel();
  app.models.behave({ fault: 'stalls' });
  await ask('What is a day of two noons?');
  await expect.element(css('[data-view="ask"]')).toHaveAttribute('aria-busy', 'true');
  await reopen();
  await expect.element(question()).toHaveValue('What is a day of two noons?');
});

it('starts with a question once', async () => {
  const app = serviceApp();
  await app.summarize();
  renderItem(app, 'talk', { initialView: { view: 'ask', question: 'What is noon?' } });
  await expect.element(question()).toHaveValue('What is noon?');
  await expectForgottenOnceSent();
});

it('saves a conversation, which can be cleared and restored', async () => {
  const { app } = await openAsk();
  await ask('When did railways need one time?');
  await openTab('Summary');
  await openTab('Ask');
  await expect.element(answers()).toHaveLength(1);
  unmountAll();
  renderItem(app);
  await openTab('Ask');
  await expect.element(answers()).toHaveLength(1);
  await expect.element(css('[data-message="user"]')).toMatchTextContent('When did railways need one time?');
  await ask('What is a day of two noons?');
  await expect.element(answers()).toHaveLength(2);

  await page.getByRole('button', { name: 'Clear conversation', exact: false }).click();
  await expect.element(answers()).toHaveLength(0);
  await page.getByRole('button', { name: 'Undo', exact: false }).click();
  await expect.element(answers()).toHaveLength(2);
  await page.getByRole('button', { name: 'Clear conversation', exact: false }).click();
  // A removal that can't be undone any more is final.
  await openTab('Summary');
  await expect.poll(async () => (await app.database.chats.toArray())[0]?.messages).toEqual([]);
});

it('shows answers, and clears them, where the clock of the view is ahead of the service', async () => {
  const { app } = await openAsk({ now: () => Date.now() + 3_600_000 });
  for (const [index, text] of ['When did railways need one time?', 'What is a day of two noons?'].entries()) {
    await ask(text);
    await expect.element(answers()).toHaveLength(index + 1);
    await expect.element(css('[data-message="user"]')).toHaveLength(index + 1);
    await expect.element(css('[data-view="ask"]')).toHaveAttribute('aria-busy', 'false');
  }
  await page.getByRole('button', { name: 'Clear conversation', exact: false }).click();
  await expect.element(css('[data-message]')).toHaveLength(0);
  await ask('When did railways need one time?');
  await expect.element(answers()).toHaveLength(1);
  expect(app.inputsOf('ask')).toHaveLength(3);
});

it('deletes a cleared conversation before the next question, which is asked without it and stays', async () => {
  const { app } = await openAsk();
  await ask('When did railways need one time?');
  await expect.element(answers()).toHaveLength(1);
  await page.getByRole('button', { name: 'Clear conversation', exact: false }).click();
  await ask('What is a day of two noons?');
  await expect.element(answers()).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: 'Undo', exact: false })).toHaveLength(0);
  await openTab('Summary');
  const [chat] = await app.database.chats.toArray();
  expect(chat?.messages.map(({ content }) => content)[0]).toBe('What is a day of two noons?');
  const names = app.calls.map(({ name }) => name);
  expect(names.filter((name) => name === 'ask' || name === 'clearChat')).toEqual(['ask', 'clearChat', 'ask']);
});

it('asks nothing while a cleared conversation can’t be deleted, and shows it again', async () => {
  const { app } = await openAsk();
  await ask('When did railways need one time?');
  await expect.element(answers()).toHaveLength(1);
  await page.getByRole('button', { name: 'Clear conversation', exact: false }).click();
  vi.spyOn(app.client, 'clearChat').mockRejectedValue(new Failure('storageFull'));
  await ask('What is a day of two noons?');
  await expect
    .element(css('[data-view="ask"]').getByRole('alert'))
    .toMatchTextContent(failureText({ code: 'storageFull' }).title);
  await expect.element(answers()).toHaveLength(1);
  expect(app.inputsOf('ask')).toHaveLength(1);
});

it('shows why a question can’t be answered, and takes it again', async () => {
  const { app } = await openAsk();
  // Past the live queries, so that the view still offers the question.
  app.database.backendDB().transaction('transcripts', 'readwrite').objectStore('transcripts').clear();
  await ask('When did railways need one time?');
  const alert = css('[data-view="ask"]').getByRole('alert');
  await expect.element(alert).toBeVisible();
  await expect.element(css('[data-message="user"]')).toMatchTextContent('When did railways need one time?');
  await expect.element(page.getByRole('button', { name: 'Try again', exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss', exact: false }).click();
  await expect.element(alert).toHaveLength(0);
});

it('shows the citations of a model’s answer, and cancels a slow question', async () => {
  const { app } = await openAsk();
  await app.addModel();
  await ask('When did railways need one time?');
  await expect.element(answers().css('[data-seek]').first()).toBeVisible();
  await expect.element(answers()).not.toMatchTextContent(/\[\d+\]/);
  app.models.behave({ fault: 'stalls' });
  await ask('What is a day of two noons?');
  await expect.element(css('[data-view="ask"]')).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: 'Cancel', exact: false }).click();
  await expect.element(css('[data-view="ask"]')).toHaveAttribute('aria-busy', 'false');
  await expect.element(answers()).toHaveLength(1);
});

it('is accessible, empty and with an answer, on a narrow page', async () => {
  await page.viewport(320, 700);
  await openAsk();
  await expectAccessible();
  await ask('When did railways need one time?');
  await expect.element(answers()).toHaveLength(1);
  const citation = answers().css('[data-seek]').first();
  await expect.element(citation).toBeVisible();
  (citation.element() as HTMLElement).focus();
  await expectAccessible();
});

import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView } from '../testing/render.tsx';
import { SearchBox } from './search-box.tsx';

function Search() {
  const [query, setQuery] = useState('tower');
  return <SearchBox input={null} label="Search" query={query} onQuery={setQuery} />;
}

it('focuses the field when the button clears it, which disappears', async () => {
  renderView(fakeApp(), <Search />);
  await page.getByRole('button').click();
  const field = page.getByRole('searchbox', { name: 'Search' });
  await expect.element(field).toHaveValue('');
  expect(document.activeElement).toBe(field.element());
});

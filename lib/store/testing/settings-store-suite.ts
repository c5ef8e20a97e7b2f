import { expect, it } from 'vitest';
import { Failure } from '../../contract/failure.ts';
import type { SettingsStore } from '../../ports/settings-store.ts';
import type { Settings } from '../../records/settings.ts';

const settings: Settings = { engine: 'auto', providers: [], templates: [{ id: 'a', name: 'Minutes', text: 'Write minutes.' }] };

export function settingsStoreSuite(open: () => Promise<SettingsStore>): void {
  it('returns no settings until some are stored', async () => {
    const store = await open();
    expect(await store.getSettings()).toBeUndefined();
    await store.updateSettings(() => settings);
    await store.updateSettings(() => ({ ...settings, engine: 'offline' }));
    expect(await store.getSettings()).toEqual({ ...settings, engine: 'offline' });
  });

  it('updates the settings in one step', async () => {
    const store = await open();
    const add = (id: string) =>
      store.updateSettings((row = settings) => ({ ...row, templates: [...row.templates, { id, name: id, text: id }] }));
    expect(await store.updateSettings(() => undefined)).toBeUndefined();
    await Promise.all([add('b'), add('c'), add('d')]);
    const stored = await store.getSettings();
    expect(stored!.templates.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'd']);
    expect(await store.updateSettings(() => undefined)).toEqual(stored);
    const refuse = () => {
      throw new Failure('invalid', 'No such provider is stored.');
    };
    await expect(store.updateSettings(refuse)).rejects.toMatchObject({ code: 'invalid' });
    expect(await store.getSettings()).toEqual(stored);
  });

  it('adds up the costs of a month under concurrent writes', async () => {
    const store = await open();
    expect(await store.getSpent('2026-11')).toBe(0);
    await Promise.all([store.addSpent('2026-11', 0.25), store.addSpent('2026-11', 0.5), store.addSpent('2026-12', 4)]);
    expect(await store.getSpent('2026-11')).toBe(0.75);
  });
}

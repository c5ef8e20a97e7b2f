import type { LiveQueries } from '../../lib/ports/live-queries.ts';
import { useLive } from '../app/use-live.ts';
import { libraryText } from '../i18n/library-text.ts';
import { Button } from '../ui/button.tsx';
import { Check, Select, TextField } from '../ui/field.tsx';
import styles from './filter-bar.module.css';
import { maxCollections } from './max-collections.ts';
import { countFilters, type Filters } from './select-items.ts';

/** The filters of the library. */
export function FilterBar({ filters, onChange }: { filters: Filters; onChange: (filters: Filters) => void }) {
  const tags = useLive((live) => live.listTags()) ?? [];
  const collections = useLive((live) => live.listCollections({ limit: maxCollections })) ?? [];
  const known = useLive(channels) ?? [];
  const set = (change: Filters) => onChange({ ...filters, ...change });
  return (
    <div className={styles.panel}>
      {tags.length > 0 && (
        <FilterSelect
          label={libraryText('filter.tag')}
          value={filters.tag}
          options={tags.map(({ tag, count }) => ({ id: tag, label: `${tag} (${count})` }))}
          onChange={(tag) => set({ tag })}
        />
      )}
      {collections.length > 0 && (
        <FilterSelect
          label={libraryText('filter.collection')}
          value={filters.collectionId}
          options={collections.map(({ id, name }) => ({ id, label: name }))}
          onChange={(collectionId) => set({ collectionId })}
        />
      )}
      {known.length > 0 && (
        <FilterSelect
          label={libraryText('filter.channel')}
          value={filters.channelId}
          options={known}
          onChange={(channelId) => set({ channelId })}
        />
      )}
      <TextField
        type="date"
        label={libraryText('filter.from')}
        value={filters.from ?? ''}
        onChange={({ target }) => set({ from: target.value || undefined })}
      />
      <TextField
        type="date"
        label={libraryText('filter.to')}
        value={filters.to ?? ''}
        onChange={({ target }) => set({ to: target.value || undefined })}
      />
      <div className={styles.checks}>
        <Check
          label={libraryText('filter.favourite')}
          checked={filters.favourite ?? false}
          onChange={({ target }) => set({ favourite: target.checked || undefined })}
        />
        <Check
          label={libraryText('filter.note')}
          checked={filters.hasNote ?? false}
          onChange={({ target }) => set({ hasNote: target.checked || undefined })}
        />
        {countFilters(filters) > 0 && (
          <Button variant="quiet" onClick={() => onChange({})}>
            {libraryText('filter.clear')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A filter by one of several options, or by none. */
function FilterSelect({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string | undefined;
  options: { id: string; label: string }[];
  onChange: (value: string | undefined) => void;
}) {
  return (
    <Select label={label} value={value ?? ''} onChange={({ target }) => onChange(target.value || undefined)}>
      <option value="">{libraryText('filter.any')}</option>
      {options.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </Select>
  );
}

/** The channels of saved items, by name. */
async function channels(live: LiveQueries): Promise<{ id: string; label: string }[]> {
  const first = new Map<string, string>();
  for (const { channelId, contentId } of await live.allSaved()) {
    if (channelId !== undefined && !first.has(channelId)) first.set(channelId, contentId);
  }
  const ids = [...first.keys()];
  const items = await live.items([...first.values()]);
  const names = new Map(items.map(({ saved, content }) => [saved.channelId, content.author]));
  return ids.map((id) => ({ id, label: names.get(id) || id })).sort((a, b) => a.label.localeCompare(b.label));
}

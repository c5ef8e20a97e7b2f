import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import styles from './choice-list.module.css';

export interface Choice {
  id: string;
  label: string;
  /** Whether all, some or none of the items have it. */
  has: 'all' | 'some' | 'none';
}

/** A list of checkboxes for values that several items may share, and a field for a new value. */
export function ChoiceList({
  choices,
  onChoose,
  field,
  add,
  maxLength,
  onAdd,
}: {
  choices: Choice[];
  onChoose: (id: string, has: boolean) => void;
  field: string;
  add: string;
  maxLength: number;
  onAdd: (name: string) => void;
}) {
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    onAdd(name.trim());
    setName('');
  };
  return (
    <>
      <form className={styles.form} onSubmit={submit}>
        <TextField label={field} dir="auto" maxLength={maxLength} value={name} onChange={({ target }) => setName(target.value)} />
        <Button type="submit" disabled={!name.trim()}>
          {add}
        </Button>
      </form>
      {choices.length > 0 && (
        <ul className={styles.choices}>
          {choices.map(({ id, label, has }) => (
            <li key={id}>
              <ChoiceCheckbox label={label} has={has} onChange={(checked) => onChoose(id, checked)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function ChoiceCheckbox({ label, has, onChange }: Omit<Choice, 'id'> & { onChange: (checked: boolean) => void }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = has === 'some';
  }, [has]);
  return (
    <label className={styles.choice}>
      <input ref={input} type="checkbox" checked={has === 'all'} onChange={({ target }) => onChange(target.checked)} />
      <span dir="auto">{label}</span>
    </label>
  );
}

/** Returns whether all, some or none of the items have a value. */
export const shareOf = (count: number, all: number): Choice['has'] => (count === 0 ? 'none' : count < all ? 'some' : 'all');

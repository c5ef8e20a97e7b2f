import { useId } from 'react';
import styles from './segmented.module.css';

/** A choice of one among few, as radio buttons in a row. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: { value: Value; label: string }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.segmented}>
      <legend className="hidden-text">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

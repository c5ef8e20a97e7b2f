import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import styles from './segmented.module.css';

/** A choice of one among few, as radio buttons in a row. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  isDisabled,
  onChange,
}: {
  label: string;
  /** An icon replaces the label where space is short. */
  options: { value: Value; label: string; icon?: LucideIcon }[];
  value: Value | undefined;
  isDisabled?: boolean;
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.segmented} disabled={isDisabled}>
      <legend className="hidden-text">{label}</legend>
      {options.map(({ icon: Icon, ...option }) => (
        <label key={option.value} className={styles.option} title={Icon && option.label}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {Icon && <Icon size={16} aria-hidden />}
            <span>{option.label}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

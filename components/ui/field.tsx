import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Validation error. */
  error?: string;
}

interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** A form control with its label above it, and a hint or error below it. */
function Field({ label, hint, error, children }: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true }),
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

export const TextField = ({ label, hint, error, ...rest }: FieldProps & ComponentProps<'input'>) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => <input type="text" {...rest} {...control} />}
  </Field>
);

export const TextArea = ({ label, hint, error, ...rest }: FieldProps & ComponentProps<'textarea'>) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => <textarea {...rest} {...control} />}
  </Field>
);

export const Select = ({ label, hint, error, ...rest }: FieldProps & ComponentProps<'select'>) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => <select {...rest} {...control} />}
  </Field>
);

export const Check = ({ label, ...rest }: { label: ReactNode } & ComponentProps<'input'>) => (
  <label className={styles.check}>
    <input type="checkbox" {...rest} />
    <span>{label}</span>
  </label>
);

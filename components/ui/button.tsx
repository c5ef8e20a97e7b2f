import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface ButtonProps {
  icon?: LucideIcon;
  variant?: 'primary' | 'plain' | 'quiet' | 'danger';
}

export function Button({
  icon: Icon,
  variant = 'plain',
  children,
  className = '',
  ...rest
}: ComponentProps<'button'> & ButtonProps) {
  return (
    <button type="button" {...rest} className={`${styles.button} ${styles[variant]} ${className}`}>
      {Icon && <Icon size={16} aria-hidden />}
      <span>{children}</span>
    </button>
  );
}

/** A button that shows only its icon; `label` is its accessible name and tooltip. */
export function IconButton({
  icon: Icon,
  label,
  className = '',
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & { icon: LucideIcon; label: string }) {
  return (
    <button type="button" title={label} aria-label={label} {...rest} className={`${styles.iconButton} ${className}`}>
      <Icon size={16} aria-hidden />
    </button>
  );
}

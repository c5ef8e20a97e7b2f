import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** A full-size notice: icon, title, explanation and actions. */
export function Notice({ icon: Icon, title, children, actions, role }: NoticeProps) {
  return (
    <section className={styles.notice} role={role}>
      <span className={styles.icon}>
        <Icon size={26} strokeWidth={1.75} aria-hidden />
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.body}>{children}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}

/** A notice as a strip above other content. */
export function Banner({
  icon: Icon,
  title,
  children,
  actions,
  tone = 'plain',
  role,
}: NoticeProps & { tone?: 'plain' | 'danger' }) {
  return (
    <section className={`${styles.banner} ${styles[tone]}`} role={role}>
      <Icon size={18} aria-hidden />
      <p>
        <strong>{title}</strong> {children}
      </p>
      {actions && <div className={styles.bannerActions}>{actions}</div>}
    </section>
  );
}

interface NoticeProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  /** Alerts are announced at once. */
  role?: 'alert';
}

import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** A state that fills its place: an icon, what is the matter, and what can be done about it. */
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

/** The same, as a strip above what can still be shown. */
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
  /** An alert is spoken at once. */
  role?: 'alert';
}

/** Message within the page: what happened, what was kept, what to do next. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Notice.module.css';
import { toneClass, type Tone } from './tone.ts';
import { ToneIcon } from './ToneIcon.tsx';

export interface NoticeProps {
  type: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** Button or link below the text. */
  action?: ReactNode;
  /** Announced when it appears: errors at once, others politely. */
  announce?: boolean | undefined;
}

export const Notice = ({ type, title, children, action, announce = false }: NoticeProps) => (
  <div
    role={announce ? (type === 'error' ? 'alert' : 'status') : undefined}
    className={classNames(styles['notice'], toneClass(type))}
  >
    <ToneIcon tone={type} />
    <div className={styles['words']}>
      {title && <p className={styles['title']}>{title}</p>}
      {children && <div>{children}</div>}
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  </div>
);

/** A passing message with its mark, at most one thing to do about it, and a way to be rid of it (§3). */
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './IconButton.tsx';
import styles from './Toast.module.css';
import { ToneIcon, type Tone } from './ToneIcon.tsx';

export interface ToastProps {
  type: Tone;
  message: ReactNode;
  /** Replaces the mark of the type. */
  icon?: ReactNode;
  actionText?: string | undefined;
  onAction?: (() => void) | undefined;
  /** Absent when the toast goes only by itself. */
  onDismiss?: (() => void) | undefined;
}

export const Toast = ({ type, message, icon, actionText, onAction, onDismiss }: ToastProps) => (
  <div className={classNames(styles['toast'], styles[type])}>
    <span className={styles['icon']}>{icon ?? <ToneIcon tone={type} />}</span>
    <p className={styles['message']}>{message}</p>
    {actionText && onAction && (
      <button type="button" className={styles['action']} onClick={onAction}>
        {actionText}
      </button>
    )}
    {onDismiss && <IconButton label="Dismiss message" icon={<X aria-hidden="true" />} onClick={onDismiss} />}
  </div>
);

/** A passing message with its mark, at most one thing to do about it, and a way to be rid of it (§3). */
import { X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './IconButton.tsx';
import styles from './Toast.module.css';
import { toneClass, type Tone } from './tone.ts';
import { ToneIcon } from './ToneIcon.tsx';

export interface ToastProps {
  type: Tone;
  message: ReactNode;
  /** Replaces the mark of the type. */
  icon?: ReactNode;
  actionText?: string | undefined;
  onAction?: (() => void) | undefined;
  /** Absent when the toast goes only by itself. */
  onDismiss?: (() => void) | undefined;
  /** No longer there to be used, and still seen to go. */
  isLeaving?: boolean | undefined;
  onGone?: (() => void) | undefined;
}

export const Toast = ({
  type,
  message,
  icon,
  actionText,
  onAction,
  onDismiss,
  isLeaving = false,
  onGone,
}: ToastProps) => {
  const dismissByKey = (event: KeyboardEvent) => {
    // one that leaves has the focus until the next frame, and the Esc is no longer meant for it
    if (event.key !== 'Escape' || onDismiss === undefined || isLeaving) return;
    // a dialog around it stays open
    event.preventDefault();
    onDismiss();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the Esc of the buttons within
    <div
      className={classNames(styles['toast'], toneClass(type), isLeaving && styles['leaving'])}
      inert={isLeaving}
      onKeyDown={dismissByKey}
      onAnimationEnd={isLeaving ? onGone : undefined}
    >
      <span className={styles['icon']}>{icon ?? <ToneIcon tone={type} />}</span>
      <p className={styles['message']}>{message}</p>
      {actionText && onAction && (
        <button type="button" className={styles['action']} onClick={onAction}>
          {actionText}
        </button>
      )}
      {onDismiss && (
        <IconButton label="Dismiss message" icon={<X aria-hidden="true" />} onClick={onDismiss} />
      )}
    </div>
  );
};

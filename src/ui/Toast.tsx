/** Toast with an icon, at most one action and a dismiss button (§3). */
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
  /** Replaces the icon of the type. */
  icon?: ReactNode;
  actionText?: string | undefined;
  onAction?: (() => void) | undefined;
  /** Absent if the toast only closes by itself. */
  onDismiss?: (() => void) | undefined;
  /** Leaving with an animation; no longer interactive. */
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
    // a leaving toast keeps the focus for a frame and must ignore Esc
    if (event.key !== 'Escape' || onDismiss === undefined || isLeaving) return;
    // keeps a surrounding dialog open
    event.preventDefault();
    onDismiss();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc of the buttons inside
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

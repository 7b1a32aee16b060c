/**
 * The passing messages of the page in two live regions: errors interrupt, the rest wait their turn (§3).
 * It must be on the page before the first message. While a Modal or Drawer is open, put it inside: the rest of the page is inert then.
 */
import type { ReactNode } from 'react';
import { Toast } from './Toast.tsx';
import styles from './ToastList.module.css';
import type { Tone } from './ToneIcon.tsx';

export interface ToastItem {
  readonly id: string;
  readonly type: Tone;
  readonly message: string;
  readonly isDismissable: boolean;
  readonly actionText?: string | undefined;
  readonly icon?: ReactNode;
}

export interface ToastListProps {
  /** Newest first. */
  toasts: readonly ToastItem[];
  onDismiss: (id: string) => void;
  onAction?: ((id: string) => void) | undefined;
}

export const ToastList = ({ toasts, onDismiss, onAction }: ToastListProps) => {
  const draw = ({ id, isDismissable, ...toast }: ToastItem) => (
    <Toast
      key={id}
      {...toast}
      onAction={onAction && (() => onAction(id))}
      onDismiss={isDismissable ? () => onDismiss(id) : undefined}
    />
  );
  return (
    <section aria-label="Messages" className={styles['list']}>
      <div role="alert" aria-atomic="false" className={styles['region']}>
        {toasts.filter(({ type }) => type === 'error').map(draw)}
      </div>
      <div aria-live="polite" className={styles['region']}>
        {toasts.filter(({ type }) => type !== 'error').map(draw)}
      </div>
    </section>
  );
};

/**
 * Toasts in two live regions: errors at once, others politely (§3).
 * Must be mounted before the first toast, and inside the top dialog while one is open
 * (`useTopDialog`), since the rest of the page is inert then.
 */
import { useEffect, useEffectEvent, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { Toast } from './Toast.tsx';
import styles from './ToastList.module.css';
import type { Tone } from './tone.ts';
import { useLingering, type Lingering } from './use-lingering.ts';
import { useWayBack } from './use-way-back.ts';

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
  /** Hovered or focused: toasts must not time out while being read. */
  onHold?: (() => void) | undefined;
  onRelease?: (() => void) | undefined;
}

export const ToastList = ({ toasts, onDismiss, onAction, onHold, onRelease }: ToastListProps) => {
  const { drawn, forget } = useLingering(toasts);
  const wayBack = useWayBack();

  // an opening drawer moves the list without a leave event, so unmounting releases the hold
  const release = useEffectEvent(() => onRelease?.());
  useEffect(() => () => release(), []);

  const enter = (event: FocusEvent): void => {
    wayBack.enter(event);
    onHold?.();
  };
  const leave = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) onRelease?.();
  };
  const moveAway = ({ currentTarget }: PointerEvent): void => {
    if (!currentTarget.contains(document.activeElement)) onRelease?.();
  };
  /** The focused toast disappears, so focus returns to where it came from. */
  const finish = (act: () => void): void => {
    wayBack.leave();
    act();
  };

  const draw = ({ id, isDismissable, ...toast }: Lingering<ToastItem>) => (
    <Toast
      key={id}
      {...toast}
      onAction={onAction && (() => finish(() => onAction(id)))}
      onDismiss={isDismissable ? () => finish(() => onDismiss(id)) : undefined}
      onGone={() => forget(id)}
    />
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only holds timers
    <section
      aria-label="Messages"
      className={styles['list']}
      onPointerOver={onHold}
      onPointerLeave={moveAway}
      onFocus={enter}
      onBlur={leave}
    >
      <div role="alert" aria-atomic="false" className={styles['region']}>
        {drawn.filter(({ type }) => type === 'error').map(draw)}
      </div>
      <div aria-live="polite" className={styles['region']}>
        {drawn.filter(({ type }) => type !== 'error').map(draw)}
      </div>
    </section>
  );
};

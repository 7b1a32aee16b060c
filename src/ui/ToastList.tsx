/**
 * The passing messages of the page in two live regions: errors interrupt, the rest wait their turn (§3).
 * It must be on the page before the first message. While a Modal or Drawer is open it belongs inside (`useTopDialog`): the rest of the page is inert then.
 */
import { useEffect, useRef, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
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
  /** The pointer or the keyboard is on them: somebody reads, and none should go by itself. */
  onHold?: (() => void) | undefined;
  onRelease?: (() => void) | undefined;
}

export const ToastList = ({ toasts, onDismiss, onAction, onHold, onRelease }: ToastListProps) => {
  const { drawn, forget } = useLingering(toasts);
  const wayBack = useWayBack();

  // a drawer that opens takes the list elsewhere, and nothing is seen to leave it
  const release = useRef(onRelease);
  useEffect(() => {
    release.current = onRelease;
  });
  useEffect(() => () => release.current?.(), []);

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
  /** What had the focus goes with its toast: the keyboard is back where it came from. */
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notices that somebody is reading
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

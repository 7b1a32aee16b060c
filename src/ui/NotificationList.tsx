/**
 * Page messages in two live regions: errors at once, others politely (§4 notifications).
 * Must be mounted before the first message.
 */
import { X } from 'lucide-react';
import type { Ref } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './IconButton.tsx';
import styles from './NotificationList.module.css';
import { toneClass } from './tone.ts';
import { ToneIcon } from './ToneIcon.tsx';
import { useWayBack } from './use-way-back.ts';

export interface NotificationItem {
  readonly id: number;
  readonly type: 'notice' | 'warning' | 'error';
  readonly message: string;
  /** Leaving with an animation; no longer interactive. */
  readonly isLeaving: boolean;
}

export interface NotificationListProps {
  notifications: readonly NotificationItem[];
  onDismiss: (id: number) => void;
  ref?: Ref<HTMLElement> | undefined;
}

const tones = { notice: 'info', warning: 'warning', error: 'error' } as const;

export const NotificationList = ({ notifications, onDismiss, ref }: NotificationListProps) => {
  const wayBack = useWayBack();
  /** The pressed button disappears, so focus returns to where it came from. */
  const dismiss = (id: number): void => {
    wayBack.leave();
    onDismiss(id);
  };
  const draw = ({ id, type, message, isLeaving }: NotificationItem) => (
    <div
      key={id}
      inert={isLeaving}
      className={classNames(styles['notification'], toneClass(tones[type]), isLeaving && styles['leaving'])}
    >
      <div className={styles['inner']}>
        <div className={classNames('container', styles['row'])}>
          <span className={styles['icon']}>
            <ToneIcon tone={tones[type]} />
          </span>
          <p className={styles['message']}>{message}</p>
          <IconButton
            label="Dismiss notification"
            icon={<X aria-hidden="true" />}
            onClick={() => dismiss(id)}
          />
        </div>
      </div>
    </div>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- tracks focus only
    <section ref={ref} aria-label="Notifications" className={styles['list']} onFocus={wayBack.enter}>
      <div role="alert" aria-atomic="false">
        {notifications.filter(({ type }) => type === 'error').map(draw)}
      </div>
      <div aria-live="polite">{notifications.filter(({ type }) => type !== 'error').map(draw)}</div>
    </section>
  );
};

/** The messages beneath the header (SHELL-12). */

import { selectNotifications } from '#machines/notices/notifications/notifications.selectors.ts';
import { useNotifications, useSelected } from '#shop/use-shop.ts';
import { keepFree } from '#ui/keep-free.ts';
import { NotificationList } from '#ui/NotificationList.tsx';

export interface NotificationsProps {
  /** The header scrolls away, and they stay. */
  readonly isAlone: boolean;
}

export const Notifications = ({ isAlone }: NotificationsProps) => {
  const actor = useNotifications();
  return (
    <NotificationList
      ref={isAlone ? keepFree : undefined}
      notifications={useSelected(actor, selectNotifications)}
      onDismiss={(id) => actor.send({ type: 'notifications.dismiss', id })}
    />
  );
};

/** Messages below the header (SHELL-12). */

import { selectNotifications } from '#machines/notices/notifications/notifications.selectors.ts';
import { useNotifications, useSelected } from '#shop/use-shop.ts';
import { NotificationList } from '#ui/NotificationList.tsx';

export const Notifications = () => {
  const actor = useNotifications();
  return (
    <NotificationList
      notifications={useSelected(actor, selectNotifications)}
      onDismiss={(id) => actor.send({ type: 'notifications.dismiss', id })}
    />
  );
};

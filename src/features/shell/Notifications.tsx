/** Messages below the header (SHELL-12). */

import { selectNotifications } from '#machines/notices/notifications/notifications.selectors.ts';
import { enquiryPath, paths } from '#paths.ts';
import { useNotifications, useSelected } from '#shop/use-shop.ts';
import { NotificationList } from '#ui/NotificationList.tsx';

/** There is no chat: these are the ways to reach a person. */
const waysToAsk = (
  <p>
    <a href={paths.contactUs}>Call us</a> or <a href={enquiryPath}>send us a message</a>.
  </p>
);

export const Notifications = () => {
  const actor = useNotifications();
  return (
    <NotificationList
      notifications={useSelected(actor, selectNotifications).map((item) =>
        item.needsContact ? { ...item, more: waysToAsk } : item,
      )}
      onDismiss={(id) => actor.send({ type: 'notifications.dismiss', id })}
    />
  );
};

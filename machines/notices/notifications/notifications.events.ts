/** What the notifications machine is asked. */

import type { NewNotification } from '../../domain/notification.ts';

export type NotificationsEvent =
  | { readonly type: 'notifications.add'; readonly notification: NewNotification }
  | { readonly type: 'notifications.dismiss'; readonly id: number }
  /** What these words say is true no longer. */
  | { readonly type: 'notifications.withdraw'; readonly message: string }
  | { readonly type: 'notifications.clear' }
  /** The five seconds of a passing one are over. */
  | { readonly type: 'notifications.expire'; readonly serial: number }
  /** Its removal has been seen. */
  | { readonly type: 'notifications.remove'; readonly serial: number };

/** Requests to the notifications machine. */

import type { NewNotification } from '../../domain/notification.ts';

export type NotificationsEvent =
  | { readonly type: 'notifications.add'; readonly notification: NewNotification }
  | { readonly type: 'notifications.dismiss'; readonly id: number }
  /** This message is no longer true. */
  | { readonly type: 'notifications.withdraw'; readonly message: string }
  | { readonly type: 'notifications.clear' }
  /** The five seconds of a temporary notification are over. */
  | { readonly type: 'notifications.expire'; readonly serial: number }
  /** Its closing animation has ended. */
  | { readonly type: 'notifications.remove'; readonly serial: number };

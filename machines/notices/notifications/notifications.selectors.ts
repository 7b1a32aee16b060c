/** Selectors of the notifications machine. */

import type { SnapshotFrom } from 'xstate';
import type { Notification } from '../../domain/notification.ts';
import type { notificationsMachine } from './notifications.machine.ts';

type Snapshot = SnapshotFrom<typeof notificationsMachine>;

export const selectNotifications = (snapshot: Snapshot): readonly Notification[] =>
  snapshot.context.notifications;

/** A notification: a message in the page that stays longer than a toast (§3, §4, SHELL-12). */

export type NotificationType = 'notice' | 'warning' | 'error';

export interface NewNotification {
  readonly type: NotificationType;
  readonly message: string;
  readonly options?: {
    /** Not added while a notification with the same text is shown. */
    readonly noRepeat?: boolean;
    /** Stays until dismissed, as errors always do. */
    readonly persist?: boolean;
    /** The shopper has to speak to the merchant: links to do so follow the message. */
    readonly needsContact?: boolean;
  };
}

export interface Notification {
  /** Below 1000, unique among those shown. */
  readonly id: number;
  readonly type: NotificationType;
  readonly message: string;
  readonly isPersistent: boolean;
  readonly needsContact: boolean;
  /** True during the closing animation. */
  readonly isLeaving: boolean;
  /** Counts all notifications, so that an old time-out does not close a new one with the same id. */
  readonly serial: number;
}

const idLimit = 1000;

/** A free id; `random` returns numbers from 0 up to but excluding 1. */
export const drawId = (shown: readonly Notification[], random: () => number): number => {
  const taken = new Set(shown.map(({ id }) => id));
  const free = Array.from({ length: idLimit }, (_, id) => id).filter((id) => !taken.has(id));
  return free[Math.floor(random() * free.length)] ?? idLimit - 1;
};

export const toNotification = (
  { type, message, options = {} }: NewNotification,
  id: number,
  serial: number,
): Notification => ({
  id,
  type,
  message,
  isPersistent: options.persist === true || type === 'error',
  needsContact: options.needsContact === true,
  isLeaving: false,
  serial,
});

export const isRepeated = ({ message, options }: NewNotification, shown: readonly Notification[]): boolean =>
  options?.noRepeat === true && shown.some((other) => other.message === message && !other.isLeaving);

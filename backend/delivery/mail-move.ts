/** Mails the new time of a delivery after its customer moved it (BEY-19). */
import type { Queries } from '../database/database.ts';
import { brandOf, letter } from '../mail/letter.ts';
import { post } from '../mail/outbox.ts';
import type { Settings } from '../store/settings.ts';
import { dayText, momentText } from './calendar.ts';
import type { OrderedDelivery } from './change-delivery.ts';
import { closesAt } from './place-time.ts';

export async function mailMove(
  tx: Queries,
  { delivery, order }: OrderedDelivery,
  now: Date,
  settings: Settings,
): Promise<void> {
  const { deliverOn, startsAt, endsAt } = delivery;
  const content = {
    title: 'Your delivery has been moved',
    paragraphs: [
      `Order ${order.number} now comes to you on ${dayText(deliverOn)}, between ${startsAt} and ${endsAt}.`,
      `You can change it until ${momentText(closesAt(deliverOn, settings))}.`,
    ],
    button: { label: 'See your deliveries', href: '/customer/account/active_orders' },
  };
  const subject = `Your ${brandOf(settings)} delivery is moved to ${dayText(deliverOn)}`;
  const mail = { kind: 'deliveryConfirmation', recipient: order.email, subject } as const;
  await post(tx, { ...mail, ...letter(content, settings) }, now);
}

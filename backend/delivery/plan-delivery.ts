/**
 * Plans the delivery of an order being placed: in the chosen window, or the soonest with room
 * (ROUTE-02).
 */
import { randomBytes } from 'node:crypto';
import type { Cart } from '../cart/cart.ts';
import { pickupMethod } from '../cart/shipping-quotes.ts';
import type { Queries } from '../database/database.ts';
import { delivery } from '../database/schema/service.ts';
import { sha256 } from '../identity/viewer.ts';
import { brandOf, letter } from '../mail/letter.ts';
import { post } from '../mail/outbox.ts';
import type { Order } from '../order/store-order.ts';
import type { Settings } from '../store/settings.ts';
import { clockText, dayText } from './calendar.ts';
import { comingWindows, holdWindow, type ComingWindow } from './coming-windows.ts';
import { comingBy, isByCourier } from './method-day.ts';

export type Planned =
  | { readonly kind: 'planned'; readonly window: ComingWindow }
  /** Nothing to deliver, or no van drives there. */
  | { readonly kind: 'none' }
  | { readonly kind: 'full' };

/**
 * Locks the window. Without a choice it takes the first window with room or the courier's day;
 * where all are full, none.
 */
export async function findWindow(tx: Queries, cart: Cart, now: Date): Promise<Planned> {
  const { quote, settings } = cart;
  const address = cart.shippingAddress?.address;
  const isFetched = cart.method?.carrierCode === pickupMethod.carrierCode;
  if (cart.isVirtual || isFetched || !address) return { kind: 'none' };
  const wished = quote.deliveryWindow;
  if (wished !== null) {
    await holdWindow(tx, wished);
    const window = (await comingWindows(tx, address, now, settings)).find(({ code }) => code === wished);
    return window && window.remaining > 0 ? { kind: 'planned', window } : { kind: 'full' };
  }
  const coming = await comingWindows(tx, address, now, settings);
  const first = comingBy(cart.method?.methodCode ?? '', coming, address, now, settings);
  for (const candidate of coming) {
    if (candidate.remaining === 0) continue;
    if (first !== null && isByCourier(first) && candidate.date > first.date) break;
    await holdWindow(tx, candidate.code);
    const window = (await comingWindows(tx, address, now, settings)).find(
      ({ code }) => code === candidate.code,
    );
    if (window && window.remaining > 0) return { kind: 'planned', window };
  }
  return first !== null && isByCourier(first) ? { kind: 'planned', window: first } : { kind: 'none' };
}

/** Returns the token that confirms the delivery. */
export async function insertDelivery(
  tx: Queries,
  order: Order,
  { code, date, startsAt, endsAt }: ComingWindow,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await tx.insert(delivery).values({
    orderId: order.id,
    tokenHash: sha256(token),
    windowCode: code,
    deliverOn: date,
    startsAt,
    endsAt,
    status: 'planned',
    instructions: order.deliveryInstructions,
  });
  return token;
}

export async function planDelivery(
  tx: Queries,
  order: Order,
  window: ComingWindow,
  settings: Settings,
): Promise<void> {
  const token = await insertDelivery(tx, order, window);
  const { date, startsAt, endsAt } = window;
  const { html, text } = letter(
    {
      title: 'Your delivery is planned',
      paragraphs: [
        `Order ${order.number} comes to you on ${dayText(date)}, between ${clockText(startsAt)} and ${clockText(endsAt)}.`,
        'Please confirm that this suits you, or tell the driver where to leave it.',
      ],
      button: {
        label: 'Confirm the delivery',
        href: `/customer/confirm-delivery?token=${encodeURIComponent(token)}`,
      },
    },
    settings,
  );
  const subject = `Your ${brandOf(settings)} delivery of ${dayText(date)}`;
  await post(
    tx,
    { kind: 'deliveryConfirmation', recipient: order.email, subject, html, text },
    order.placedAt,
  );
}

/** Writes the mail that confirms an order: items, costs and delivery. */
import { findPickupLocation } from '../cart/pickup-locations.ts';
import { pickupMethod } from '../cart/shipping-quotes.ts';
import type { StoredAddress } from '../database/schema/cart.ts';
import type { Queries } from '../database/database.ts';
import { clockText, dayText } from '../delivery/calendar.ts';
import type { ComingWindow } from '../delivery/coming-windows.ts';
import { brandOf, letter, type LetterRow } from '../mail/letter.ts';
import { post } from '../mail/outbox.ts';
import { settingText, type Settings } from '../store/settings.ts';
import type { Order, OrderItem } from './store-order.ts';

interface Receipt {
  readonly order: Order;
  readonly items: readonly OrderItem[];
  /** The payment method's title. */
  readonly method: string;
  readonly poNumber: string | null;
  /** The planned delivery; null where no van of the shop brings it. */
  readonly window: ComingWindow | null;
}

export function priceText(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-AU', { style: 'currency', currency }).format(cents / 100);
}

const homeOf = (settings: Settings): string =>
  settingText(settings, 'general/country/default', settingText(settings, 'default_country', 'AU'));

const countryName = (code: string): string =>
  new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;

/** As on a parcel label; names the country where it is not the shop's own. */
function addressText(address: StoredAddress, settings: Settings): string {
  const { firstname, lastname, company, street, city, region, postcode, countryId } = address;
  return [
    [firstname, lastname].filter(Boolean).join(' '),
    company,
    ...street,
    [city, region, postcode].filter(Boolean).join(' '),
    countryId === null || countryId === homeOf(settings) ? '' : countryName(countryId),
  ]
    .filter(Boolean)
    .join('\n');
}

function itemRows({ order, items }: Receipt): LetterRow[] {
  return items.map(({ quantity, name, chosen, rowTotalInclTax }) => {
    const choices = [...chosen.selected, ...chosen.entered].map(({ label, value }) => `${label}: ${value}`);
    return {
      label: [`${quantity} × ${name}`, ...choices].join(', '),
      value: priceText(rowTotalInclTax, order.currency),
    };
  });
}

const isFetched = ({ shippingCarrier }: Order): boolean => shippingCarrier === pickupMethod.carrierCode;

const delivered = (order: Order, by: string): string =>
  isFetched(order) ? 'Collection in store' : `Delivery (${by})`;

/** The delivery address, or the pickup location and the recipient. */
async function whereabouts(tx: Queries, order: Order, settings: Settings): Promise<readonly string[]> {
  const { shippingAddress, pickupLocationCode: code } = order;
  if (shippingAddress === null) return [];
  if (code === null || !isFetched(order)) return [`It goes to:\n${addressText(shippingAddress, settings)}`];
  const place = await findPickupLocation(tx, code);
  const { firstname, lastname, telephone } = shippingAddress;
  const person = [[firstname, lastname].filter(Boolean).join(' '), telephone].filter(Boolean).join(', ');
  const at = { ...shippingAddress, firstname: null, lastname: null, company: place?.name ?? null };
  return [
    `Collect it from:\n${addressText(at, settings)}`,
    `It waits there for ${person}.${place === null ? '' : ` ${place.description}`}`,
  ];
}

/** Names the currency for other countries; an ISO 4217 code starts with its country. */
function currencyName({ currency, shippingAddress, billingAddress }: Order): string {
  const home = currency.slice(0, 2);
  const countries = [shippingAddress?.countryId ?? home, billingAddress.countryId ?? home];
  return countries.every((country) => country === home) ? '' : ` ${currency}`;
}

function totalRows({ order }: Receipt): LetterRow[] {
  const price = (cents: number) => priceText(cents, order.currency);
  const delivery = [order.shippingCarrierTitle, order.shippingMethodTitle].filter(Boolean).join(' - ');
  return [
    { label: 'Subtotal', value: price(order.subtotalInclTax) },
    ...(order.discountAmount > 0
      ? [
          {
            label: `Discount (${order.discountLabel ?? order.couponCode ?? ''})`,
            value: price(-order.discountAmount),
          },
        ]
      : []),
    ...(order.isVirtual ? [] : [{ label: delivered(order, delivery), value: price(order.shippingInclTax) }]),
    ...order.giftCards.map(({ code, amount }) => ({ label: `Gift card ${code}`, value: price(-amount) })),
    { label: 'Total', value: `${price(order.grandTotal)}${currencyName(order)}`, isStrong: true },
    { label: `including ${order.taxLabel}`, value: price(order.taxAmount) },
  ];
}

/** The terms of a rental in one sentence (GEN-02). */
function rentalTexts({ order, items }: Receipt): string[] {
  return items.flatMap(({ name, quantity, rental }) => {
    if (rental === null) return [];
    const { monthlyPrice, freeMonths, leastMonths, included } = rental;
    const monthly = `${priceText(monthlyPrice * quantity, order.currency)} a month`;
    const price =
      freeMonths === 0
        ? `${monthly}, the first with this order`
        : `${freeMonths === 1 ? 'first month' : `first ${freeMonths} months`} free, then ${monthly}`;
    return [`${name}: ${price}. ${included} included, at least ${leastMonths} months.`];
  });
}

export async function postReceipt(tx: Queries, receipt: Receipt, settings: Settings): Promise<void> {
  const { order, method, poNumber, window } = receipt;
  const name = order.billingAddress.firstname ?? '';
  const number = poNumber === null ? '' : ` Your purchase order number: ${poNumber}`;
  const { html, text } = letter(
    {
      title: 'Thank you for your order',
      paragraphs: [
        `Hello ${name}, we have received your order ${order.number}. You pay by: ${method}.${number}`,
        ...(await whereabouts(tx, order, settings)),
        ...(window === null
          ? []
          : [
              `It comes on ${dayText(window.date)}, between ${clockText(window.startsAt)} and ${clockText(window.endsAt)}.`,
            ]),
        ...rentalTexts(receipt),
        ...(order.deliveryInstructions && !isFetched(order)
          ? [`Delivery instructions: ${order.deliveryInstructions}`]
          : []),
      ],
      rows: [...itemRows(receipt), ...totalRows(receipt)],
      closing: ['Questions? Just reply to this mail and quote the order number.'],
    },
    settings,
  );
  const subject = `Your ${brandOf(settings)} order ${order.number}`;
  await post(tx, { kind: 'orderReceipt', recipient: order.email, subject, html, text }, order.placedAt);
}

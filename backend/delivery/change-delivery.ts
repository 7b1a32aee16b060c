/**
 * Confirms a planned delivery, moves it or changes the driver's instructions, by mail token or
 * account (ROUTE-02, BEY-19).
 */
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { salesOrder } from '../database/schema/order.ts';
import { delivery } from '../database/schema/service.ts';
import { sha256 } from '../identity/viewer.ts';
import type { Order } from '../order/store-order.ts';
import { refuseInput, refuseMissing } from '../refusal.ts';
import { lengthOf } from '../rules/text-length.ts';
import type { Settings } from '../store/settings.ts';
import { momentText } from './calendar.ts';
import { comingWindows, holdWindow, type ComingWindow } from './coming-windows.ts';
import { asOfToday, type Delivery } from './deliveries.ts';
import { mailMove } from './mail-move.ts';
import { closesAt, isClosed, type Place } from './place-time.ts';

export interface OrderedDelivery {
  readonly delivery: Delivery;
  readonly order: Order;
}

export interface WindowOfDay {
  readonly code: string;
  readonly date: string;
}

export interface DeliveryChange {
  /** Null keeps the driver's instructions. */
  readonly instructions: string | null;
  /** Null keeps the time. */
  readonly window: WindowOfDay | null;
}

const longestInstructions = 500;
/** How far ahead a delivery can be moved. */
const weeksAhead = 2;

const placeOf = ({ shippingAddress }: Order): Place => shippingAddress ?? { countryId: null, postcode: null };

/**
 * The deadline for changing time or instructions. Confirming stays possible until the end of the
 * day.
 */
export function changesEnd(
  { delivery: { deliverOn, status }, order }: OrderedDelivery,
  now: Date,
  settings: Settings,
) {
  const isOver = status === 'delivered' || isClosed(deliverOn, now, placeOf(order), settings);
  return { until: closesAt(deliverOn, settings), isOver };
}

async function readOrdered(queries: Queries, isWanted: ReturnType<typeof eq> | undefined) {
  const [found] = await queries
    .select({ delivery, order: salesOrder })
    .from(delivery)
    .innerJoin(salesOrder, eq(salesOrder.id, delivery.orderId))
    .where(isWanted)
    .for('update', { of: delivery });
  return found;
}

/** Locked until the transaction ends. */
export async function findOwnDelivery(tx: Queries, customerId: number, id: number): Promise<OrderedDelivery> {
  const found = await readOrdered(tx, and(eq(delivery.id, id), eq(salesOrder.customerId, customerId)));
  if (!found) throw refuseMissing('Could not find a delivery with ID "%1"', [id]);
  return found;
}

/** Locked until the transaction ends. */
export async function findMailedDelivery(tx: Queries, token: string): Promise<OrderedDelivery> {
  const found = await readOrdered(tx, eq(delivery.tokenHash, sha256(token)));
  if (!found) throw refuseMissing("We couldn't find a delivery for this link.");
  return found;
}

const isAt = ({ windowCode, deliverOn }: Delivery, { code, date }: WindowOfDay): boolean =>
  windowCode === code && deliverOn === date;

/** Other times with room at the delivery's address. */
export async function choicesFor(
  queries: Queries,
  { delivery: current, order }: OrderedDelivery,
  now: Date,
  settings: Settings,
): Promise<ComingWindow[]> {
  const windows = await comingWindows(queries, placeOf(order), now, settings, weeksAhead);
  return windows.filter((window) => window.remaining > 0 && !isAt(current, window));
}

async function takeWindow(
  tx: Queries,
  own: OrderedDelivery,
  wanted: WindowOfDay,
  now: Date,
  settings: Settings,
): Promise<ComingWindow> {
  await holdWindow(tx, wanted.code);
  const choices = await choicesFor(tx, own, now, settings);
  const window = choices.find(({ code, date }) => code === wanted.code && date === wanted.date);
  if (window === undefined) throw refuseInput('This delivery time is no longer free. Choose another one.');
  return window;
}

function checkInstructions(instructions: string | null): void {
  if (instructions !== null && lengthOf(instructions.trim()) > longestInstructions)
    throw refuseInput(`The instructions must not be longer than ${longestInstructions} characters.`);
}

function checkInTime(own: OrderedDelivery, now: Date, settings: Settings): void {
  const { until, isOver } = changesEnd(own, now, settings);
  if (isOver) throw refuseInput(`This delivery could be changed until ${momentText(until)}. Please call us.`);
}

/**
 * Every change also confirms the delivery. Unchanged values are not written, so a repeated request
 * has no further effect.
 */
export async function changeDelivery(
  tx: Queries,
  own: OrderedDelivery,
  change: DeliveryChange,
  now: Date,
  settings: Settings,
): Promise<OrderedDelivery> {
  const { delivery: row, order } = own;
  if (asOfToday(row, now, settings).status === 'delivered')
    throw refuseInput('This delivery has already been made.');
  checkInstructions(change.instructions);
  const instructions = change.instructions === null ? row.instructions : change.instructions.trim() || null;
  const wanted = change.window !== null && !isAt(row, change.window) ? change.window : null;
  if (wanted !== null || instructions !== row.instructions) checkInTime(own, now, settings);
  const window = wanted && (await takeWindow(tx, own, wanted, now, settings));
  const changed = {
    status: 'confirmed' as const,
    confirmedAt: row.confirmedAt ?? now,
    instructions,
    ...(window && {
      windowCode: window.code,
      deliverOn: window.date,
      startsAt: window.startsAt,
      endsAt: window.endsAt,
    }),
  };
  await tx.update(delivery).set(changed).where(eq(delivery.id, row.id));
  const after = { order, delivery: { ...row, ...changed } };
  if (window) await mailMove(tx, after, now, settings);
  return after;
}

/** One cell of the table: a shopper buys while one kind of request meets one fault, and the books are compared with what they saw. */

import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { ShopApi } from '#tests/support/shopper-api.ts';
import { goodCard } from '#tests/support/shopper-goods.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { Buyer, type Moment } from './buyer.ts';
import { cellHeader } from './fault-proxy.ts';
import type { Fault } from './faults.ts';
import type { Stage } from './stage.ts';
import { trips, type Trip } from './trips.ts';

/** A kind of request, at the moment it is made. */
export interface Row {
  readonly trip: Trip;
  readonly moment: Moment;
  readonly request: string;
}

export interface Outcome {
  /** How it went, in a word. */
  readonly word: string;
  readonly complaints: readonly string[];
  readonly told: readonly string[];
  readonly seconds: number;
}

/** Asked only where something went wrong: no purchase without a fault knows them. */
const askedInTrouble: readonly string[] = ['SignIn', 'WhoAmI', 'MergeCarts'];

let cells = 0;

/** Goes through a purchase; `plan` says what is put on the road, and when. */
export const purchase = async (
  stage: Stage,
  browser: Browser,
  trip: Trip,
  fault: Fault | null,
  enter: (cell: string, moment: Moment) => Promise<void>,
) => {
  cells += 1;
  const cell = `cell-${cells}`;
  const { wish, cartId, localStorage } = await trips[trip](stage.backendUrl);
  const api = new ShopApi(stage.backendUrl);
  const context = await browser.newContext({
    baseURL: stage.shopUrl,
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
    extraHTTPHeaders: { [cellHeader]: cell },
    storageState: {
      cookies: [],
      origins: [{ origin: stage.shopUrl, localStorage: [...localStorage] }],
    },
  });
  context.setDefaultTimeout(30_000);
  const hasClock = fault === 'late 20 s';
  if (hasClock) await context.clock.install();
  const page = await context.newPage();
  await skipPictures(page);
  const crashes: string[] = [];
  page.on('pageerror', (error) => void crashes.push(`breaks: ${error.message}`));
  const buyer = new Buyer({
    page,
    context,
    cell,
    proxy: stage.proxy,
    hasClock,
    wish,
    async truth() {
      const { isActive, lines } = await api.readCart(cartId);
      return { isOrdered: !isActive, hasLines: lines.length > 0 };
    },
    enter: (moment) => enter(cell, moment),
  });
  const screen = await buyer.buy().catch((error: unknown) => {
    buyer.complaints.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
    return undefined;
  });
  const receipt =
    screen?.isReceipt === true
      ? await page
          .getByText('Order number')
          .innerText()
          .catch(() => '')
      : null;
  return { cell, cartId, wish, buyer, crashes, receipt, page, context };
};

type Purchase = Awaited<ReturnType<typeof purchase>>;

/** One order, one charge, and just what the shopper wanted. */
export const compareBooks = async (
  { charges, orders }: Stage,
  { cell, wish, receipt }: Purchase,
): Promise<readonly string[]> => {
  const wrong: string[] = [];
  const own = (await orders()).filter(({ order }) => order.email === wish.email);
  const paid = charges.filter((charge) => charge.cell === cell);
  const [first] = own;
  if (own.length !== 1 || first === undefined) return [`leaves ${own.length} orders, ${paid.length} charges`];
  const { order, items, payment } = first;
  if (paid.length !== 1 || paid[0]?.amount !== order.grandTotal || paid[0].orderNumber !== order.number)
    wrong.push(`leaves ${paid.length} charges: ${JSON.stringify(paid)}`);
  const { delivery } = wish;
  const address = order.shippingAddress;
  const isTheirs =
    address?.street.join() === delivery.street &&
    address.postcode === delivery.postcode &&
    address.telephone === delivery.telephone;
  if (!isTheirs) wrong.push('is sent elsewhere');
  if (order.shippingMethod !== wish.method) wrong.push(`goes by ${order.shippingMethod}`);
  const lines = items.map(({ sku, quantity }) => `${quantity} ${sku}`).toSorted();
  const wanted = wish.goods.map(([{ sku }, quantity]) => `${quantity} ${sku}`).toSorted();
  if (lines.join() !== wanted.join()) wrong.push(`is an order of ${lines.join()}`);
  if (payment?.lastFour !== goodCard.number.slice(-4)) wrong.push('is paid by another card');
  if (receipt === null) wrong.push('shows no receipt though the order stands');
  // a receipt whose number could not be read says that it comes by mail
  else if (/\d{9}/.test(receipt) && !receipt.includes(order.number))
    wrong.push(`shows another number: ${receipt}`);
  return wrong;
};

/** The requests of a purchase that nothing happens to, each at the moment it was made. */
export const record = async (stage: Stage, browser: Browser, trip: Trip): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  const hear = (cell: string, moment: Moment): void => {
    for (const request of new Set(stage.proxy.listen(cell))) rows.push({ trip, moment, request });
  };
  let current: Moment = 'opening';
  const bought = await purchase(stage, browser, trip, null, async (cell, moment) => {
    // whatever still belongs to the moment before has been asked and answered
    for (let quiet = 0; quiet < 5;) {
      await pause(100);
      quiet = stage.proxy.isQuiet(cell) ? quiet + 1 : 0;
    }
    hear(cell, current);
    current = moment;
  });
  const wrong = [...bought.buyer.complaints, ...bought.crashes, ...(await compareBooks(stage, bought))];
  await bought.context.close();
  hear(bought.cell, current);
  if (wrong.length > 0) throw new Error(`Without a fault the ${trip}'s purchase ${wrong.join('; ')}`);
  return rows;
};

const wordOf = ({ buyer }: Purchase, hits: number): string => {
  if (hits === 0) return '–';
  if (buyer.wasInDoubt) return 'in doubt';
  if (buyer.signIns > 0) return 'signs in';
  if (buyer.reloads > 0) return 'reloaded';
  return buyer.told.length > 0 ? 'told' : 'through';
};

export const tryCell = async (
  stage: Stage,
  browser: Browser,
  rows: readonly Row[],
  row: Row,
  fault: Fault,
): Promise<Outcome> => {
  const began = Date.now();
  const bought = await purchase(stage, browser, row.trip, fault, async (cell, moment) => {
    if (moment === row.moment) stage.proxy.arm(cell, row.request, fault);
  });
  const complaints = [...bought.buyer.complaints, ...bought.crashes, ...(await compareBooks(stage, bought))];
  const known = new Set([...rows.map(({ request }) => request), ...askedInTrouble]);
  const strangers = new Set(stage.proxy.listen(bought.cell).filter((name) => !known.has(name)));
  if (strangers.size > 0) complaints.push(`asks what no row knows: ${[...strangers].join(', ')}`);
  if (complaints.length > 0)
    await bought.page
      .screenshot({ path: `test-results/chaos-${bought.cell}.png`, fullPage: true })
      .catch(() => undefined);
  stage.proxy.lift(bought.cell);
  stage.proxy.release(bought.cell);
  await bought.context.close();
  return {
    word: complaints.length > 0 ? 'FAILED' : wordOf(bought, stage.proxy.hits(bought.cell)),
    complaints,
    told: bought.buyer.told,
    seconds: (Date.now() - began) / 1000,
  };
};

/** Cells of the table: a purchase meets a fault, and its order is compared with what it showed. */

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { compareBooks, type Seen } from './books.ts';
import { Buyer, type Fared } from './buyer.ts';
import { cellHeader } from './fault-proxy.ts';
import { isUnanswered, type Fault } from './faults.ts';
import type { Stage } from './stage.ts';
import type { Moment } from './trip.ts';
import { trips, type Trip } from './trips.ts';

/** A kind of request, in the trip and at the moment in which it is first made. */
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

/** Only made after a fault: where a session expired, and where the estimate of delivery failed. */
const askedInTrouble: readonly string[] = ['CodeSettings', 'SignIn', 'SetShippingAddress'];

let cells = 0;

export interface Purchase extends Seen {
  readonly buyer: Buyer;
  readonly page: Page;
  readonly context: BrowserContext;
  /** What was wrong with what was seen, and with what the books say. */
  readonly complaints: readonly string[];
}

/** Makes a purchase; `enter` is called at each moment, and returns whether its fault begins. */
export const purchase = async (
  stage: Stage,
  browser: Browser,
  trip: Trip,
  /** What is to be put on the road; null where a purchase is only watched. */
  fault: Fault | null,
  enter: (cell: string, moment: Moment, soFar: () => Fared) => Promise<boolean>,
): Promise<Purchase> => {
  cells += 1;
  const cell = `cell-${cells}`;
  const { wish, localStorage } = await trips[trip](stage);
  const context = await browser.newContext({
    baseURL: stage.shopUrl,
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
    // what turns and fades costs a table of so many cells a good part of its time
    reducedMotion: 'reduce',
    extraHTTPHeaders: { [cellHeader]: cell },
    storageState: { cookies: [], origins: [{ origin: stage.shopUrl, localStorage: [...localStorage] }] },
  });
  context.setDefaultTimeout(30_000);
  const hasClock = fault === 'late 20 s';
  if (hasClock) await context.clock.install();
  const page = await context.newPage();
  const crashes: string[] = [];
  page.on('pageerror', (error) => void crashes.push(`breaks: ${error.message}`));
  const buyer: Buyer = new Buyer({
    page,
    context,
    cell,
    proxy: stage.proxy,
    hasClock,
    wish,
    truth: async () => ({
      isOrdered: (await stage.ordersOf(wish.email)).length > 0,
      isCharged: stage.charges.some((charge) => charge.cell === cell),
      isAtWork: stage.proxy.isAtWork(cell),
    }),
    enter: (moment) => enter(cell, moment, () => buyer.fared),
  });
  const screen = await buyer.buy().catch((error: unknown) => {
    buyer.complain(error instanceof Error ? error.message.split('\n').slice(0, 4).join(' ') : String(error));
    return undefined;
  });
  const receipt =
    screen?.isReceipt === true
      ? await page
          .getByText('Order number')
          .innerText()
          .catch(() => '')
      : null;
  const broken = isUnanswered(fault) ? stage.proxy.troubled(cell) : null;
  const seen = { cell, wish, broken, sum: buyer.sum, receipt };
  const complaints = [...buyer.complaints, ...crashes, ...(await compareBooks(stage, seen))];
  return { ...seen, buyer, page, context, complaints };
};

/** The page is closed; what still waits on the road goes its way. */
export const end = async (stage: Stage, { cell, context }: Purchase): Promise<void> => {
  stage.proxy.lift(cell);
  stage.proxy.release(cell);
  await context.close();
};

const wordOf = ({ wasUnknown, signIns, reloads, told }: Fared): string => {
  if (wasUnknown) return 'unknown';
  if (signIns > 0) return 'signs in';
  if (reloads > 0) return 'reloaded';
  return told.length > 0 ? 'told' : 'through';
};

/** One purchase in which requests of different moments meet the fault one after the other. */
const tryTogether = async (
  stage: Stage,
  browser: Browser,
  /** All requests that any trip makes. */
  known: ReadonlySet<string>,
  rows: readonly [Row, ...Row[]],
  fault: Fault,
): Promise<{ readonly fared: ReadonlyMap<Row, Fared>; readonly complaints: readonly string[] }> => {
  const fared = new Map<Row, Fared>();
  const unasked: string[] = [];
  let current: Row | undefined;
  const conclude = (cell: string, how: Fared): void => {
    if (current === undefined) return;
    fared.set(current, how);
    if (stage.proxy.hits(cell) === 0) unasked.push('does not ask this time');
  };
  const bought = await purchase(stage, browser, rows[0].trip, fault, async (cell, moment, soFar) => {
    const next = rows.find((row) => row.moment === moment);
    if (next === undefined) return false;
    conclude(cell, soFar());
    current = next;
    stage.proxy.release(cell);
    stage.proxy.arm(cell, next.request, fault);
    return true;
  });
  conclude(bought.cell, bought.buyer.fared);
  const complaints = [...bought.complaints, ...unasked];
  if (fared.size < rows.length) complaints.push('does not come as far as this');
  const asked = stage.proxy.listen(bought.cell).map(({ name }) => name);
  const unknown = new Set(asked.filter((name) => !known.has(name) && !askedInTrouble.includes(name)));
  if (unknown.size > 0) complaints.push(`asks what no row knows: ${[...unknown].join(', ')}`);
  if (complaints.length > 0)
    await bought.page
      .screenshot({ path: `test-results/chaos-${bought.cell}.png`, fullPage: true })
      .catch(() => undefined);
  await end(stage, bought);
  return { fared, complaints };
};

/** Where a purchase with several faults fails, each fault is tried alone, and that counts. */
export const tryCells = async (
  stage: Stage,
  browser: Browser,
  known: ReadonlySet<string>,
  rows: readonly [Row, ...Row[]],
  fault: Fault,
): Promise<ReadonlyMap<Row, Outcome>> => {
  const began = Date.now();
  const { fared, complaints } = await tryTogether(stage, browser, known, rows, fault);
  const seconds = (Date.now() - began) / 1000 / rows.length;
  if (complaints.length === 0)
    return new Map(
      [...fared].map(([row, how]) => [row, { word: wordOf(how), complaints, told: how.told, seconds }]),
    );
  if (rows.length === 1)
    return new Map([
      [rows[0], { word: 'FAILED', complaints, told: fared.get(rows[0])?.told ?? [], seconds }],
    ]);
  const alone = new Map<Row, Outcome>();
  for (const row of rows)
    for (const [, outcome] of await tryCells(stage, browser, known, [row], fault)) alone.set(row, outcome);
  return alone;
};

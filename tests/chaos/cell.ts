/** One cell of the table: a shopper buys while one kind of request meets one fault, and the books are compared with what they saw. */

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { compareBooks, type Seen } from './books.ts';
import { Buyer } from './buyer.ts';
import { cellHeader } from './fault-proxy.ts';
import type { Fault } from './faults.ts';
import type { Stage } from './stage.ts';
import { trips, type Moment, type Trip } from './trips.ts';

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

/** Asked where something went wrong, by customers whose session is over: of the trips that are gone none may have had to. */
const askedInTrouble: readonly string[] = ['SignIn'];

let cells = 0;

export interface Purchase extends Seen {
  readonly buyer: Buyer;
  readonly page: Page;
  readonly context: BrowserContext;
  /** What was wrong with what was seen, and with what the books say. */
  readonly complaints: readonly string[];
}

/** What is put on the road. */
export interface Trouble {
  readonly request: string;
  readonly fault: Fault;
}

/** Goes through a purchase; `enter` says when the trouble begins. */
export const purchase = async (
  stage: Stage,
  browser: Browser,
  trip: Trip,
  trouble: Trouble | null,
  enter: (cell: string, moment: Moment) => Promise<void>,
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
    extraHTTPHeaders: { [cellHeader]: cell },
    storageState: {
      cookies: [],
      origins: [{ origin: stage.shopUrl, localStorage: [...localStorage] }],
    },
  });
  context.setDefaultTimeout(30_000);
  const hasClock = trouble?.fault === 'late 20 s';
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
    truth: async () => ({
      isOrdered: (await stage.ordersOf(wish.email)).length > 0,
      isCharged: stage.charges.some((charge) => charge.cell === cell),
      isAtWork: stage.proxy.isAtWork(cell),
    }),
    enter: (moment) => enter(cell, moment),
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
  const seen = { cell, wish, broken: trouble?.request ?? null, sum: buyer.sum, receipt };
  const complaints = [...buyer.complaints, ...crashes, ...(await compareBooks(stage, seen))];
  return { ...seen, buyer, page, context, complaints };
};

/** The page is closed; what still waits on the road goes its way. */
export const end = async (stage: Stage, { cell, context }: Purchase): Promise<void> => {
  stage.proxy.lift(cell);
  stage.proxy.release(cell);
  await context.close();
};

const wordOf = ({ buyer }: Purchase): string => {
  if (buyer.wasInDoubt) return 'in doubt';
  if (buyer.signIns > 0) return 'signs in';
  if (buyer.reloads > 0) return 'reloaded';
  return buyer.told.length > 0 ? 'told' : 'through';
};

export const tryCell = async (
  stage: Stage,
  browser: Browser,
  /** All requests that any trip makes. */
  known: ReadonlySet<string>,
  row: Row,
  fault: Fault,
): Promise<Outcome> => {
  const began = Date.now();
  const trouble = { request: row.request, fault };
  const bought = await purchase(stage, browser, row.trip, trouble, async (cell, moment) => {
    if (moment === row.moment) stage.proxy.arm(cell, row.request, fault);
  });
  const complaints = [...bought.complaints];
  const asked = stage.proxy.listen(bought.cell).map(({ name }) => name);
  const strangers = new Set(asked.filter((name) => !known.has(name) && !askedInTrouble.includes(name)));
  if (strangers.size > 0) complaints.push(`asks what no row knows: ${[...strangers].join(', ')}`);
  if (stage.proxy.hits(bought.cell) === 0) complaints.push('does not ask this time');
  if (complaints.length > 0)
    await bought.page
      .screenshot({ path: `test-results/chaos-${bought.cell}.png`, fullPage: true })
      .catch(() => undefined);
  await end(stage, bought);
  return {
    word: complaints.length > 0 ? 'FAILED' : wordOf(bought),
    complaints,
    told: bought.buyer.told,
    seconds: (Date.now() - began) / 1000,
  };
};

/** The rows of the table: every request of a trip without a fault, where it is first made. */

import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { end, purchase, type Row } from './cell.ts';
import type { HeardRequest } from './fault-proxy.ts';
import type { Stage } from './stage.ts';
import { nameOfRow } from './table.ts';
import type { Moment, Wish } from './trip.ts';
import type { Trip } from './trips.ts';

/** What was found out. */
export interface Recorded {
  readonly rows: readonly Row[];
  /** Every request that any of the trips makes, those of other pages as well. */
  readonly known: ReadonlySet<string>;
}

interface Heard extends Row {
  /** What is heard twice under the same key would go the same way twice. */
  readonly key: string;
}

const matters = (isWanted: boolean, what: string): string => (isWanted ? what : '');

/** What else tells orders apart: each kind meets every fault. */
const orderOf = (wish: Wish): string =>
  JSON.stringify([
    wish.promoCode,
    wish.giftCard !== null,
    wish.method === null,
    wish.hasHours,
    wish.address.countryCode,
    wish.buysFor?.kind,
    wish.registersOnTheWay,
  ]);

/** Customer or guest, moment and request; orders also differ in payment and billing. */
const keyOf = (wish: Wish, moment: Moment, { name, isSigned }: HeardRequest): string =>
  [
    moment,
    name,
    isSigned,
    matters(name.includes('payment-information'), `${wish.way} ${wish.rents}`),
    matters(moment === 'order' && /^POST .*carts.*\/payment-information$/.test(name), orderOf(wish)),
    matters(wish.bill !== null && /billing-address|payment-information/.test(name), 'billed elsewhere'),
    // a card that pays it all takes the choice of the way to pay with it
    matters(
      moment === 'gift card' && /giftCards|payment-information/.test(name),
      `${wish.way === 'nothing left to pay'}`,
    ),
    matters(
      wish.pickup !== null && /Pickup|shipping|CartDetails|payment-information/.test(name),
      'collected',
    ),
  ].join();

/** The requests of a purchase that nothing happens to, each at the moment it was made. */
const record = async (
  stage: Stage,
  browser: Browser,
  trip: Trip,
  complain: (what: string) => void,
): Promise<readonly Heard[]> => {
  const heard: { readonly moment: Moment; readonly request: HeardRequest }[] = [];
  const hear = (cell: string, moment: Moment): void => {
    const requests = stage.proxy.listen(cell).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    heard.push(...requests.map((request) => ({ moment, request })));
  };
  let current: Moment = 'opening';
  const bought = await purchase(stage, browser, trip, null, async (cell, moment) => {
    // all requests of the moment before have been answered
    for (let quiet = 0; quiet < 5;) {
      await pause(100);
      quiet = stage.proxy.isQuiet(cell) ? quiet + 1 : 0;
    }
    hear(cell, current);
    current = moment;
    return false;
  });
  await end(stage, bought);
  hear(bought.cell, current);
  bought.complaints.forEach(complain);
  return heard.map(({ moment, request }) => ({
    trip,
    moment,
    request: request.name,
    key: keyOf(bought.wish, moment, request),
  }));
};

/** Of these trips, so many at a time; always in the same order. */
export const recordAll = async (
  stage: Stage,
  browser: Browser,
  trips: readonly Trip[],
  lanes: number,
): Promise<Recorded> => {
  const heard = new Map<Trip, readonly Heard[]>();
  const wrong: string[] = [];
  const left = [...trips];
  const work = async (): Promise<void> => {
    for (let trip = left.shift(); trip !== undefined; trip = left.shift())
      heard.set(
        trip,
        await record(stage, browser, trip, (complaint) => void wrong.push(`${trip}: ${complaint}`)),
      );
  };
  await Promise.all(Array.from({ length: lanes }, work));
  if (wrong.length > 0) throw new Error(`Without any fault: ${wrong.join('; ')}`);
  const keys = new Set<string>();
  const all = trips.flatMap((trip) => heard.get(trip) ?? []);
  const rows = all
    .filter(({ key }) => !keys.has(key) && keys.add(key))
    .map(({ trip, moment, request }) => ({ trip, moment, request }));
  return {
    // what is asked with and without a session in one moment meets the fault both times
    rows: [...new Map(rows.map((row) => [nameOfRow(row), row])).values()],
    known: new Set(all.map(({ request }) => request)),
  };
};

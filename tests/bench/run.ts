/** `npm run bench`: figures beside their goals, and beside a static floor that FLOOR_URL names. */

import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { buildOnce } from '#server/build-once.ts';
import { chromiumFlags, ensureChromium } from '#tests/support/chromium.ts';
import { addToCart } from '#tests/support/shopper-pages.ts';
import { startShop } from '#tests/support/shop-server.ts';
import { budgets, type Kind } from './budgets.ts';
import * as measured from './measured.ts';
import { visit, visiting, type Seen } from './visit.ts';
import { spawnSync } from 'node:child_process';
import { Agent, get } from 'node:http';

const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const textOf = (value: number | null): string =>
  value === null || Number.isNaN(value) ? '-' : String(Math.round(value * 100) / 100);

/** Goals begin with ≤ or ≥; one without is only printed. */
const verdictOf = (goal: string, value: number | null): string => {
  const bound = Number(goal.slice(2));
  if (value === null || Number.isNaN(value) || goal === '') return '';
  return (goal.startsWith('≥') ? value >= bound : value <= bound) ? 'met' : 'missed';
};

const printRow = (
  figure: string,
  what: string,
  goal: string,
  value: number | null,
  floor: number | null = null,
): void =>
  console.log(
    [
      figure.padEnd(4),
      what.padEnd(34),
      goal.padEnd(9),
      textOf(value).padStart(9),
      textOf(floor).padStart(9),
      ` ${verdictOf(goal, value)}`,
    ].join(' '),
  );

const seconds = 5;
// the process compiles what it draws with during its first thousands of pages
const warmUpSeconds = 10;
const atOnce = 16;

/** Where the system can; elsewhere the two share all cores. */
const pin = (pid: number, core: number): void =>
  void spawnSync('taskset', ['-a', '-p', '-c', String(core), String(pid)], { stdio: 'ignore' });

const request = (url: URL, agent: Agent): Promise<boolean> =>
  new Promise((resolve) => {
    const headers = { Accept: 'text/html', 'Accept-Encoding': 'br' };
    get(url, { agent, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode === 200));
    }).once('error', () => resolve(false));
  });

/** Like autocannon with its warm-up. `urlOf` gives the address of each request by its number. */
const loadDoor = async (urlOf: (turn: number) => string): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  let turn = 0;
  const loadFor = async (time: number): Promise<number> => {
    const end = Date.now() + time * 1000;
    let answered = 0;
    const client = async (): Promise<void> => {
      while (Date.now() < end) {
        turn += 1;
        if (await request(new URL(urlOf(turn)), agent)) answered += 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, client));
    return answered / time;
  };
  await loadFor(warmUpSeconds);
  return loadFor(seconds).finally(() => agent.destroy());
};

const floorUrl = process.env['FLOOR_URL'];
const rounds = Number(process.env['ROUNDS'] ?? 7);
const kinds = Object.keys(budgets) as Kind[];

await buildOnce({ root: join(import.meta.dirname, '../..') });
const shop = await startShop({ env: { TRUST_PROXY: 'on' } });
const executablePath = await ensureChromium();
const launch = (...flags: string[]) =>
  chromium.launch({ executablePath, args: [...chromiumFlags, ...flags] });
const browser = await launch();
const at = (kind: Kind): string => shop.url + budgets[kind].path;
const stored = await measured.storedByBuyer({ browser, url: at('product'), entries: [] });
const place = (kind: Kind) => ({ browser, url: at(kind), entries: budgets[kind].hasCart ? stored : [] });
const floor = (name: string) => ({ browser, url: new URL(`/${name}.html`, floorUrl).href, entries: [] });
const floors = floorUrl === undefined ? [] : ['category', 'product'];

const measureVisits = async () => {
  // the first visitor of a page waits for its drawing
  for (const kind of kinds) await visiting(place(kind), (page) => visit(page, at(kind)));
  const cold: Record<string, Seen[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const name of floors) (cold[`floor ${name}`] ??= []).push(await measured.visitSlowly(floor(name)));
    for (const kind of kinds) (cold[kind] ??= []).push(await measured.visitSlowly(place(kind)));
  }
  return (name: string, of: keyof Seen): number => medianOf((cold[name] ?? []).map((seen) => seen[of]));
};

const benchVisits = async (): Promise<void> => {
  const median = await measureVisits();
  const ofFloor = (kind: Kind, of: keyof Seen): number =>
    median(kind === 'category' ? 'floor category' : 'floor product', of);
  for (const kind of kinds) {
    printRow('S1', `${kind}: scripts, kB`, budgets[kind].S1, median(kind, 'scriptBytes') / 1000, 0);
    const { scriptBytes } = await measured.visitAndTouch(place(kind));
    printRow('S1', `${kind}: scripts with the first touch, kB`, '', scriptBytes / 1000);
  }
  for (const kind of kinds) {
    const ratio = median(kind, 'lcp') / ofFloor(kind, 'lcp');
    printRow('S3', `${kind}: LCP, × the floor`, budgets[kind].S3, ratio, 1);
    printRow('', `${kind}: LCP, ms`, '', median(kind, 'lcp'), ofFloor(kind, 'lcp'));
  }
  for (const kind of kinds) {
    const [count, floorCount] = [median(kind, 'requests'), ofFloor(kind, 'requests')];
    printRow('S5', `${kind}: requests`, budgets[kind].S5, count, floorCount);
  }
  for (const kind of kinds) printRow('S7', `${kind}: CLS`, '≤ 0.01', median(kind, 'shift'));
};

const benchPages = async (): Promise<void> => {
  for (const kind of kinds) {
    const { calls, heap } = await measured.countCalls(place(kind));
    printRow('S4', `${kind}: function calls`, budgets[kind].S4, calls);
    printRow('S9', `${kind}: heap, MB`, '≤ 2.6', heap / 1e6);
  }
  const again = await measured.visitAgain(place('product'));
  printRow('S6', 'again: requests that wait', '≤ 0', again.waited);
  printRow('S6', 'again: kB', '≤ 2', again.bytes / 1000);
  printRow('S6', 'again: opens offline', '≥ 1', again.opensOffline);
  const first = await measured.timeFirstPress(place('product'), addToCart);
  printRow('S8', 'first press, at rest: ms to the next paint', '≤ 100', first);
  for (const [name, press] of Object.entries(measured.presses)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      times.push(await measured.timePress(place('product'), press));
    printRow('S8', `${name}: ms to the next paint`, '≤ 100', medianOf(times));
  }
  const grown = 'heap after 20 pages, × the first';
  printRow('S9', grown, '≤ 1.15', await measured.growHeap(place('category')));
  // shows whether more than the compiled code of the engine has grown
  const uncompiled = await launch('--js-flags=--no-sparkplug --no-maglev --no-opt');
  const growth = await measured.growHeap({ ...place('category'), browser: uncompiled });
  printRow('', `${grown}, not compiled`, '', growth);
  await uncompiled.close();
};

const benchDoor = async (): Promise<void> => {
  pin(shop.pid, 0);
  pin(process.pid, 1);
  printRow('S11', 'kept pages a second', '≥ 5000', await loadDoor(() => at('product')));
  // another list each time
  const drawn = await loadDoor((turn) => `${at('category')}?turn=${turn}`);
  printRow('S11', 'drawn pages a second', '≥ 400', drawn);
};

/** A figure that cannot be taken is a line of the table, too. */
const attempt = (work: () => Promise<void>): Promise<void> =>
  work().catch((error: unknown) => console.log(`-    ${String(error).split('\n')[0]}`));

try {
  console.log(`Medians of ${rounds} rounds: goal, shop, floor (${floorUrl ?? '-'})`);
  await attempt(benchVisits);
  await attempt(benchPages);
  await browser.close();
  await attempt(benchDoor);
} finally {
  await browser.close();
  await shop.stop();
}

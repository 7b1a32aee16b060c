/** The shop under fuzzing: with carts and a customer, and a hash of every row to compare. */

import { expect } from 'vitest';
import type { Answer } from '#tests/deep/contract/match.ts';
import type { Json, RecordedRequest } from '#tests/deep/contract/recording.ts';
import { shopperAt } from '#tests/deep/contract/shopper.ts';
import { openStage, type Stage } from '#tests/deep/contract/stage.ts';

export interface FuzzShop {
  readonly stage: Stage;
  /** Sends requests to a fresh shop: none fails, and a refused one changes no row unless it may. */
  send(requests: readonly FuzzRequest[], isRefused: (answer: Answer) => boolean): Promise<void>;
}

export interface FuzzRequest {
  readonly request: RecordedRequest;
  /** Its refusal may leave something behind, as Magento's does. */
  readonly mayLeave?: boolean;
}

type Rows = ReadonlyMap<string, string>;

/** A refusal may count an attempt and begin a session. */
const apart = new Set(['attempt', 'browser_session']);

/** Wrong passwords are counted on the customer. */
const counted: Readonly<Record<string, readonly string[]>> = {
  customer: ['failed_sign_ins', 'locked_until', 'updated_at'],
};

const line = (sku: string, quantity: number) => ({ id: null, sku, quantity });

export async function openFuzzShop(): Promise<FuzzShop> {
  const stage = await openStage();
  const shopper = shopperAt(stage);
  const rows = await stage.change(`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`);
  const tables = rows.map(({ name }) => String(name)).filter((name) => !apart.has(name));
  const pictures = tables.map((name) => {
    const minus = (counted[name] ?? []).map((column) => ` - '${column}'`).join('');
    return `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg((to_jsonb(t)${minus})::text, '|' order by (to_jsonb(t)${minus})::text)), '') as hash from public."${name}" t`;
  });
  const begin = async (): Promise<Rows> => {
    await stage.reset();
    const bearer = await shopper.signIn('alice@example.com');
    const own = await shopper.newCart(bearer);
    await shopper.fill(own, [line('AW-CUPS-100', 1)], bearer);
    const cart = await shopper.newCart(null);
    await shopper.fill(cart, [line('AW-WATER-15', 2), line('AW-BOTTLE', 1)], null);
    const bob = await shopper.signIn('bob@example.com');
    const foreign = await shopper.newCart(bob);
    await shopper.fill(foreign, [line('AW-WATER-15', 1)], bob);
    const gone = await shopper.newCart(null);
    await stage.change(`update quote set is_active = false where masked_id = '${gone}'`);
    return new Map([
      ['<CART>', cart],
      ['<EMPTY_CART>', await shopper.newCart(null)],
      ['<FOREIGN_CART>', foreign],
      ['<GONE_CART>', gone],
      ['<OWN_CART>', own],
      ['<BEARER>', bearer],
    ]);
  };
  const hashRows = async (): Promise<Rows> => {
    const found = await stage.change(pictures.join(' union all '));
    return new Map(found.map(({ name, hash }) => [String(name), String(hash)]));
  };
  return {
    stage,
    async send(requests, isRefused) {
      const values = await begin();
      let before = await hashRows();
      for (const { request, mayLeave = false } of requests) {
        const bound = bind(request, values);
        const answer = await stage.ask(bound);
        expectNoFailure(stage, bound, answer);
        const after = await hashRows();
        const told = `${bound.method} ${bound.path} ${JSON.stringify(bound.body ?? null)}: ${JSON.stringify(answer)}`;
        if (isRefused(answer) && !mayLeave) expect(after, told).toEqual(before);
        before = after;
      }
    },
  };
}

function bind(request: RecordedRequest, values: ReadonlyMap<string, string>): RecordedRequest {
  const replace = (said: string): string =>
    [...values].reduce((now, [place, value]) => now.replaceAll(place, value), said);
  const { body } = request;
  return {
    ...request,
    path: replace(request.path),
    headers: Object.fromEntries(Object.entries(request.headers).map(([key, value]) => [key, replace(value)])),
    ...(body === undefined
      ? {}
      : {
          body:
            typeof body === 'string' ? replace(body) : (JSON.parse(replace(JSON.stringify(body))) as Json),
        }),
  };
}

function expectNoFailure(
  stage: Stage,
  request: RecordedRequest,
  { status, contentType, body }: Answer,
): void {
  const asked = `${request.method} ${request.path} ${JSON.stringify(request.body ?? null)}`;
  expect(stage.lines, asked).toEqual([]);
  expect(status, asked).toBeLessThan(500);
  expect(contentType, asked).toContain('json');
  expect(typeof body === 'string' && body.startsWith('<'), asked).toBe(false);
}

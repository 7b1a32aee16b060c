/** The shop under fuzzing: carts, a customer, and a hash of every row to compare. */

import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { Answer } from '#tests/deep/contract/match.ts';
import type { RecordedRequest } from '#tests/deep/contract/recording.ts';
import { shopperAt } from '#tests/deep/contract/shopper.ts';
import { openStage } from '#tests/deep/contract/stage.ts';

const known = `AW-WATER-15 AW-BOTTLE AW-PACK AW-ENGRAVE AW-OOS alice@example.com unknown@example.com nope
  SAVE10 EXPIRED10 flatrate checkmo braintree NSW AU XX Passw0rd!1`.split(/\s+/);
const odd = [
  ['', ' ', '\u0000', 'a\u0000b', '水 é 😀', '\uD800', '\u202Eabc', "' or 1=1 --", 'x'.repeat(5000), '!!'],
  [
    '<script>alert(1)</script>',
    '%1 %fieldName',
    '{{var x}}',
    '../../etc/passwd',
    '-1',
    '1e400',
    '2026-02-31',
  ],
  ['OTk5OTk5', 'YnVuZGxlLzEvMS8x', 'Y29uZmlndXJhYmxlLzE0MC82', 'Y3VzdG9tLW9wdGlvbi8x'],
].flat();

export const text = fc.oneof(
  fc.constantFrom(...known),
  fc.constantFrom(...odd),
  fc.string({ unit: 'grapheme' }),
);
export const whole = fc.oneof(fc.nat(5), fc.constantFrom(-1, 606, 10_001, 2_147_483_647, -2_147_483_648));
export const number = fc.oneof(whole, fc.constantFrom(1.5, -0.0001, 1e15, 1e308, 2_147_483_648));

/** Any JSON value, where another type is expected. */
export const wrong: fc.Arbitrary<unknown> = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  number,
  text,
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('nope', 'id', '__proto__', 'constructor'), text, { maxKeys: 2 }),
);

export interface FuzzRequest {
  readonly request: RecordedRequest;
  isRefused(answer: Answer): boolean;
}

/** What differs although a request was refused: counted attempts, and the session it began. */
const apart = `'attempt', 'browser_session'`;
const counted = `- 'failed_sign_ins' - 'locked_until' - 'updated_at'`;

export async function openFuzzShop() {
  const stage = await openStage();
  const shopper = shopperAt(stage);
  const tables = await stage.change(`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in (${apart})`);
  const hashes = tables
    .map(({ name }) => {
      const row = `(to_jsonb(t)${name === 'customer' ? counted : ''})::text`;
      return `select '${name}' as name, md5(string_agg(${row}, '|' order by ${row})) as hash from public."${name}" t`;
    })
    .join(' union all ');
  const newCart = async (bearer: string | null, sku: string): Promise<string> => {
    const cart = await shopper.newCart(bearer);
    await shopper.fill(cart, [{ id: null, sku, quantity: 2 }], bearer);
    return cart;
  };
  return {
    close: () => stage.close(),
    /** The ids of a fresh shop. */
    async begin() {
      await stage.reset();
      const bearer = await shopper.signIn('alice@example.com');
      const gone = await shopper.newCart(null);
      await stage.change(`update quote set is_active = false where masked_id = '${gone}'`);
      const foreign = await newCart(await shopper.signIn('bob@example.com'), 'AW-WATER-15');
      await newCart(bearer, 'AW-CUPS-100');
      return { bearer, gone, foreign, cart: await newCart(null, 'AW-BOTTLE') };
    },
    /** One after the other: none fails, and a refused one changes no row. */
    async send(requests: readonly FuzzRequest[]): Promise<void> {
      let before = await stage.change(hashes);
      for (const { request, isRefused } of requests) {
        const answer = await stage.ask(request);
        const told = `${JSON.stringify(request)}: ${JSON.stringify(answer)}`;
        expect(stage.lines, told).toEqual([]);
        expect(answer.status, told).toBeLessThan(500);
        expect(answer.contentType, told).toContain('json');
        const after = await stage.change(hashes);
        if (isRefused(answer)) expect(after, told).toEqual(before);
        before = after;
      }
    },
  };
}

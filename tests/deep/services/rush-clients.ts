/** The shoppers of a rush: eight at a time over two backends, each with one of its own and the other to turn to. */
import { brisbane, type Answer, type ShopClient } from '#tests/backend/shop-client.ts';

export const clients = 8;

export interface Reach {
  readonly own: ShopClient;
  readonly other: ShopClient;
}

export async function share<Result>(
  shops: readonly ShopClient[],
  amount: number,
  work: (place: number, reach: Reach) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const client = async (number: number): Promise<void> => {
    const own = shops[number % 2];
    const other = shops[(number + 1) % 2];
    if (!own || !other) throw new Error('Two backends are open.');
    for (let place = next++; place < amount; place = next++)
      results[place] = await work(place, { own, other });
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  return results;
}

export function placeOrder(shop: ShopClient, cartId: string, method: string): Promise<Answer> {
  return shop.rest('POST', `/guest-carts/${cartId}/payment-information`, {
    email: 'gina@example.com',
    paymentMethod: { method },
    billingAddress: brisbane,
  });
}

/** The number of the order a cart became; null while it is still a cart. */
export async function orderOf(shop: ShopClient, cartId: string): Promise<string | null> {
  const { body } = await shop.rest('GET', `/guest-carts/${cartId}`);
  return body.is_active === false ? String(body.reserved_order_id) : null;
}

export function printTable(title: string, rows: readonly (readonly [string, string | number])[]): void {
  const width = Math.max(...rows.map(([name]) => name.length));
  console.log([title, ...rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`)].join('\n'));
}

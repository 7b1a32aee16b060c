/** The mail of an order says which dollars it is in where there are others. */
import { expect, test } from 'vitest';
import { openShop } from './open-shop.ts';
import { brisbane, newNonce, pay, readyCart } from './shop-client.ts';

const shop = await openShop();
const abroad = { country_id: 'NZ', region: '', region_id: null, region_code: null, city: 'Wellington' };

test.each([
  ['Australia', brisbane, /^Total: \$[\d.]+$/m],
  ['New Zealand', { ...brisbane, ...abroad, postcode: '6011' }, /^Total: \$[\d.]+ AUD$/m],
])('an order billed to %s names the currency as it should [BEY-25]', async (_, billingAddress, total) => {
  const id = await readyCart(shop);
  expect((await pay(shop, id, await newNonce(shop), { billingAddress })).status).toBe(200);
  const [mail] = await shop.rows(
    `select text from mail_message where kind = 'orderReceipt' order by id desc`,
  );
  expect(mail?.['text']).toMatch(total);
});

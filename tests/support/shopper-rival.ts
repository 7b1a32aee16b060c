/** Another shopper orders what a shopper has in the cart, so that it runs short (BEY-09). */

import { addTo, clientOf, newCart, newNonce, pay, setShipping } from '#tests/backend/shop-client.ts';

/** By its own sku: of a product with variants the variant's. */
export const buyElsewhere = async (shopUrl: string, sku: string, quantity: number): Promise<void> => {
  const shop = clientOf(fetch, shopUrl);
  const cart = await newCart(shop);
  await addTo(shop, cart, sku, quantity);
  await setShipping(shop, cart, undefined, ['bwdelivery', 'standard']);
  const { status, body } = await pay(shop, cart, await newNonce(shop));
  if (status !== 200)
    throw new Error(`Another shopper could not buy ${quantity} ${sku}: ${JSON.stringify(body)}`);
};

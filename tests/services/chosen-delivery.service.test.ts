/** What this browser keeps of a chosen way of delivery while delivery is asked for anew (STO-01, SHIP-01, BEY-04). */

import { expect, test } from 'vitest';
import { methodSlice } from '#services/checkout-slices.ts';
import { createShippingService } from '#services/shipping.service.ts';
import { readSlice } from '#transport/slice.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';
import { addTo, newCart } from '#tests/backend/shop-client.ts';
import { ask, aud, brisbane, useBackend } from './wired-backend.ts';

const backend = useBackend(fixtureShop);

test('keeps a stored delivery method while it is offered, and removes any other [SHIP-01, BEY-04]', async () => {
  const { transport } = backend.wires();
  const { estimateShipping, saveShippingInformation } = createShippingService(transport);
  const kept = () => readSlice(transport.storage, methodSlice);
  const cartId = await newCart(backend.direct);
  await addTo(backend.direct, cartId, 'BOTTLE', 2);
  const place = { currency: 'AUD', cartId, address: brisbane };
  const express = (await ask(estimateShipping, place)).find(({ methodCode }) => methodCode === 'express');
  if (express === undefined) throw new Error('there is no express delivery');
  const saving = { cartId, address: brisbane, billing: brisbane, method: express };

  await ask(saveShippingInformation, saving);
  await ask(estimateShipping, { ...place, choice: { ...express, price: aud(1) } });
  expect(kept()).toEqual(express);
  await ask(estimateShipping, { ...place, choice: { ...express, methodCode: 'drone' } });
  expect(kept()).toBeNull();
  await ask(saveShippingInformation, saving);
  await ask(estimateShipping, { ...place, choice: null });
  expect(kept()).toBeNull();
});

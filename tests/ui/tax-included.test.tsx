// @vitest-environment jsdom
/** The price of a product is called “GST included” only where the server says so. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { RunningPrice } from '#features/product/RunningPrice.tsx';
import type { Product } from '#machines/domain/catalog.ts';
import type { Content } from '#machines/domain/subject.ts';
import { optionsMachine } from '#machines/options/options.machine.ts';
import { ShopProvider } from '#shop/ShopProvider.tsx';
import { aud, offerOf } from '#tests/models/offers.ts';
import { openShop } from '../machines/fake-services.ts';

afterEach(cleanup);

test.each([
  [true, 'AU', ['GST included']],
  [true, 'GB', ['VAT included']],
  [true, 'US', ['Tax included']],
  [false, 'AU', []],
] as const)('tax included %j is said in %j as %j [BEY-22]', async (isTaxIncluded, country, words) => {
  const shop = openShop({
    content: ({ kind }) =>
      kind === 'storeConfig'
        ? ({ kind, storeConfig: { name: 'Water', locale: 'en_AU', country } } as Content)
        : { kind: 'menu', items: [] },
  });
  shop.actor.send({ type: 'shop.read', subject: { kind: 'storeConfig' } });
  await act(() => shop.quiet());
  const offer = offerOf([]);
  const product = {
    offer,
    price: aud(1000),
    regularPrice: null,
    isRental: false,
    isPriceFrom: false,
    isTaxIncluded,
  };
  const options = createActor(optionsMachine, { input: { offer, lineId: null } }).start();
  render(
    <ShopProvider shop={shop.actor}>
      <RunningPrice product={product as unknown as Product} options={options} />
    </ShopProvider>,
  );
  expect(screen.queryAllByText(/included$/).map(({ textContent }) => textContent)).toEqual(words);
  options.stop();
});

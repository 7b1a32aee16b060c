// @vitest-environment jsdom
/** The price of a product is called “GST included” only where the server says so. */
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { RunningPrice } from '#features/product/RunningPrice.tsx';
import type { Product } from '#machines/domain/catalog.ts';
import type { Content } from '#machines/domain/subject.ts';
import { optionsMachine } from '#machines/options/options.machine.ts';
import { aud, offerOf } from '#tests/models/offers.ts';
import { openShop } from '../machines/fake-services.ts';
import { renderIn } from './stage.tsx';

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
  const price = { price: aud(1000), regularPrice: null, isRental: false, isPriceFrom: false };
  const product = { offer, ...price, isTaxIncluded } as unknown as Product;
  const options = createActor(optionsMachine, { input: { offer, lineId: null } }).start();
  renderIn(shop.actor, <RunningPrice product={product} options={options} />);
  expect(screen.queryAllByText(/included$/).map(({ textContent }) => textContent)).toEqual(words);
  options.stop();
});

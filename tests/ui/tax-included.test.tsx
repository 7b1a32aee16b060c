// @vitest-environment jsdom
/** The price of a product is called “GST included” where the server says so alone. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { RunningPrice } from '#features/product/RunningPrice.tsx';
import type { Product } from '#machines/domain/catalog.ts';
import { optionsMachine } from '#machines/options/options.machine.ts';
import { aud, offerOf } from '#tests/models/offers.ts';

afterEach(cleanup);

test.each([
  [true, 1],
  [false, 0],
  [undefined, 0],
])('tax included %j is said %i times [BEY-22]', (isTaxIncluded, times) => {
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
  render(<RunningPrice product={product as unknown as Product} options={options} />);
  expect(screen.queryAllByText('GST included')).toHaveLength(times);
  options.stop();
});

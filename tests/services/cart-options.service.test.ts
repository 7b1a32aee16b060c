/** Every kind of item with its options, read and rebuilt. */

import { expect, test } from 'vitest';
import { missingLines, type NewLine } from '#machines/domain/cart.ts';
import { linesToRebuild } from '#machines/domain/cart-actions.ts';
import { nothingChosen, type ChosenOptions } from '#machines/domain/chosen-options.ts';
import { present } from '#machines/domain/present.ts';
import { createCartService } from '#services/cart/cart.service.ts';
import { kindsShop, people, uid } from '#tests/backend/kinds-shop.ts';
import { ask, useBackend } from './wired-backend.ts';

const guide = present(
  kindsShop.products.find(({ sku }) => sku === 'GUIDE'),
  'the guide',
);
const downloads = present(guide.downloads, 'its files');
const links = downloads.links.map((link) => ({ ...link, id: link.id + 900 }));
const soldWhole = { ...downloads, areLinksPurchasedSeparately: false, links };
const whole = { ...guide, id: 999, sku: 'WHOLE', urlKey: 'whole', downloads: soldWhole };

const backend = useBackend({ ...kindsShop, products: [...kindsShop.products, whole] });

const entered = (...answers: readonly (readonly [uid: string, value: string])[]) =>
  answers.map(([path, value]) => ({ uid: uid(path), value }));

const line = (sku: string, quantity: number, chosen: Partial<ChosenOptions> = {}): NewLine => ({
  sku,
  name: sku,
  quantity,
  chosen: { ...nothingChosen, ...chosen },
});

const given = people('Ola', 'Rosa');

/** Each kind of item, and how its options are shown. */
const kinds: readonly (readonly [kind: string, asked: NewLine, shown: readonly string[]])[] = [
  ['a variant', line('FLASK', 2, { selected: [uid('configurable/93/7')] }), ['Colour: Red']],
  [
    'a bundle with more of a part',
    line('PACK', 1, { selected: [uid('bundle/1/1/1')], entered: entered(['bundle/2/3/1', '4']) }),
    ['Cooler: 1 × Product FIZZ', 'Extras: 4 × Paper cups'],
  ],
  [
    'two files',
    line('GUIDE', 1, { selected: [uid('downloadable/1'), uid('downloadable/2')] }),
    ['Files: PDF, Audio'],
  ],
  ['all files, unasked', line('WHOLE', 1), ['Files: PDF, Audio']],
  [
    'own options, written and picked',
    line('ENGRAVED', 1, {
      selected: [uid('custom-option/2/9')],
      entered: entered(['custom-option/1', 'ROSA']),
    }),
    ['Engraving: ROSA', 'Ribbon: Gold'],
  ],
  [
    'a gift card of a given amount',
    line('VOUCHER', 1, {
      selected: [uid('giftcard/giftcard_amount/25.0000')],
      entered: [...given, ...entered(['giftcard/giftcard_message', 'Enjoy!'])],
    }),
    ['For: Rosa (rosa@example.com)', 'From: Ola (ola@example.com)', 'Message: Enjoy!'],
  ],
  [
    'a gift card of an own amount',
    line('VOUCHER', 1, { entered: [...entered(['giftcard/custom_giftcard_amount', '33']), ...given] }),
    ['For: Rosa (rosa@example.com)', 'From: Ola (ola@example.com)'],
  ],
];

const open = async () => {
  const { transport } = backend.wires();
  const service = createCartService(transport);
  const cartId = await ask(service.createCart, undefined);
  return {
    service,
    cartId,
    add: (asked: NewLine) => ask(service.writeCart, { cartId, action: { kind: 'add', line: asked } }),
  };
};

const shownOf = (options: readonly { readonly label: string; readonly values: readonly string[] }[]) =>
  options.map(({ label, values }) => `${label}: ${values.join(', ')}`);

test('sends, reads back and rebuilds a cart of every kind with all its options [BEY-03 CART-09]', async () => {
  const before = await open();
  for (const [, asked] of kinds) expect((await before.add(asked)).refusals).toEqual([]);
  const cart = await ask(before.service.readCart, { cartId: before.cartId });
  expect(cart.lines.map(({ sku, quantity, problem }) => [sku, quantity, problem])).toEqual(
    kinds.map(([, { sku, quantity }]) => [sku, quantity, null]),
  );
  expect(cart.lines.map(({ options }) => shownOf(options))).toEqual(kinds.map(([, , shown]) => shown));
  const lines = linesToRebuild(cart, []);
  const after = await open();
  const rebuilt = await ask(after.service.rebuildCart, { cartId: after.cartId, lines });
  expect(rebuilt.refusals).toEqual([]);
  const withoutId = (read: (typeof cart.lines)[number]) => ({ ...read, id: '' });
  expect(rebuilt.cart.lines.map(withoutId)).toEqual(cart.lines.map(withoutId));
  expect(missingLines(lines, rebuilt.cart)).toEqual([]);
});

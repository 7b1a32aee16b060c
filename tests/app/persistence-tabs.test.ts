/** Which facts about cart, session and goods are kept, and what other tabs are told (§7 browser storage, SESS-05, BEY-08). */

import { bottle, offerOf } from '#tests/models/offers.ts';
import { describe, expect, test } from 'vitest';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import type { GalleryImage } from '#machines/domain/catalog.ts';
import { present } from '#machines/domain/present.ts';
import type { Variant } from '#machines/domain/offer.ts';
import type { ShopFact } from '#machines/shop.events.ts';
import { emptyContent } from '#machines/domain/content-tree.ts';
import { readCartId } from '#services/cart-watch.ts';
import { readImages } from '#services/kept-images.ts';
import { aud } from '#tests/services/wired-backend.ts';
import { draft, open, receipt } from './persistence-stage.ts';

describe('what other tabs are told of the cart', () => {
  const line = { sku: 'A', name: 'A', quantity: 1, chosen: nothingChosen };
  const empty = {
    lines: [],
    totalQuantity: 0,
    isVirtual: false,
    subtotal: aud(0),
    grandTotal: aud(0),
    shipping: null,
    taxes: [],
    coupons: [],
    discount: null,
    giftCards: [],
    minimumOrder: null,
  };
  const withCart = () => {
    const opened = open();
    opened.local.write('cartId', 'cart-1', null);
    opened.tell({ type: 'cart.changed', cart: { ...empty, id: 'cart-1' } });
    const stamp = () => opened.local.read('cart_change');
    return { ...opened, stamp };
  };

  test.each<ShopFact>([
    { type: 'cart.itemAdded', line },
    { type: 'cart.itemsAdded', lines: [line], missed: [], orderNumber: null },
    { type: 'cart.itemUpdated', line },
    { type: 'cart.itemRemoved', line },
    { type: 'cart.itemEdited', lineId: '1', line },
    {
      type: 'cart.actionFailed',
      failure: { kind: 'server', message: '' },
      actions: [{ kind: 'edit', lineId: '1', before: line, line, step: 'removing' }],
    },
    { type: 'cart.created', cartId: 'cart-2', isOwned: false },
    { type: 'cart.dropped' },
  ])('SESS-05 $type is told, each time anew', (fact) => {
    const { tell, stamp } = withCart();
    tell(fact);
    const first = stamp();
    expect(first).toEqual(expect.any(String));
    tell({ type: 'cart.itemAdded', line });
    expect(stamp()).not.toBe(first);
  });

  test.each<ShopFact>([
    { type: 'cart.changed', cart: { ...empty, id: 'cart-1' } },
    { type: 'cart.created', cartId: 'cart-1', isOwned: true },
    { type: 'cart.adopted' },
  ])('SESS-05 what follows from another tab is not: $type', (fact) => {
    const { tell, stamp } = withCart();
    tell(fact);
    expect(stamp()).toBeNull();
  });

  test('SESS-05 CART-11 a customer’s cart that took a guest’s things in is told, though its id is known', () => {
    const { tell, stamp, local } = withCart();
    tell({ type: 'cart.dropped' });
    tell({ type: 'cart.released', cartId: 'cart-1' });
    // another tab has followed into the same cart already
    local.write('cartId', 'cart-9', null);
    tell({ type: 'cart.created', cartId: 'cart-9', isOwned: true });
    const before = stamp();
    tell({ type: 'cart.adopted' });
    expect(stamp()).not.toBe(before);
    const after = stamp();
    tell({ type: 'cart.adopted' });
    expect(stamp()).toBe(after);
  });

  test('SESS-05 a cart that another tab has made since is not this one’s to remove', () => {
    const { tell, local, stamp } = withCart();
    local.write('cartId', 'cart-2', null);
    tell({ type: 'cart.dropped' });
    expect([readCartId(local), stamp()]).toEqual(['cart-2', null]);
  });

  test('SESS-02 signing out here leaves no cart id, whoever kept it', () => {
    const { tell, local } = withCart();
    local.write('cartId', 'cart-2', null);
    tell({ type: 'cart.dropped' });
    tell({ type: 'session.signedOut' });
    expect(readCartId(local)).toBeNull();
  });
});

describe('who is signed in', () => {
  test.each<ShopFact>([
    { type: 'session.signedIn', email: 'hannah@example.com' },
    { type: 'session.restored', email: 'hannah@example.com' },
  ])('SESS-06 after $type the tab knows that somebody is, and not who', (fact) => {
    const { tell, local, session, keys } = open();
    tell(fact);
    expect([session.read('customer_info'), keys()]).toEqual([
      { signedIn: true },
      ['local customer_trace', 'tab customer_info'],
    ]);
    expect(local.read('customer_trace')).toBe(true);
  });

  test('SESS-06 BEY-08 a session that timed out is nobody’s in the tab, but the browser knows whom to forget', () => {
    const { tell, keys } = open();
    tell({ type: 'session.restored', email: 'hannah@example.com' });
    tell({ type: 'session.timedOut' });
    expect(keys()).toEqual(['local customer_trace']);
  });

  test('BEY-08 what is typed while timed out is the customer’s, though another tab has forgotten them', () => {
    const { tell, local, keys } = open();
    tell({ type: 'session.restored', email: 'hannah@example.com' });
    tell({ type: 'session.timedOut' });
    local.remove('customer_trace');
    tell({ type: 'checkout.draftChanged', draft });
    expect(keys()).toContain('local customer_trace');
  });

  test.each<ShopFact>([{ type: 'session.signedOut' }, { type: 'session.forgotten' }])(
    'BEY-08 after $type there is nobody left to forget, and a guest’s draft is theirs',
    (fact) => {
      const { tell, keys } = open();
      tell({ type: 'session.signedIn', email: 'hannah@example.com' });
      tell(fact);
      tell({ type: 'checkout.draftChanged', draft });
      tell({ type: 'checkout.paymentChosen', code: 'braintree' });
      expect(keys()).not.toContain('local customer_trace');
    },
  );

  test.each<ShopFact>([{ type: 'session.checkoutForgotten' }, { type: 'session.ownerChanged' }])(
    'SESS-02 BEY-08 after $type nothing is left of a checkout',
    (fact) => {
      const { tell, local, session, keys } = open();
      tell({ type: 'checkout.orderPlaced', receipt });
      tell({ type: 'checkout.draftChanged', draft });
      tell({ type: 'checkout.paymentChosen', code: 'braintree' });
      for (const key of ['shippingMethod', 'availableShippingMethods']) local.write(key, 'a', null);
      session.write('purchase_event', {}, null);
      tell(fact);
      expect(keys()).toEqual([]);
    },
  );

  test('BEY-08 the cart insight goes with the cart', () => {
    const { tell, session, keys } = open();
    session.write('cart_insight', {}, null);
    tell({ type: 'cart.dropped' });
    expect(keys()).toEqual([]);
  });
});

const image = (url: string) => ({ url, label: '' });

const pictured = (
  sku: string,
  gallery: readonly GalleryImage[],
  variants: readonly Variant[] = [],
): ShopFact => ({
  type: 'catalog.loaded',
  subject: { kind: 'product', urlKey: sku },
  content: {
    kind: 'product',
    product: {
      sku,
      name: sku,
      path: '/',
      image: image('/media/small.jpg'),
      price: aud(1),
      regularPrice: null,
      tiers: [],
      isRental: false,
      isInStock: true,
      isPriceFrom: false,
      isQuickAdd: true,
      gallery,
      shortDescription: emptyContent,
      description: emptyContent,
      attributes: [],
      breadcrumbs: [],
      related: [],
      upsell: [],
      offer: offerOf([], { variants }),
      isShipped: true,
      files: [],
      samples: [],
      incentive: null,
      onlyLeft: null,
      metaTitle: '',
      metaDescription: '',
    },
  },
});

const product = (sku: string, ...urls: readonly string[]): ShopFact =>
  pictured(
    sku,
    urls.map((url, place) => ({ ...image(url), position: place + 1 })),
  );

const at = (position: number | null, url: string): GalleryImage => ({ ...image(url), position });

describe('pictures', () => {
  test('CAT-04 of a gallery the picture at position 1 is kept, and only without one the first', () => {
    const { tell, local } = open();
    tell(pictured('A', [at(0, '/a0'), at(1, '/a1')]));
    tell(pictured('B', [at(null, '/b'), at(3, '/b3')]));
    expect(readImages(local)).toEqual([
      ['A', '/a1'],
      ['B', '/b'],
    ]);
  });

  test('CAT-04 the first of a product’s gallery is kept by its sku, the newest word counting', () => {
    const { tell, local } = open();
    for (const fact of [product('A', '/a1', '/a2'), product('__proto__', '/p'), product('A', '/a3')])
      tell(fact);
    expect(readImages(local)).toEqual([
      ['__proto__', '/p'],
      ['A', '/a3'],
    ]);
  });

  test('CAT-04 each variant’s first picture is kept by its own sku, as orders name it', () => {
    const { tell, local } = open();
    const variants = ['sage', 'coral', 'bare'].map((sku) => ({
      ...present(bottle.variants[0], 'a variant'),
      sku,
      gallery: sku === 'bare' ? [] : [image(`/${sku}1`), image(`/${sku}2`)],
    }));
    for (let count = 0; count < 2; count += 1) tell(pictured('bottle', [at(1, '/bottle')], variants));
    expect(readImages(local)).toEqual([
      ['sage', '/sage1'],
      ['coral', '/coral1'],
      ['bottle', '/bottle'],
    ]);
  });

  test('CAT-04 a product without pictures is not kept, and of very many only the newest are', () => {
    const { tell, local } = open();
    tell(product('bare'));
    tell(product('bare', ''));
    expect(readImages(local)).toEqual([]);
    for (let count = 0; count < 201; count += 1) tell(product(`S${count}`, '/x'));
    expect([readImages(local).length, readImages(local)[0]?.[0]]).toEqual([200, 'S1']);
  });

  test.each([[null], ['text'], [{ A: '/a' }], [[1, null, ['A'], ['A', 1]]]])(
    'STO-01 %j holds no pictures',
    (value) => {
      const { local } = open();
      local.write('imagesBySku', value, null, 1);
      expect(readImages(local)).toEqual([]);
    },
  );
});

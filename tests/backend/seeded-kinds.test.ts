/** The real seed: one of every kind is chosen from as a shopper would, and goes into a cart at the price of what was chosen (GEN-01). */
import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import { newCart } from './shop-client.ts';
import { openShop } from './open-shop.ts';

const shop = await openShop({ seed: seedShop });
interface Wanted {
  readonly sku: string;
  readonly quantity: number;
  readonly selected_options?: readonly string[];
  readonly entered_options?: readonly { readonly uid: string; readonly value: string }[];
}

/** What the cart says of the only thing in it. */
async function buy(wanted: Wanted) {
  const id = await newCart(shop);
  const { data, errors } = await shop.graphql(
    `mutation ($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) {
        user_errors { code message }
        cart { itemsV2 { items { quantity product { sku } prices { row_total_including_tax { value } } } } }
      }
    }`,
    { id, items: [wanted] },
  );
  expect(errors).toBeUndefined();
  expect(data.addProductsToCart.user_errors).toEqual([]);
  const [item] = data.addProductsToCart.cart.itemsV2.items;
  return [item.product.sku, item.quantity, item.prices.row_total_including_tax.value];
}

async function ask(sku: string, fields: string) {
  const { data } = await shop.graphql(
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { ${fields} } } }`,
    { sku },
  );
  return data.products.items[0];
}

test('GEN-01 a bottle by colour and size', async () => {
  const { configurable_options: options } = await ask(
    'BW-BOTTLE-STEEL',
    '... on ConfigurableProduct { configurable_options { values { uid label } } }',
  );
  const uids = options.map(({ values }: { values: { uid: string }[] }) => values[0]?.uid);
  expect(await buy({ sku: 'BW-BOTTLE-STEEL', quantity: 2, selected_options: uids })).toEqual([
    'BW-BOTTLE-STEEL',
    2,
    59.9,
  ]);
});

test('GEN-01 a starter pack with its first cooler and two bottles', async () => {
  const { items } = await ask(
    'BW-PACK-STARTER',
    '... on BundleProduct { items { required options { uid is_default } } }',
  );
  const uids = items
    .filter(({ required }: { required: boolean }) => required)
    .map(({ options }: { options: { uid: string }[] }) => options[0]?.uid);
  expect(await buy({ sku: 'BW-PACK-STARTER', quantity: 1, selected_options: uids })).toEqual([
    'BW-PACK-STARTER',
    1,
    304.9,
  ]);
});

test('GEN-01 signs in one size only', async () => {
  const { downloadable_product_links: links } = await ask(
    'BW-SIGNS',
    '... on DownloadableProduct { downloadable_product_links { uid title } }',
  );
  expect(await buy({ sku: 'BW-SIGNS', quantity: 1, selected_options: [links[1].uid] })).toEqual([
    'BW-SIGNS',
    1,
    11,
  ]);
});

test('GEN-01 a bottle with a name cut into it, and a ribbon', async () => {
  const { options } = await ask(
    'BW-FLASK-ENGRAVED',
    `... on CustomizableProductInterface { options { uid title
      ... on CustomizableDropDownOption { dropDown: value { uid title } } } }`,
  );
  const [engraving, ribbon] = options;
  expect(
    await buy({
      sku: 'BW-FLASK-ENGRAVED',
      quantity: 1,
      selected_options: [ribbon.dropDown[0].uid],
      entered_options: [{ uid: engraving.uid, value: 'ALEX' }],
    }),
  ).toEqual(['BW-FLASK-ENGRAVED', 1, 47.45]);
});

test('GEN-01 a visit by a technician', async () => {
  expect(await buy({ sku: 'BW-SERVICE-SANITISE', quantity: 1 })).toEqual(['BW-SERVICE-SANITISE', 1, 89]);
});

test('five cartons of paper cups cost what three or more cost', async () => {
  expect(await buy({ sku: 'BW-CUP-PAPER-200', quantity: 5 })).toEqual(['BW-CUP-PAPER-200', 5, 305]);
});

test('what comes with the next filling can be ordered already', async () => {
  expect(await buy({ sku: 'BW-ALU-450-12', quantity: 1 })).toEqual(['BW-ALU-450-12', 1, 33.6]);
});

test('GEN-01 a gift card for an amount and a person', async () => {
  const { gift_card_options: options } = await ask(
    'BW-GIFT-OPEN',
    '... on GiftCardProduct { gift_card_options { uid title } }',
  );
  const answers: Record<string, string> = {
    'Custom Giftcard Amount': '75',
    'Sender Name': 'Pat Lee',
    'Sender Email': 'pat@example.com',
    'Recipient Name': 'Aroha Ngata',
    'Recipient Email': 'aroha@example.com',
  };
  const entered = options.flatMap(({ uid, title }: { uid: string; title: string }) => {
    const value = answers[title];
    return value === undefined ? [] : [{ uid, value }];
  });
  expect(await buy({ sku: 'BW-GIFT-OPEN', quantity: 1, entered_options: entered })).toEqual([
    'BW-GIFT-OPEN',
    1,
    75,
  ]);
});

/** What providers document: Enhanced Ecommerce, GA4 and the marketing tracker. */

import { array, mixed, number, object, string, tuple, type Schema } from 'yup';

type Fields = Readonly<Record<string, Schema>>;

const text = string().defined();
const word = string().required();
const amount = number().min(0).required();
const count = number().integer().min(1).required();
const currency = string().matches(/^[A-Z]{3}$/);
const exactly = (fields: Fields) => object(fields).noUnknown().required();
const several = (one: Schema) => array(one).min(1).max(200).required();
const fieldsOf = (names: string, schema: Schema): Fields =>
  Object.fromEntries(names.split(' ').map((name) => [name, schema]));

const named = { id: word, name: word, price: number().min(0) };
const sold = several(exactly({ ...named, quantity: count }));
const listed = several(exactly({ ...named, position: count, list: word }));
const ua = (fields: Fields) => exactly({ currencyCode: currency, ...fields });
const step = exactly({ step: count, option: string() });
const order = exactly({ id: word, revenue: amount, coupon: string(), discount: amount });
const universal: Fields = {
  productList: ua({ impressions: listed }),
  productClick: ua({
    click: exactly({
      actionField: exactly({ list: string() }),
      products: several(exactly({ ...named, position: count })),
    }),
  }),
  productDetail: ua({ detail: exactly({ products: several(exactly(named)) }) }),
  addToCart: ua({ add: exactly({ products: sold }) }),
  removeFromCart: ua({ remove: exactly({ products: sold }) }),
  checkout: ua({ checkout: exactly({ actionField: step, products: sold }) }),
  purchase: ua({ purchase: exactly({ actionField: order, products: sold }) }),
};

const whole = number().integer().min(0);
const item = { item_id: word, item_name: word, price: number().min(0), quantity: whole, index: whole };
const items = several(exactly(item));
const valued = { currency: currency.required(), value: amount, items };
const trade = 'view_item add_to_cart remove_from_cart begin_checkout add_shipping_info add_payment_info';
const ga4: Fields = {
  ...fieldsOf('view_item_list select_item', exactly({ item_list_name: string(), items })),
  ...fieldsOf(trade, exactly(valued)),
  purchase: exactly({ ...valued, transaction_id: word, coupon: string(), discount: number().min(0) }),
};

const cartLine = exactly({
  ...fieldsOf('sku name', word),
  ...fieldsOf('description category imageUrl productUrl', text),
  ...fieldsOf('unitPrice salePrice totalPrice', amount),
  quantity: count,
});
const cart = exactly({
  ...fieldsOf('programID cartID currency cartUrl', word),
  ...fieldsOf('subtotal shipping discountAmount taxAmount grandTotal', amount),
  cartDelay: number().oneOf([30]).required(),
  cartPhase: string().oneOf(['CUSTOMER_LOGIN']).required(),
  lineItems: array(cartLine).required(),
});
const productTexts = 'name url currency status sku brand categories image_path description';
const product = exactly({
  ...fieldsOf(productTexts.replaceAll(/\w+/g, 'product_$&'), text),
  product_price: amount,
  product_specialPrice: mixed().test('price or none', (value) => value === '' || typeof value === 'number'),
});
const calls: Fields = {
  create: tuple([word, word]),
  identify: tuple([string().email().required()]),
  track: tuple([product]),
  cartInsight: tuple([cart]),
};

const complaintsOf = (name: string, schema: Schema | undefined, value: unknown): readonly string[] =>
  schema?.isValidSync(value, { strict: true }) === true ? [] : [`${name}: ${JSON.stringify(value)}`];

type Entry = Readonly<Record<string, unknown>>;

/** What is not as documented; an ecommerce entry follows one that clears. */
export const layerComplaints = (entries: readonly Entry[], shape: 'ua' | 'ga4'): readonly string[] =>
  entries.flatMap((entry, index) => {
    const { event: name = '', ecommerce } = entry;
    if (ecommerce === null) return [];
    if (ecommerce === undefined)
      return Object.values(entry).flatMap((one) => (typeof one === 'object' ? [JSON.stringify(entry)] : []));
    const isCleared = entries[index - 1]?.['ecommerce'] === null;
    const complaints = complaintsOf(
      String(name),
      (shape === 'ua' ? universal : ga4)[String(name)],
      ecommerce,
    );
    return isCleared ? complaints : [...complaints, `${String(name)}: not cleared`];
  });

/** The same of calls of the marketing tracker, each with its name first. */
export const callComplaints = (recorded: readonly (readonly unknown[])[]): readonly string[] =>
  recorded.flatMap(([name, ...given]) => complaintsOf(String(name), calls[String(name)], given));

/** The server's possible answers to each request; the driver makes the real one answer the same. */

import { nothingChosen } from '#machines/domain/chosen-options.ts';
import type { Cart } from '#machines/domain/cart.ts';
import { noCollection } from '#machines/domain/pickup.ts';
import { cartOf as cartOfLines, lineOf as lineOfCart } from '#tests/models/goods.ts';
import { brisbane, smallWater, water } from '#tests/support/shopper-goods.ts';

export const lostMessage = 'We could not reach the shop. Please check your connection and try again.';
export const refusals = {
  email: 'We know this address for trouble.',
  postcode: 'Invalid postcode number',
  totals: 'We do not bring it there this way.',
  card: 'This card was not accepted. Check the details, or use another card.',
  cart: 'The cart is being counted. Please try again.',
  declined: 'The bank said no.',
  server: 'Internal Error. Details are available in Magento log file.',
} as const;

/** What the server knows. */
export interface Truth {
  quantity: number;
  isOrdered: boolean;
}

/** What the shopper is looking at when a question is asked. */
export interface Seen {
  readonly cart: Cart | null;
  readonly grandTotal: number;
  readonly shippingPrice: number;
}

export type Answer =
  | { readonly output: unknown }
  | {
      readonly failure: {
        readonly kind: string;
        readonly message: string;
        readonly fieldMessages?: Readonly<Record<string, string>>;
      };
    };

export const cents = (amount: number) => ({ cents: amount, currency: 'AUD' });

const lineOf = (id: string, { sku, name, price }: typeof water, quantity: number) =>
  lineOfCart(id, { sku, name, quantity, chosen: nothingChosen }, price / 100);

export const cartOf = ({ quantity }: Truth): Cart =>
  cartOfLines('cart', lineOf('1', water, quantity), lineOf('2', smallWater, 1));

const offerOf = (methodCode: string, methodTitle: string, price: number) => ({
  carrierCode: 'bwdelivery',
  carrierTitle: 'Brightwater delivery',
  methodCode,
  methodTitle,
  price: cents(price),
});

export const offers = [
  offerOf('standard', 'Scheduled delivery', 995),
  offerOf('express', 'Next business day', 1495),
] as const;

const { region, ...given } = brisbane;
const savedDelivery = {
  ...given,
  company: '',
  street2: '',
  regionId: region?.id ?? null,
  regionCode: region?.code ?? '',
  deliveryInstructions: null,
  isSavedInBook: false,
};
const noBilling = {
  ...Object.fromEntries(Object.keys(savedDelivery).map((field) => [field, ''])),
  regionId: null,
  countryCode: 'AU',
  deliveryInstructions: null,
  isSavedInBook: true,
};

/** What the browser kept of the delivery address. */
export const saved = {
  collection: noCollection,
  email: '',
  delivery: savedDelivery,
  billing: noBilling,
  isBillingSame: true,
};

const done = (output?: unknown): Answer => ({ output });
const failed = (kind: string, message: string): Answer => ({ failure: { kind, message } });
const lost = (): Answer => failed('network', lostMessage);

const totalsOf = ({ cart, shippingPrice }: Seen, message: string | null): Answer => {
  const subtotal = cart?.subtotal ?? cents(0);
  const totals = {
    subtotal,
    shipping: cents(shippingPrice),
    grandTotal: cents(subtotal.cents + shippingPrice),
    tax: cents(0),
    discount: cents(0),
  };
  return done({ totals, paymentMethods: [{ code: 'braintree', title: 'Card' }], message });
};

type Reply = (truth: Truth, seen: Seen) => Answer;

const ordered =
  (answer: Answer): Reply =>
  (truth) => {
    truth.isOrdered = true;
    return answer;
  };

/** Each question under the children that lead to it, with its answers. */
export const questions = {
  'identity.emailStep.submitStep': {
    'the e-mail is accepted': () => done(),
    'the e-mail is refused': () => failed('refused', refusals.email),
    'the e-mail is lost': lost,
  },
  'delivery.deliveryStep.submitStep': {
    'the postcode is accepted': () => done(),
    'the postcode is refused': () => ({
      failure: {
        kind: 'refused',
        message: refusals.postcode,
        fieldMessages: { postcode: refusals.postcode },
      },
    }),
    'the postcode is lost': lost,
  },
  'delivery.shipping.estimateShipping': {
    'the estimate is made': () => done(offers),
    'the estimate is empty': () => done([]),
    'the estimate is lost': lost,
  },
  'delivery.shipping.saveShippingInformation': {
    'the totals are worked out': (_: Truth, seen: Seen) => totalsOf(seen, null),
    'the totals are refused': (_: Truth, seen: Seen) => totalsOf(seen, refusals.totals),
    'the totals are lost': lost,
  },
  'placing.order.rereadCart': {
    'the cart is the same': (_: Truth, { cart, grandTotal }: Seen) =>
      done({ ...cart, grandTotal: cents(grandTotal) }),
    'the cart is changed': (truth: Truth) => {
      truth.quantity += 1;
      return done(cartOf(truth));
    },
    'the cart is unreadable': () => failed('refused', refusals.cart),
  },
  'placing.order.sendOrder': {
    'the order is placed': ordered(done()),
    'the order is declined': () => failed('refused', refusals.declined),
    'the order is lost on the way there': lost,
    'the order is lost on the way back': ordered(failed('network', lostMessage)),
    'the order is placed with an error': ordered(failed('server', refusals.server)),
  },
  'placing.order.readOrderState': {
    'the outcome is told': ({ isOrdered }: Truth) =>
      done(isOrdered ? { kind: 'placed', orderNumber: '000000001' } : { kind: 'open' }),
    'the outcome is lost': lost,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Reply>>>>;

type KeysOf<Union> = Union extends unknown ? keyof Union : never;
export type Question = keyof typeof questions;
export type ServerMove = KeysOf<(typeof questions)[Question]>;

export const serverMovesOf = (question: Question): readonly ServerMove[] =>
  Object.keys(questions[question]) as ServerMove[];

export const answerTo = (question: Question, move: ServerMove, truth: Truth, seen: Seen): Answer => {
  const replies: Readonly<Record<string, Reply>> = questions[question];
  const reply = replies[move];
  if (reply === undefined) throw new Error(`${question} has no answer "${move}"`);
  return reply(truth, seen);
};

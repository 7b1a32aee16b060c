/** A whole shop on services of the test's own: it keeps a cart, answers in order, and can be told to fail or to wait. */

import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type EventObject,
  type NonReducibleUnknown,
} from 'xstate';
import type { AdoptedCart, CartAdoption, CartWrite } from '#machines/cart/cart.actors.ts';
import type { AccountChoice } from '#machines/customer/customer.events.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { recreationMachine } from '#machines/cart/recreation.machine.ts';
import { nowhere } from '#machines/checkout/checkout.context.ts';
import type { RestoredCheckout, SavedCheckout, Whereabouts } from '#machines/checkout/checkout.events.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { stepMachine } from '#machines/checkout/step.machine.ts';
import type { AddressKind } from '#machines/domain/address.ts';
import type { Cart, CartLine, NewLine, WriteAnswer } from '#machines/domain/cart.ts';
import type { ShippingMethod } from '#machines/domain/delivery.ts';
import type { OrderState, Purchase } from '#machines/domain/order.ts';
import { noCollection } from '#machines/domain/pickup.ts';
import type { ShippingInformation } from '#machines/domain/totals.ts';
import { errorsMachine } from '#machines/errors/errors.machine.ts';
import { updatesMachine } from '#machines/updates/updates.machine.ts';
import { networkMachine } from '#machines/network/network.machine.ts';
import { orderMachine } from '#machines/order/order.machine.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import { shippingMachine } from '#machines/shipping/shipping.machine.ts';
import { totalsMachine } from '#machines/totals/totals.machine.ts';
import { shopMachine } from '#machines/shop.machine.ts';
import type { ShopFact } from '#machines/shop.events.ts';
import { card, cartOf, courier, express, nothingPrepared, totals } from '../models/goods.ts';
import { quiet } from './bench.ts';
import { deliveryOn } from './fake-delivery.ts';
import { accountOn, type SayAccount } from './fake-account.ts';
import { catalogOn, pageOn, type SayContent } from './fake-catalog.ts';
import { codesOn, noCodes, withCodes } from './fake-codes.ts';
import { linesAfter, linesWith } from './fake-lines.ts';
import { lookupOn } from './fake-lookup.ts';
import { aGuest, peopleOn, type FakePeople } from './fake-people.ts';
import { recoveryOn } from './fake-recovery.ts';

export interface Asked {
  readonly slot: string;
  readonly input: unknown;
}

type Say = (event: EventObject) => void;

/** What one question is to meet instead of the usual answer. */
export type Surprise = (usual: () => unknown) => unknown;

const tokenized = { type: 'card.tokenized', nonce: 'nonce-1', cardType: 'Visa', lastFour: '1111' };

const present = <Child>(child: Child | undefined): Child => {
  if (child === undefined) throw new Error('no such child');
  return child;
};

const silent = fromCallback<EventObject, undefined>(() => undefined) as never;

export const openShop = (
  options: {
    readonly cartId?: string | null;
    readonly lines?: readonly CartLine[];
    readonly isVirtual?: boolean;
    readonly people?: Partial<FakePeople>;
    /** What the server has of a subject; an empty menu, if nothing is said. */
    readonly content?: SayContent;
    /** The same of a customer's own; no orders, if nothing is said. */
    readonly account?: SayAccount;
  } = {},
) => {
  const asked: Asked[] = [];
  const surprises = new Map<string, Surprise[]>();
  let lines = options.lines ?? [];
  let carts = 1;
  let orderState: OrderState = { kind: 'open' };
  let saved: RestoredCheckout | null = null;
  let isShippingSaved = false;
  const codes = noCodes();

  const slot = <Output, Input extends NonReducibleUnknown>(name: string, usual: (input: Input) => Output) =>
    fromPromise<Output, Input>(async ({ input }) => {
      asked.push({ slot: name, input });
      const surprise = surprises.get(name)?.shift();
      const answer = (): unknown => usual(input);
      return (await (surprise === undefined ? answer() : surprise(answer))) as Output;
    });

  const cartNow = (): Cart => {
    const goods = { ...cartOf(`cart-${carts}`, ...lines), isVirtual: options.isVirtual ?? false };
    const cart = withCodes(goods, codes);
    if (!isShippingSaved || cart.isVirtual) return cart;
    return {
      ...cart,
      shipping: totals.shipping,
      grandTotal: { ...cart.grandTotal, cents: cart.grandTotal.cents + 950 },
    };
  };
  const newId = (): string => `${carts}${lines.length + 1}`;
  const put = (line: NewLine): void => {
    lines = linesWith(lines, line, newId());
  };
  const write = ({ action, alongside = [] }: CartWrite): WriteAnswer => {
    for (const one of [action, ...alongside]) lines = linesAfter(lines, one, newId());
    return { cart: cartNow(), refusals: [] };
  };
  const information = (): ShippingInformation => {
    isShippingSaved = true;
    return { totals: { ...totals, grandTotal: cartNow().grandTotal }, paymentMethods: [card], message: null };
  };

  const createCart = slot<string, undefined>('createCart', () => {
    carts += 1;
    lines = [];
    isShippingSaved = false;
    return `cart-${carts}`;
  });
  const readCart = slot<Cart, { readonly cartId: string }>('readCart', cartNow);
  const rebuildCart = slot<WriteAnswer, { readonly cartId: string; readonly lines: readonly NewLine[] }>(
    'rebuildCart',
    (input) => {
      input.lines.forEach(put);
      return { cart: cartNow(), refusals: [] };
    },
  );
  const outside: Partial<
    Record<'orders' | 'provider' | 'connection' | 'token' | 'choice' | 'otherTab', Say>
  > = {};
  const cardFields = fromCallback<EventObject, undefined>(({ sendBack, receive }) => {
    outside.provider = sendBack;
    sendBack({ type: 'card.mounted' });
    receive(() => {
      const surprise = surprises.get('tokenize')?.shift();
      const event = surprise === undefined ? tokenized : surprise(() => tokenized);
      if (event !== undefined) sendBack(event as EventObject);
    });
  });

  const machine = shopMachine.provide({
    actors: {
      ...peopleOn(slot, { ...aGuest, ...options.people }, outside),
      network: networkMachine.provide({
        actors: {
          watchConnection: fromCallback<EventObject, undefined>(({ sendBack }) => {
            outside.connection = sendBack;
          }) as never,
        },
      }),
      errors: errorsMachine.provide({ actors: { watchErrors: silent } }),
      updates: updatesMachine.provide({ actors: { watchReleases: silent } }),
      recovery: recoveryOn(
        slot,
        () => orderState,
        (say) => void (outside.orders = say),
      ),
      purchase: purchaseMachine.provide({
        actors: { takePurchase: slot('takePurchase', (): Purchase | null => null) },
      }),
      page: pageOn(slot),
      catalog: catalogOn(slot, options.content),
      ...accountOn(slot, options.account),
      cart: cartMachine.provide({
        actors: {
          readCart,
          adoptCart: slot('adoptCart', (_input: CartAdoption): AdoptedCart => ({
            cart: cartNow(),
            refusals: [],
          })),
          watchCart: fromCallback<EventObject, undefined>(({ sendBack }) => {
            outside.otherTab = sendBack;
          }) as never,
          partCart: silent,
          createCart,
          writeCart: slot('writeCart', (input: CartWrite) => write(input)),
          recreation: recreationMachine.provide({ actors: { createCart, readCart, rebuildCart } }),
        },
      }),
      ...codesOn(slot, codes),
      checkout: checkoutMachine.provide({
        actors: {
          loadCheckout: slot('loadCheckout', () => saved),
          addressLookup: lookupOn(slot),
          step: stepMachine.provide({ actors: { submitStep: slot('submitStep', (): void => undefined) } }),
          shipping: shippingMachine.provide({
            actors: {
              estimateShipping: slot('estimateShipping', (): readonly ShippingMethod[] => [courier, express]),
              saveShippingInformation: slot('saveShippingInformation', information),
            },
          }),
          ...deliveryOn(slot),
          totals: totalsMachine.provide({ actors: { readTotals: slot('readTotals', information) } }),
          payment: paymentMachine.provide({
            actors: {
              cardFields: cardFields as never,
              payPalButton: silent,
              preparePayment: slot('preparePayment', () => nothingPrepared),
            },
          }),
          order: orderMachine.provide({
            actors: {
              rereadCart: slot('rereadCart', cartNow),
              sendOrder: slot('sendOrder', (): void => {
                orderState = { kind: 'placed', orderNumber: '000000042' };
              }),
              readOrderState: slot('readOrderState', () => orderState),
            },
          }),
        },
      }),
    },
  });

  const clock = new SimulatedClock();
  const facts: ShopFact[] = [];
  const input = {
    cartId: options.cartId ?? null,
    releasedCartId: null,
    keptCart: null,
    receipt: null,
    isOnline: true,
    isOrderForgotten: false,
  };
  const actor = createActor(machine, { input, clock });
  actor.on('*', (fact) => facts.push(fact));
  const death: unknown[] = [];
  actor.subscribe({ error: (error) => death.push(error) });
  actor.start();
  const children = () => actor.getSnapshot().children;
  return {
    actor,
    clock,
    facts,
    death,
    asked: (name: string) => asked.filter(({ slot: slotName }) => slotName === name),
    types: () => facts.map(({ type }) => type),
    surprise: (name: string, ...list: readonly Surprise[]) => {
      surprises.set(name, [...(surprises.get(name) ?? []), ...list]);
    },
    changeCart: (next: readonly CartLine[]) => {
      lines = [...next];
    },
    keepDraft: (
      draft: Omit<SavedCheckout, 'collection' | 'accountId'> & Partial<SavedCheckout>,
      left: Partial<Whereabouts> = {},
    ) => {
      saved = { collection: noCollection, accountId: null, ...draft, left: { ...nowhere, ...left } };
    },
    connection: (type: 'connection.lost' | 'connection.restored') => outside.connection?.({ type }),
    provider: (event: EventObject) => outside.provider?.(event),
    /** What becomes of the token, by the clock, by the server's word or in another tab. */
    token: (event: EventObject) => outside.token?.(event),
    /** The account this browser keeps as chosen, or another tab has just chosen. */
    choice: (event: AccountChoice) => outside.choice?.(event),
    /** What this browser remembers of an order under way. */
    orders: (event: EventObject) => outside.orders?.(event),
    /** What another tab does to the cart. */
    otherTab: (event: EventObject) => outside.otherTab?.(event),
    session: () => present(children().session),
    password: () => present(children().password),
    customer: () => present(children().customer),
    addressBook: () => present(children().addressBook),
    profile: () => present(children().profile),
    savedPayments: () => present(children().savedPayments),
    equipment: () => present(children().equipment),
    invoiceSheet: () => present(children().invoiceSheet),
    notifications: () => present(children().notifications),
    cart: () => present(children().cart),
    promo: () => present(children().promo),
    giftCard: () => present(children().giftCard),
    checkout: () => present(children().checkout),
    toasts: () => present(children().toasts),
    chrome: () => present(children().chrome),
    page: () => present(children().page),
    inCheckout: () => {
      const within = present(children().checkout).getSnapshot().children;
      return {
        tabs: () => present(within.tabs),
        accountSection: () => present(within.accountSection),
        choice: (kind: AddressKind) => present(within[`${kind}Choice`]),
        lookup: (kind: AddressKind) => present(within[`${kind}Lookup`]),
        shipping: () => present(within.shipping),
        deliveryWindow: () => present(within.deliveryWindow),
        pickup: () => present(within.pickup),
        totals: () => present(within.totals),
        payment: () => present(within.payment),
        order: () => present(within.order),
      };
    },
    quiet,
  };
};
export type FakeShop = ReturnType<typeof openShop>;
export { failing, held } from './fake-questions.ts';

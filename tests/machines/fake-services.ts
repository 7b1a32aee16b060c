/** A whole shop on fake services: it keeps a cart, and each answer can fail or wait. */

import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { EventObject, NonReducibleUnknown } from 'xstate';
import { nowhere } from '#machines/checkout/checkout.context.ts';
import type { RestoredCheckout, SavedCheckout, Whereabouts } from '#machines/checkout/checkout.events.ts';
import type { AccountChoice } from '#machines/customer/customer.events.ts';
import type { AddressKind } from '#machines/domain/address.ts';
import type { CartLine } from '#machines/domain/cart.ts';
import { noCollection } from '#machines/domain/pickup.ts';
import { present } from '#machines/domain/present.ts';
import { errorsMachine } from '#machines/errors/errors.machine.ts';
import { networkMachine } from '#machines/network/network.machine.ts';
import { selectNotifications } from '#machines/notifications/notifications.selectors.ts';
import type { ShopFact } from '#machines/shop.events.ts';
import { shopMachine } from '#machines/shop.machine.ts';
import { selectHasParked } from '#machines/shop.selectors.ts';
import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { updatesMachine } from '#machines/updates/updates.machine.ts';
import { quiet, silentListener } from './bench.ts';
import { accountOn, type SayAccount } from './fake-account.ts';
import { fakeCart } from './fake-cart.ts';
import { catalogOn, pageOn, type SayContent } from './fake-catalog.ts';
import { fakeCheckout } from './fake-checkout.ts';
import { aGuest, peopleOn, type FakePeople } from './fake-people.ts';

export interface Asked {
  readonly slot: string;
  readonly input: unknown;
}

type Say = (event: EventObject) => void;

/** Takes the place of one usual answer. */
export type Surprise = (usual: () => unknown) => unknown;

const tokenized = { type: 'card.tokenized', nonce: 'nonce-1', cardType: 'Visa', lastFour: '1111' };

export const openShop = (
  options: {
    readonly cartId?: string | null;
    readonly lines?: readonly CartLine[];
    readonly isVirtual?: boolean;
    readonly people?: Partial<FakePeople>;
    /** What the server has of a catalog subject; an empty menu by default. */
    readonly content?: SayContent;
    /** What the server has of an account subject; no orders by default. */
    readonly account?: SayAccount;
  } = {},
) => {
  const asked: Asked[] = [];
  const surprises = new Map<string, Surprise[]>();
  let saved: RestoredCheckout | null = null;

  const slot = <Output, Input extends NonReducibleUnknown>(name: string, usual: (input: Input) => Output) =>
    fromPromise<Output, Input>(async ({ input }) => {
      asked.push({ slot: name, input });
      const surprise = surprises.get(name)?.shift();
      const answer = (): unknown => usual(input);
      return (await (surprise === undefined ? answer() : surprise(answer))) as Output;
    });
  const outside: Partial<
    Record<'orders' | 'provider' | 'connection' | 'token' | 'choice' | 'otherTab', Say>
  > = {};
  const listener = (name: keyof typeof outside) =>
    fromCallback<EventObject, undefined>(({ sendBack }) => {
      outside[name] = sendBack;
    }) as never;
  const cardFields = fromCallback<EventObject, undefined>(({ sendBack, receive }) => {
    outside.provider = sendBack;
    sendBack({ type: 'card.mounted' });
    receive(() => {
      const surprise = surprises.get('tokenize')?.shift();
      const event = surprise === undefined ? tokenized : surprise(() => tokenized);
      if (event !== undefined) sendBack(event as EventObject);
    });
  });
  const cart = fakeCart(slot, options, (otherTab) => {
    outside.otherTab = otherTab;
  });

  const machine = shopMachine.provide({
    actors: {
      ...peopleOn(slot, { ...aGuest, ...options.people }, outside),
      ...accountOn(slot, options.account),
      ...cart.children,
      ...fakeCheckout(slot, {
        cart: cart.now,
        saveShipping: cart.saveShipping,
        saved: () => saved,
        cardFields,
        listen: (orders) => {
          outside.orders = orders;
        },
      }),
      network: networkMachine.provide({ actors: { watchConnection: listener('connection') } }),
      errors: errorsMachine.provide({ actors: { watchErrors: silentListener } }),
      updates: updatesMachine.provide({ actors: { watchReleases: silentListener } }),
      page: pageOn(slot),
      catalog: catalogOn(slot, options.content),
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
  type Children = ReturnType<typeof children>;
  const child = <Name extends keyof Children>(name: Name) =>
    present<NonNullable<Children[Name]>>(children()[name], String(name));
  const ofType = <Type extends ShopFact['type']>(type: Type) =>
    facts.filter((fact): fact is Extract<ShopFact, { type: Type }> => fact.type === type);
  return {
    actor,
    clock,
    facts,
    death,
    asked: (name: string) => asked.filter(({ slot: slotName }) => slotName === name),
    types: () => facts.map(({ type }) => type),
    /** All facts of one type. */
    ofType,
    surprise: (name: string, ...list: readonly Surprise[]) => {
      surprises.set(name, [...(surprises.get(name) ?? []), ...list]);
    },
    changeCart: cart.change,
    keepDraft: (
      draft: Omit<SavedCheckout, 'collection' | 'accountId'> & Partial<SavedCheckout>,
      left: Partial<Whereabouts> = {},
    ) => {
      saved = { collection: noCollection, accountId: null, ...draft, left: { ...nowhere, ...left } };
    },
    connection: (type: 'connection.lost' | 'connection.restored') => outside.connection?.({ type }),
    provider: (event: EventObject) => outside.provider?.(event),
    /** The token changes: by the clock, by the server's answer or in another tab. */
    token: (event: EventObject) => outside.token?.(event),
    /** The account this browser remembers, or another tab has just chosen. */
    choice: (event: AccountChoice) => outside.choice?.(event),
    /** What this browser remembers of an order under way. */
    orders: (event: EventObject) => outside.orders?.(event),
    /** What another tab does to the cart. */
    otherTab: (event: EventObject) => outside.otherTab?.(event),
    /** The texts of the toasts shown, the newest first. */
    toastTexts: () => selectToasts(child('toasts').getSnapshot()).map(({ message }) => message),
    /** The notifications shown, without those that are fading out. */
    notices: () =>
      selectNotifications(child('notifications').getSnapshot()).filter(({ isLeaving }) => !isLeaving),
    /** Something waits until the customer has signed in again. */
    isParked: () => selectHasParked(actor.getSnapshot()),
    session: () => child('session'),
    password: () => child('password'),
    customer: () => child('customer'),
    addressBook: () => child('addressBook'),
    profile: () => child('profile'),
    savedPayments: () => child('savedPayments'),
    equipment: () => child('equipment'),
    invoiceSheet: () => child('invoiceSheet'),
    notifications: () => child('notifications'),
    cart: () => child('cart'),
    promo: () => child('promo'),
    giftCard: () => child('giftCard'),
    checkout: () => child('checkout'),
    toasts: () => child('toasts'),
    chrome: () => child('chrome'),
    page: () => child('page'),
    inCheckout: () => {
      const within = child('checkout').getSnapshot().children;
      return {
        tabs: () => present(within.tabs, 'tabs'),
        accountSection: () => present(within.accountSection, 'accountSection'),
        choice: (kind: AddressKind) => present(within[`${kind}Choice`], 'choice'),
        lookup: (kind: AddressKind) => present(within[`${kind}Lookup`], 'lookup'),
        shipping: () => present(within.shipping, 'shipping'),
        deliveryWindow: () => present(within.deliveryWindow, 'deliveryWindow'),
        pickup: () => present(within.pickup, 'pickup'),
        totals: () => present(within.totals, 'totals'),
        payment: () => present(within.payment, 'payment'),
        order: () => present(within.order, 'order'),
      };
    },
    quiet,
  };
};
export type FakeShop = ReturnType<typeof openShop>;

/** Holds the next answer of a slot until the returned function is called. */
export const held = (shop: FakeShop, name: string, answer?: () => unknown): (() => Promise<void>) => {
  const gate: { open?: () => void } = {};
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  shop.surprise(name, async (usual) => {
    await opened;
    return (answer ?? usual)();
  });
  return async () => {
    gate.open?.();
    await quiet();
  };
};

/** Lets the next question of a slot fail. */
export const failing = (shop: FakeShop, name: string, failure: unknown): void =>
  shop.surprise(name, () => Promise.reject(failure));

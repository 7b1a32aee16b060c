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
import { checkoutPage } from './checkout-page.ts';
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

/** What happens outside, and what follows from it. */
const tell = (say: Say | undefined, event: EventObject): Promise<void> => {
  say?.(event);
  return quiet();
};

const tokenized = { type: 'cardFields.tokenized', nonce: 'nonce-1', cardType: 'Visa', lastFour: '1111' };

/** The children that tests speak to by name. */
const names = [
  ...(['session', 'password', 'customer', 'addressBook', 'profile', 'savedPayments', 'equipment'] as const),
  ...(['invoiceSheet', 'notifications', 'cart', 'promo', 'giftCard', 'checkout'] as const),
  ...(['toasts', 'chrome', 'page'] as const),
] as const;

export interface ShopOptions {
  readonly cartId?: string | null;
  readonly lines?: readonly CartLine[];
  readonly isVirtual?: boolean;
  readonly people?: Partial<FakePeople>;
  /** What the server has of a catalog subject; an empty menu by default. */
  readonly content?: SayContent;
  /** What the server has of an account subject; no orders by default. */
  readonly account?: SayAccount;
}

const openBareShop = (options: ShopOptions) => {
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
    sendBack({ type: 'cardFields.mounted' });
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
    connection: (type: 'connection.lost' | 'connection.restored') => tell(outside.connection, { type }),
    provider: (event: EventObject) => tell(outside.provider, event),
    /** The token changes: by the clock, by the server's answer or in another tab. */
    token: (event: EventObject) => tell(outside.token, event),
    /** The account this browser remembers, or another tab has just chosen. */
    choice: (event: AccountChoice) => tell(outside.choice, event),
    /** What this browser remembers of an order under way. */
    orders: (event: EventObject) => tell(outside.orders, event),
    /** What another tab does to the cart. */
    otherTab: (event: EventObject) => tell(outside.otherTab, event),
    /** The texts of the toasts shown, the newest first. */
    toastTexts: () => selectToasts(child('toasts').getSnapshot()).map(({ message }) => message),
    /** The notifications shown, without those that are fading out. */
    notices: () =>
      selectNotifications(child('notifications').getSnapshot()).filter(({ isLeaving }) => !isLeaving),
    /** Something waits until the customer has signed in again. */
    isParked: () => selectHasParked(actor.getSnapshot()),
    ...(Object.fromEntries(names.map((name) => [name, () => child(name)])) as {
      readonly [Name in (typeof names)[number]]: () => NonNullable<Children[Name]>;
    }),
    inCheckout: () => {
      const within = child('checkout').getSnapshot().children;
      const one =
        <Name extends keyof typeof within>(name: Name) =>
        () =>
          present<NonNullable<(typeof within)[Name]>>(within[name], String(name));
      return {
        tabs: one('tabs'),
        accountSection: one('accountSection'),
        choice: (kind: AddressKind) => one(`${kind}Choice`)(),
        lookup: (kind: AddressKind) => one(`${kind}Lookup`)(),
        shipping: one('shipping'),
        deliveryWindow: one('deliveryWindow'),
        pickup: one('pickup'),
        totals: one('totals'),
        payment: one('payment'),
        card: () => present(one('payment')().getSnapshot().children.card, 'card'),
        paypal: () => present(one('payment')().getSnapshot().children.paypal, 'paypal'),
        order: one('order'),
      };
    },
    quiet,
  };
};
export type BareShop = ReturnType<typeof openBareShop>;

export const openShop = (options: ShopOptions = {}) => {
  const shop = openBareShop(options);
  return { ...shop, ...checkoutPage(shop) };
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

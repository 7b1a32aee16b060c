/** A whole shop on fake services: it keeps a cart, and each answer can fail or wait. */

import { createActor, fromCallback, fromPromise, SimulatedClock, StateMachine } from 'xstate';
import type { AnyActorLogic, AnyStateMachine, EventObject } from 'xstate';
import type { RestoredCheckout, SavedCheckout, LastStep } from '#machines/checkout/checkout.events.ts';
import type { AccountChoice } from '#machines/account/customer/customer.events.ts';
import type { AddressKind } from '#machines/domain/address.ts';
import type { CartLine } from '#machines/domain/cart.ts';
import type { OrderProof } from '#machines/domain/order-lookup.ts';
import { noPickup } from '#machines/domain/pickup.ts';
import { present } from '#machines/domain/present.ts';
import { selectNotifications } from '#machines/notices/notifications/notifications.selectors.ts';
import type { ShopFact } from '#machines/shop.events.ts';
import { nothingOpened } from '#machines/domain/opened-page.ts';
import { shopMachine } from '#machines/shop.machine.ts';
import { selectHasParked } from '#machines/shop.selectors.ts';
import { selectToasts } from '#machines/notices/toasts/toasts.selectors.ts';
import { checkoutPage } from './checkout-page.ts';
import { quiet } from './bench.ts';
import { fakeCart } from './fake-cart.ts';
import { checkoutAnswers } from './fake-checkout.ts';
import { aGuest, peopleAnswers, silentSlots, type FakePeople } from './fake-people.ts';
import { accountAnswers, catalogAnswers, type SayAccount, type SayContent } from './fake-reading.ts';
import { everyWing, partsOf } from './parts.ts';

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
  ...(['invoicePdf', 'plannedDelivery', 'notifications', 'cart', 'promo', 'giftCard', 'checkout'] as const),
  ...(['toasts', 'chrome', 'page'] as const),
] as const;

export interface ShopOptions {
  readonly orderProof?: OrderProof;
  readonly cartId?: string | null;
  readonly lines?: readonly CartLine[];
  readonly isVirtual?: boolean;
  readonly people?: Partial<FakePeople>;
  /** What the server has of a catalog subject; an empty menu by default. */
  readonly content?: SayContent;
  /** What the server has of an account subject; no orders by default. */
  readonly account?: SayAccount;
}

/** Slots that keep talking: they wait for what the test says. */
const listeners = ['watchCart', 'watchReturn', 'watchOrders', 'watchConnection', 'watchToken'].concat([
  'watchAccount',
  'watchErrors',
  'watchReleases',
  'flushCart',
  'holdOrder',
  'payPalButton',
]);

/** Fills the slots of a machine and of all machines within it; null leaves one empty. */
const withSlots = <Machine extends AnyStateMachine>(
  machine: Machine,
  fill: (name: string) => AnyActorLogic | null,
): Machine => {
  const actors = Object.entries<AnyActorLogic>(machine.implementations.actors as never);
  const filled = actors.map(([name, logic]) => [
    name,
    logic instanceof StateMachine ? withSlots(logic, fill) : (fill(name) ?? logic),
  ]);
  return machine.provide({ actors: Object.fromEntries(filled) } as never) as Machine;
};

const openBareShop = (options: ShopOptions) => {
  const asked: Asked[] = [];
  const surprises = new Map<string, Surprise[]>();
  let saved: RestoredCheckout | null = null;

  const slot = (name: string, usual: (input: unknown) => unknown) =>
    fromPromise(async ({ input }) => {
      asked.push({ slot: name, input });
      const surprise = surprises.get(name)?.shift();
      // no answer is there before the question was seen to be asked
      return (await (surprise === undefined ? usual(input) : surprise(() => usual(input)))) as unknown;
    });
  const outside: Partial<Record<string, Say>> = {};
  const listener = (name: string) =>
    fromCallback<EventObject>(({ sendBack }) => {
      outside[name] = sendBack;
    });
  const cardFields = fromCallback<EventObject>(({ sendBack, receive }) => {
    outside['cardFields'] = sendBack;
    sendBack({ type: 'cardFields.mounted' });
    receive(() => {
      const surprise = surprises.get('tokenize')?.shift();
      const event = surprise === undefined ? tokenized : surprise(() => tokenized);
      if (event !== undefined) sendBack(event as EventObject);
    });
  });
  const cart = fakeCart(options);
  const answers: Readonly<Record<string, (input: never) => unknown>> = {
    ...peopleAnswers({ ...aGuest, ...options.people }),
    ...accountAnswers(options.account),
    ...catalogAnswers(options.content),
    ...cart.answers,
    ...checkoutAnswers({ cart: cart.now, saveShipping: cart.saveShipping, saved: () => saved }),
  };
  const fill = (name: string) => {
    if (name === 'cardFields') return cardFields;
    if (listeners.includes(name)) return listener(name);
    const usual = silentSlots.includes(name) ? () => undefined : answers[name];
    return usual === undefined ? null : slot(name, usual as (input: unknown) => unknown);
  };

  const clock = new SimulatedClock();
  const facts: ShopFact[] = [];
  const input = {
    cartId: options.cartId ?? null,
    releasedCartId: null,
    lastCart: null,
    opened: nothingOpened,
    isOnline: true,
    isOrderForgotten: false,
    orderProof: options.orderProof ?? 'postcode',
    postcodes: {},
    kept: { receipt: null, quickOrderRows: [], enquiryDraft: null, promisedPlace: null },
    wings: everyWing((wing) => withSlots(wing, fill)),
  };
  const actor = createActor(withSlots(shopMachine, fill), { input, clock });
  actor.on('*', (fact) => facts.push(fact));
  const death: unknown[] = [];
  actor.subscribe({ error: (error) => death.push(error) });
  actor.start();
  const children = () => partsOf(actor);
  type Children = ReturnType<typeof children>;
  const child = <Name extends keyof Children>(name: Name) =>
    present(children()[name] as NonNullable<Children[Name]> | undefined, String(name));
  const ofType = <Type extends ShopFact['type']>(type: Type) =>
    facts.filter((fact): fact is Extract<ShopFact, { type: Type }> => fact.type === type);
  return {
    actor,
    clock,
    facts,
    death,
    asked: (name: string) => asked.filter(({ slot: slotName }) => slotName === name),
    types: () => facts.map(({ type }) => type),
    ofType,
    surprise: (name: string, ...list: readonly Surprise[]) => {
      surprises.set(name, [...(surprises.get(name) ?? []), ...list]);
    },
    changeCart: cart.change,
    keepDraft: (
      draft: Omit<SavedCheckout, 'pickup' | 'accountId'> & Partial<SavedCheckout>,
      { tab = null, method = null }: Partial<LastStep> = {},
    ) => {
      saved = { pickup: noPickup, accountId: null, ...draft, left: { tab, method } };
    },
    connection: (type: 'connection.lost' | 'connection.restored') =>
      tell(outside['watchConnection'], { type }),
    provider: (event: EventObject) => tell(outside['cardFields'], event),
    /** The token changes: by the clock, by the server's answer or in another tab. */
    token: (event: EventObject) => tell(outside['watchToken'], event),
    /** The account this browser remembers, or another tab has just chosen. */
    choice: (event: AccountChoice) => tell(outside['watchAccount'], event),
    /** What this browser remembers of an order under way. */
    orders: (event: EventObject) => tell(outside['watchOrders'], event),
    /** The texts of the toasts shown, the newest first. */
    toastTexts: () => selectToasts(child('toasts').getSnapshot()).map(({ message }) => message),
    /** The notifications shown, without those that are fading out. */
    notices: () =>
      selectNotifications(child('notifications').getSnapshot()).filter(({ isLeaving }) => !isLeaving),
    isParked: () => selectHasParked(actor.getSnapshot()),
    ...(Object.fromEntries(names.map((name) => [name, () => child(name)])) as {
      readonly [Name in (typeof names)[number]]: () => NonNullable<Children[Name]>;
    }),
    draft: () => present(child('checkout').getSnapshot().children.draft, 'draft'),
    inCheckout: () => {
      const { draft, payment, placing } = child('checkout').getSnapshot().children;
      const { fulfilment, ...inDraft } = draft?.getSnapshot().children ?? {};
      const within = { ...inDraft, ...fulfilment?.getSnapshot().children, payment, placing };
      type Within = typeof within;
      const one =
        <Name extends keyof Within>(name: Name) =>
        () =>
          present<NonNullable<Within[Name]>>(within[name] as NonNullable<Within[Name]>, String(name));
      const entry = (kind: AddressKind) =>
        present(one('addresses')().getSnapshot().children[`${kind}Entry`], `${kind}Entry`);
      return {
        tabs: one('tabs'),
        addresses: one('addresses'),
        accountSection: () =>
          present(one('identity')().getSnapshot().children.accountSection, 'accountSection'),
        choice: (kind: AddressKind) =>
          present(entry(kind).getSnapshot().children.addressChoice, 'addressChoice'),
        lookup: (kind: AddressKind) =>
          present(entry(kind).getSnapshot().children.addressLookup, 'addressLookup'),
        shipping: () => present(one('delivery')().getSnapshot().children.shipping, 'shipping'),
        deliveryWindow: () =>
          present(one('delivery')().getSnapshot().children.deliveryWindow, 'deliveryWindow'),
        pickup: () => present(one('delivery')().getSnapshot().children.pickup, 'pickup'),
        totals: one('totals'),
        payment: one('payment'),
        card: () => present(one('payment')().getSnapshot().children.card, 'card'),
        paypal: () => present(one('payment')().getSnapshot().children.paypal, 'paypal'),
        order: () => present(one('placing')().getSnapshot().children.order, 'order'),
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

/** A whole shop without a page: machines and services on the embedded backend. */

import { afterAll, beforeAll, beforeEach, expect, onTestFinished, vi } from 'vitest';
import type { InspectionEvent, Observer } from 'xstate';
import { createShop, openStoredTrade, openShop } from '#app/shop.ts';
import { createBackend } from '#backend/backend.ts';
import { seedShop } from '#backend/seed/shop.ts';
import type { WingName } from '#machines/wing.events.ts';
import { selectCart } from '#machines/trade/cart/cart.selectors.ts';
import { untilSettledMs } from '#machines/domain/pending-order.ts';
import { present } from '#machines/domain/present.ts';
import type { ShopFact } from '#machines/shop.events.ts';
import { selectToasts } from '#machines/notices/toasts/toasts.selectors.ts';
import * as cardFields from '#services/payment/card-fields.ts';
import type { CardFieldsOptions, TokenisedCard } from '#services/payment/card-fields.ts';
import type { ConnectionSource } from '#services/device/connection.service.ts';
import type { LifecycleSource } from '#services/device/page-lifecycle.ts';
import { noConfiguration, type PageConfiguration } from '#services/page/page-configuration.ts';
import type { Recaptcha } from '#services/session/recaptcha.ts';
import type { TransportSettings } from '#transport/settings.ts';
import { createStorage } from '#transport/storage.ts';
import { createTransport } from '#transport/transport.ts';
import { filled } from '#tests/models/payment.card.ts';
import { cacheDir, clientOf } from '#tests/backend/shop-client.ts';
import { openWings } from '#tests/app/open-wings.ts';
import { partsOf } from '#tests/machines/parts.ts';
import { memoryArea, origin, prefix, wiresTo, type Answering, type Sent } from '#tests/transport/wires.ts';

export const openBackend = async (dataDir: string | null = null) => {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const backend = await createBackend({ dataDir, seed: seedShop, cacheDir, log });
  const answering = (request: Request) => backend.fetch(request);
  const asCustomer = (token: unknown) =>
    clientOf(answering, origin, { Authorization: `Bearer ${String(token)}` });
  return { backend, lines, answering, direct: clientOf(answering, origin), asCustomer };
};
type OpenBackend = Awaited<ReturnType<typeof openBackend>>;

/** One backend for all tests of a file, which must not log an error; cards are the test card. */
export const sharedBackend = () => {
  let opened: OpenBackend | undefined;
  const shared = (): OpenBackend => present(opened, 'backend');
  beforeAll(async () => {
    opened = await openBackend();
  }, 120_000);
  beforeEach(() => void insertCard(shared()));
  afterAll(async () => {
    expect(shared().lines).toEqual([]);
    await shared().backend.close();
  });
  return {
    get direct() {
      return shared().direct;
    },
    answering: (request: Request) => shared().answering(request),
    asCustomer: (token: unknown) => shared().asCustomer(token),
    insertCard: (card?: Card) => insertCard(shared(), card),
    start: (options?: ShopOptions) => startShop((request) => shared().answering(request), options),
  };
};

/** Storage of the browser, and of one of its tabs. */
export const newBrowser = () => ({ local: memoryArea(), tab: memoryArea() });
export type Browser = ReturnType<typeof newBrowser> & { readonly lifecycle?: LifecycleSource };

export const testCard = {
  number: '4111111111111111',
  expirationMonth: '12',
  expirationYear: '2031',
  cvv: '739',
};
type Card = typeof testCard;

/** Replaces the provider's fields for this test: the card goes straight to the provider. */
export const insertCard = ({ direct }: Pick<OpenBackend, 'direct'>, card: Card = testCard) => {
  const nonces: string[] = [];
  const tokenize = async (clientToken: string): Promise<TokenisedCard> => {
    const { authorizationFingerprint } = JSON.parse(Buffer.from(clientToken, 'base64').toString());
    const response = await direct.fetch('/undefined/v1/payment_methods/credit_cards', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ authorizationFingerprint, creditCard: card }),
    });
    const [made] = (await response.json()).creditCards;
    nonces.push(made.nonce);
    return { nonce: made.nonce, cardType: made.details.cardType, lastFour: made.details.lastFour };
  };
  vi.spyOn(cardFields, 'mountCardFields').mockImplementation(
    ({ clientToken, onChange }: CardFieldsOptions) => {
      onChange(filled);
      return Promise.resolve({
        tokenize: () => tokenize(clientToken),
        focus: () => undefined,
        teardown: () => Promise.resolve(),
      });
    },
  );
  return nonces;
};

/** Ends the wait for a slow server at once in this test. */
export const skipServerWait = (): void => {
  const wait = setTimeout;
  vi.stubGlobal('setTimeout', (then: () => void, milliseconds = 0) =>
    wait(then, milliseconds === untilSettledMs ? 0 : milliseconds),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
};

/** The GraphQL operation of a request, or its path. */
export const operationOf = ({ url, body }: Pick<Sent, 'url' | 'body'>): string =>
  /(?:query|mutation) (\w+)/.exec(url.searchParams.get('query') ?? body)?.[1] ?? url.pathname;

/** The value stored under a key, or null. */
export const storedIn = (area: Browser['local'], key: string): unknown => {
  const text = area.entries.get(prefix + key);
  return text === undefined ? null : JSON.parse(text).value;
};

/** The least of `createShop` that runs without a browser. */
export const noBrowser = {
  connection: null,
  pages: null,
  lifecycle: null,
  clean: (html: string) => Promise.resolve(html),
  errors: null,
  caches: null,
  releases: null,
  locks: null,
};

export interface ShopOptions {
  readonly browser?: Browser;
  readonly connection?: ConnectionSource | null;
  readonly settings?: Partial<TransportSettings>;
  readonly page?: PageConfiguration;
  readonly recaptcha?: Recaptcha;
  readonly inspect?: Observer<InspectionEvent>;
}

/** Runs until the test ends; `stop` it earlier to reload or to close the tab. */
export const startShop = (
  answering: Answering,
  {
    browser = newBrowser(),
    connection = null,
    settings,
    page = noConfiguration,
    recaptcha,
    inspect,
  }: ShopOptions = {},
) => {
  const wires = wiresTo(answering, { storage: createStorage(browser.local.area, prefix), ...settings });
  const shop = createShop({
    ...noBrowser,
    transport: createTransport(wires.settings),
    session: createStorage(browser.tab.area, prefix),
    connection,
    lifecycle: browser.lifecycle ?? null,
    page,
    ...(recaptcha && { recaptcha }),
    ...(inspect && { inspect }),
  });
  const facts: ShopFact[] = [];
  shop.on('*', (fact) => void facts.push(fact));
  openShop(shop);
  openStoredTrade(shop, wires.settings.storage, (work) => work());
  onTestFinished(() => void shop.stop());

  const children = () => partsOf(shop);
  const inCheckout = () => present(children().checkout, 'checkout').getSnapshot().children;
  const draft = () => present(inCheckout().draft, 'draft');
  const session = () => present(children().session, 'session');
  const cart = () => present(children().cart, 'cart');
  const types = (pattern: RegExp, from = 0) =>
    facts
      .slice(from)
      .map(({ type }) => type)
      .filter((type) => pattern.test(type));
  const until = (condition: () => unknown) =>
    vi.waitFor(
      () => {
        if (!condition()) throw new Error(`It did not happen; facts: ${types(/./).join(', ')}`);
      },
      { timeout: 20_000, interval: 5 },
    );
  /** Waits for a fact for the given time, and answers the newest. */
  const fact = async <Type extends ShopFact['type']>(type: Type, times = 1) => {
    const all = () =>
      facts.filter((one): one is Extract<ShopFact, { readonly type: Type }> => one.type === type);
    await until(() => all().length >= times);
    return present(all().at(-1), type);
  };
  const count = (type: ShopFact['type']) => facts.filter((one) => one.type === type).length;
  const isSignInOpen = () =>
    session().getSnapshot().matches('signedOut') || session().getSnapshot().matches({ timedOut: 'asking' });
  return {
    ...wires,
    shop,
    open: (...wings: readonly WingName[]) => openWings(shop, wings),
    facts,
    browser,
    types,
    until,
    fact,
    count,
    session,
    cart,
    page: () => present(children().page, 'page'),
    checkout: () => present(children().checkout, 'checkout'),
    customer: () => present(children().customer, 'customer'),
    purchase: () => present(children().purchase, 'purchase'),
    contact: () => present(children().contact, 'contact'),
    quickOrder: () => present(children().quickOrder, 'quickOrder'),
    network: () => present(children().network, 'network'),
    draft,
    tabs: () => present(draft().getSnapshot().children.tabs, 'tabs'),
    shipping: () => {
      const fulfilment = draft().getSnapshot().children.fulfilment?.getSnapshot();
      return present(fulfilment?.children.delivery?.getSnapshot().children.shipping, 'shipping');
    },
    card: () => present(present(inCheckout().payment, 'payment').getSnapshot().children.card, 'card'),
    order: () => present(present(inCheckout().placing, 'placing').getSnapshot().children.order, 'order'),
    toasts: () => selectToasts(present(children().toasts, 'toasts').getSnapshot()),
    token: () => storedIn(browser.local, 'signin_token'),
    asked: (operation: string) => wires.sent.filter((one) => operationOf(one) === operation),
    /** SKU and quantity of each line, by SKU. */
    lines: () =>
      (selectCart(cart().getSnapshot())?.lines ?? [])
        .map(({ sku, quantity }) => [sku, quantity] as const)
        .toSorted(),
    /** Signs in, or in again after an expiry, and waits for cart and details. */
    signIn: async (email = hannah) => {
      await until(isSignInOpen);
      const [carts, details] = [count('cart.adopted'), count('customer.loaded')];
      session().send({ type: 'session.signIn', credentials: { email, password } });
      await fact('cart.adopted', carts + 1);
      await fact('customer.loaded', details + 1);
    },
    stop: () => void shop.stop(),
  };
};
export type RunningShop = ReturnType<typeof startShop>;

export const hannah = 'hannah@example.com';
export const password = 'Water4all!';

export const ordersSent = ({ sent }: RunningShop): readonly Sent[] =>
  sent.filter(({ method, url }) => method === 'POST' && url.pathname.endsWith('/payment-information'));

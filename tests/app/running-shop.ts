/** A whole shop without a page: machines and services on the embedded backend, driven by events and watched by its facts. */

import { afterAll, beforeAll, expect, onTestFinished, vi } from 'vitest';
import { createShop, openShop } from '#app/shop.ts';
import { createBackend } from '#backend/backend.ts';
import { seedShop } from '#backend/seed/shop.ts';
import type { CardState } from '#machines/domain/payment.ts';
import { untilSettledMs } from '#machines/domain/pending-order.ts';
import { present } from '#machines/domain/present.ts';
import type { ShopFact } from '#machines/shop.events.ts';
import type { CardFieldsOptions, TokenisedCard } from '#services/card-fields.ts';
import type { ConnectionSource } from '#services/connection.service.ts';
import { noConfiguration, type PageConfiguration } from '#services/page-configuration.ts';
import type { Recaptcha } from '#services/recaptcha.ts';
import type { TransportSettings } from '#transport/settings.ts';
import { createStorage } from '#transport/storage.ts';
import { createTransport } from '#transport/transport.ts';
import { cacheDir, clientOf } from '#tests/backend/shop-client.ts';
import { memoryArea, origin, prefix, wiresTo, type Answering } from '#tests/transport/wires.ts';

export const openBackend = async (dataDir: string | null = null) => {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const backend = await createBackend({ dataDir, seed: seedShop, cacheDir, log });
  return { backend, lines, direct: clientOf((request) => backend.fetch(request), origin) };
};
export type OpenBackend = Awaited<ReturnType<typeof openBackend>>;

/** One backend for all tests of a file, to be called at its top; by the end it must not have complained. */
export const sharedBackend = (): OpenBackend => {
  let opened: OpenBackend | undefined;
  beforeAll(async () => {
    opened = await openBackend();
  }, 120_000);
  afterAll(async () => {
    const { backend, lines } = present(opened, 'backend');
    expect(lines).toEqual([]);
    await backend.close();
  });
  return {
    get backend() {
      return present(opened, 'backend').backend;
    },
    get direct() {
      return present(opened, 'backend').direct;
    },
    get lines() {
      return present(opened, 'backend').lines;
    },
  };
};

/** What a browser keeps between visits, and what a tab keeps as long as it lives. */
export const newBrowser = () => ({ local: memoryArea(), tab: memoryArea() });
export type Browser = ReturnType<typeof newBrowser>;

/** A shopper's card as only the provider's own fields know it. */
export const testCard = {
  number: '4111111111111111',
  expirationMonth: '12',
  expirationYear: '2031',
  cvv: '739',
};

const filled = { isEmpty: false, isValid: true, isPotentiallyValid: true, isFocused: false };
const cardState: CardState = {
  fields: { number: filled, expirationDate: filled, cvv: filled },
  cardType: 'Visa',
};

/** Stands in for the provider's fields: the card goes straight to the provider, past every wire of the shop. */
export const providerAt = (direct: OpenBackend['direct'], card = testCard) => {
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
  return {
    nonces,
    mount: ({ clientToken, onChange }: CardFieldsOptions) => {
      onChange(cardState);
      return Promise.resolve({
        tokenize: () => tokenize(clientToken),
        focus: () => undefined,
        teardown: () => Promise.resolve(),
      });
    },
  };
};

/** For this test the time a server may take has passed at once. */
export const outliveServers = (): void => {
  const wait = setTimeout;
  vi.stubGlobal('setTimeout', (then: () => void, milliseconds = 0) =>
    wait(then, milliseconds === untilSettledMs ? 0 : milliseconds),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
};

export const startShop = (
  answering: Answering,
  browser: Browser = newBrowser(),
  connection: ConnectionSource | null = null,
  own: Partial<TransportSettings> = {},
  page: PageConfiguration = noConfiguration,
  recaptcha?: Recaptcha,
) => {
  const wires = wiresTo(answering, { storage: createStorage(browser.local.area, prefix), ...own });
  const shop = createShop({
    transport: createTransport(wires.settings),
    session: createStorage(browser.tab.area, prefix),
    connection,
    wakes: null,
    clean: (html) => Promise.resolve(html),
    errors: null,
    caches: null,
    releases: null,
    locks: null,
    page,
    ...(recaptcha && { recaptcha }),
  });
  const facts: ShopFact[] = [];
  shop.on('*', (fact) => void facts.push(fact));
  openShop(shop);

  const children = () => shop.getSnapshot().children;
  const inCheckout = () => present(children().checkout, 'checkout').getSnapshot().children;
  const until = (condition: () => unknown) =>
    vi.waitFor(
      () => {
        if (condition()) return;
        throw new Error(`It never came to pass; told so far: ${facts.map(({ type }) => type).join(', ')}`);
      },
      { timeout: 20_000, interval: 5 },
    );
  /** Waits until a fact of this type has been told so many times, and answers the newest. */
  const fact = async <Type extends ShopFact['type']>(type: Type, times = 1) => {
    const told = () =>
      facts.filter((one): one is Extract<ShopFact, { readonly type: Type }> => one.type === type);
    await until(() => told().length >= times);
    return present(told().at(-1), type);
  };
  return {
    ...wires,
    shop,
    facts,
    browser,
    until,
    fact,
    page: () => present(children().page, 'page'),
    cart: () => present(children().cart, 'cart'),
    checkout: () => present(children().checkout, 'checkout'),
    purchase: () => present(children().purchase, 'purchase'),
    toasts: () => present(children().toasts, 'toasts'),
    orderPad: () => present(children().orderPad, 'orderPad'),
    network: () => present(children().network, 'network'),
    tabs: () => present(inCheckout().tabs, 'tabs'),
    shipping: () => present(inCheckout().shipping, 'shipping'),
    payment: () => present(inCheckout().payment, 'payment'),
    stop: () => void shop.stop(),
  };
};

export type RunningShop = ReturnType<typeof startShop>;

/** What storage holds under a key, as it was written; null where nothing. */
export const keptUnder = (area: Browser['local'], key: string): unknown => {
  const text = area.entries.get(prefix + key);
  return text === undefined ? null : JSON.parse(text).value;
};

/** Without what is drawn by lot, in which any four digits may turn up. */
const withoutChance = (text: string): string =>
  text
    .replace(/\b[0-9a-f]{32}\b/g, 'cart-id')
    .replace(/\b\d{13}\.\d(\.\d+)?(e-\d+)?/g, 'stamp')
    .replace(/"storedAt":\d+/g, '');

export const everythingWritten = ({ local, tab }: Browser): string =>
  withoutChance([...local.written, ...tab.written].join('\n'));

export const everythingTold = (facts: readonly ShopFact[]): string => withoutChance(JSON.stringify(facts));

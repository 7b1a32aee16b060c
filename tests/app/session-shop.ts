/** A whole shop whose shopper signs in: its session and customer, what was asked, what is known. */

import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { present } from '#machines/domain/present.ts';
import { selectIsExpiryShown } from '#machines/session/session.selectors.ts';
import type { Layer } from '#transport/settings.ts';
import { keptUnder, newBrowser, startShop, type Browser, type OpenBackend } from './running-shop.ts';

export const water = { sku: 'BW-SPRING-15', name: 'Spring water', quantity: 2, chosen: nothingChosen };
export const hannah = 'hannah@example.com';

/** Requests by the operation they ask; the address of those that are none. */
export const operationOf = ({ url, body }: { readonly url: URL; readonly body: string }): string => {
  const document = url.searchParams.get('query') ?? body;
  return /(?:query|mutation) (\w+)/.exec(document)?.[1] ?? url.pathname;
};

export const openShopAt = async (
  opened: OpenBackend,
  browser: Browser = newBrowser(),
  layer: Layer = 'merchant',
) => {
  const shop = startShop((request) => opened.backend.fetch(request), browser, null, { layer });
  const children = () => shop.shop.getSnapshot().children;
  const session = () => present(children().session, 'session');
  const customer = () => present(children().customer, 'customer');
  const quantityOf = (sku: string): number =>
    shop
      .cart()
      .getSnapshot()
      .context.cart?.lines.find((line) => line.sku === sku)?.quantity ?? 0;
  const asked = (operation: string) => shop.sent.filter((one) => operationOf(one) === operation);
  const send = (email: string, password = 'Water4all!') =>
    session().send({ type: 'session.signIn', credentials: { email, password } });
  return {
    ...shop,
    session,
    customer,
    notifications: () => present(children().notifications, 'notifications'),
    quantityOf,
    asked,
    send,
    isExpiryShown: () => selectIsExpiryShown(session().getSnapshot()),
    parked: () => shop.shop.getSnapshot().context.parked,
    /** Signs in, and waits for cart and details. */
    signIn: async (email: string) => {
      const [carts, details] = ['cart.adopted', 'customer.loaded'].map(
        (type) => shop.facts.filter((fact) => fact.type === type).length,
      );
      send(email);
      await shop.fact('cart.adopted', (carts ?? 0) + 1);
      await shop.fact('customer.loaded', (details ?? 0) + 1);
    },
    /** The server forgets the token behind the shop's back. */
    endOnServer: async () => {
      const token = String(keptUnder(browser.local, 'signin_token'));
      await opened.direct.fetch('/graphql', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ query: 'mutation { revokeCustomerToken { result } }' }),
      });
    },
    add: async () => {
      const before = shop.facts.filter(({ type }) => type === 'cart.itemAdded').length;
      shop.cart().send({ type: 'cart.addItem', line: water });
      await shop.fact('cart.itemAdded', before + 1);
    },
    types: (pattern: RegExp, from = 0) =>
      shop.facts
        .slice(from)
        .map(({ type }) => type)
        .filter((type) => pattern.test(type)),
  };
};

export type SessionShop = Awaited<ReturnType<typeof openShopAt>>;

/** All that the shop's machines know, as text. */
export const everythingKnown = (shop: SessionShop): string => {
  const contexts: unknown[] = [shop.shop.getSnapshot().context];
  for (const child of Object.values(shop.shop.getSnapshot().children))
    contexts.push((child?.getSnapshot() as { readonly context?: unknown } | undefined)?.context);
  return JSON.stringify(contexts);
};

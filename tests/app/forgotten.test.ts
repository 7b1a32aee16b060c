/** After signing out neither the machines nor what this browser keeps know anything of the customer (BEY-08, SESS-02). */

import { expect, test, vi } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { selectCustomer } from '#machines/customer/customer.selectors.ts';
import { present } from '#machines/domain/present.ts';
import { methodSlice, offersSlice } from '#services/checkout-slices.ts';
import { createStorage } from '#transport/storage.ts';
import { readSlice } from '#transport/slice.ts';
import { prefix } from '#tests/transport/wires.ts';
import { hannah, sessionOf, signIn } from './customer-steps.ts';
import { address, goToPayment, putIntoCart } from './guest-steps.ts';
import { keptUnder, sharedBackend, providerAt, startShop } from './running-shop.ts';

const provider = vi.hoisted(() => ({ mountCardFields: vi.fn() }));
vi.mock('#services/card-fields.ts', () => provider);

const opened = sharedBackend();

/** The context of an actor and of all that run beneath it. */
const remembered = (actor: AnyActorRef): string => {
  const { context, children } = actor.getSnapshot();
  return [JSON.stringify(context), ...Object.values<AnyActorRef>(children ?? {}).map(remembered)].join('\n');
};

test('BEY-08 SESS-02 of who they are, where they live, their cart and their token nothing is left', async () => {
  provider.mountCardFields.mockImplementation(providerAt(opened.direct).mount);
  const shop = startShop((request) => opened.backend.fetch(request));
  const { local, tab } = shop.browser;
  await signIn(shop);
  await putIntoCart(shop);
  await goToPayment(shop);
  const storage = createStorage(local.area, prefix);
  expect(readSlice(storage, offersSlice)?.length).toBeGreaterThan(0);
  expect(readSlice(storage, offersSlice)).toContainEqual(readSlice(storage, methodSlice));

  const { firstname, lastname } = present(
    selectCustomer(present(shop.shop.getSnapshot().children.customer, 'customer').getSnapshot()),
    'customer',
  );
  const owned = [keptUnder(local, 'signin_token'), keptUnder(local, 'cartId')].map(String);
  const secrets = [hannah.email, firstname, lastname, address.street, address.firstname, ...owned];
  const places = () => ({
    machines: remembered(shop.shop),
    local: JSON.stringify([...local.entries]),
    tab: JSON.stringify([...tab.entries]),
  });
  const findings = () =>
    Object.entries(places()).flatMap(([place, text]) =>
      secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret} in ${place}`),
    );
  expect(findings()).toEqual(
    expect.arrayContaining([
      `${hannah.email} in machines`,
      `${firstname} in machines`,
      `${address.street} in machines`,
      `${address.street} in local`,
      ...owned.map((secret) => `${secret} in local`),
    ]),
  );

  const made = shop.facts.filter(({ type }) => type === 'cart.created').length;
  sessionOf(shop).send({ type: 'session.signOut' });
  await shop.fact('session.signedOut');
  await shop.fact('cart.created', made + 1);
  expect(findings()).toEqual([]);
  expect([...tab.entries.keys()]).toEqual([]);
  expect([...local.entries.keys()].map((key) => key.replace(prefix, '')).toSorted()).toEqual([
    'cartId',
    'cart_change',
    'session_end',
  ]);
  shop.stop();
});

/** What a customer does beside what a guest does, as events to the machines. */

import { present } from '#machines/domain/present.ts';
import type { RunningShop } from './running-shop.ts';

export const hannah = { email: 'hannah@example.com', password: 'Water4all!' };
export const noel = { email: 'noel@example.com', password: 'Water4all!' };

export const sessionOf = (shop: RunningShop) => present(shop.shop.getSnapshot().children.session, 'session');

const timesTold = (shop: RunningShop, type: string): number =>
  shop.facts.filter((fact) => fact.type === type).length;

/** Signs in and waits until the cart is the customer's and the account is known. */
export const signIn = async (shop: RunningShop, credentials = hannah) => {
  await shop.fact('session.restoredAsGuest');
  const adopted = timesTold(shop, 'cart.adopted');
  const loaded = timesTold(shop, 'customer.loaded');
  sessionOf(shop).send({ type: 'session.signIn', credentials });
  await shop.fact('cart.adopted', adopted + 1);
  await shop.fact('customer.loaded', loaded + 1);
};

/** In place, after the session has timed out. */
export const signInAgain = async (shop: RunningShop, credentials = hannah) => {
  const adopted = timesTold(shop, 'cart.adopted');
  await shop.until(() => sessionOf(shop).getSnapshot().matches({ timedOut: 'asking' }));
  sessionOf(shop).send({ type: 'session.signIn', credentials });
  await shop.fact('cart.adopted', adopted + 1);
};

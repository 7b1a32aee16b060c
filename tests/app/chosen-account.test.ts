/** The account a customer buys for outlives a reload, reaches other tabs, and goes with the customer (BEY-10, SESS-05, BEY-08). */

import { expect, test } from 'vitest';
import { createActor, setup, type EventObject } from 'xstate';
import { createPersistence } from '#app/persistence.ts';
import type { ShopFact } from '#machines/shop.events.ts';
import { createAccountWatch } from '#services/chosen-account.ts';
import type { Storage } from '#transport/storage.ts';
import { accountOf } from '../models/people.ts';
import { open } from './persistence-stage.ts';

/** What a customer machine that begins with this storage is told, as long as it lives. */
const heard = (storage: Storage): readonly EventObject[] => {
  const told: EventObject[] = [];
  const listener = setup({ actors: { watch: createAccountWatch({ storage }) } }).createMachine({
    invoke: { src: 'watch' },
    on: { '*': { actions: ({ event }) => void told.push(event) } },
  });
  createActor(listener).start();
  return told;
};
const chosen = (accountId: number): ShopFact => ({
  type: 'customer.accountSelected',
  accountId,
  isActive: true,
  account: accountOf(accountId),
});

test('BEY-10 a reload and another tab find the account that was chosen last', () => {
  const { local, tell } = open();
  expect(heard(local)).toEqual([]);
  tell(chosen(7));
  tell(chosen(8));
  expect(heard(local)).toEqual([{ type: 'account.chosen', accountId: 8 }]);
});

test('BEY-10 SESS-05 a tab that is open already hears of it, and no longer once it is gone', () => {
  const { local, session, tell } = open();
  const listeners: (() => void)[] = [];
  const watched: Storage = {
    ...local,
    watch: (_key, listener) => {
      listeners.push(listener);
      return () => listeners.splice(0);
    },
  };
  const told = heard(watched);
  createPersistence(local, session)(chosen(8));
  listeners.forEach((listener) => listener());
  expect(told).toEqual([{ type: 'account.chosen', accountId: 8 }]);
  tell({ type: 'session.customerForgotten' });
  listeners.forEach((listener) => listener());
  expect(told).toHaveLength(1);
});

test.each<ShopFact>([{ type: 'session.customerForgotten' }, { type: 'session.ownerChanged' }])(
  'BEY-08 BEY-10 $type: nothing of the choice stays',
  (fact) => {
    const { local, keys, tell } = open();
    tell(chosen(8));
    expect(keys()).toContain('local chosen_account');
    tell(fact);
    expect(keys()).not.toContain('local chosen_account');
    expect(heard(local)).toEqual([]);
  },
);

test('BEY-10 SESS-05 other tabs read the cart anew after a switch', () => {
  const { local, tell } = open();
  tell(chosen(8));
  expect(local.read('cart_change')).toBeNull();
  tell({ type: 'customer.accountSwitched', account: accountOf(8) });
  expect(local.read('cart_change')).toEqual(expect.any(String));
});

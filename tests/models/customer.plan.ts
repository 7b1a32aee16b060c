/** What may happen to a customer's details, accounts and the number on their cart (§4 user details, SESS-03, ACC-05). */

import type { EventObject } from 'xstate';
import type { CustomerEvent } from '#machines/customer/customer.events.ts';
import { customerMachine } from '#machines/customer/customer.machine.ts';
import type { CustomerContext } from '#machines/customer/customer.setup.ts';
import type { Customer } from '#machines/domain/customer.ts';
import { done, failed, type ModelPlan, type Step } from '#tests/support/model.ts';
import { noLonger, type Answer } from './customer.heard.ts';
import { nothingKnown, Office } from './customer.oracle.ts';
import { failure } from './goods.ts';
import { accountOf, colin, grace, hannah, harbourline } from './people.ts';
import { oracleFrom } from './stage.ts';

/** One of Grace's teams has left her, the other is now the one by default. */
const graceLater: Customer = { ...grace, teams: [accountOf(8, { isActive: false })] };

const wishes: readonly (CustomerEvent | Answer)[] = [
  { type: 'customer.load' },
  { type: 'customer.refresh' },
  { type: 'customer.retry' },
  { type: 'customer.reset' },
  { type: 'customer.switchAccount', accountId: 7 },
  { type: 'customer.switchAccount', accountId: 8 },
  { type: 'customer.switchAccount', accountId: 3 },
  { type: 'customer.setDefaultAccount', accountId: 8 },
  { type: 'customer.setDefaultAccount', accountId: 99 },
  { type: 'customer.hold' },
  { type: 'customer.release' },
  { type: 'customer.setExternalId', cartId: 'cart-1' },
  { type: 'account.chosen', accountId: 8 },
  failed('watchAccount', failure('unexpected')) as Answer,
];

/** The default and the switch do not meet: each is tried while the other rests. */
const isTried = ({ type }: EventObject, context: CustomerContext): boolean => {
  const { wantedAccountId, keptAccountId, wantedDefaultId } = context;
  if (type === 'customer.setDefaultAccount') return wantedAccountId === null && keptAccountId === null;
  if (type === 'customer.switchAccount' || type === 'account.chosen') return wantedDefaultId === null;
  return true;
};

const answers: Readonly<Record<string, readonly EventObject[]>> = {
  loading: [hannah, colin, grace, graceLater]
    .map((customer): EventObject => done('readCustomer', customer))
    .concat(failed('readCustomer', failure('network'))),
  loadingCompany: [
    done('readCompany', harbourline),
    done('readCompany', null),
    failed('readCompany', failure('server')),
  ],
  changingDefault: [
    done('setDefaultAccount', graceLater),
    failed('setDefaultAccount', failure('refused')),
    failed('setDefaultAccount', failure('sessionExpired')),
  ],
  switching: [
    done('setExternalId'),
    failed('setExternalId', failure('server')),
    failed('setExternalId', failure('sessionExpired')),
  ],
  awaiting: [{ type: noLonger }],
  marking: [
    done('setExternalId'),
    failed('setExternalId', failure('server')),
    failed('setExternalId', failure('sessionExpired')),
  ],
};

const contextOf = ({ view }: Step): CustomerContext => view.context as unknown as CustomerContext;

export const customerPlan: ModelPlan = {
  machine: customerMachine,
  inputs: [undefined],
  events: (state, { context }) => [
    ...wishes.filter((wish) => isTried(wish, context as CustomerContext)),
    ...state.split('|').flatMap((part) => answers[part.split('.')[1] ?? ''] ?? []),
  ],
  projection: (context) => {
    const {
      customer,
      currentAccountId,
      keptAccountId,
      wantedAccountId,
      wantedDefaultId,
      cartId,
      marking,
      isCartHeld,
      failure: reason,
    } = context as unknown as CustomerContext;
    const isIdle = cartId === null && wantedDefaultId === null;
    return [
      isCartHeld,
      customer?.email,
      customer?.teams.length,
      currentAccountId,
      keptAccountId,
      wantedAccountId,
      wantedDefaultId,
      cartId,
      marking,
      isIdle && reason !== null,
    ];
  },
  oracle: oracleFrom(
    Office,
    () => {
      const office = new Office('details.absent|mark.resting', nothingKnown);
      office.asked.push({ child: 'watchAccount', input: undefined });
      return office;
    },
    (office, event: CustomerEvent | Answer) => office.hear(event),
  ),
  unreachable: {
    'customer · customer.load#0 → (stays)': 'the details always say something about it themselves',
  },
  invariants: (steps) => {
    const step = steps.at(-1);
    if (step === undefined) return [];
    const { customer, company, currentAccountId } = contextOf(step);
    const broken: string[] = [];
    if (step.view.state.includes('absent') && (customer ?? company ?? currentAccountId) !== null)
      broken.push('something of a customer is left');
    const isAsked = step.view.asked.some(({ child }) => child === 'readCompany');
    if (isAsked && customer?.isCompanyCustomer !== true)
      broken.push('a company was asked for that nobody has');
    if (step.view.state.includes('known') && customer === null) broken.push('nobody is known');
    return broken;
  },
};

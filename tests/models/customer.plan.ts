/** What may happen to a customer's details, accounts and the number on their cart (§4 user details, SESS-03, ACC-05). */

import type { EventObject } from 'xstate';
import type { CustomerEvent } from '#machines/customer/customer.events.ts';
import { customerMachine } from '#machines/customer/customer.machine.ts';
import type { CustomerContext } from '#machines/customer/customer.setup.ts';
import type { Account, Company, Customer } from '#machines/domain/customer.ts';
import { addressOffersOf } from '#machines/domain/stored-address.ts';
import { done, failed, type ModelPlan, type Step } from '#tests/support/model.ts';
import { failure } from './goods.ts';
import { accountOf, colin, grace, hannah, harbourline } from './people.ts';
import { oracleFrom, Stage, type Done, type Failed } from './stage.ts';

type Answer =
  | Done<'readCustomer', Customer>
  | Done<'readCompany', Company | null>
  | Done<'setDefaultAccount', Customer>
  | { readonly type: 'xstate.done.actor.setExternalId' }
  | Failed<'readCustomer' | 'readCompany' | 'setDefaultAccount' | 'setExternalId'>;

/** One of Grace's teams has left her, the other is now the one by default. */
const graceLater: Customer = { ...grace, teams: [accountOf(8, { isActive: false })] };

const wishes: readonly CustomerEvent[] = [
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
];

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
  marking: [
    done('setExternalId'),
    failed('setExternalId', failure('server')),
    failed('setExternalId', failure('sessionExpired')),
  ],
};

const nothingKnown: CustomerContext = {
  customer: null,
  company: null,
  currentAccountId: null,
  wantedDefaultId: null,
  cartId: null,
  marking: null,
  externalIdOnCart: null,
  isCartHeld: false,
  failure: null,
};

class Office extends Stage<CustomerContext> {
  #details: string;
  #mark: string;

  constructor(state: string, memory: CustomerContext) {
    super(state, memory);
    const [details = '', mark = ''] = state.split('|').map((part) => part.split('.')[1]);
    this.#details = details;
    this.#mark = mark;
  }

  go(part: 'details' | 'mark', state: string): void {
    if (part === 'details') this.#details = state;
    else this.#mark = state;
    this.state = `details.${this.#details}|mark.${this.#mark}`;
  }

  accounts(): readonly Account[] {
    const { customer } = this.memory;
    if (customer === null) return [];
    return customer.isCompanyCustomer ? customer.teams : customer.accounts;
  }

  account(accountId: number | null): Account | undefined {
    return this.accounts().find(({ id }) => id === accountId);
  }

  select(account: Account): void {
    this.memory.currentAccountId = account.id;
    const { id: accountId, isActive } = account;
    this.tell({ type: 'customer.accountSelected', accountId, isActive, account });
  }

  offer(): void {
    const { customer, currentAccountId } = this.memory;
    if (customer === null) return;
    const offers = addressOffersOf(customer, this.account(currentAccountId) ?? null);
    this.tell({ type: 'customer.addressesOffered', offers });
  }

  load(): void {
    this.go('details', 'loading');
    this.asked.push({ child: 'readCustomer', input: undefined });
  }

  /** Unless the chosen account is still theirs, the first one is taken; without any there is none. */
  selectFirst(): void {
    if (this.account(this.memory.currentAccountId) !== undefined) return this.offer();
    const [first] = this.accounts();
    this.memory.currentAccountId = null;
    if (first !== undefined) this.select(first);
    this.offer();
  }

  receive(customer: Customer): void {
    this.memory.customer = customer;
    this.memory.failure = null;
    this.tell({ type: 'customer.loaded', customer });
    this.selectFirst();
    if (!customer.isCompanyCustomer) return this.know();
    this.go('details', 'loadingCompany');
    this.asked.push({ child: 'readCompany', input: undefined });
  }

  /** Everything is read: what the session's end kept from being changed is changed now. */
  know(): void {
    const wanted = this.account(this.memory.wantedDefaultId);
    if (wanted === undefined) this.go('details', 'known');
    else this.changeDefault(wanted);
  }

  changeDefault(account: Account): void {
    this.go('details', 'changingDefault');
    const isCorporate = this.memory.customer?.isCompanyCustomer;
    this.asked.push({ child: 'setDefaultAccount', input: { account, isCorporate } });
  }

  /** The cart bears the number of the current account, asked for once a cart and account. */
  mark(): void {
    if (this.#mark !== 'resting' || this.memory.isCartHeld) return;
    const { cartId, marking, customer } = this.memory;
    const account = this.account(this.memory.currentAccountId);
    if (cartId === null || account === undefined || customer === null) return;
    const externalId = account.customerId;
    const isTried =
      marking?.cartId === cartId && marking.accountId === account.id && marking.externalId === externalId;
    if (isTried) return;
    this.memory.marking = { cartId, accountId: account.id, externalId };
    this.memory.externalIdOnCart = null;
    this.go('mark', 'marking');
    const input = { cartId, account, isCorporate: customer.isCompanyCustomer };
    this.asked.push({ child: 'setExternalId', input });
  }

  hear(event: CustomerEvent | Answer): void {
    this.answerTo(event);
    this.mark();
  }

  answerTo(event: CustomerEvent | Answer): void {
    switch (event.type) {
      case 'customer.load':
        // what an expired session kept from being marked is marked now
        if (this.#mark === 'interrupted') {
          this.memory.marking = null;
          this.go('mark', 'resting');
        }
        return this.load();
      case 'customer.refresh':
        return this.#details === 'known' ? this.load() : undefined;
      case 'customer.retry':
        return this.#details === 'failed' ? this.load() : undefined;
      case 'customer.reset':
        Object.assign(this.memory, nothingKnown);
        this.go('details', 'absent');
        return this.go('mark', 'resting');
      case 'customer.switchAccount': {
        const account = this.account(event.accountId);
        if (account === undefined) return;
        this.select(account);
        return this.offer();
      }
      case 'customer.setDefaultAccount': {
        const account = this.account(event.accountId);
        if (this.#details !== 'known' || account === undefined) return;
        this.memory.wantedDefaultId = account.id;
        this.memory.failure = null;
        return this.changeDefault(account);
      }
      case 'customer.hold':
      case 'customer.release':
        this.memory.isCartHeld = event.type === 'customer.hold';
        return;
      case 'customer.setExternalId':
        this.memory.cartId = event.cartId;
        return;
      case 'xstate.done.actor.readCustomer':
        return this.receive(event.output);
      case 'xstate.error.actor.readCustomer':
        this.memory.failure = event.error;
        this.tell({ type: 'customer.loadFailed', failure: event.error });
        return this.go('details', 'failed');
      case 'xstate.done.actor.readCompany':
        this.memory.company = event.output;
        if (event.output !== null) this.tell({ type: 'customer.companyLoaded', company: event.output });
        return this.know();
      case 'xstate.error.actor.readCompany':
        return this.know();
      case 'xstate.done.actor.setDefaultAccount':
        this.memory.customer = event.output;
        this.tell({ type: 'customer.defaultAccountChanged', accountId: this.memory.wantedDefaultId });
        this.memory.wantedDefaultId = null;
        this.selectFirst();
        return this.go('details', 'known');
      case 'xstate.error.actor.setDefaultAccount':
        if (event.error.kind === 'sessionExpired') {
          this.tell({ type: 'customer.changeFailed', failure: event.error });
          return this.go('details', 'interrupted');
        }
        this.memory.failure = event.error;
        this.memory.wantedDefaultId = null;
        this.tell({ type: 'customer.changeFailed', failure: event.error });
        return this.go('details', 'known');
      case 'xstate.done.actor.setExternalId': {
        const externalId = this.memory.marking?.externalId ?? null;
        this.memory.externalIdOnCart = externalId;
        this.tell({ type: 'customer.externalIdSet', externalId });
        return this.go('mark', 'resting');
      }
      case 'xstate.error.actor.setExternalId':
        return this.go('mark', event.error.kind === 'sessionExpired' ? 'interrupted' : 'resting');
    }
  }
}

const contextOf = ({ view }: Step): CustomerContext => view.context as unknown as CustomerContext;

export const customerPlan: ModelPlan = {
  machine: customerMachine,
  inputs: [undefined],
  events: (state) => [
    ...wishes,
    ...state.split('|').flatMap((part) => answers[part.split('.')[1] ?? ''] ?? []),
  ],
  projection: (context) => {
    const {
      customer,
      currentAccountId,
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
      wantedDefaultId,
      cartId,
      marking,
      isIdle && reason !== null,
    ];
  },
  oracle: oracleFrom(
    Office,
    () => new Office('details.absent|mark.resting', nothingKnown),
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

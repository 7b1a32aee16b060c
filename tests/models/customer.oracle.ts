/** What ought to become of a customer's details, accounts and the number on their cart, told without the machine (SESS-03, ACC-05, BEY-10). */

import type { CustomerEvent } from '#machines/customer/customer.events.ts';
import type { CustomerContext } from '#machines/customer/customer.setup.ts';
import type { Account, Customer } from '#machines/domain/customer.ts';
import type { Failure } from '#machines/domain/failure.ts';
import { addressOffersOf } from '#machines/domain/stored-address.ts';
import { noLonger, type Answer } from './customer.heard.ts';
import { Stage } from './stage.ts';

export const nothingKnown: CustomerContext = {
  customer: null,
  company: null,
  currentAccountId: null,
  keptAccountId: null,
  wantedAccountId: null,
  wantedDefaultId: null,
  cartId: null,
  marking: null,
  externalIdOnCart: null,
  isMarkDoubted: false,
  isCartHeld: false,
  failure: null,
};

export class Office extends Stage<CustomerContext> {
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
    const first = this.account(this.memory.keptAccountId) ?? this.accounts()[0];
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

  /** Told by storage: at the start, and by another tab. */
  noteChoice(accountId: number): void {
    const account = this.account(accountId);
    if (account === undefined) {
      this.memory.keptAccountId = accountId;
      return;
    }
    if (!['resting', 'held'].includes(this.#mark) || accountId === this.memory.currentAccountId) {
      this.memory.wantedAccountId = accountId;
      return;
    }
    // the other tab has marked the cart
    const { cartId } = this.memory;
    this.memory.marking = cartId === null ? null : { cartId, accountId, externalId: account.customerId };
    this.select(account);
    this.offer();
  }

  /** Another account is wanted: with a cart that goes by way of the server. */
  turn(): void {
    if (this.#mark === 'awaiting' && !this.isAwaited()) this.go('mark', 'resting');
    if (this.#mark !== 'resting' && this.#mark !== 'held') return;
    const { cartId, wantedAccountId, currentAccountId, isCartHeld } = this.memory;
    if (wantedAccountId === currentAccountId) this.memory.wantedAccountId = null;
    if (this.#mark === 'held') return;
    const account = this.account(this.memory.wantedAccountId);
    if (isCartHeld || account === undefined) {
      this.mark();
      return isCartHeld ? this.hold() : undefined;
    }
    if (cartId !== null) return this.put(account, 'switching');
    this.memory.wantedAccountId = null;
    this.arrive(account);
    this.offer();
    this.mark();
  }

  /** What may be another's number, or has not been heard to arrive, is set right before the order. */
  doubt(): void {
    const { marking, externalIdOnCart, isMarkDoubted } = this.memory;
    const isHeard = marking !== null && marking.externalId === externalIdOnCart;
    if (this.#mark === 'resting' && (isMarkDoubted || !isHeard)) this.memory.marking = null;
    if (this.#mark !== 'interrupted') return;
    this.memory.marking = null;
    this.go('mark', 'resting');
  }

  /** An order waits for those whose it is. */
  isAwaited(): boolean {
    return this.memory.isCartHeld && this.memory.customer === null && this.#details === 'loading';
  }

  /** Once nothing is on its way to the cart, which bears what it ought to. */
  hold(): void {
    if (this.#mark !== 'resting' && this.#mark !== 'awaiting') return;
    if (this.#mark === 'resting' && this.isAwaited()) return this.go('mark', 'awaiting');
    this.go('mark', 'held');
    this.tell({ type: 'customer.held' });
  }

  arrive(account: Account): void {
    this.select(account);
    this.tell({ type: 'customer.accountSwitched', account });
  }

  /** The number of this account is asked to go on the cart. */
  put(account: Account, state: string): void {
    const { cartId, customer } = this.memory;
    if (cartId === null || customer === null) return;
    this.memory.marking = { cartId, accountId: account.id, externalId: account.customerId };
    this.memory.externalIdOnCart = null;
    this.go('mark', state);
    const input = { cartId, account, isCorporate: customer.isCompanyCustomer };
    this.asked.push({ child: 'setExternalId', input });
  }

  /** What was put on the cart is for this one, unless the account is theirs no longer. */
  endSwitch(hasWorked: boolean, reason: Failure | null): void {
    const accountId = this.memory.marking?.accountId ?? null;
    const account = this.account(accountId);
    const kept = this.account(this.memory.currentAccountId) ?? null;
    if (this.memory.wantedAccountId === accountId) this.memory.wantedAccountId = null;
    this.go('mark', 'resting');
    if (hasWorked) {
      if (account !== undefined) this.arrive(account);
      return this.offer();
    }
    this.memory.marking = null;
    this.memory.isMarkDoubted = true;
    if (account !== undefined) this.tell({ type: 'customer.switchFailed', account, kept, failure: reason });
  }

  /** The cart bears the number of the current account, asked for once a cart and account. */
  mark(): void {
    if (this.#mark !== 'resting') return;
    const { cartId, marking, customer } = this.memory;
    const account = this.account(this.memory.currentAccountId);
    if (cartId === null || account === undefined || customer === null) return;
    const externalId = account.customerId;
    const isTried =
      marking?.cartId === cartId && marking.accountId === account.id && marking.externalId === externalId;
    if (isTried) return;
    this.put(account, 'marking');
  }

  hear(event: CustomerEvent | Answer): void {
    this.answerTo(event);
    this.turn();
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
      case 'customer.switchAccount':
        if (this.account(event.accountId) !== undefined) this.memory.wantedAccountId = event.accountId;
        return;
      case 'account.chosen':
        return this.noteChoice(event.accountId);
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
        if (event.type === 'customer.hold') this.doubt();
        if (event.type === 'customer.hold' && this.#details === 'failed' && this.memory.customer === null)
          this.load();
        if (this.#mark === 'held' && event.type === 'customer.release') this.go('mark', 'resting');
        return;
      case 'customer.setExternalId':
        this.memory.cartId = event.cartId;
        return;
      case 'xstate.error.actor.watchAccount':
        return;
      case noLonger:
        return this.hold();
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
        this.memory.isMarkDoubted = false;
        this.tell({ type: 'customer.externalIdSet', externalId });
        if (this.#mark === 'switching') return this.endSwitch(true, null);
        return this.go('mark', 'resting');
      }
      case 'xstate.error.actor.setExternalId':
        if (event.error.kind === 'sessionExpired') return this.go('mark', 'interrupted');
        if (this.#mark === 'switching') return this.endSwitch(false, event.error);
        return this.go('mark', 'resting');
    }
  }
}

/** How paying ought to go, told a second time and without the machine (§4, PAY-01, PAY-02, CHK-08). */

import type { Failure } from '#machines/domain/failure.ts';
import type { PaymentAuthorisation, PaymentMethod } from '#machines/domain/payment.ts';
import type { SavedPayment } from '#machines/domain/saved-payment.ts';
import type { PaymentContext } from '#machines/payment/payment.context.ts';
import type { PaymentEvent } from '#machines/payment/payment.events.ts';
import * as provider from './payment.card.ts';
import type { Heard } from './payment.heard.ts';
import { Stage } from './stage.ts';

const vaults: Readonly<Record<string, SavedPayment['kind']>> = {
  braintree_cc_vault: 'card',
  braintree_paypal_vault: 'account',
};

export class Cashier extends Stage<PaymentContext> {
  get isShown(): boolean {
    return this.state.startsWith('card.shown');
  }

  get isTokenizing(): boolean {
    return this.state === 'card.shown.tokenizing';
  }

  usable(code: string | null): readonly SavedPayment[] {
    const kind = vaults[code ?? ''];
    return (this.memory.saved ?? []).filter((one) => one.kind === kind);
  }

  asksForNumber(): boolean {
    const { chosen, order } = this.memory;
    if (chosen === null || chosen === 'free') return false;
    return chosen === 'purchaseorder' || (order?.isPurchaseOrderRequired ?? false);
  }

  /** What is missing, in the order of the page. */
  missing(): readonly { readonly tab: 'payment'; readonly field: string; readonly message: string }[] {
    const { chosen, order, publicHash, agreements, agreedIds } = this.memory;
    const missing: [field: string, message: string][] = [];
    if (chosen === null) missing.push(['payment-methods', 'Choose how you would like to pay.']);
    if (chosen !== null && chosen in vaults && publicHash === null)
      missing.push(['payment-methods', 'Choose one of your saved cards or accounts, or another way to pay.']);
    if (chosen === 'braintree') missing.push(...provider.missingOfCard(this.memory.card));
    if (chosen === 'braintree_paypal' && !this.memory.isPayPalApproved)
      missing.push(['payment-paypal', 'Approve the payment with PayPal.']);
    if (this.asksForNumber() && this.memory.poNumber.trim() === '')
      missing.push(['payment-po-number', 'Enter your purchase order number.']);
    if (order?.isRental) missing.push(...provider.missingOfRental(chosen, this.memory.isRecurringAgreed));
    for (const { id, label, isTicked } of agreements)
      if (isTicked && !agreedIds.includes(id))
        missing.push([`payment-agreement-${id}`, `Please confirm: ${label}.`]);
    return missing.map(([field, message]) => ({ tab: 'payment', field, message }));
  }

  tellObstacles(): void {
    this.tell({ type: 'payment.obstaclesChanged', obstacles: this.missing() });
  }

  refuse(failure: Failure | typeof provider.notReady): void {
    this.tell({ type: 'payment.refused', failure });
  }

  /** What goes with the order. */
  paymentOf(label: string, nonce: string | null): PaymentAuthorisation {
    const { chosen, order, publicHash, agreements, agreedIds } = this.memory;
    const isKept = order?.isRental === true || (order?.isCustomer === true && this.memory.isSaveWanted);
    return {
      method: chosen ?? '',
      label,
      nonce,
      publicHash: chosen !== null && chosen in vaults ? publicHash : null,
      poNumber: this.asksForNumber() ? this.memory.poNumber.trim() : null,
      isCardSaved: nonce !== null && isKept,
      agreementIds: agreements
        .filter(({ id, isTicked }) => !isTicked || agreedIds.includes(id))
        .map(({ id }) => id),
    };
  }

  authorise(label: string, nonce: string | null): void {
    this.tell({ type: 'payment.authorized', authorisation: this.paymentOf(label, nonce) });
  }

  /** Where the choice leads. */
  decide(): void {
    const { chosen } = this.memory;
    this.tellObstacles();
    if (chosen === null) this.state = 'unavailable';
    else this.state = provider.roomOf[chosen] ?? (chosen in vaults ? 'saved' : 'plain');
  }

  /** What ends with a room that is left; the card's fields are empty after it, PayPal's approval is void. */
  leave(): void {
    if (!this.isShown) return;
    this.memory.card = provider.emptied;
    this.tellObstacles();
  }

  prepare(): void {
    this.leave();
    this.tellObstacles();
    this.ask('preparing', 'preparePayment', { isSavedWanted: this.isSavedWanted });
  }

  get isSavedWanted(): boolean {
    const { saved, order, offered } = this.memory;
    return saved === null && order?.isCustomer === true && offered.some(({ code }) => code in vaults);
  }

  pick(code: string | null): void {
    const usable = this.usable(code);
    const isStillThere = usable.some(({ publicHash }) => publicHash === this.memory.publicHash);
    if (!isStillThere) this.memory.publicHash = usable[0]?.publicHash ?? null;
    this.memory.chosen = code;
  }

  /** The server's list becomes the shopper's; answers whether the choice is another. */
  offer(): boolean {
    const { chosen: before, wished, switches } = this.memory;
    const gone = switches.isPayPalActive ? 'nothing' : 'braintree_paypal';
    const offered = this.memory.offered.filter(({ code }) => !code.startsWith(gone));
    const saved = offered.filter(({ code }) => this.usable(code).length > 0);
    const others = offered.filter(({ code }) => !(code in vaults));
    const first = others[0]?.code === 'purchaseorder' ? others.slice(0, 1) : [];
    this.memory.methods = [...first, ...saved, ...others.slice(first.length)];
    const codes = this.memory.methods.map(({ code }) => code);
    // who has never chosen gets the card provider's: what it keeps for them, else its fields
    const usual = before === null && wished === null ? [...Object.keys(vaults), 'braintree'] : [];
    const wanted =
      ['free', before, wished, ...usual].find((code) => code !== null && codes.includes(code)) ??
      codes[0] ??
      null;
    if (wanted !== before) this.leave();
    this.pick(wanted);
    if (wanted === before) return false;
    this.tell({ type: 'payment.methodChosen', code: this.memory.chosen });
    return true;
  }

  sync(methods: readonly PaymentMethod[]): void {
    this.memory.offered = methods;
    if (methods.length > 0 && (!this.memory.isPrepared || this.isSavedWanted)) return this.prepare();
    if (this.offer()) this.decide();
  }

  /** The room has what it needs to pay. */
  get isReady(): boolean {
    return ['plain', 'saved', 'card.shown.ready'].includes(this.state);
  }

  authorize(): void {
    const first = this.missing()[0];
    if (first !== undefined) return this.refuse({ kind: 'refused', message: first.message });
    if (!this.isReady) return this.refuse(provider.notReady);
    this.pay();
  }

  pay(): void {
    if (this.state === 'card.shown.ready') {
      this.memory.failure = null;
      this.state = 'card.shown.tokenizing';
      return this.send('cardFields', { type: 'card.tokenize' });
    }
    const { chosen, methods, publicHash } = this.memory;
    const saved = this.usable(chosen).find((one) => one.publicHash === publicHash);
    const title = methods.find(({ code }) => code === chosen)?.title ?? '';
    if (saved === undefined) return this.authorise(title, null);
    const label =
      saved.kind === 'card' ? `${saved.brand} ending in ${saved.lastFour}` : `PayPal (${saved.email})`;
    this.authorise(label, null);
  }

  show(): void {
    this.ask('card.shown.mounting', 'cardFields');
  }

  choose(code: string): void {
    if (this.state === 'preparing' || this.state === 'unprepared') return;
    if (code === this.memory.chosen) return;
    if (!this.memory.methods.some((method) => method.code === code)) return;
    this.leave();
    this.pick(code);
    this.memory.wished = code;
    this.memory.failure = null;
    this.tell({ type: 'payment.methodChosen', code });
    this.decide();
  }

  retry(): void {
    if (this.state !== 'card.broken' && this.state !== 'unprepared') return;
    this.memory.failure = null;
    if (this.state === 'unprepared') return this.prepare();
    this.show();
  }

  fill(event: PaymentEvent): void {
    switch (event.type) {
      case 'payment.syncOrder': {
        const { type: _, ...order } = event;
        this.memory.order = order;
        break;
      }
      case 'payment.chooseSaved':
        this.memory.publicHash = event.publicHash;
        this.pick(this.memory.chosen);
        break;
      case 'payment.setPoNumber':
        Object.assign(this.memory, {
          poNumber: event.poNumber,
          isPoNumberMissed: event.poNumber.trim() === '',
        });
        this.tell({ type: 'payment.poNumberChanged', poNumber: event.poNumber });
        break;
      case 'payment.agree': {
        const others = this.memory.agreedIds.filter((id) => id !== event.id);
        this.memory.agreedIds = event.isAgreed ? [...others, event.id] : others;
        break;
      }
      case 'payment.agreeRecurring':
        this.memory.isRecurringAgreed = event.isAgreed;
    }
    this.tellObstacles();
  }

  breakDown(failure: Failure): void {
    this.leave();
    if (this.isTokenizing) this.refuse(failure);
    this.state = 'card.broken';
    this.memory.failure = failure;
  }

  hearCard(event: Heard): void {
    switch (event.type) {
      case 'card.mounted':
        if (this.state === 'card.shown.mounting') this.state = 'card.shown.ready';
        return;
      case 'card.changed':
        if (!this.isShown) return;
        Object.assign(this.memory, provider.withCard(this.memory, event.card));
        return this.tellObstacles();
      case 'card.tokenized':
        if (!this.isTokenizing) return;
        this.state = 'card.shown.ready';
        return this.authorise(`${event.cardType} ending in ${event.lastFour}`, event.nonce);
      case 'card.refused':
        if (!this.isTokenizing) return;
        this.state = 'card.shown.ready';
        this.memory.failure = event.failure;
        return this.refuse(event.failure);
      case 'card.failed':
        if (!this.isShown) return;
        return this.breakDown(event.failure);
      case 'xstate.error.actor.cardFields':
        this.breakDown(event.error);
    }
  }

  hear(event: Heard): void {
    switch (event.type) {
      case 'payment.syncMethods':
        return this.sync(event.methods);
      case 'payment.chooseMethod':
        return this.choose(event.code);
      case 'payment.keepForNextTime':
        this.memory.isSaveWanted = event.isSaveWanted;
        return;
      case 'payment.showFields':
        return this.state === 'card.hidden' ? this.show() : undefined;
      case 'payment.hideFields':
        this.leave();
        if (this.isTokenizing) this.refuse(provider.interrupted);
        if (this.state.startsWith('card.')) this.state = 'card.hidden';
        return;
      case 'payment.focusField':
        return this.isShown ? this.send('cardFields', { type: 'card.focus', field: event.field }) : undefined;
      case 'payment.retryFields':
        return this.retry();
      case 'payment.authorize':
        return this.isTokenizing ? undefined : this.authorize();
      case 'payment.renew':
        if (this.state !== 'saved') return;
        this.memory.saved = null;
        return this.prepare();
      case 'xstate.done.actor.preparePayment': {
        const { saved, ...read } = event.output;
        Object.assign(this.memory, { ...read, isPrepared: true, failure: null });
        this.memory.saved = saved ?? this.memory.saved;
        this.offer();
        return this.decide();
      }
      case 'xstate.error.actor.preparePayment':
        this.state = 'unprepared';
        this.memory.failure = event.error;
        return;
      default:
        return event.type.startsWith('payment.') ? this.fill(event as PaymentEvent) : this.hearCard(event);
    }
  }
}

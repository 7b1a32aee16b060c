/** How paying by PayPal and in instalments ought to go, told a second time (PAY-02, PAY-03). */

import { interrupted } from './payment.card.ts';
import type { Heard } from './payment.heard.ts';
import { Cashier } from './payment.oracle.ts';

const closed = {
  kind: 'cancelled',
  message: 'PayPal was closed before you approved the payment. Nothing has been charged.',
} as const;

const notApproved = {
  kind: 'cancelled',
  message:
    'Your instalments were not approved. Nothing has been charged. Try again, or choose another way to pay.',
} as const;

export class WalletCashier extends Cashier {
  get isOpenPayPal(): boolean {
    return this.state.startsWith('payPal.shown');
  }

  get isHandingOver(): boolean {
    return this.state === 'payPal.shown.tokenizing';
  }

  override leave(): void {
    if (!this.isOpenPayPal) return super.leave();
    this.memory.isPayPalApproved = false;
    this.memory.payer = null;
    this.tellObstacles();
  }

  override get isReady(): boolean {
    const isPayable = this.state === 'instalments.ready' && this.memory.order !== null;
    return super.isReady || isPayable || this.state === 'payPal.shown.approved';
  }

  override pay(): void {
    const { order, chosen } = this.memory;
    if (chosen === 'braintree_paypal') {
      this.memory.failure = null;
      this.state = 'payPal.shown.tokenizing';
      return this.send('payPalButton', { type: 'payPal.tokenize' });
    }
    if (chosen !== 'afterpay') return super.pay();
    this.memory.failure = null;
    this.ask('instalments.approving', 'approveInstalments', {
      cartId: order?.cartId,
      grandTotal: order?.grandTotal,
      email: order?.email,
      billing: order?.billing,
      payment: this.paymentOf('Afterpay', null),
    });
  }

  /** What is saved and could not be read is read again, but not while there is something else to wait for or to mend. */
  override retry(): void {
    const isBusy = /prepar|broken|tokenizing|approving|leaving/.test(this.state);
    if (isBusy || !this.memory.isSavedMissed) return super.retry();
    this.memory.saved = null;
    this.memory.isSavedMissed = false;
    this.prepare();
  }

  showButton(): void {
    const { order, isSaveWanted, switches } = this.memory;
    const isKept = isSaveWanted || (order?.isRental ?? false);
    const isPayLater = !isKept && switches.isPayLaterActive;
    this.ask('payPal.shown.mounting', 'payPalButton', {
      amount: order?.grandTotal ?? null,
      isKept,
      isPayLater,
    });
  }

  /** The same button once more: what was approved at the old one is void. */
  showAnew(change: () => void): void {
    this.leave();
    change();
    this.showButton();
  }

  hearPayPal(event: Heard): void {
    switch (event.type) {
      case 'payPal.mounted':
        if (this.state === 'payPal.shown.mounting') this.state = 'payPal.shown.ready';
        return;
      case 'payPal.approved':
        if (this.state !== 'payPal.shown.ready') return;
        this.state = 'payPal.shown.approved';
        this.memory.failure = null;
        this.memory.isPayPalApproved = true;
        this.memory.payer = event.email;
        return this.tellObstacles();
      case 'payPal.cancelled':
        if (this.state === 'payPal.shown.ready') this.memory.failure = closed;
        return;
      case 'payPal.tokenized':
        if (!this.isHandingOver) return;
        this.state = 'payPal.shown.approved';
        return this.authorise(`PayPal (${this.memory.payer})`, event.nonce);
      case 'payPal.refused':
        if (this.state === 'payPal.shown.ready') this.memory.failure = event.failure;
        if (!this.isHandingOver) return;
        return this.showAnew(() => {
          this.memory.failure = event.failure;
          this.refuse(event.failure);
        });
      case 'payPal.failed':
      case 'xstate.error.actor.payPalButton': {
        const failure = event.type === 'payPal.failed' ? event.failure : event.error;
        const wasHandingOver = this.isHandingOver;
        this.leave();
        this.state = 'payPal.broken';
        this.memory.failure = failure;
        if (wasHandingOver) this.refuse(failure);
      }
    }
  }

  hearInstalments(event: Heard): void {
    if (event.type === 'xstate.done.actor.approveInstalments' && event.output.to !== null) {
      this.state = 'instalments.leaving';
      this.tell({ type: 'payment.redirected', to: event.output.to });
    } else if (event.type === 'xstate.done.actor.approveInstalments') {
      this.state = 'instalments.ready';
      this.authorise(this.memory.methods.find(({ code }) => code === 'afterpay')?.title ?? '', null);
    } else if (event.type === 'xstate.error.actor.approveInstalments') {
      this.state = 'instalments.ready';
      this.memory.failure = event.error;
      this.refuse(event.error);
    }
  }

  /** What means something else here than elsewhere; true where that was all. */
  hearInWallet(event: Heard): boolean {
    const isMoving = this.isHandingOver || /approving|leaving/.test(this.state);
    if (isMoving && ['payment.authorize', 'payment.chooseMethod', 'payment.syncMethods'].includes(event.type))
      return true;
    if (this.isHandingOver && event.type === 'payment.keepForNextTime') return true;
    if (event.type === 'payment.hideFields' && this.state.startsWith('payPal.')) {
      const wasHandingOver = this.isHandingOver;
      this.leave();
      this.state = 'payPal.hidden';
      if (wasHandingOver) this.refuse(interrupted);
      return true;
    }
    if (event.type === 'payment.showFields' && this.state === 'payPal.hidden') {
      this.showButton();
      return true;
    }
    if (event.type === 'payment.retryFields' && this.state === 'payPal.broken') {
      this.memory.failure = null;
      this.showButton();
      return true;
    }
    if (!this.isOpenPayPal || this.isHandingOver) return false;
    if (event.type === 'payment.renew' && this.state === 'payPal.shown.approved') {
      this.showAnew(() => undefined);
      return true;
    }
    if (event.type === 'payment.keepForNextTime') {
      this.showAnew(() => void (this.memory.isSaveWanted = event.isSaveWanted));
      return true;
    }
    if (event.type !== 'payment.syncOrder') return false;
    if (event.grandTotal.cents === this.memory.order?.grandTotal.cents) return false;
    this.showAnew(() => this.fill(event));
    return true;
  }

  override hear(event: Heard): void {
    if (this.hearInWallet(event)) return;
    if (/payPal(\.|Button)/.test(event.type)) return this.hearPayPal(event);
    if (event.type.startsWith('xstate.after')) {
      this.state = 'instalments.ready';
      this.memory.failure = notApproved;
      return this.refuse(notApproved);
    }
    if (event.type.endsWith('approveInstalments')) return this.hearInstalments(event);
    super.hear(event);
  }
}

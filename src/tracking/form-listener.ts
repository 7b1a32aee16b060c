/** Reports accepted forms, and failures by their kind; never what was typed. */

import type { FailureKind } from '#machines/domain/failure.ts';
import type { ShopFact } from '#machines/shop.events.ts';
import type { FormName, Track } from './tracking-event.ts';

const forms: Partial<Record<ShopFact['type'], FormName>> = {
  'addressBook.saved': 'address-book',
  'contact.sent': 'contact',
  'deliveryNotice.confirmed': 'confirm-delivery',
  'equipment.serviceRequested': 'service-request',
  'orderLookup.found': 'order-lookup',
  'password.created': 'create-password',
  'password.requested': 'forgot-password',
  'profile.detailsSaved': 'account-details',
};

/** A service that failed when a machine called it. */
export interface ActorFailure {
  readonly kind: FailureKind;
  /** Machine and slot, such as `cart.readCart`. */
  readonly source: string;
}

/**
 * Failures without a failed service: scripts of payment
 * providers, rejected orders, errors in the page.
 */
const failureKindIn = (fact: ShopFact): FailureKind | null => {
  switch (fact.type) {
    case 'checkout.providerFailed':
    case 'invoicePayment.providerFailed':
      return fact.failure.kind;
    case 'recovery.refused':
      return fact.kind;
    case 'errors.collected':
    case 'errors.masked':
      return 'unexpected';
    default:
      return null;
  }
};

export const createFormListener = (track: Track) => {
  let entry: FormName | null = null;
  return (fact: ShopFact): void => {
    const form = forms[fact.type];
    if (form !== undefined) track({ type: 'formSubmit', form });
    if (fact.type === 'session.signInStarted') entry = fact.isRegistration ? 'create-account' : 'sign-in';
    if (fact.type === 'session.signInFailed' || fact.type === 'session.signInUndone') entry = null;
    if (fact.type === 'session.signedIn' && entry !== null) {
      track({ type: 'formSubmit', form: entry });
      entry = null;
    }
    const kind = failureKindIn(fact);
    if (kind !== null) track({ type: 'failure', kind, source: fact.type });
  };
};

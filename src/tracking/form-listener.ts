/** Forms that were sent and accepted, and failures by their kind: neither says what was written. */

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

type FailedFact = Extract<ShopFact, { readonly type: `${string}${'f' | 'F'}ailed` }>;

const isFailed = (fact: ShopFact): fact is FailedFact => /[fF]ailed$/.test(fact.type);

const failureKindIn = (fact: ShopFact): FailureKind | null => {
  if (isFailed(fact)) return 'failure' in fact ? fact.failure.kind : fact.kind;
  if (fact.type === 'recovery.refused') return 'refused';
  return fact.type === 'errors.collected' || fact.type === 'errors.masked' ? 'unexpected' : null;
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

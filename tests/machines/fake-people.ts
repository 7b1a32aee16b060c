/** Session, customer and account of a fake shop. */

import type { Company, Customer } from '#machines/domain/customer.ts';
import type { TokenOwner } from '#machines/domain/session.ts';
import { bookEntry, hannah } from '../models/people.ts';

export interface FakePeople {
  /** Who is signed in when the shop opens; null for a guest. */
  readonly owner: TokenOwner | null;
  readonly customer: Customer;
  readonly company: Company | null;
}

export const aGuest: FakePeople = { owner: null, customer: hannah, company: null };

export const peopleAnswers = ({ owner, customer, company }: FakePeople) => ({
  restoreSession: () => owner,
  verifyToken: () => true,
  readCustomer: () => customer,
  readCompany: () => company,
  setDefaultAccount: () => customer,
  saveEntry: () => bookEntry(9, '9 New Street'),
  setDefaultEntry: () => bookEntry(9, '9 New Street'),
});

/** Slots that answer with nothing. */
export const silentSlots: readonly string[] =
  `signIn register activateToken revokeToken clearToken clearCaches clearCustomerInfo requestPassword createPassword
  removeEntry saveDetails changePassword savePerson removeSavedPayment requestService downloadPdf setExternalId
  submitStep saveDeliveryWindow changeDelivery`.split(/\s+/);

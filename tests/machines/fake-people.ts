/** Session, customer and account of a fake shop. */

import { fromCallback, type EventObject, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';
import { addressBookMachine } from '#machines/address-book/address-book.machine.ts';
import { customerMachine } from '#machines/customer/customer.machine.ts';
import type { Company, Customer } from '#machines/domain/customer.ts';
import { equipmentMachine } from '#machines/equipment/equipment.machine.ts';
import type { TokenOwner } from '#machines/domain/session.ts';
import { invoiceSheetMachine } from '#machines/invoice-sheet/invoice-sheet.machine.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import { savedPaymentsMachine } from '#machines/saved-payments/saved-payments.machine.ts';
import { passwordMachine } from '#machines/session/password.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { bookEntry, hannah } from '../models/people.ts';

export type MakeSlot = <Output, Input extends NonReducibleUnknown>(
  name: string,
  usual: (input: Input) => Output,
) => PromiseActorLogic<Output, Input>;

export interface FakePeople {
  /** Who is signed in when the shop opens; null for a guest. */
  readonly owner: TokenOwner | null;
  readonly customer: Customer;
  readonly company: Company | null;
}

/** What comes of itself: of the token, and of the account chosen in this browser. */
interface Outside {
  token?: (event: EventObject) => void;
  choice?: (event: EventObject) => void;
}

export const aGuest: FakePeople = { owner: null, customer: hannah, company: null };

const nothing = (): void => undefined;

export const peopleOn = (slot: MakeSlot, { owner, customer, company }: FakePeople, outside: Outside) => ({
  session: sessionMachine.provide({
    actors: {
      restoreSession: slot('restoreSession', (): TokenOwner | null => owner),
      signIn: slot('signIn', nothing),
      register: slot('register', nothing),
      activateToken: slot('activateToken', nothing),
      verifyToken: slot('verifyToken', () => true),
      revokeToken: slot('revokeToken', nothing),
      clearToken: slot('clearToken', nothing),
      clearCaches: slot('clearCaches', nothing),
      clearCustomerInfo: slot('clearCustomerInfo', nothing),
      watchToken: fromCallback<EventObject, undefined>(({ sendBack }) => {
        outside.token = sendBack;
      }) as never,
    },
  }),
  password: passwordMachine.provide({
    actors: {
      requestPassword: slot('requestPassword', nothing),
      createPassword: slot('createPassword', nothing),
    },
  }),
  addressBook: addressBookMachine.provide({
    actors: {
      saveEntry: slot('saveEntry', () => bookEntry(9, '9 New Street')),
      removeEntry: slot('removeEntry', nothing),
      setDefaultEntry: slot('setDefaultEntry', () => bookEntry(9, '9 New Street')),
    },
  }),
  profile: profileMachine.provide({
    actors: {
      saveDetails: slot('saveDetails', nothing),
      changePassword: slot('changePassword', nothing),
      savePerson: slot('savePerson', nothing),
    },
  }),
  savedPayments: savedPaymentsMachine.provide({
    actors: { removeSavedPayment: slot('removeSavedPayment', nothing) },
  }),
  equipment: equipmentMachine.provide({ actors: { requestService: slot('requestService', nothing) } }),
  invoiceSheet: invoiceSheetMachine.provide({ actors: { downloadSheet: slot('downloadSheet', nothing) } }),
  customer: customerMachine.provide({
    actors: {
      readCustomer: slot('readCustomer', () => customer),
      readCompany: slot('readCompany', () => company),
      setDefaultAccount: slot('setDefaultAccount', () => customer),
      setExternalId: slot('setExternalId', nothing),
      watchAccount: fromCallback<EventObject, undefined>(({ sendBack }) => {
        outside.choice = sendBack;
      }) as never,
    },
  }),
});

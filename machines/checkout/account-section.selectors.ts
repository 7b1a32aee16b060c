/** Selectors of the account section. */

import type { SnapshotFrom } from 'xstate';
import type { accountSectionMachine } from './account-section.machine.ts';

type Snapshot = SnapshotFrom<typeof accountSectionMachine>;

/** The view of the section to show. */
export type AccountView = 'loading' | 'creationComplete' | 'guest' | 'signIn' | 'creation' | 'customer';

export const selectAccountView = (snapshot: Snapshot): AccountView => {
  if (snapshot.matches({ loading: 'complete' })) return 'creationComplete';
  if (snapshot.matches('loading')) return 'loading';
  if (snapshot.matches({ finished: 'customer' })) return 'customer';
  if (snapshot.matches({ started: 'signIn' }) || snapshot.matches({ started: 'signingIn' })) return 'signIn';
  return snapshot.matches({ started: 'creation' }) ? 'creation' : 'guest';
};

/** Where guests may not order, the sign-in form comes first. */
export const viewWithoutGuests = (face: AccountView): AccountView => (face === 'guest' ? 'signIn' : face);

export const selectTypedEmail = (snapshot: Snapshot): string => snapshot.context.typed;
/** The signed-in customer; null for a guest. */
export const selectSectionCustomer = (snapshot: Snapshot): string | null => snapshot.context.customer;

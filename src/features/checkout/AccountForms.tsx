/** The forms that sign in or make an account: another feature's, handed to the checkout by whoever puts the two together (CHK-03). */

import { createContext, use, type ReactNode } from 'react';
import { present } from '#machines/domain/present.ts';

export interface AccountFormGiven {
  /** The id of its heading. */
  readonly labelledBy: string;
  /** What is known of the shopper already. */
  readonly email: string;
}

export interface CreationFormGiven extends AccountFormGiven {
  readonly firstname: string;
  readonly lastname: string;
}

export interface AccountForms {
  readonly signIn: (given: AccountFormGiven) => ReactNode;
  readonly creation: (given: CreationFormGiven) => ReactNode;
}

const AccountFormsContext = createContext<AccountForms | null>(null);

export interface AccountFormsProviderProps {
  readonly forms: AccountForms;
  readonly children: ReactNode;
}

export const AccountFormsProvider = ({ forms, children }: AccountFormsProviderProps) => (
  <AccountFormsContext value={forms}>{children}</AccountFormsContext>
);

export const useAccountForms = (): AccountForms => present(use(AccountFormsContext), 'accountForms');

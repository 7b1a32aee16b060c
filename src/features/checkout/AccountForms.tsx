/** Context with the sign-in and registration forms, which belong to another feature (CHK-03). */

import { createContext, use, type ReactNode } from 'react';
import { present } from '#machines/domain/present.ts';

export interface AccountFormGiven {
  /** Id of the heading that labels the form. */
  readonly labelledBy: string;
  /** The shopper's e-mail, if known. */
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

/** What a reader of the account needs from outside. */

import type { AccountContent, AccountSubject } from '../../domain/account-subject.ts';
import { slot } from '../../slot.ts';

/** Rejects with `notFound` where there is no such thing, or it is another's. */
export const readAccount = slot<AccountContent, { readonly subject: AccountSubject }>('readAccount');

/** Actor slots that an account reading needs. */

import type { AccountContent, AccountSubject } from '../../domain/account-subject.ts';
import { slot } from '../../slot.ts';

/** Rejects with `notFound` where the record does not exist or belongs to another customer. */
export const readAccount = slot<AccountContent, { readonly subject: AccountSubject }>('readAccount');

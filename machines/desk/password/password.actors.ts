/** What the password machine needs from outside. */

import type { NewPassword } from '../../domain/session.ts';
import { slot } from '../../slot.ts';

/** Asks for the mail with the link (PUT customers/password, template email_reset: ACC-02); no answer tells whether the account exists. */
export const requestPassword = slot<void, { readonly email: string }>('requestPassword');

/** Sets the password by the link's token. */
export const createPassword = slot<void, { readonly choice: NewPassword }>('createPassword');

/** Actor slots that the password machine needs. */

import type { NewPassword } from '../../domain/session.ts';
import { slot } from '../../slot.ts';

/**
 * Requests the mail with the link (PUT customers/password, template email_reset). No response
 * reveals whether the account exists (ACC-02).
 */
export const requestPassword = slot<void, { readonly email: string }>('requestPassword');

/** Sets the password with the token of the link. */
export const createPassword = slot<void, { readonly choice: NewPassword }>('createPassword');

/** What the session machine needs from outside. */

import { slot } from '../slot.ts';

/** Whether a sign-in token that is still valid is kept; one that is not is forgotten (SESS-01). */
export const restoreSession = slot<{ readonly token: string | null }, undefined>('restoreSession');

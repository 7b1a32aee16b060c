/** What the saved ways to pay need from outside. */

import { slot } from '../../slot.ts';

export const removeSavedPayment = slot<void, { readonly publicHash: string }>('removeSavedPayment');

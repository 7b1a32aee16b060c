/** Actor slots that saved payments need. */

import { slot } from '../../slot.ts';

export const removeSavedPayment = slot<void, { readonly publicHash: string }>('removeSavedPayment');

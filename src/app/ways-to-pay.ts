/** The ways to pay, loaded when an invoice is to be paid (BEY-19). */

import { lazyPart } from '#ui/lazy-part.ts';

export const WaysToPay = lazyPart(() => import('./WaysToPay.tsx'));

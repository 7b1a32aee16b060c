/** Whether providers may learn of this visit, as a running machine beside the shop. */

import type { ActorRefFrom } from 'xstate';
import type { consentMachine } from '#machines/consent/consent.machine.ts';

export type ConsentActor = ActorRefFrom<typeof consentMachine>;

/** The consent machine as a running actor beside the shop. */

import type { ActorRefFrom } from 'xstate';
import type { consentMachine } from '#machines/consent/consent.machine.ts';

export type ConsentActor = ActorRefFrom<typeof consentMachine>;

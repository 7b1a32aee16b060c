/** What is being chosen of one product; it lives as long as the product's page does. */

import { useActorRef } from '@xstate/react';
import { optionsMachine } from '#machines/options/options.machine.ts';

export const useOptions = () => useActorRef(optionsMachine);

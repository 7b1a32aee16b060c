/** Fills the slot of a machine whose code is loaded later, but before the machine is started. */

import type { AnyStateMachine } from 'xstate';
import { present } from '#machines/domain/present.ts';

type Logic = Pick<AnyStateMachine, 'getInitialSnapshot' | 'transition' | 'start' | 'getPersistedSnapshot'>;

/** `logic` fills the slot at once; `fill` adds the code that it then runs. */
export const lateMachine = <Machine extends AnyStateMachine>(name: string) => {
  let machine: AnyStateMachine | undefined;
  const logic: Logic = {
    getInitialSnapshot: (...given) => present(machine, name).getInitialSnapshot(...given),
    transition: (...given) => present(machine, name).transition(...given),
    start: (...given) => present(machine, name).start(...given),
    getPersistedSnapshot: (...given) => present(machine, name).getPersistedSnapshot(...given),
  };
  return {
    logic: logic as Machine,
    fill: (loaded: Machine): void => {
      machine = loaded;
    },
  };
};

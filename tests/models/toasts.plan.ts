/** What may happen to the list of toasts (§4 toast list, SHELL-11). */

import type { NewToast, Toast } from '#machines/domain/toast.ts';
import type { ToastsEvent } from '#machines/toasts/toasts.events.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import type { ModelPlan } from '#tests/support/model.ts';
import { oracleFrom, Stage } from './stage.ts';

interface Memory {
  readonly toasts: readonly Toast[];
  readonly serial: number;
}

const saved: NewToast = { id: 'saved', type: 'info', message: 'Saved.' };
const sticky: NewToast = { type: 'error', message: 'No.', timeout: null };

class Board extends Stage<Memory> {
  keep(isKept: (toast: Toast) => boolean): void {
    this.memory.toasts = this.memory.toasts.filter(isKept);
    if (this.memory.toasts.length === 0) this.state = 'empty';
  }

  hear(event: ToastsEvent): void {
    switch (event.type) {
      case 'toasts.add': {
        const { id, type = 'info', message = '', timeout = 5000 } = event.toast;
        const key = id ?? `${type}:${message}`;
        const others = this.memory.toasts.filter((toast) => toast.id !== key);
        const isDuplicate = others.length < this.memory.toasts.length;
        this.memory.serial += 1;
        const { serial } = this.memory;
        this.memory.toasts = [
          { id: key, type, message, isDismissable: true, timeout, isDuplicate, serial },
          ...others,
        ];
        this.state = 'showing';
        return;
      }
      case 'toasts.dismiss':
        return this.keep(({ id }) => id !== event.id);
      case 'toasts.expire':
        return this.keep(({ serial }) => serial !== event.serial);
      case 'toasts.clear':
        return this.keep(() => false);
    }
  }
}

const contextOf = (context: unknown): Memory => context as Memory;

const takingAway: readonly ToastsEvent[] = [
  { type: 'toasts.dismiss', id: 'saved' },
  { type: 'toasts.dismiss', id: 'error:No.' },
  { type: 'toasts.dismiss', id: 'never shown' },
  { type: 'toasts.expire', serial: 1 },
  { type: 'toasts.expire', serial: 2 },
  { type: 'toasts.clear' },
];
const adding: readonly ToastsEvent[] = [
  { type: 'toasts.add', toast: saved },
  { type: 'toasts.add', toast: sticky },
];

export const toastsPlan: ModelPlan = {
  machine: toastsMachine,
  inputs: [undefined],
  // three showings hold every case: two toasts, and one of them refreshed
  events: (_, snapshot) => [...takingAway, ...(contextOf(snapshot.context).serial < 3 ? adding : [])],
  projection: (context) => contextOf(context).toasts.map(({ id, serial }) => [id, serial]),
  oracle: oracleFrom(
    Board,
    () => new Board('empty', { toasts: [], serial: 0 }),
    (play, event: ToastsEvent) => play.hear(event),
  ),
  invariants: (steps) => {
    const now = steps.at(-1)?.view;
    if (now === undefined) return [];
    const { toasts } = contextOf(now.context);
    const broken: string[] = [];
    if ((toasts.length === 0) !== (now.state === 'empty'))
      broken.push(`${now.state} with ${toasts.length} toasts`);
    if (new Set(toasts.map(({ id }) => id)).size !== toasts.length) broken.push('the same toast twice');
    if (toasts.some(({ serial }, index) => serial >= (toasts[index - 1]?.serial ?? Infinity)))
      broken.push('an older toast stands in front');
    return broken;
  },
};

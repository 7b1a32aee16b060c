/** What may happen to the list of toasts (§4 toast list, SHELL-11). */

import type { NewToast, Toast } from '#machines/domain/toast.ts';
import type { ToastsEvent } from '#machines/toasts/toasts.events.ts';
import { toastsMachine, type ToastsContext } from '#machines/toasts/toasts.machine.ts';
import type { ModelPlan } from '#tests/support/model.ts';
import { oracleFrom, Stage } from './stage.ts';

const saved: NewToast = {
  id: 'saved',
  type: 'info',
  message: 'Saved.',
  actionText: 'Undo',
  icon: 'online',
  dismissable: false,
};
const sticky: NewToast = { type: 'error', message: 'No.', timeout: null };
const brief = { message: 'No.', error: true } as const;

class Board extends Stage<ToastsContext> {
  show(given: NewToast): void {
    const { type = 'info', message = '', timeout = 5000, dismissable = true } = given;
    const id = given.id ?? `${type}:${message}`;
    const others = this.memory.toasts.filter((toast) => toast.id !== id);
    const isDuplicate = others.length < this.memory.toasts.length;
    this.memory.serial += 1;
    const { actionText = null, icon = null } = given;
    this.memory.toasts = [
      {
        id,
        type,
        message,
        isDismissable: dismissable,
        timeout,
        isDuplicate,
        actionText,
        icon,
        serial: this.memory.serial,
      },
      ...others,
    ];
    if (this.state === 'empty') this.state = 'showing';
  }

  keep(isKept: (toast: Toast) => boolean): void {
    this.memory.toasts = this.memory.toasts.filter(isKept);
    if (this.memory.toasts.length === 0) this.state = 'empty';
  }

  /** Every toast is shown anew: the one at the back first, so that the newest keeps the highest number. */
  release(): void {
    if (this.state !== 'held') return;
    this.state = 'showing';
    const numbers = this.memory.toasts.map((_, index) => this.memory.serial + index + 1).toReversed();
    this.memory.toasts = this.memory.toasts.map((toast, index) => ({
      ...toast,
      serial: numbers[index] ?? NaN,
    }));
    this.memory.serial += numbers.length;
  }

  take(id: string, fact: string, isAllowed: (toast: Toast) => boolean): void {
    if (!this.memory.toasts.some((toast) => toast.id === id && isAllowed(toast))) return;
    this.remove(id);
    this.tell({ type: fact, id });
  }

  remove(id: string): void {
    this.memory.toasts = this.memory.toasts.filter((toast) => toast.id !== id);
    this.release();
    this.keep(() => true);
  }

  hear(event: ToastsEvent): void {
    switch (event.type) {
      case 'toasts.add':
        return this.show(event.toast);
      case 'toasts.addBrief':
        return this.show({ type: 'error', message: event.toast.message });
      case 'toasts.dismiss':
        return this.take(event.id, 'toasts.dismissed', ({ isDismissable }) => isDismissable);
      case 'toasts.act':
        return this.take(event.id, 'toasts.acted', ({ actionText }) => actionText !== null);
      case 'toasts.remove':
        return this.remove(event.id);
      case 'toasts.expire':
        if (this.state === 'held') return;
        return this.keep(({ serial }) => serial !== event.serial);
      case 'toasts.hold':
        if (this.state === 'showing') this.state = 'held';
        return;
      case 'toasts.release':
        return this.release();
      case 'toasts.clear':
        return this.keep(() => false);
    }
  }
}

const contextOf = (context: unknown): ToastsContext => context as ToastsContext;

const ids = ['saved', 'error:No.', 'never shown'];
const always: readonly ToastsEvent[] = [
  ...ids.flatMap((id): readonly ToastsEvent[] => [
    { type: 'toasts.dismiss', id },
    { type: 'toasts.act', id },
    { type: 'toasts.remove', id },
  ]),
  { type: 'toasts.expire', serial: 1 },
  { type: 'toasts.expire', serial: 2 },
  { type: 'toasts.release' },
  { type: 'toasts.clear' },
];
// each counts the showings up: so few hold every case, two toasts, one of them refreshed, both released
const counting: readonly ToastsEvent[] = [
  { type: 'toasts.add', toast: saved },
  { type: 'toasts.add', toast: sticky },
  { type: 'toasts.addBrief', toast: brief },
  { type: 'toasts.hold' },
];

export const toastsPlan: ModelPlan = {
  machine: toastsMachine,
  inputs: [undefined],
  events: (_, snapshot) => [...always, ...(contextOf(snapshot.context).serial < 3 ? counting : [])],
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

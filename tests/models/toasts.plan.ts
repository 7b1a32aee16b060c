/** What may happen to the list of toasts (§4 toast list, SHELL-11). */

import type { NewToast } from '#machines/domain/toast.ts';
import type { ToastsEvent } from '#machines/notices/toasts/toasts.events.ts';
import { toastsMachine } from '#machines/notices/toasts/toasts.machine.ts';
import { planOf } from './plan.ts';

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

const knownIds = ['saved', 'error:No.', 'never shown'];
const always: readonly ToastsEvent[] = [
  ...knownIds.flatMap((id): readonly ToastsEvent[] => [
    { type: 'toasts.dismiss', id },
    { type: 'toasts.act', id },
    { type: 'toasts.remove', id },
  ]),
  { type: 'toasts.expire', serial: 1 },
  { type: 'toasts.expire', serial: 2 },
  { type: 'toasts.release' },
  { type: 'toasts.clear' },
];
// each counts up, so few are enough: two toasts, one of them refreshed, both released
const counting: readonly ToastsEvent[] = [
  { type: 'toasts.add', toast: saved },
  { type: 'toasts.add', toast: sticky },
  { type: 'toasts.addBrief', toast: brief },
  { type: 'toasts.hold' },
];

export const toastsPlan = planOf({
  machine: toastsMachine,
  proves: 'SHELL-11',
  events: (_, context) => [...always, ...(context.serial < 3 ? counting : [])],
  projection: (context) => context.toasts.map(({ id, serial }) => [id, serial]),

  rules: ({ now, was, type, event }, must) => {
    const { toasts } = now;
    const ids = toasts.map(({ id }) => id);
    const idOf = (id: unknown) => was.toasts.find((toast) => toast.id === id);
    must(new Set(ids).size === ids.length, 'a toast is shown once');
    const meant = idOf(event['id']);
    const isDismissed = type === 'toasts.dismiss' && meant?.isDismissable === true;
    const isActed = type === 'toasts.act' && typeof meant?.actionText === 'string';
    must.emit('toasts.dismissed', isDismissed, { id: event['id'] });
    must.emit('toasts.acted', isActed, { id: event['id'] });
  },
});

/** What may happen to the list of toasts (§4 toast list, SHELL-11). */

import { isDeepStrictEqual } from 'node:util';
import type { NewToast } from '#machines/domain/toast.ts';
import type { ToastsEvent } from '#machines/notices/toasts/toasts.events.ts';
import { toastsMachine } from '#machines/notices/toasts/toasts.machine.ts';
import { planOf } from '#machines/tools/models/plan.ts';

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

  rules: ({ now, was, state, before, type, event }, must) => {
    const ids = now.toasts.map(({ id }) => id);
    const oldIds = was.toasts.map(({ id }) => id);
    const id = event['id'];
    const meant = was.toasts.find((toast) => toast.id === id);
    const isDismissed = type === 'toasts.dismiss' && meant?.isDismissable === true;
    const isActed = type === 'toasts.act' && typeof meant?.actionText === 'string';
    must.emit('toasts.dismissed', isDismissed, { id });
    must.emit('toasts.acted', isActed, { id });
    const isHeld = before === 'held';
    const isAdded = type.startsWith('toasts.add');
    const added = type === 'toasts.addBrief' || event['toast'] === sticky ? 'error:No.' : 'saved';
    const gone = (toast: (typeof was.toasts)[number]): boolean =>
      (toast.id === id && (isDismissed || isActed || type === 'toasts.remove')) ||
      (type === 'toasts.expire' && !isHeld && toast.serial === event['serial']) ||
      type === 'toasts.clear';
    const left = was.toasts.filter((toast) => !gone(toast)).map((toast) => toast.id);
    const due = isAdded ? [added, ...left.filter((one) => one !== added)] : left;
    must(isDeepStrictEqual(ids, due), `${ids.join()} are shown instead of ${due.join()}`);
    must.enter('empty', due.length === 0);
    const isReleased = isHeld && (/release|remove$/.test(type) || isDismissed || isActed);
    must.enter('showing', due.length > 0 && (isReleased || (isAdded && !isHeld)));
    must.enter('held', type === 'toasts.hold' && before !== 'empty' && oldIds.length > 0);
    // under the pointer no time runs out: each begins again on release
    const isRenewed = now.toasts.every(({ serial }) => serial > was.serial);
    must(!isReleased || isRenewed, 'every time begins again');
    must(state !== 'held' || isAdded || now.serial === was.serial, 'no time begins while they are held');
  },
});

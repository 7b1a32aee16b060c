/** What may happen to the list of toasts (§4 toast list, SHELL-11). */

import type { NewToast } from '#machines/domain/toast.ts';
import type { ToastsEvent } from '#machines/toasts/toasts.events.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
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
  events: (_, context) => [...always, ...(context.serial < 3 ? counting : [])],
  projection: (context) => context.toasts.map(({ id, serial }) => [id, serial]),

  rules: ({ now, was, state, before, type, event }, must) => {
    const { toasts } = now;
    const ids = toasts.map(({ id }) => id);
    const idOf = (id: unknown) => was.toasts.find((toast) => toast.id === id);
    must((toasts.length === 0) === (state === 'empty'), 'toasts are shown when there are some');
    must(new Set(ids).size === ids.length, 'a toast is shown once');
    must(
      toasts.every(({ serial }, index) => serial < (toasts[index - 1]?.serial ?? Infinity)),
      'the newest toast is in front',
    );
    const meant = idOf(event['id']);
    const isDismissed = type === 'toasts.dismiss' && meant?.isDismissable === true;
    const isActed = type === 'toasts.act' && typeof meant?.actionText === 'string';
    must.emit('toasts.dismissed', isDismissed, { id: event['id'] });
    must.emit('toasts.acted', isActed, { id: event['id'] });
    const isGone = isDismissed || isActed || type === 'toasts.remove';
    if (/dismiss|act|remove/.test(type))
      must(ids.includes(String(event['id'])) === (!isGone && meant !== undefined), 'a handled toast goes');
    if (/add/.test(type)) {
      const { id, message, isDuplicate } = toasts[0] ?? {};
      must(message === (event['toast'] as NewToast).message, 'the newest toast is in front');
      must(isDuplicate === (idOf(id) !== undefined), 'a repeated toast is marked');
      must(state === (before === 'held' ? 'held' : 'showing'), 'a held list stays held');
      must(now.serial === was.serial + 1, 'each showing has a number');
    }
    if (type === 'toasts.expire') {
      const isTimed = was.toasts.some(({ serial }) => serial === event['serial']);
      must(
        toasts.length === was.toasts.length - (isTimed && before !== 'held' ? 1 : 0),
        'a toast expires unless it is held',
      );
    }
    if (type === 'toasts.hold')
      must(state === (before === 'showing' ? 'held' : before), 'toasts are held while looked at');
    const isReleased = before === 'held' && (type === 'toasts.release' || isGone);
    must(!isReleased || state !== 'held', 'toasts are released');
    if (isReleased)
      must(
        toasts.every(({ serial }) => serial > was.serial),
        'a released toast starts over',
      );
    if (type === 'toasts.clear') must(state === 'empty', 'everything is cleared');
  },
});

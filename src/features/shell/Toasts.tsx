/** The toasts of the moment (SHELL-11). */

import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { useSelected, useToasts } from '#shop/use-shop.ts';
import { ToastList } from '#ui/ToastList.tsx';

export const Toasts = () => {
  const actor = useToasts();
  const toasts = useSelected(actor, selectToasts);
  return <ToastList toasts={toasts} onDismiss={(id) => actor.send({ type: 'toasts.dismiss', id })} />;
};

/** Current toasts, rendered inside the top dialog if one is open (SHELL-11). */

import { RefreshCw, Wifi, WifiOff } from 'lucide-react';
import { createPortal } from 'react-dom';
import type { ToastIcon } from '#machines/domain/toast.ts';
import { selectToasts } from '#machines/notices/toasts/toasts.selectors.ts';
import { useSelected, useToasts } from '#shop/use-shop.ts';
import { ToastList } from '#ui/ToastList.tsx';
import { useTopDialog } from '#ui/top-dialog.ts';

const icons: Readonly<Record<ToastIcon, typeof Wifi>> = {
  offline: WifiOff,
  online: Wifi,
  update: RefreshCw,
};

const iconOf = (icon: ToastIcon | null) => {
  if (icon === null) return undefined;
  const Icon = icons[icon];
  return <Icon aria-hidden="true" size={24} />;
};

export const Toasts = () => {
  const actor = useToasts();
  const toasts = useSelected(actor, selectToasts);
  const dialog = useTopDialog();
  const list = (
    <ToastList
      toasts={toasts.map(({ actionText, icon, ...toast }) => ({
        ...toast,
        icon: iconOf(icon),
        actionText: actionText ?? undefined,
      }))}
      onDismiss={(id) => actor.send({ type: 'toasts.dismiss', id })}
      onAction={(id) => actor.send({ type: 'toasts.act', id })}
      onHold={() => actor.send({ type: 'toasts.hold' })}
      onRelease={() => actor.send({ type: 'toasts.release' })}
    />
  );
  return dialog === null ? list : createPortal(list, dialog);
};

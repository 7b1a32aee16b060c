/** Controls a native dialog by a prop and reports every way to close it as a request. */
import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { coverPage } from './top-dialog.ts';

export interface ModalDialogState {
  open: boolean;
  /** Called when the shopper wants to close; the parent answers by setting `open`. */
  onClose: () => void;
  /** Whether Esc and a backdrop click count as a request to close. */
  isDismissable: boolean;
}

export const useModalDialog = ({ open, onClose, isDismissable }: ModalDialogState) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOnMask = useRef(false);
  const isWanted = useRef(false);

  // a layout effect: its cleanup runs while the dialog is still mounted and can restore focus
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return undefined;
    element.showModal();
    isWanted.current = true;
    const uncover = coverPage(element);
    const first = element.querySelector<HTMLElement>('[data-autofocus]');
    (first ?? element.querySelector<HTMLElement>('[data-dialog-title]'))?.focus();
    return () => {
      isWanted.current = false;
      uncover();
      element.close();
    };
  }, [open]);

  const props: ComponentProps<'dialog'> = {
    ref: dialog,
    closedby: isDismissable ? 'closerequest' : 'none',
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (isDismissable) onClose();
    },
    // browsers may close it anyway (a second Esc); it reopens unless the parent agrees
    onClose: ({ target, currentTarget }) => {
      if (target !== currentTarget || !isWanted.current || currentTarget.open) return;
      flushSync(onClose);
      if (isWanted.current) currentTarget.showModal();
    },
    onPointerDown: (event) => {
      pressedOnMask.current = event.target === event.currentTarget;
    },
    // Press and release must be on the backdrop: selecting text past the edge must not close it.
    // Nor must a double click on the opener.
    onClick: (event) => {
      const isOnMask = pressedOnMask.current && event.target === event.currentTarget;
      if (isDismissable && isOnMask && event.detail < 2) onClose();
    },
  };
  return props;
};

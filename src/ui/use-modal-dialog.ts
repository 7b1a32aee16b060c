/** Opens and closes a native dialog by a property, and turns every way a shopper leaves it into one request to close. */
import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { coverPage } from './top-dialog.ts';

export interface ModalDialogState {
  open: boolean;
  /** The shopper asks to leave; the owner answers by setting `open`. */
  onClose: () => void;
  /** Whether Esc and a press on the mask count as asking. */
  isDismissable: boolean;
}

export const useModalDialog = ({ open, onClose, isDismissable }: ModalDialogState) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOnMask = useRef(false);
  const isWanted = useRef(false);

  // A layout effect, so that its undoing finds the element still on the page and gives the focus back.
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
    // A browser may close it unasked (a second Esc): then the owner is told, and one who cannot let it go yet has it back.
    onClose: ({ target, currentTarget }) => {
      if (target !== currentTarget || !isWanted.current || currentTarget.open) return;
      flushSync(onClose);
      if (isWanted.current) currentTarget.showModal();
    },
    onPointerDown: (event) => {
      pressedOnMask.current = event.target === event.currentTarget;
    },
    // Both ends of the press must be on the mask: selecting text out over the edge is not leaving. Nor is the second half of a double click on what opened it.
    onClick: (event) => {
      const isOnMask = pressedOnMask.current && event.target === event.currentTarget;
      if (isDismissable && isOnMask && event.detail < 2) onClose();
    },
  };
  return props;
};

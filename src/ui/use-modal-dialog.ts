/** Controls a native dialog by a prop and reports every way to close it, Back too, as a request. */
import { useLayoutEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { coverPage } from './top-dialog.ts';
import { useBackToClose } from './use-back-to-close.ts';

export interface ModalDialogState {
  open: boolean;
  /** Called when the shopper wants to close; the parent answers by setting `open`. */
  onClose: () => void;
  /** Whether Esc, Back and a backdrop click count as a request to close. */
  isDismissable: boolean;
}

const focusable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';
/** Tab reaches the chosen radio button of a group only. */
const skipped = ':disabled, [type=radio]:not(:checked)';

/** Tab at the last control focuses the first, and Shift+Tab the reverse, not the browser's own. */
const wrapFocus = (event: KeyboardEvent<HTMLDialogElement>): void => {
  const { target, currentTarget, key, shiftKey } = event;
  if (key !== 'Tab' || (target as Element).closest('dialog') !== currentTarget) return;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(skipped) && element.checkVisibility(),
  );
  const [from, to] = shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (target !== from) return;
  event.preventDefault();
  to?.focus();
};

export const useModalDialog = ({ open, onClose, isDismissable }: ModalDialogState) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOnMask = useRef(false);
  const isWanted = useRef(false);
  useBackToClose(open && isDismissable, onClose);

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
    onKeyDown: wrapFocus,
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

/** What Modal and Drawer are both made of: the native dialog with a title, a close button, a body and a foot. */
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { useModalDialog } from './use-modal-dialog.ts';

export interface DialogProps {
  open: boolean;
  /** The close button, Esc or a press on the mask; the owner then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Stays in sight beneath the scrolling body. */
  footer?: ReactNode;
  /** False: neither Esc, mask nor close button; only what is in the footer leads out. */
  isDismissable?: boolean | undefined;
  closeLabel?: string | undefined;
}

export const Dialog = (props: DialogProps & { className: string | undefined; isCentred?: boolean }) => {
  const { open, onClose, title, children, footer, isDismissable = true, closeLabel = 'Close' } = props;
  const titleId = useId();
  const dialog = useModalDialog({ open, onClose, isDismissable });
  return (
    <dialog
      {...dialog}
      aria-labelledby={titleId}
      className={classNames(styles['dialog'], props.className)}
      data-centred={props.isCentred || undefined}
    >
      <div className={styles['panel']}>
        <div className={styles['header']}>
          <h2 id={titleId} className={styles['title']} tabIndex={-1} data-dialog-title="">
            {title}
          </h2>
          {isDismissable && (
            <IconButton label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} />
          )}
        </div>
        <div className={styles['body']}>{children}</div>
        {footer && <div className={styles['footer']}>{footer}</div>}
      </div>
    </dialog>
  );
};

/** Base of Modal and Drawer: native dialog with title, close button, body and footer. */
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { useModalDialog } from './use-modal-dialog.ts';

export interface DialogProps {
  open: boolean;
  /** Called by the close button, Esc or a backdrop click; the parent sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Stays visible below the scrolling body. */
  footer?: ReactNode;
  /** False: only the footer closes it, not Esc, backdrop or close button. */
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

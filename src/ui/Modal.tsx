/** Modal dialog: 620 px wide from 768 px, else full screen (§2, §9). */
import { Dialog, type DialogProps } from './Dialog.tsx';
import styles from './Modal.module.css';

export interface ModalProps extends DialogProps {
  /** Full screen at any width. */
  fullScreen?: boolean | undefined;
}

export const Modal = ({ fullScreen = false, ...props }: ModalProps) => (
  <Dialog
    {...props}
    isCentred={!fullScreen}
    className={fullScreen ? styles['fullScreen'] : styles['modal']}
  />
);

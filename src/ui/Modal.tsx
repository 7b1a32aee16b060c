/** A question or a short task over the page: 620 px wide from 768 px up, or the whole screen (§2, §9). */
import { Dialog, type DialogProps } from './Dialog.tsx';
import styles from './Modal.module.css';

export interface ModalProps extends DialogProps {
  /** Takes the whole screen, at any width. */
  fullScreen?: boolean | undefined;
}

export const Modal = ({ fullScreen = false, ...props }: ModalProps) => (
  <Dialog
    {...props}
    isCentred={!fullScreen}
    className={fullScreen ? styles['fullScreen'] : styles['modal']}
  />
);

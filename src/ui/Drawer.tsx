/** Side panel over a backdrop: cart from the end, menu from the start (§2). */
import { classNames } from './class-names.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';
import styles from './Drawer.module.css';

export interface DrawerProps extends DialogProps {
  /** `end` is up to 440 px wide, `start` 80 % of the window. */
  side?: 'start' | 'end' | undefined;
}

export const Drawer = ({ side = 'end', ...props }: DrawerProps) => (
  <Dialog {...props} className={classNames(styles['drawer'], styles[side])} />
);

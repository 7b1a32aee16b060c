/** One delivery: time, place, instructions (§2 active orders and confirm-delivery, ROUTE-02). */

import { addressLines } from '#machines/domain/address-lines.ts';
import { deliveryWindowText } from '#machines/domain/delivery-window.ts';
import type { DeliveryStage, PlannedDelivery } from '#machines/domain/order-history.ts';
import { AddressLines } from '#ui/AddressLines.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './DeliveryDetails.module.css';

const words: Readonly<Record<DeliveryStage, string>> = {
  planned: 'Planned, not confirmed yet',
  confirmed: 'Confirmed',
  delivered: 'Delivered',
};

export interface DeliveryDetailsProps {
  readonly delivery: PlannedDelivery;
  /** The address is already shown nearby. */
  readonly isAddressKnown?: boolean;
}

export const DeliveryDetails = ({ delivery, isAddressKnown = false }: DeliveryDetailsProps) => {
  const { stage, address, instructions } = delivery;
  return (
    <div className={styles['delivery']}>
      <p className={styles['when']}>{deliveryWindowText(delivery)}</p>
      <p className={classNames(styles['stage'], stage !== 'planned' && styles['settled'])}>{words[stage]}</p>
      {address !== null && !isAddressKnown && <AddressLines lines={addressLines(address)} />}
      {instructions !== null && <p className={styles['instructions']}>For the driver: {instructions}</p>}
    </div>
  );
};

/** Dialogs that change a planned delivery, shared by all pages that list deliveries (BEY-19). */

import { DeliveryInstructionsDialog } from './DeliveryInstructionsDialog.tsx';
import { DeliveryTimesDialog } from './DeliveryTimesDialog.tsx';

export const DeliveryDialogs = () => (
  <>
    <DeliveryTimesDialog />
    <DeliveryInstructionsDialog />
  </>
);

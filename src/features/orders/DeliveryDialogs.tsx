/** The dialogs in which a planned delivery is changed, for every page that lists deliveries (BEY-19). */

import { DeliveryInstructionsDialog } from './DeliveryInstructionsDialog.tsx';
import { DeliveryTimesDialog } from './DeliveryTimesDialog.tsx';

export const DeliveryDialogs = () => (
  <>
    <DeliveryTimesDialog />
    <DeliveryInstructionsDialog />
  </>
);

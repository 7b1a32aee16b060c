/** Services that an account page calls on a press, in a chunk of their own (ACC-07, BEY-19). */

import { createAddressBookService } from '#services/account/address-book.service.ts';
import { createEquipmentService } from '#services/account/equipment-request.service.ts';
import { createInvoicePaymentService } from '#services/account/invoice-payment.service.ts';
import { createInvoicePdfService } from '#services/account/invoice-pdf.service.ts';
import { createPlannedDeliveryService } from '#services/account/planned-delivery.service.ts';
import { createProfileService } from '#services/account/profile.service.ts';
import { createPaymentOpener, type FillPayment } from './open-invoice-payment.ts';
import type { SharedWires } from './shared-wires.ts';

export const wireAccountPresses = (wires: SharedWires, fillPayment: FillPayment) => {
  const { transport } = wires;
  const { readInvoiceToPay, ...payment } = createInvoicePaymentService(transport);
  return {
    ...createAddressBookService(transport),
    ...createEquipmentService(transport),
    ...createInvoicePdfService(transport),
    ...createPlannedDeliveryService(transport),
    ...createProfileService(transport),
    ...payment,
    openPayment: createPaymentOpener(wires, fillPayment, readInvoiceToPay),
  };
};

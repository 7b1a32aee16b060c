/** The account with its slots filled: a chunk of its own. */

import { accountReadingMachine } from '#machines/account/account-reading/account-reading.machine.ts';
import { accountMachine } from '#machines/account/account.machine.ts';
import { addressBookMachine } from '#machines/account/address-book/address-book.machine.ts';
import { customerMachine } from '#machines/account/customer/customer.machine.ts';
import { equipmentMachine } from '#machines/account/equipment/equipment.machine.ts';
import { invoicePaymentMachine } from '#machines/account/invoice-payment.machine.ts';
import { invoiceSheetMachine } from '#machines/account/invoice-sheet/invoice-sheet.machine.ts';
import { plannedDeliveryMachine } from '#machines/account/planned-delivery/planned-delivery.machine.ts';
import { profileMachine } from '#machines/account/profile/profile.machine.ts';
import { savedPaymentsMachine } from '#machines/account/saved-payments/saved-payments.machine.ts';
import { createAccountReadingService } from '#services/account/account-reading.service.ts';
import { createAddressBookService } from '#services/account/address-book.service.ts';
import { createInvoiceSheetService } from '#services/account/billing-invoices.service.ts';
import { createAccountWatch } from '#services/account/chosen-account.ts';
import { createCustomerService } from '#services/account/customer.service.ts';
import { createEquipmentService } from '#services/account/equipment.service.ts';
import { createPlannedDeliveryService } from '#services/account/planned-delivery.service.ts';
import { createInvoicePaymentService } from '#services/account/invoice-payment.service.ts';
import { createProfileService } from '#services/account/profile.service.ts';
import { createSavedPaymentsService } from '#services/payment/saved-payments.service.ts';
import { createPaymentOpener } from './open-invoice-payment.ts';
import type { SharedWires } from './shared-wires.ts';
import type { WingCode } from './wing-code.ts';

const wire = (wires: SharedWires) => {
  const { transport } = wires;
  const { readInvoiceToPay, payInvoice, settlePayment } = createInvoicePaymentService(transport);
  return accountMachine.provide({
    actors: {
      accountReading: accountReadingMachine.provide({ actors: createAccountReadingService(transport) }),
      customer: customerMachine.provide({
        actors: { ...createCustomerService(transport), watchAccount: createAccountWatch(transport) },
      }),
      addressBook: addressBookMachine.provide({ actors: createAddressBookService(transport) }),
      profile: profileMachine.provide({ actors: createProfileService(transport) }),
      savedPayments: savedPaymentsMachine.provide({ actors: createSavedPaymentsService(transport) }),
      equipment: equipmentMachine.provide({ actors: createEquipmentService(transport) }),
      plannedDelivery: plannedDeliveryMachine.provide({ actors: createPlannedDeliveryService(transport) }),
      invoicePayment: invoicePaymentMachine.provide({
        actors: { openPayment: createPaymentOpener(wires, readInvoiceToPay), payInvoice, settlePayment },
      }),
      invoiceSheet: invoiceSheetMachine.provide({ actors: createInvoiceSheetService(transport) }),
    },
  });
};

export const accountWing = { wire, keepers: {}, readKept: () => ({}) } satisfies WingCode;

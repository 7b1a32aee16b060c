/** Wires the account machine to its services, in a chunk of its own. */

import { accountReadingMachine } from '#machines/account/account-reading/account-reading.machine.ts';
import { accountMachine } from '#machines/account/account.machine.ts';
import { addressBookMachine } from '#machines/account/address-book/address-book.machine.ts';
import { customerMachine } from '#machines/account/customer/customer.machine.ts';
import { equipmentMachine } from '#machines/account/equipment/equipment.machine.ts';
import { invoicePaymentMachine } from '#machines/account/invoice-payment.machine.ts';
import { invoicePdfMachine } from '#machines/account/invoice-pdf/invoice-pdf.machine.ts';
import { plannedDeliveryMachine } from '#machines/account/planned-delivery/planned-delivery.machine.ts';
import { profileMachine } from '#machines/account/profile/profile.machine.ts';
import { savedPaymentsMachine } from '#machines/account/saved-payments/saved-payments.machine.ts';
import type { paymentMachine } from '#machines/checkout/payment/payment.machine.ts';
import { createAccountReadingService } from '#services/account/account-reading.service.ts';
import { createAccountWatch } from '#services/account/chosen-account.ts';
import { createCustomerService } from '#services/account/customer.service.ts';
import { createSavedPaymentsService } from '#services/payment/saved-payments.service.ts';
import { loadPart } from '#ui/load-part.ts';
import { createReloadGuard } from '../without-reload.ts';
import { lateMachine } from './late-machine.ts';
import { lazyServices } from './lazy-services.ts';
import type { SharedWires } from './shared-wires.ts';
import type { WingCode } from './wing-code.ts';

const loadPresses = () => loadPart(() => import('./account-presses.ts'));

const wire = (wires: SharedWires) => {
  const { transport } = wires;
  const withoutReload = createReloadGuard();
  const payment = lateMachine<typeof paymentMachine>('payment');
  const pressed = lazyServices(async () => {
    return (await withoutReload(loadPresses)).wireAccountPresses(wires, payment.fill);
  });
  return accountMachine.provide({
    actors: {
      accountReading: accountReadingMachine.provide({ actors: createAccountReadingService(transport) }),
      customer: customerMachine.provide({
        actors: { ...createCustomerService(transport), watchAccount: createAccountWatch(transport) },
      }),
      addressBook: addressBookMachine.provide({
        actors: {
          saveEntry: pressed('saveEntry'),
          removeEntry: pressed('removeEntry'),
          setDefaultEntry: pressed('setDefaultEntry'),
        },
      }),
      profile: profileMachine.provide({
        actors: {
          saveDetails: pressed('saveDetails'),
          changePassword: pressed('changePassword'),
          savePerson: pressed('savePerson'),
        },
      }),
      savedPayments: savedPaymentsMachine.provide({ actors: createSavedPaymentsService(transport) }),
      equipment: equipmentMachine.provide({ actors: { requestService: pressed('requestService') } }),
      plannedDelivery: plannedDeliveryMachine.provide({
        actors: { readChoices: pressed('readChoices'), changeDelivery: pressed('changeDelivery') },
      }),
      invoicePayment: invoicePaymentMachine.provide({
        actors: {
          openPayment: pressed('openPayment'),
          payInvoice: pressed('payInvoice'),
          payment: payment.logic,
          settlePayment: pressed('settlePayment'),
        },
      }),
      invoicePdf: invoicePdfMachine.provide({ actors: { downloadPdf: pressed('downloadPdf') } }),
    },
  });
};

export const accountWing = { wire, savers: {}, readKept: () => ({}) } satisfies WingCode;

/** Wires the desk machine to its services, in a chunk of its own. */

import { deliveryNoticeMachine } from '#machines/desk/delivery-notice/delivery-notice.machine.ts';
import { promiseText } from '#copy/delivery-promise.ts';
import { deliveryPromiseMachine } from '#machines/desk/delivery-promise/delivery-promise.machine.ts';
import { deskMachine } from '#machines/desk/desk.machine.ts';
import { contactMachine } from '#machines/desk/contact/contact.machine.ts';
import { orderLookupMachine } from '#machines/desk/order-lookup/order-lookup.machine.ts';
import { quickOrderMachine } from '#machines/desk/quick-order/quick-order.machine.ts';
import { passwordMachine } from '#machines/desk/password/password.machine.ts';
import { searchMachine } from '#machines/search/search.machine.ts';
import { createContactService } from '#services/content/contact.service.ts';
import { createDeliveryNoticeService } from '#services/account/delivery-notice.service.ts';
import { createDeliveryPromiseService } from '#services/content/delivery-promise.service.ts';
import { createOrderLookupService } from '#services/order/order-lookup.service.ts';
import { createQuickOrderService } from '#services/order/quick-order.service.ts';
import { createPasswordService } from '#services/session/password.service.ts';
import { createSearchService } from '#services/catalog/search.service.ts';
import type { Storage } from '#transport/storage.ts';
import { enquirySavers, readEnquiryDraft } from '../enquiry-savers.ts';
import { quickOrderSavers, readQuickOrderRows } from '../quick-order-savers.ts';
import { promiseSavers, readPromisedPlace } from '../promise-savers.ts';
import type { SharedWires } from './shared-wires.ts';
import type { WingCode } from './wing-code.ts';

const wire = ({ transport }: SharedWires) => {
  return deskMachine.provide({
    actors: {
      contact: contactMachine.provide({ actors: createContactService(transport) }),
      deliveryNotice: deliveryNoticeMachine.provide({ actors: createDeliveryNoticeService(transport) }),
      deliveryPromise: deliveryPromiseMachine.provide({
        actors: createDeliveryPromiseService(transport, promiseText),
      }),
      orderLookup: orderLookupMachine.provide({ actors: createOrderLookupService(transport) }),
      quickOrder: quickOrderMachine.provide({ actors: createQuickOrderService(transport) }),
      quickOrderSearch: searchMachine.provide({ actors: createSearchService(transport) }),
      password: passwordMachine.provide({ actors: createPasswordService(transport) }),
    },
  });
};

export const deskWing = {
  wire,
  savers: { ...enquirySavers, ...quickOrderSavers, ...promiseSavers },
  readKept: (session: Storage, local: Storage) => ({
    enquiryDraft: readEnquiryDraft(session),
    quickOrderRows: readQuickOrderRows(session),
    promisedPlace: readPromisedPlace(local),
  }),
} satisfies WingCode;

/** Generated paths through the machines of the account pages. */

import { testPlan } from './model-tests.ts';
import { accountReadingPlan } from './account-reading.plan.ts';
import { accountPlan } from './account.plan.ts';
import { addressBookPlan } from './address-book.plan.ts';
import { contactPlan } from './contact.plan.ts';
import { deliveryNoticePlan } from './delivery-notice.plan.ts';
import { deliveryPromisePlan } from './delivery-promise.plan.ts';
import { deskPlan } from './desk.plan.ts';
import { equipmentPlan } from './equipment.plan.ts';
import { invoicePaymentPlan } from './invoice-payment.plan.ts';
import { invoiceSheetPlan } from './invoice-sheet.plan.ts';
import { orderLookupPlan } from './order-lookup.plan.ts';
import { passwordPlan } from './password.plan.ts';
import { plannedDeliveryPlan } from './planned-delivery.plan.ts';
import { profilePlan } from './profile.plan.ts';
import { savedPaymentsPlan } from './saved-payments.plan.ts';

testPlan('ACC-01, BEY-02', accountReadingPlan);
testPlan('ACC-01, ACC-07', accountPlan);
testPlan('ADDR-08, BEY-02', addressBookPlan);
testPlan('CONTENT-03', contactPlan);
testPlan('ROUTE-02, BEY-02', deliveryNoticePlan);
testPlan('BEY-18', deliveryPromisePlan);
testPlan('CONTENT-03, BEY-12', deskPlan);
testPlan('ACC-01, BEY-02', equipmentPlan);
testPlan('BEY-19, BEY-01', invoicePaymentPlan);
testPlan('ACC-01, BEY-02', invoiceSheetPlan);
testPlan('BEY-12', orderLookupPlan);
testPlan('ACC-02', passwordPlan);
testPlan('BEY-19, BEY-02', plannedDeliveryPlan);
testPlan('ACC-07, BEY-02', profilePlan);
testPlan('ACC-01, BEY-02', savedPaymentsPlan);

/** Generated paths through the machines of the steps of the checkout. */

import { testPlan } from './model-tests.ts';
import { accountSectionPlan } from './account-section.plan.ts';
import { addressChoicePlan } from './address-choice.plan.ts';
import { addressEntryPlan } from './address-entry.plan.ts';
import { addressLookupPlan } from './address-lookup.plan.ts';
import { addressesPlan } from './addresses.plan.ts';
import { deliveryPlan } from './delivery.plan.ts';
import { deliveryWindowPlan } from './delivery-window.plan.ts';
import { identityPlan } from './identity.plan.ts';
import { pickupPlan } from './pickup.plan.ts';
import { shippingPlan } from './shipping.plan.ts';
import { stepPlan } from './step.plan.ts';
import { tabsPlan } from './tabs.plan.ts';
import { totalsPlan } from './totals.plan.ts';

testPlan('CHK-03', accountSectionPlan);
testPlan('ADDR-01, ADDR-02', addressChoicePlan);
testPlan('ADDR-01, ADDR-04', addressEntryPlan);
testPlan('ADDR-04', addressLookupPlan);
testPlan('ADDR-01, CHK-15', addressesPlan);
testPlan('CHK-03, CHK-07', identityPlan);
testPlan('CHK-04, SHIP-01', deliveryPlan);
testPlan('SHIP-05, GEN-07', deliveryWindowPlan);
testPlan('CHK-09', pickupPlan);
testPlan('SHIP-01, SHIP-02', shippingPlan);
testPlan('CHK-04', stepPlan);
testPlan('CHK-02', tabsPlan);
testPlan('CHK-12, PAY-01', totalsPlan);

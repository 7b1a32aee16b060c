/** Generated paths through the machines of payment and orders. */

import { cardPlan } from './card.plan.ts';
import { instalmentsPlan } from './instalments.plan.ts';
import { testPlan } from './model-tests.ts';
import { orderOutcomePlan } from './order-outcome.plan.ts';
import { orderPlan } from './order.plan.ts';
import { paymentPlan } from './payment.plan.ts';
import { paypalPlan } from './paypal.plan.ts';
import { placingPlan } from './placing.plan.ts';
import { purchasePlan } from './purchase.plan.ts';
import { recoveryPlan } from './recovery.plan.ts';
import { tradePlan } from './trade.plan.ts';

testPlan('BEY-01, BEY-16', orderPlan);
testPlan('BEY-01, PAY-04', orderOutcomePlan);
testPlan('BEY-01, BEY-06', placingPlan);
testPlan('PAY-01, PAY-02', paymentPlan);
testPlan('PAY-02, BEY-06', cardPlan);
testPlan('PAY-02, BEY-06', paypalPlan);
testPlan('PAY-03, BEY-06', instalmentsPlan);
testPlan('CHK-06, BEY-11', purchasePlan);
testPlan('PAY-04, BEY-01', recoveryPlan);
testPlan('PAY-04, BEY-06', tradePlan);

/** Generated paths through the machine, judged by the rules of its plan. */

import { testPlan } from './model-tests.ts';
import { deliveryNoticePlan } from './delivery-notice.plan.ts';

testPlan('ROUTE-02, BEY-02', deliveryNoticePlan);

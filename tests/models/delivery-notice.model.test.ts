/** Generated paths through a delivery's notice, held against its oracle. */

import { testPlan } from './model-tests.ts';
import { deliveryNoticePlan } from './delivery-notice.plan.ts';

testPlan('ROUTE-02 BEY-02', deliveryNoticePlan);

/** Generated paths through the page machine, held against its oracle. */

import { testPlan } from './model-tests.ts';
import { pagePlan } from './page.plan.ts';

testPlan('ROUTE-07 ROUTE-08 ROUTE-09 ROUTE-11', pagePlan);

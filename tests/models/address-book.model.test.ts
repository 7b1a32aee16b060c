/** Generated paths through the machine, judged by the rules of its plan. */

import { addressBookPlan } from './address-book.plan.ts';
import { testPlan } from './model-tests.ts';

testPlan('ADDR-08, BEY-02', addressBookPlan);

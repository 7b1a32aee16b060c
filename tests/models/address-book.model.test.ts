/** Generated paths through the address book, held against its oracle. */

import { addressBookPlan } from './address-book.plan.ts';
import { testPlan } from './model-tests.ts';

testPlan('ADDR-08 BEY-02', addressBookPlan);

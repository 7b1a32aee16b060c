/** Generated paths through the sheet of an invoice, held against their oracle. */

import { invoiceSheetPlan } from './invoice-sheet.plan.ts';
import { testPlan } from './model-tests.ts';

testPlan('ACC-01 BEY-02', invoiceSheetPlan);

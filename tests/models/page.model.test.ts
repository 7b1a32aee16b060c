/** Generated paths through the machines of the page around the shop. */

import { testPlan } from './model-tests.ts';
import { catalogPlan } from './catalog.plan.ts';
import { chromePlan } from './chrome.plan.ts';
import { displayPlan } from './display.plan.ts';
import { errorsPlan } from './errors.plan.ts';
import { networkPlan } from './network.plan.ts';
import { noticesPlan } from './notices.plan.ts';
import { notificationsPlan } from './notifications.plan.ts';
import { pagePlan } from './page.plan.ts';
import { preparationPlan } from './preparation.plan.ts';
import { placePlan } from './place.plan.ts';
import { searchPlan } from './search.plan.ts';
import { toastsPlan } from './toasts.plan.ts';
import { updatesPlan } from './updates.plan.ts';
import { wingPlan } from './wing.plan.ts';

testPlan('CAT-01, CAT-02', catalogPlan);
testPlan('SHELL-03, SHELL-07', chromePlan);
testPlan('NET-06', errorsPlan);
testPlan('NET-05', networkPlan);
testPlan('SHELL-12', notificationsPlan);
testPlan('ROUTE-07, CART-09', displayPlan);
testPlan('SHELL-12, NET-06', noticesPlan);
testPlan('ROUTE-07, ROUTE-08', pagePlan);
testPlan('VIEW-01', preparationPlan);
testPlan('ROUTE-01, ROUTE-11', placePlan);
testPlan('CAT-03, BEY-13', searchPlan);
testPlan('SHELL-11', toastsPlan);
testPlan('PWA-01', updatesPlan);
testPlan('MACH-05', wingPlan);

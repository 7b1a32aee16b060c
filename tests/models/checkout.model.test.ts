/** Generated paths through the checkout, its draft and what it comes to. */

import { testPlans } from './model-tests.ts';

await testPlans('checkout');

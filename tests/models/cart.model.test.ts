/** Generated paths through the cart. */

import { testPlans } from './model-tests.ts';

await testPlans('cart');

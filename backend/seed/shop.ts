/** The whole seeded shop, put together. */
import { blocks } from './blocks.ts';
import { categories } from './categories.ts';
import { countries } from './countries.ts';
import { home } from './pages/home.ts';
import { noRoute } from './pages/no-route.ts';
import { accessories } from './products/accessories.ts';
import { coffeeAndTea } from './products/coffee-tea.ts';
import { coolers } from './products/coolers.ts';
import { filtersAndCare } from './products/filters-care.ts';
import { officeSupplies } from './products/office-supplies.ts';
import { rentalCoolers } from './products/rental-coolers.ts';
import { smallBottles } from './products/small-bottles.ts';
import { sparklingWater } from './products/sparkling-water.ts';
import { springWater } from './products/spring-water.ts';
import type { SeedShop } from './seed-types.ts';
import { shippingZones } from './shipping-zones.ts';
import { storeConfig } from './store-config.ts';

export const seedShop: SeedShop = {
  storeConfig,
  categories,
  products: [
    ...springWater,
    ...sparklingWater,
    ...smallBottles,
    ...coolers,
    ...rentalCoolers,
    ...accessories,
    ...filtersAndCare,
    ...coffeeAndTea,
    ...officeSupplies,
  ],
  pages: [home, noRoute],
  blocks,
  countries,
  shippingZones,
};

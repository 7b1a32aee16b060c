/** All products of the shop by department. */
import type { SeedProduct } from '../seed-catalog-types.ts';
import { accessories } from './accessories.ts';
import { plannersAndBoards } from './boards.ts';
import { boxedWater } from './boxed-water.ts';
import { coffeeAndTea } from './coffee-tea.ts';
import { coolers } from './coolers.ts';
import { drinkBottles } from './drink-bottles.ts';
import { filterSystems } from './filter-systems.ts';
import { filtersAndCare } from './filters-care.ts';
import { giftCards } from './gift-cards.ts';
import { guides } from './guides.ts';
import { hotDrinks } from './hot-drinks.ts';
import { milkAndSnacks } from './milk-snacks.ts';
import { mineralWater } from './mineral-water.ts';
import { officeSupplies } from './office-supplies.ts';
import { packsAndHampers } from './packs.ts';
import { plumbedIn } from './plumbed-in.ts';
import { rentalCoolers } from './rental-coolers.ts';
import { servicePlans } from './service-plans.ts';
import { sets } from './sets.ts';
import { smallBottles } from './small-bottles.ts';
import { sparklingWater } from './sparkling-water.ts';
import { springWater } from './spring-water.ts';
import { stationery } from './stationery.ts';
import { tableware } from './tableware.ts';
import { testProducts } from './test-products.ts';
import { washroom } from './washroom.ts';
import { waterStation } from './water-station.ts';

export const products: readonly SeedProduct[] = [
  ...springWater,
  ...boxedWater,
  ...sparklingWater,
  ...mineralWater,
  ...smallBottles,
  ...coolers,
  ...plumbedIn,
  ...rentalCoolers,
  ...servicePlans,
  ...accessories,
  ...tableware,
  ...drinkBottles,
  ...waterStation,
  ...sets,
  ...filtersAndCare,
  ...filterSystems,
  ...coffeeAndTea,
  ...hotDrinks,
  ...milkAndSnacks,
  ...officeSupplies,
  ...stationery,
  ...plannersAndBoards,
  ...washroom,
  ...giftCards,
  ...guides,
  ...packsAndHampers,
  ...testProducts,
];

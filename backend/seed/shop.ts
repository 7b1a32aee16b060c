/** The whole seeded shop, put together. */
import { productAttributes } from './attributes.ts';
import { blocks } from './blocks/blocks.ts';
import { categories } from './categories.ts';
import { countries } from './countries.ts';
import { accounts } from './people/accounts.ts';
import { businessCustomers } from './people/business-customers.ts';
import { companies } from './people/companies.ts';
import { customerAttributes } from './people/customer-attributes.ts';
import { privateCustomers } from './people/private-customers.ts';
import { teams } from './people/teams.ts';
import { pagesOf } from './pages/pages.ts';
import { accessories } from './products/accessories.ts';
import { coffeeAndTea } from './products/coffee-tea.ts';
import { coolers } from './products/coolers.ts';
import { filtersAndCare } from './products/filters-care.ts';
import { officeSupplies } from './products/office-supplies.ts';
import { rentalCoolers } from './products/rental-coolers.ts';
import { smallBottles } from './products/small-bottles.ts';
import { sparklingWater } from './products/sparkling-water.ts';
import { springWater } from './products/spring-water.ts';
import { coupons } from './promotions/coupons.ts';
import { giftCards } from './promotions/gift-cards.ts';
import { redirects } from './redirects.ts';
import type { SeedShop } from './seed-types.ts';
import { billingInvoices } from './services/billing-invoices.ts';
import { deliveryWindows } from './services/delivery-windows.ts';
import { equipment } from './services/equipment.ts';
import { pickupLocations } from './services/pickup-locations.ts';
import { shippingZones } from './shipping-zones.ts';
import { socialLinks } from './social-links.ts';
import { storeConfig } from './store-config.ts';

const withoutPages: Omit<SeedShop, 'pages'> = {
  storeConfig,
  attributes: [...productAttributes, ...customerAttributes],
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
  blocks,
  redirects,
  countries,
  shippingZones,
  deliveryWindows,
  pickupLocations,
  socialLinks,
  coupons,
  giftCards,
  customers: [...privateCustomers, ...businessCustomers],
  companies,
  accounts: [...accounts, ...teams],
  billingInvoices,
  equipment,
};

export const seedShop: SeedShop = { ...withoutPages, pages: pagesOf(withoutPages.products) };

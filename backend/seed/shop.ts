/** The complete seeded shop. */
import { productAttributes } from './attributes.ts';
import { blocks } from './blocks/blocks.ts';
import { categories } from './categories.ts';
import { countries } from './countries.ts';
import { pagesOf } from './pages/pages.ts';
import { accounts } from './people/accounts.ts';
import { businessCustomers } from './people/business-customers.ts';
import { companies } from './people/companies.ts';
import { customerAttributes } from './people/customer-attributes.ts';
import { orders } from './people/orders.ts';
import { privateCustomers } from './people/private-customers.ts';
import { teams } from './people/teams.ts';
import { products } from './products/all.ts';
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
  products,
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
  orders,
};

export const seedShop: SeedShop = { ...withoutPages, pages: pagesOf(withoutPages.products) };

/**
 * Lists admin services; the backend has no admins, so each is refused by the name of its resource.
 */
import { refuseConsumer } from '../refusal.ts';
import type { Route } from './call.ts';

type Service = readonly [methods: string, path: string, resource: string];

const sales = 'Magento_Sales::actions_view';
const carts = 'Magento_Cart::manage';
const products = 'Magento_Catalog::products';
const categories = 'Magento_Catalog::categories';
const customers = 'Magento_Customer::customer';
const promotions = 'Magento_SalesRule::quote';
const store = 'Magento_Backend::store';

const services: readonly Service[] = [
  ['POST', '/carts', carts],
  ['GET', '/carts/search', carts],
  ['GET PUT', '/carts/:cartId', carts],
  ['POST', '/carts/:cartId/billing-address', carts],
  ['GET', '/carts/:cartId/billing-address', carts],
  ['GET DELETE', '/carts/:cartId/coupons', carts],
  ['PUT', '/carts/:cartId/coupons/:couponCode', carts],
  ['POST', '/carts/:cartId/estimate-shipping-methods', carts],
  ['GET POST', '/carts/:cartId/items', carts],
  ['PUT DELETE', '/carts/:cartId/items/:itemId', carts],
  ['PUT', '/carts/:cartId/order', carts],
  ['GET', '/carts/:cartId/payment-methods', carts],
  ['GET PUT', '/carts/:cartId/selected-payment-method', carts],
  ['POST', '/carts/:cartId/shipping-information', carts],
  ['GET', '/carts/:cartId/shipping-methods', carts],
  ['GET', '/carts/:cartId/totals', carts],
  ['POST', '/carts/:cartId/totals-information', carts],
  ['GET', '/orders', sales],
  ['POST', '/orders', 'Magento_Sales::create'],
  ['PUT', '/orders/create', 'Magento_Sales::create'],
  ['GET', '/orders/items', sales],
  ['GET', '/orders/items/:id', sales],
  ['GET', '/orders/:id', sales],
  ['POST', '/orders/:id/cancel', 'Magento_Sales::cancel'],
  ['GET', '/orders/:id/comments', sales],
  ['POST', '/orders/:id/comments', 'Magento_Sales::comment'],
  ['POST', '/orders/:id/emails', 'Magento_Sales::emails'],
  ['POST', '/orders/:id/hold', 'Magento_Sales::hold'],
  ['GET', '/orders/:id/statuses', sales],
  ['POST', '/orders/:id/unhold', 'Magento_Sales::unhold'],
  ['GET', '/invoices', 'Magento_Sales::sales_invoice'],
  ['GET', '/invoices/:id', 'Magento_Sales::sales_invoice'],
  ['GET', '/shipments', 'Magento_Sales::shipment'],
  ['GET', '/shipment/:id', 'Magento_Sales::shipment'],
  ['GET', '/creditmemos', 'Magento_Sales::sales_creditmemo'],
  ['GET', '/creditmemo/:id', 'Magento_Sales::sales_creditmemo'],
  ['GET', '/transactions', 'Magento_Sales::transactions_fetch'],
  ['GET', '/transactions/:id', 'Magento_Sales::transactions_fetch'],
  ['GET POST', '/products', products],
  ['GET PUT DELETE', '/products/:sku', products],
  ['GET POST', '/products/:sku/media', products],
  ['GET', '/products/:sku/options', products],
  ['GET POST', '/categories', categories],
  ['GET', '/categories/list', categories],
  ['GET PUT DELETE', '/categories/:categoryId', categories],
  ['GET POST PUT', '/categories/:categoryId/products', categories],
  ['GET', '/stockItems/:productSku', 'Magento_CatalogInventory::cataloginventory'],
  ['GET', '/stockStatuses/:productSku', 'Magento_CatalogInventory::cataloginventory'],
  ['GET', '/customers/search', customers],
  ['GET', '/customers/addresses/:addressId', customers],
  ['GET PUT DELETE', '/customers/:customerId', customers],
  ['GET', '/customerGroups/search', 'Magento_Customer::group'],
  ['GET', '/customerGroups/:id', 'Magento_Customer::group'],
  ['GET', '/cmsPage/search', 'Magento_Cms::page'],
  ['GET', '/cmsPage/:pageId', 'Magento_Cms::page'],
  ['GET', '/cmsBlock/search', 'Magento_Cms::block'],
  ['GET', '/cmsBlock/:blockId', 'Magento_Cms::block'],
  ['POST', '/coupons', promotions],
  ['GET', '/coupons/search', promotions],
  ['GET PUT DELETE', '/coupons/:couponId', promotions],
  ['POST', '/salesRules', promotions],
  ['GET', '/salesRules/search', promotions],
  ['GET PUT DELETE', '/salesRules/:ruleId', promotions],
  ['GET', '/taxRates/search', 'Magento_Tax::manage_tax'],
  ['GET', '/taxRules/search', 'Magento_Tax::manage_tax'],
  ['GET', '/store/storeConfigs', store],
  ['GET', '/store/storeGroups', store],
  ['GET', '/store/storeViews', store],
  ['GET', '/store/websites', store],
];

/** Must be last in the routes: carts/mine must not match as a cart with the id "mine". */
export const adminRoutes: readonly Route[] = services.flatMap(([methods, path, resource]) =>
  methods.split(' ').map((method) => ({
    method: method as Route['method'],
    path,
    handle: () => Promise.reject(refuseConsumer(resource)),
  })),
);

/**
 * What each Magento version cannot answer of the shop's documents
 * (magento-contract: 2.4.6–2.4.9). Data only; absent-fields.ts applies it.
 */

export const backendVersions = ['2.4.6', '2.4.7', '2.4.8', '2.4.9'] as const;

export type BackendVersion = (typeof backendVersions)[number];

/** Used if the version is unknown: 2.4.7 and 2.4.8 answer its documents. */
export const assumedVersion: BackendVersion = '2.4.7';

export interface Gaps {
  /**
   * Fields by the end of their path, preceded by the surrounding fields or the type of the fragment.
   */
  readonly fields: readonly string[];
  /** Input types that have another name in this version. */
  readonly inputs: Readonly<Record<string, string>>;
  /** What guestOrder requires besides number and email. */
  readonly orderProof: 'postcode' | 'lastname';
}

const before248: readonly string[] = [
  'updateCartItems.errors',
  'prices.original_row_total',
  'total.subtotal_incl_tax',
  'OrderItemInterface.prices',
];

const before247: readonly string[] = [
  'attributesList',
  'contactUs',
  'guestOrder',
  'storeConfig.contact_enabled',
  'storeConfig.is_guest_checkout_enabled',
  'storeConfig.default_country',
  'custom_attributesV2',
  'CustomerOrder.email',
  'CustomerOrder.items.product',
  'orders.items.items.product',
];

export const gapsOf: Readonly<Record<BackendVersion, Gaps>> = {
  '2.4.6': { fields: [...before247, ...before248], inputs: {}, orderProof: 'postcode' },
  '2.4.7': { fields: before248, inputs: {}, orderProof: 'postcode' },
  '2.4.8': { fields: [], inputs: {}, orderProof: 'lastname' },
  '2.4.9': {
    fields: [],
    inputs: { OrderInformationInput: 'GuestOrderInformationInput' },
    orderProof: 'lastname',
  },
};

/** Fields of Adobe Commerce in documents that are also sent to Open Source. */
export const openSourceGaps: readonly string[] = ['total.total_giftcard'];

export const isBackendVersion = (text: string): text is BackendVersion =>
  backendVersions.some((version) => version === text);

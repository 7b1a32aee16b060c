/**
 * What each Magento version lacks of the embedded backend's schema (that of 2.4.8).
 * Only names, as the vendor publishes the versions.
 */

import type { BackendVersion } from '#transport/backend-versions.ts';

export interface Lacking {
  readonly types: readonly string[];
  /** Names of fields (also of inputs and enums) by their type, separated by spaces. */
  readonly fields: Readonly<Record<string, string>>;
  /** Arguments and input fields of another type, as `Type.field` or `Type.field(argument)`. */
  readonly changed: Readonly<Record<string, string>>;
  /** Definitions that only this version has. */
  readonly added: string;
}

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/** The same for each of these types. */
const each = (types: string, fields: string): Lacking['fields'] =>
  Object.fromEntries(words(types).map((type) => [type, fields]));

const typesOf248 = words(`
  InsufficientStockError CustomerAddresses ConfigurableOrderItem OrderCustomerInfo OrderItemPrices
  ApplyGiftCardToOrder ProductImageThumbnail Error
`);

const fieldsOf248: Lacking['fields'] = {
  ...each('BillingCartAddress CartAddressInterface', 'id'),
  ...each(
    'BundleCartItem ConfigurableCartItem DownloadableCartItem SimpleCartItem VirtualCartItem GiftCardCartItem CartItemInterface',
    'not_available_message',
  ),
  CartItemPrices: 'catalog_discount original_item_price original_row_total row_catalog_discount',
  CartPrices: 'grand_total_excluding_tax',
  SelectedBundleOptionValue: 'original_price priceV2',
  ShippingCartAddress: 'id same_as_billing',
  UpdateCartItemsOutput: 'errors',
  ...each(
    'BundleProduct ConfigurableProduct DownloadableProduct GroupedProduct SimpleProduct VirtualProduct GiftCardProduct ProductInterface',
    'quantity',
  ),
  Customer: 'addressesV2',
  Mutation: 'resendConfirmationEmail',
  BundleOrderItem: 'parent_sku prices',
  CustomerOrder: 'customer_info is_virtual order_status_change_date applied_gift_cards',
  CustomerOrders: 'date_of_first_order',
  ...each('DownloadableOrderItem OrderItem GiftCardOrderItem OrderItemInterface', 'prices'),
  OrderAddress: 'custom_attributesV2',
  OrderTotal: 'subtotal_excl_tax subtotal_incl_tax total_reward_points total_store_credit',
  ReCaptchaConfigurationV3: 'theme',
  StoreConfig:
    'configurable_product_image display_shipping_prices grouped_product_image is_checkout_agreements_enabled orders_invoices_credit_memos_display_full_summary orders_invoices_credit_memos_display_grandtotal orders_invoices_credit_memos_display_price orders_invoices_credit_memos_display_shipping_amount orders_invoices_credit_memos_display_subtotal orders_invoices_credit_memos_display_zero_tax',
  CartUserInputErrorType: 'COULD_NOT_FIND_CART_ITEM REQUIRED_PARAMETER_MISSING INVALID_PARAMETER_VALUE',
  CustomerOrdersFilterInput: 'grand_total order_date status',
  OrderInformationInput: 'lastname',
  ReCaptchaFormEnum: 'RESEND_CONFIRMATION_EMAIL',
};

const typesOf247 = words(`
  AttributeMetadata AttributeMetadataError AttributeOptionMetadata AttributeSelectedOption
  AttributeSelectedOptions AttributeValue AttributesFormOutput AttributesMetadataOutput
  CatalogAttributeMetadata ProductCustomAttributes CartItems CreateGuestCartOutput EstimateTotalsOutput
  PlaceOrderError PriceDetails ContactUsOutput CustomerAttributeMetadata ValidationRule
  ReCaptchaConfigurationV3 RoutableUrl AttributeEntityTypeEnum AttributeFrontendInputEnum
  AttributeInputSelectedOption AttributeMetadataErrorType AttributeSelectedOptionInterface
  AttributeValueInput AttributeValueInterface CatalogAttributeApplyToEnum
  CustomAttributeMetadataInterface CustomAttributeOptionInterface BraintreeVaultInput CartDiscountType
  CreateGuestCartInput EstimateAddressInput EstimateTotalsInput PlaceOrderErrorCodes
  QuoteItemsSortInput SortQuoteItemsEnum AttributeFilterInput FilterMatchTypeEnum SwatchInputTypeEnum
  ConfirmEmailInput ContactUsInput InputFilterEnum ValidationRuleEnum OrderInformationInput
  OrderTokenInput ConfirmationStatusEnum ReCaptchaFormEnum
`);

const fieldsOf247: Lacking['fields'] = {
  ...each(
    'BillingCartAddress ShippingCartAddress CartAddressInput CartAddressInterface',
    'custom_attributes fax middlename prefix suffix',
  ),
  ...each(
    'BundleCartItem ConfigurableCartItem DownloadableCartItem SimpleCartItem VirtualCartItem GiftCardCartItem CartItemInterface',
    'discount is_available max_qty min_qty',
  ),
  Cart: 'itemsV2',
  PlaceOrderOutput: 'errors orderV2',
  BundleProduct: 'custom_attributesV2 price_details',
  ...each(
    'ConfigurableProduct DownloadableProduct GroupedProduct SimpleProduct VirtualProduct CustomerAddress GiftCardProduct ProductInterface CustomerAddressInput',
    'custom_attributesV2',
  ),
  Customer: 'confirmation_status custom_attributes',
  Query:
    'attributesForm attributesList customAttributeMetadataV2 guestOrder guestOrderByToken recaptchaV3Config',
  Mutation:
    'confirmEmail contactUs createBraintreePayPalClientToken createGuestCart estimateShippingMethods estimateTotals',
  ...each('BundleOrderItem DownloadableOrderItem OrderItem GiftCardOrderItem OrderItemInterface', 'product'),
  CustomerOrder: 'applied_coupons email token',
  Discount: 'applied_to coupon is_discounting_locked type value',
  StoreConfig:
    'braintree_3dsecure_verify_3dsecure braintree_cc_vault_cvv braintree_environment braintree_merchant_account_id braintree_paypal_display_on_shopping_cart braintree_paypal_merchant_country braintree_paypal_merchant_name_override braintree_paypal_require_billing_address braintree_paypal_send_cart_line_items braintree_paypal_vault_active cart_expires_in_days cart_summary_display_quantity contact_enabled countries_with_required_region create_account_confirmation default_country display_state_if_optional is_guest_checkout_enabled is_one_page_checkout_enabled max_items_in_order_summary minicart_display minicart_max_items newsletter_enabled optional_zip_countries shopping_cart_display_full_summary shopping_cart_display_grand_total shopping_cart_display_price shopping_cart_display_shipping shopping_cart_display_subtotal shopping_cart_display_zero_tax',
  CustomizableOptionInput: 'uid',
  PaymentMethodInput: 'braintree_paypal braintree_paypal_vault',
  FilterMatchTypeInput: 'match_type',
  ProductAttributeFilterInput: 'category_url_path',
  ...each('CustomerCreateInput CustomerUpdateInput', 'custom_attributes'),
};

const both = (one: Lacking['fields'], other: Lacking['fields']): Lacking['fields'] =>
  Object.fromEntries(
    [...Object.keys(one), ...Object.keys(other)].map((type) => [
      type,
      `${one[type] ?? ''} ${other[type] ?? ''}`,
    ]),
  );

const cartErrors = { 'AddProductsToCartOutput.user_errors': '[CartUserInputError]!' };

export const lacking: Readonly<Record<BackendVersion, Lacking>> = {
  '2.4.6': {
    types: [...typesOf248, ...typesOf247],
    fields: both(fieldsOf248, fieldsOf247),
    changed: cartErrors,
    added: '',
  },
  '2.4.7': {
    types: typesOf248,
    fields: fieldsOf248,
    changed: { ...cartErrors, 'OrderInformationInput.postcode': 'String!' },
    added: '',
  },
  '2.4.8': {
    types: [],
    fields: { OrderInformationInput: 'postcode' },
    changed: { 'OrderInformationInput.lastname': 'String!' },
    added: '',
  },
  '2.4.9': {
    types: [],
    fields: {},
    changed: {
      'Query.guestOrder(input)': 'GuestOrderInformationInput!',
      'OrderInformationInput.lastname': 'String!',
      'CartAddressInput.telephone': 'String!',
    },
    added: `input GuestOrderInformationInput { email: String! lastname: String! number: String! }
      extend type OrderTotal { grand_total_excl_tax: Money! }`,
  },
};

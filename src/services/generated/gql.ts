/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query CustomerCart {\n    customerCart {\n      ...CartFields\n    }\n  }\n  \n": typeof types.CustomerCartDocument,
    "\n  mutation MergeCarts($source: String!, $destination: String!) {\n    mergeCarts(source_cart_id: $source, destination_cart_id: $destination) {\n      ...CartFields\n    }\n  }\n  \n": typeof types.MergeCartsDocument,
    "\n  fragment CommerceCartFields on Cart {\n    applied_gift_cards {\n      code\n      applied_balance {\n        value\n        currency\n      }\n    }\n  }\n": typeof types.CommerceCartFieldsFragmentDoc,
    "\n  fragment CartFields on Cart {\n    id\n    is_virtual\n    total_quantity\n    items {\n      id\n      quantity\n      errors {\n        message\n      }\n      prices {\n        price_including_tax {\n          value\n          currency\n        }\n        row_total_including_tax {\n          value\n          currency\n        }\n      }\n      product {\n        sku\n        name\n        url_key\n        url_suffix\n        is_rental_product\n        small_image {\n          url\n        }\n      }\n    }\n    applied_coupons {\n      code\n    }\n    shipping_addresses {\n      selected_shipping_method {\n        price_incl_tax {\n          value\n          currency\n        }\n      }\n    }\n    prices {\n      grand_total {\n        value\n        currency\n      }\n      subtotal_including_tax {\n        value\n        currency\n      }\n      discounts {\n        amount {\n          value\n          currency\n        }\n      }\n      applied_taxes {\n        label\n        amount {\n          value\n          currency\n        }\n      }\n    }\n  }\n": typeof types.CartFieldsFragmentDoc,
    "\n  query CartDetails($cartId: String!) {\n    cart(cart_id: $cartId) {\n      ...CartFields\n    }\n  }\n  \n": typeof types.CartDetailsDocument,
    "\n  mutation CreateCart {\n    createEmptyCart\n  }\n": typeof types.CreateCartDocument,
    "\n  mutation AddProductsToCart($cartId: String!, $cartItems: [CartItemInput!]!) {\n    addProductsToCart(cartId: $cartId, cartItems: $cartItems) {\n      cart {\n        ...CartFields\n      }\n      user_errors {\n        code\n        message\n      }\n    }\n  }\n  \n": typeof types.AddProductsToCartDocument,
    "\n  mutation UpdateItem($cartId: String!, $itemId: Int!, $quantity: Float!) {\n    updateCartItems(\n      input: { cart_id: $cartId, cart_items: [{ cart_item_id: $itemId, quantity: $quantity }] }\n    ) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n  \n": typeof types.UpdateItemDocument,
    "\n  mutation RemoveItem($cartId: String!, $itemId: Int!) {\n    removeItemFromCart(input: { cart_id: $cartId, cart_item_id: $itemId }) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n  \n": typeof types.RemoveItemDocument,
    "\n  fragment MerchantCartFields on Cart {\n    minimum_order_amount {\n      minimum_amount_enabled\n      message\n      conditions_met\n    }\n  }\n": typeof types.MerchantCartFieldsFragmentDoc,
    "\n  fragment ProductCardFields on ProductInterface {\n    kind: __typename\n    sku\n    name\n    url_key\n    url_suffix\n    stock_status\n    is_rental_product\n    small_image {\n      url\n      label\n    }\n    price_range {\n      minimum_price {\n        regular_price {\n          value\n          currency\n        }\n        final_price {\n          value\n          currency\n        }\n      }\n      maximum_price {\n        final_price {\n          value\n          currency\n        }\n      }\n    }\n    ... on CustomizableProductInterface {\n      options {\n        required\n      }\n    }\n  }\n": typeof types.ProductCardFieldsFragmentDoc,
    "\n  query CategoryPage($ids: String!, $pageSize: Int!, $currentPage: Int!) {\n    categoryList(filters: { ids: { eq: $ids } }) {\n      id\n      name\n      description\n      url_path\n      url_suffix\n      meta_title\n      meta_description\n      breadcrumbs {\n        category_name\n        category_url_path\n      }\n      children {\n        id\n        name\n        url_path\n        url_suffix\n        include_in_menu\n        position\n      }\n    }\n    products(filter: { category_id: { eq: $ids } }, pageSize: $pageSize, currentPage: $currentPage) {\n      total_count\n      page_info {\n        current_page\n        total_pages\n      }\n      items {\n        ...ProductCardFields\n      }\n    }\n  }\n  \n": typeof types.CategoryPageDocument,
    "\n  query ProductPage($urlKey: String!) {\n    products(filter: { url_key: { eq: $urlKey } }, pageSize: 1) {\n      items {\n        ...ProductCardFields\n        only_x_left_in_stock\n        meta_title\n        meta_description\n        short_description {\n          html\n        }\n        description {\n          html\n        }\n        media_gallery {\n          url\n          label\n          position\n          disabled\n        }\n        custom_attributesV2(filters: { is_visible_on_front: true }) {\n          items {\n            code\n            ... on AttributeValue {\n              value\n            }\n          }\n        }\n        categories {\n          id\n          name\n          level\n          url_path\n          url_suffix\n        }\n        related_products {\n          ...ProductCardFields\n        }\n      }\n    }\n  }\n  \n": typeof types.ProductPageDocument,
    "\n  query BestSellers($categoryId: String!, $pageSize: Int!) {\n    products(filter: { category_id: { eq: $categoryId } }, pageSize: $pageSize) {\n      items {\n        ...ProductCardFields\n      }\n    }\n  }\n  \n": typeof types.BestSellersDocument,
    "\n  mutation SetGuestEmail($cartId: String!, $email: String!) {\n    setGuestEmailOnCart(input: { cart_id: $cartId, email: $email }) {\n      cart {\n        id\n        email\n      }\n    }\n  }\n": typeof types.SetGuestEmailDocument,
    "\n  mutation CardClientToken {\n    createBraintreeClientToken\n  }\n": typeof types.CardClientTokenDocument,
    "\n  query CmsPage($id: Int, $identifier: String) {\n    cmsPage(id: $id, identifier: $identifier) {\n      identifier\n      url_key\n      title\n      content_heading\n      content\n      page_layout\n      meta_title\n      meta_description\n    }\n  }\n": typeof types.CmsPageDocument,
    "\n  query CmsBlocks($identifiers: [String]!) {\n    cmsBlocks(identifiers: $identifiers) {\n      items {\n        identifier\n        content\n      }\n    }\n  }\n": typeof types.CmsBlocksDocument,
    "\n  query getTypesOfCustomer {\n    customAttributeMetadata(attributes: [{ attribute_code: \"type_of_customer\", entity_type: \"customer\" }]) {\n      items {\n        attribute_code\n        attribute_options {\n          label\n          value\n        }\n      }\n    }\n  }\n": typeof types.GetTypesOfCustomerDocument,
    "\n  query getCustomerCompany {\n    company {\n      name\n      roles {\n        items {\n          id\n        }\n      }\n    }\n  }\n": typeof types.GetCustomerCompanyDocument,
    "\n  fragment StockCustomerFields on Customer {\n    email\n    prefix\n    firstname\n    lastname\n    date_of_birth\n    addresses {\n      id\n      prefix\n      firstname\n      lastname\n      company\n      telephone\n      street\n      city\n      region {\n        region_code\n        region_id\n      }\n      postcode\n      country_code\n      default_billing\n      default_shipping\n    }\n  }\n": typeof types.StockCustomerFieldsFragmentDoc,
    "\n  query CustomerDetails {\n    customer {\n      ...StockCustomerFields\n    }\n  }\n  \n": typeof types.CustomerDetailsDocument,
    "\n  fragment AccountAddressFields on AccountAddress {\n    street\n    street2\n    city\n    region\n    region_id\n    postcode\n    country\n  }\n": typeof types.AccountAddressFieldsFragmentDoc,
    "\n  fragment AccountFields on CustomerAccount {\n    id\n    active\n    name\n    abn\n    anzsic_code\n    email\n    size\n    phone\n    customer_id\n    is_default\n    po_required\n    bill_group\n    address {\n      ...AccountAddressFields\n    }\n    billing_account {\n      id\n      name\n      address {\n        ...AccountAddressFields\n      }\n    }\n    related_customers {\n      id\n      firstname\n      lastname\n      customer_job_title\n      email\n      active\n      mobile\n      phone\n      date_of_birth\n      account_ids\n      team_ids\n    }\n  }\n  \n": typeof types.AccountFieldsFragmentDoc,
    "\n  fragment MerchantCustomerFields on Customer {\n    ...StockCustomerFields\n    addresses {\n      id\n      address_name\n      delivery_instructions\n      address_latitude\n      address_longitude\n    }\n    msd_party_id\n    type_of_customer\n    isCompanyCustomer\n    phone\n    mobile\n    accounts {\n      ...AccountFields\n    }\n    teams {\n      ...AccountFields\n    }\n  }\n  \n  \n": typeof types.MerchantCustomerFieldsFragmentDoc,
    "\n  query getCustomer {\n    customer {\n      ...MerchantCustomerFields\n    }\n  }\n  \n": typeof types.GetCustomerDocument,
    "\n  mutation SetDefaultAccount($accountId: Int, $teamId: Int) {\n    setDefaultAccount(account_id: $accountId, team_id: $teamId) {\n      ...MerchantCustomerFields\n    }\n  }\n  \n": typeof types.SetDefaultAccountDocument,
    "\n  mutation setExternalIdOnCart($cartId: String!, $externalId: Int, $accountId: Int, $teamId: Int) {\n    setExternalIdOnCart(\n      cart_id: $cartId\n      external_id: $externalId\n      account_id: $accountId\n      team_id: $teamId\n    ) {\n      cart {\n        id\n      }\n    }\n  }\n": typeof types.SetExternalIdOnCartDocument,
    "\n  query DeliveryWindows($cartId: String!, $countryCode: String!, $postcode: String!) {\n    storeConfig {\n      delivery_windows_minimum_period\n    }\n    deliveryWindows(country_code: $countryCode, postcode: $postcode) {\n      code\n      date\n      starts_at\n      ends_at\n      remaining\n    }\n    cart(cart_id: $cartId) {\n      delivery_window {\n        code\n      }\n    }\n  }\n": typeof types.DeliveryWindowsDocument,
    "\n  mutation SetDeliveryWindow($cartId: String!, $code: String) {\n    setDeliveryWindowOnCart(cart_id: $cartId, code: $code) {\n      cart {\n        id\n      }\n    }\n  }\n": typeof types.SetDeliveryWindowDocument,
    "\n  query NewestOrder {\n    customer {\n      orders(pageSize: 1, sort: { sort_field: CREATED_AT, sort_direction: DESC }) {\n        items {\n          number\n          total {\n            grand_total {\n              value\n              currency\n            }\n          }\n          items {\n            product_sku\n            quantity_ordered\n          }\n        }\n      }\n    }\n  }\n": typeof types.NewestOrderDocument,
    "\n  query Agreements {\n    checkoutAgreements {\n      agreement_id\n      name\n      checkbox_text\n      content\n      is_html\n      mode\n    }\n  }\n": typeof types.AgreementsDocument,
    "\n  query SavedPayments {\n    customerPaymentTokens {\n      items {\n        public_hash\n        payment_method_code\n        type\n        details\n      }\n    }\n  }\n": typeof types.SavedPaymentsDocument,
    "\n  query PickupLocations($page: Int!) {\n    pickupLocations(pageSize: 50, currentPage: $page) {\n      items {\n        pickup_location_code\n        name\n        description\n        phone\n        street\n        city\n        region\n        region_id\n        postcode\n        country_id\n      }\n      page_info {\n        total_pages\n      }\n    }\n  }\n": typeof types.PickupLocationsDocument,
    "\n  mutation SignIn($email: String!, $password: String!) {\n    generateCustomerToken(email: $email, password: $password) {\n      token\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation SignOut {\n    revokeCustomerToken {\n      result\n    }\n  }\n": typeof types.SignOutDocument,
    "\n  query WhoAmI {\n    customer {\n      email\n    }\n  }\n": typeof types.WhoAmIDocument,
    "\n  mutation CreateCustomer($input: CustomerCreateInput!) {\n    createCustomerV2(input: $input) {\n      customer {\n        email\n      }\n    }\n  }\n": typeof types.CreateCustomerDocument,
    "\n  mutation CreateMerchantCustomer($input: CustomerCreateInput!) {\n    createCustomerV2(input: $input) {\n      customer {\n        email\n        phone\n      }\n    }\n  }\n": typeof types.CreateMerchantCustomerDocument,
    "\n  query StoreConfigData {\n    storeConfig {\n      code\n      locale\n      store_name\n      title_suffix\n      copyright\n      default_display_currency_code\n      grid_per_page\n      cms_no_route\n    }\n  }\n": typeof types.StoreConfigDataDocument,
    "\n  query NavigationMenu($id: Int!) {\n    category(id: $id) {\n      id\n      name\n      children {\n        id\n        name\n        url_path\n        url_suffix\n        position\n        include_in_menu\n        children {\n          id\n          name\n          url_path\n          url_suffix\n          position\n          include_in_menu\n        }\n      }\n    }\n  }\n": typeof types.NavigationMenuDocument,
    "\n  query Countries {\n    countries {\n      two_letter_abbreviation\n      full_name_english\n      available_regions {\n        id\n        code\n        name\n      }\n    }\n  }\n": typeof types.CountriesDocument,
    "\n  query ResolveUrl($url: String!) {\n    urlResolver(url: $url) {\n      type\n      id\n      relative_url\n      redirectCode\n    }\n  }\n": typeof types.ResolveUrlDocument,
    "\n  query MerchantSettings {\n    storeConfig {\n      block_identifier_cart_additional_info\n      block_identifier_checkout_additional_info\n      braintree_paypal_active\n      payment_methods\n    }\n  }\n": typeof types.MerchantSettingsDocument,
};
const documents: Documents = {
    "\n  query CustomerCart {\n    customerCart {\n      ...CartFields\n    }\n  }\n  \n": types.CustomerCartDocument,
    "\n  mutation MergeCarts($source: String!, $destination: String!) {\n    mergeCarts(source_cart_id: $source, destination_cart_id: $destination) {\n      ...CartFields\n    }\n  }\n  \n": types.MergeCartsDocument,
    "\n  fragment CommerceCartFields on Cart {\n    applied_gift_cards {\n      code\n      applied_balance {\n        value\n        currency\n      }\n    }\n  }\n": types.CommerceCartFieldsFragmentDoc,
    "\n  fragment CartFields on Cart {\n    id\n    is_virtual\n    total_quantity\n    items {\n      id\n      quantity\n      errors {\n        message\n      }\n      prices {\n        price_including_tax {\n          value\n          currency\n        }\n        row_total_including_tax {\n          value\n          currency\n        }\n      }\n      product {\n        sku\n        name\n        url_key\n        url_suffix\n        is_rental_product\n        small_image {\n          url\n        }\n      }\n    }\n    applied_coupons {\n      code\n    }\n    shipping_addresses {\n      selected_shipping_method {\n        price_incl_tax {\n          value\n          currency\n        }\n      }\n    }\n    prices {\n      grand_total {\n        value\n        currency\n      }\n      subtotal_including_tax {\n        value\n        currency\n      }\n      discounts {\n        amount {\n          value\n          currency\n        }\n      }\n      applied_taxes {\n        label\n        amount {\n          value\n          currency\n        }\n      }\n    }\n  }\n": types.CartFieldsFragmentDoc,
    "\n  query CartDetails($cartId: String!) {\n    cart(cart_id: $cartId) {\n      ...CartFields\n    }\n  }\n  \n": types.CartDetailsDocument,
    "\n  mutation CreateCart {\n    createEmptyCart\n  }\n": types.CreateCartDocument,
    "\n  mutation AddProductsToCart($cartId: String!, $cartItems: [CartItemInput!]!) {\n    addProductsToCart(cartId: $cartId, cartItems: $cartItems) {\n      cart {\n        ...CartFields\n      }\n      user_errors {\n        code\n        message\n      }\n    }\n  }\n  \n": types.AddProductsToCartDocument,
    "\n  mutation UpdateItem($cartId: String!, $itemId: Int!, $quantity: Float!) {\n    updateCartItems(\n      input: { cart_id: $cartId, cart_items: [{ cart_item_id: $itemId, quantity: $quantity }] }\n    ) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n  \n": types.UpdateItemDocument,
    "\n  mutation RemoveItem($cartId: String!, $itemId: Int!) {\n    removeItemFromCart(input: { cart_id: $cartId, cart_item_id: $itemId }) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n  \n": types.RemoveItemDocument,
    "\n  fragment MerchantCartFields on Cart {\n    minimum_order_amount {\n      minimum_amount_enabled\n      message\n      conditions_met\n    }\n  }\n": types.MerchantCartFieldsFragmentDoc,
    "\n  fragment ProductCardFields on ProductInterface {\n    kind: __typename\n    sku\n    name\n    url_key\n    url_suffix\n    stock_status\n    is_rental_product\n    small_image {\n      url\n      label\n    }\n    price_range {\n      minimum_price {\n        regular_price {\n          value\n          currency\n        }\n        final_price {\n          value\n          currency\n        }\n      }\n      maximum_price {\n        final_price {\n          value\n          currency\n        }\n      }\n    }\n    ... on CustomizableProductInterface {\n      options {\n        required\n      }\n    }\n  }\n": types.ProductCardFieldsFragmentDoc,
    "\n  query CategoryPage($ids: String!, $pageSize: Int!, $currentPage: Int!) {\n    categoryList(filters: { ids: { eq: $ids } }) {\n      id\n      name\n      description\n      url_path\n      url_suffix\n      meta_title\n      meta_description\n      breadcrumbs {\n        category_name\n        category_url_path\n      }\n      children {\n        id\n        name\n        url_path\n        url_suffix\n        include_in_menu\n        position\n      }\n    }\n    products(filter: { category_id: { eq: $ids } }, pageSize: $pageSize, currentPage: $currentPage) {\n      total_count\n      page_info {\n        current_page\n        total_pages\n      }\n      items {\n        ...ProductCardFields\n      }\n    }\n  }\n  \n": types.CategoryPageDocument,
    "\n  query ProductPage($urlKey: String!) {\n    products(filter: { url_key: { eq: $urlKey } }, pageSize: 1) {\n      items {\n        ...ProductCardFields\n        only_x_left_in_stock\n        meta_title\n        meta_description\n        short_description {\n          html\n        }\n        description {\n          html\n        }\n        media_gallery {\n          url\n          label\n          position\n          disabled\n        }\n        custom_attributesV2(filters: { is_visible_on_front: true }) {\n          items {\n            code\n            ... on AttributeValue {\n              value\n            }\n          }\n        }\n        categories {\n          id\n          name\n          level\n          url_path\n          url_suffix\n        }\n        related_products {\n          ...ProductCardFields\n        }\n      }\n    }\n  }\n  \n": types.ProductPageDocument,
    "\n  query BestSellers($categoryId: String!, $pageSize: Int!) {\n    products(filter: { category_id: { eq: $categoryId } }, pageSize: $pageSize) {\n      items {\n        ...ProductCardFields\n      }\n    }\n  }\n  \n": types.BestSellersDocument,
    "\n  mutation SetGuestEmail($cartId: String!, $email: String!) {\n    setGuestEmailOnCart(input: { cart_id: $cartId, email: $email }) {\n      cart {\n        id\n        email\n      }\n    }\n  }\n": types.SetGuestEmailDocument,
    "\n  mutation CardClientToken {\n    createBraintreeClientToken\n  }\n": types.CardClientTokenDocument,
    "\n  query CmsPage($id: Int, $identifier: String) {\n    cmsPage(id: $id, identifier: $identifier) {\n      identifier\n      url_key\n      title\n      content_heading\n      content\n      page_layout\n      meta_title\n      meta_description\n    }\n  }\n": types.CmsPageDocument,
    "\n  query CmsBlocks($identifiers: [String]!) {\n    cmsBlocks(identifiers: $identifiers) {\n      items {\n        identifier\n        content\n      }\n    }\n  }\n": types.CmsBlocksDocument,
    "\n  query getTypesOfCustomer {\n    customAttributeMetadata(attributes: [{ attribute_code: \"type_of_customer\", entity_type: \"customer\" }]) {\n      items {\n        attribute_code\n        attribute_options {\n          label\n          value\n        }\n      }\n    }\n  }\n": types.GetTypesOfCustomerDocument,
    "\n  query getCustomerCompany {\n    company {\n      name\n      roles {\n        items {\n          id\n        }\n      }\n    }\n  }\n": types.GetCustomerCompanyDocument,
    "\n  fragment StockCustomerFields on Customer {\n    email\n    prefix\n    firstname\n    lastname\n    date_of_birth\n    addresses {\n      id\n      prefix\n      firstname\n      lastname\n      company\n      telephone\n      street\n      city\n      region {\n        region_code\n        region_id\n      }\n      postcode\n      country_code\n      default_billing\n      default_shipping\n    }\n  }\n": types.StockCustomerFieldsFragmentDoc,
    "\n  query CustomerDetails {\n    customer {\n      ...StockCustomerFields\n    }\n  }\n  \n": types.CustomerDetailsDocument,
    "\n  fragment AccountAddressFields on AccountAddress {\n    street\n    street2\n    city\n    region\n    region_id\n    postcode\n    country\n  }\n": types.AccountAddressFieldsFragmentDoc,
    "\n  fragment AccountFields on CustomerAccount {\n    id\n    active\n    name\n    abn\n    anzsic_code\n    email\n    size\n    phone\n    customer_id\n    is_default\n    po_required\n    bill_group\n    address {\n      ...AccountAddressFields\n    }\n    billing_account {\n      id\n      name\n      address {\n        ...AccountAddressFields\n      }\n    }\n    related_customers {\n      id\n      firstname\n      lastname\n      customer_job_title\n      email\n      active\n      mobile\n      phone\n      date_of_birth\n      account_ids\n      team_ids\n    }\n  }\n  \n": types.AccountFieldsFragmentDoc,
    "\n  fragment MerchantCustomerFields on Customer {\n    ...StockCustomerFields\n    addresses {\n      id\n      address_name\n      delivery_instructions\n      address_latitude\n      address_longitude\n    }\n    msd_party_id\n    type_of_customer\n    isCompanyCustomer\n    phone\n    mobile\n    accounts {\n      ...AccountFields\n    }\n    teams {\n      ...AccountFields\n    }\n  }\n  \n  \n": types.MerchantCustomerFieldsFragmentDoc,
    "\n  query getCustomer {\n    customer {\n      ...MerchantCustomerFields\n    }\n  }\n  \n": types.GetCustomerDocument,
    "\n  mutation SetDefaultAccount($accountId: Int, $teamId: Int) {\n    setDefaultAccount(account_id: $accountId, team_id: $teamId) {\n      ...MerchantCustomerFields\n    }\n  }\n  \n": types.SetDefaultAccountDocument,
    "\n  mutation setExternalIdOnCart($cartId: String!, $externalId: Int, $accountId: Int, $teamId: Int) {\n    setExternalIdOnCart(\n      cart_id: $cartId\n      external_id: $externalId\n      account_id: $accountId\n      team_id: $teamId\n    ) {\n      cart {\n        id\n      }\n    }\n  }\n": types.SetExternalIdOnCartDocument,
    "\n  query DeliveryWindows($cartId: String!, $countryCode: String!, $postcode: String!) {\n    storeConfig {\n      delivery_windows_minimum_period\n    }\n    deliveryWindows(country_code: $countryCode, postcode: $postcode) {\n      code\n      date\n      starts_at\n      ends_at\n      remaining\n    }\n    cart(cart_id: $cartId) {\n      delivery_window {\n        code\n      }\n    }\n  }\n": types.DeliveryWindowsDocument,
    "\n  mutation SetDeliveryWindow($cartId: String!, $code: String) {\n    setDeliveryWindowOnCart(cart_id: $cartId, code: $code) {\n      cart {\n        id\n      }\n    }\n  }\n": types.SetDeliveryWindowDocument,
    "\n  query NewestOrder {\n    customer {\n      orders(pageSize: 1, sort: { sort_field: CREATED_AT, sort_direction: DESC }) {\n        items {\n          number\n          total {\n            grand_total {\n              value\n              currency\n            }\n          }\n          items {\n            product_sku\n            quantity_ordered\n          }\n        }\n      }\n    }\n  }\n": types.NewestOrderDocument,
    "\n  query Agreements {\n    checkoutAgreements {\n      agreement_id\n      name\n      checkbox_text\n      content\n      is_html\n      mode\n    }\n  }\n": types.AgreementsDocument,
    "\n  query SavedPayments {\n    customerPaymentTokens {\n      items {\n        public_hash\n        payment_method_code\n        type\n        details\n      }\n    }\n  }\n": types.SavedPaymentsDocument,
    "\n  query PickupLocations($page: Int!) {\n    pickupLocations(pageSize: 50, currentPage: $page) {\n      items {\n        pickup_location_code\n        name\n        description\n        phone\n        street\n        city\n        region\n        region_id\n        postcode\n        country_id\n      }\n      page_info {\n        total_pages\n      }\n    }\n  }\n": types.PickupLocationsDocument,
    "\n  mutation SignIn($email: String!, $password: String!) {\n    generateCustomerToken(email: $email, password: $password) {\n      token\n    }\n  }\n": types.SignInDocument,
    "\n  mutation SignOut {\n    revokeCustomerToken {\n      result\n    }\n  }\n": types.SignOutDocument,
    "\n  query WhoAmI {\n    customer {\n      email\n    }\n  }\n": types.WhoAmIDocument,
    "\n  mutation CreateCustomer($input: CustomerCreateInput!) {\n    createCustomerV2(input: $input) {\n      customer {\n        email\n      }\n    }\n  }\n": types.CreateCustomerDocument,
    "\n  mutation CreateMerchantCustomer($input: CustomerCreateInput!) {\n    createCustomerV2(input: $input) {\n      customer {\n        email\n        phone\n      }\n    }\n  }\n": types.CreateMerchantCustomerDocument,
    "\n  query StoreConfigData {\n    storeConfig {\n      code\n      locale\n      store_name\n      title_suffix\n      copyright\n      default_display_currency_code\n      grid_per_page\n      cms_no_route\n    }\n  }\n": types.StoreConfigDataDocument,
    "\n  query NavigationMenu($id: Int!) {\n    category(id: $id) {\n      id\n      name\n      children {\n        id\n        name\n        url_path\n        url_suffix\n        position\n        include_in_menu\n        children {\n          id\n          name\n          url_path\n          url_suffix\n          position\n          include_in_menu\n        }\n      }\n    }\n  }\n": types.NavigationMenuDocument,
    "\n  query Countries {\n    countries {\n      two_letter_abbreviation\n      full_name_english\n      available_regions {\n        id\n        code\n        name\n      }\n    }\n  }\n": types.CountriesDocument,
    "\n  query ResolveUrl($url: String!) {\n    urlResolver(url: $url) {\n      type\n      id\n      relative_url\n      redirectCode\n    }\n  }\n": types.ResolveUrlDocument,
    "\n  query MerchantSettings {\n    storeConfig {\n      block_identifier_cart_additional_info\n      block_identifier_checkout_additional_info\n      braintree_paypal_active\n      payment_methods\n    }\n  }\n": types.MerchantSettingsDocument,
};

/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = gql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function gql(source: string): unknown;

/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query CustomerCart {\n    customerCart {\n      ...CartFields\n    }\n  }\n  \n"): (typeof documents)["\n  query CustomerCart {\n    customerCart {\n      ...CartFields\n    }\n  }\n  \n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation MergeCarts($source: String!, $destination: String!) {\n    mergeCarts(source_cart_id: $source, destination_cart_id: $destination) {\n      ...CartFields\n    }\n  }\n  \n"): (typeof documents)["\n  mutation MergeCarts($source: String!, $destination: String!) {\n    mergeCarts(source_cart_id: $source, destination_cart_id: $destination) {\n      ...CartFields\n    }\n  }\n  \n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment CommerceCartFields on Cart {\n    applied_gift_cards {\n      code\n      applied_balance {\n        value\n        currency\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment CommerceCartFields on Cart {\n    applied_gift_cards {\n      code\n      applied_balance {\n        value\n        currency\n      }\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment CartFields on Cart {\n    id\n    is_virtual\n    total_quantity\n    items {\n      id\n      quantity\n      errors {\n        message\n      }\n      prices {\n        price_including_tax {\n          value\n          currency\n        }\n        row_total_including_tax {\n          value\n          currency\n        }\n      }\n      product {\n        sku\n        name\n        url_key\n        url_suffix\n        is_rental_product\n        small_image {\n          url\n        }\n      }\n    }\n    applied_coupons {\n      code\n    }\n    shipping_addresses {\n      selected_shipping_method {\n        price_incl_tax {\n          value\n          currency\n        }\n      }\n    }\n    prices {\n      grand_total {\n        value\n        currency\n      }\n      subtotal_including_tax {\n        value\n        currency\n      }\n      discounts {\n        amount {\n          value\n          currency\n        }\n      }\n      applied_taxes {\n        label\n        amount {\n          value\n          currency\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment CartFields on Cart {\n    id\n    is_virtual\n    total_quantity\n    items {\n      id\n      quantity\n      errors {\n        message\n      }\n      prices {\n        price_including_tax {\n          value\n          currency\n        }\n        row_total_including_tax {\n          value\n          currency\n        }\n      }\n      product {\n        sku\n        name\n        url_key\n        url_suffix\n        is_rental_product\n        small_image {\n          url\n        }\n      }\n    }\n    applied_coupons {\n      code\n    }\n    shipping_addresses {\n      selected_shipping_method {\n        price_incl_tax {\n          value\n          currency\n        }\n      }\n    }\n    prices {\n      grand_total {\n        value\n        currency\n      }\n      subtotal_including_tax {\n        value\n        currency\n      }\n      discounts {\n        amount {\n          value\n          currency\n        }\n      }\n      applied_taxes {\n        label\n        amount {\n          value\n          currency\n        }\n      }\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query CartDetails($cartId: String!) {\n    cart(cart_id: $cartId) {\n      ...CartFields\n    }\n  }\n  \n"): (typeof documents)["\n  query CartDetails($cartId: String!) {\n    cart(cart_id: $cartId) {\n      ...CartFields\n    }\n  }\n  \n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation CreateCart {\n    createEmptyCart\n  }\n"): (typeof documents)["\n  mutation CreateCart {\n    createEmptyCart\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation AddProductsToCart($cartId: String!, $cartItems: [CartItemInput!]!) {\n    addProductsToCart(cartId: $cartId, cartItems: $cartItems) {\n      cart {\n        ...CartFields\n      }\n      user_errors {\n        code\n        message\n      }\n    }\n  }\n  \n"): (typeof documents)["\n  mutation AddProductsToCart($cartId: String!, $cartItems: [CartItemInput!]!) {\n    addProductsToCart(cartId: $cartId, cartItems: $cartItems) {\n      cart {\n        ...CartFields\n      }\n      user_errors {\n        code\n        message\n      }\n    }\n  }\n  \n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation UpdateItem($cartId: String!, $itemId: Int!, $quantity: Float!) {\n    updateCartItems(\n      input: { cart_id: $cartId, cart_items: [{ cart_item_id: $itemId, quantity: $quantity }] }\n    ) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n  \n"): (typeof documents)["\n  mutation UpdateItem($cartId: String!, $itemId: Int!, $quantity: Float!) {\n    updateCartItems(\n      input: { cart_id: $cartId, cart_items: [{ cart_item_id: $itemId, quantity: $quantity }] }\n    ) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n  \n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation RemoveItem($cartId: String!, $itemId: Int!) {\n    removeItemFromCart(input: { cart_id: $cartId, cart_item_id: $itemId }) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n  \n"): (typeof documents)["\n  mutation RemoveItem($cartId: String!, $itemId: Int!) {\n    removeItemFromCart(input: { cart_id: $cartId, cart_item_id: $itemId }) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n  \n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment MerchantCartFields on Cart {\n    minimum_order_amount {\n      minimum_amount_enabled\n      message\n      conditions_met\n    }\n  }\n"): (typeof documents)["\n  fragment MerchantCartFields on Cart {\n    minimum_order_amount {\n      minimum_amount_enabled\n      message\n      conditions_met\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment ProductCardFields on ProductInterface {\n    kind: __typename\n    sku\n    name\n    url_key\n    url_suffix\n    stock_status\n    is_rental_product\n    small_image {\n      url\n      label\n    }\n    price_range {\n      minimum_price {\n        regular_price {\n          value\n          currency\n        }\n        final_price {\n          value\n          currency\n        }\n      }\n      maximum_price {\n        final_price {\n          value\n          currency\n        }\n      }\n    }\n    ... on CustomizableProductInterface {\n      options {\n        required\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ProductCardFields on ProductInterface {\n    kind: __typename\n    sku\n    name\n    url_key\n    url_suffix\n    stock_status\n    is_rental_product\n    small_image {\n      url\n      label\n    }\n    price_range {\n      minimum_price {\n        regular_price {\n          value\n          currency\n        }\n        final_price {\n          value\n          currency\n        }\n      }\n      maximum_price {\n        final_price {\n          value\n          currency\n        }\n      }\n    }\n    ... on CustomizableProductInterface {\n      options {\n        required\n      }\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query CategoryPage($ids: String!, $pageSize: Int!, $currentPage: Int!) {\n    categoryList(filters: { ids: { eq: $ids } }) {\n      id\n      name\n      description\n      url_path\n      url_suffix\n      meta_title\n      meta_description\n      breadcrumbs {\n        category_name\n        category_url_path\n      }\n      children {\n        id\n        name\n        url_path\n        url_suffix\n        include_in_menu\n        position\n      }\n    }\n    products(filter: { category_id: { eq: $ids } }, pageSize: $pageSize, currentPage: $currentPage) {\n      total_count\n      page_info {\n        current_page\n        total_pages\n      }\n      items {\n        ...ProductCardFields\n      }\n    }\n  }\n  \n"): (typeof documents)["\n  query CategoryPage($ids: String!, $pageSize: Int!, $currentPage: Int!) {\n    categoryList(filters: { ids: { eq: $ids } }) {\n      id\n      name\n      description\n      url_path\n      url_suffix\n      meta_title\n      meta_description\n      breadcrumbs {\n        category_name\n        category_url_path\n      }\n      children {\n        id\n        name\n        url_path\n        url_suffix\n        include_in_menu\n        position\n      }\n    }\n    products(filter: { category_id: { eq: $ids } }, pageSize: $pageSize, currentPage: $currentPage) {\n      total_count\n      page_info {\n        current_page\n        total_pages\n      }\n      items {\n        ...ProductCardFields\n      }\n    }\n  }\n  \n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query ProductPage($urlKey: String!) {\n    products(filter: { url_key: { eq: $urlKey } }, pageSize: 1) {\n      items {\n        ...ProductCardFields\n        only_x_left_in_stock\n        meta_title\n        meta_description\n        short_description {\n          html\n        }\n        description {\n          html\n        }\n        media_gallery {\n          url\n          label\n          position\n          disabled\n        }\n        custom_attributesV2(filters: { is_visible_on_front: true }) {\n          items {\n            code\n            ... on AttributeValue {\n              value\n            }\n          }\n        }\n        categories {\n          id\n          name\n          level\n          url_path\n          url_suffix\n        }\n        related_products {\n          ...ProductCardFields\n        }\n      }\n    }\n  }\n  \n"): (typeof documents)["\n  query ProductPage($urlKey: String!) {\n    products(filter: { url_key: { eq: $urlKey } }, pageSize: 1) {\n      items {\n        ...ProductCardFields\n        only_x_left_in_stock\n        meta_title\n        meta_description\n        short_description {\n          html\n        }\n        description {\n          html\n        }\n        media_gallery {\n          url\n          label\n          position\n          disabled\n        }\n        custom_attributesV2(filters: { is_visible_on_front: true }) {\n          items {\n            code\n            ... on AttributeValue {\n              value\n            }\n          }\n        }\n        categories {\n          id\n          name\n          level\n          url_path\n          url_suffix\n        }\n        related_products {\n          ...ProductCardFields\n        }\n      }\n    }\n  }\n  \n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query BestSellers($categoryId: String!, $pageSize: Int!) {\n    products(filter: { category_id: { eq: $categoryId } }, pageSize: $pageSize) {\n      items {\n        ...ProductCardFields\n      }\n    }\n  }\n  \n"): (typeof documents)["\n  query BestSellers($categoryId: String!, $pageSize: Int!) {\n    products(filter: { category_id: { eq: $categoryId } }, pageSize: $pageSize) {\n      items {\n        ...ProductCardFields\n      }\n    }\n  }\n  \n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation SetGuestEmail($cartId: String!, $email: String!) {\n    setGuestEmailOnCart(input: { cart_id: $cartId, email: $email }) {\n      cart {\n        id\n        email\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetGuestEmail($cartId: String!, $email: String!) {\n    setGuestEmailOnCart(input: { cart_id: $cartId, email: $email }) {\n      cart {\n        id\n        email\n      }\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation CardClientToken {\n    createBraintreeClientToken\n  }\n"): (typeof documents)["\n  mutation CardClientToken {\n    createBraintreeClientToken\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query CmsPage($id: Int, $identifier: String) {\n    cmsPage(id: $id, identifier: $identifier) {\n      identifier\n      url_key\n      title\n      content_heading\n      content\n      page_layout\n      meta_title\n      meta_description\n    }\n  }\n"): (typeof documents)["\n  query CmsPage($id: Int, $identifier: String) {\n    cmsPage(id: $id, identifier: $identifier) {\n      identifier\n      url_key\n      title\n      content_heading\n      content\n      page_layout\n      meta_title\n      meta_description\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query CmsBlocks($identifiers: [String]!) {\n    cmsBlocks(identifiers: $identifiers) {\n      items {\n        identifier\n        content\n      }\n    }\n  }\n"): (typeof documents)["\n  query CmsBlocks($identifiers: [String]!) {\n    cmsBlocks(identifiers: $identifiers) {\n      items {\n        identifier\n        content\n      }\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query getTypesOfCustomer {\n    customAttributeMetadata(attributes: [{ attribute_code: \"type_of_customer\", entity_type: \"customer\" }]) {\n      items {\n        attribute_code\n        attribute_options {\n          label\n          value\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query getTypesOfCustomer {\n    customAttributeMetadata(attributes: [{ attribute_code: \"type_of_customer\", entity_type: \"customer\" }]) {\n      items {\n        attribute_code\n        attribute_options {\n          label\n          value\n        }\n      }\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query getCustomerCompany {\n    company {\n      name\n      roles {\n        items {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query getCustomerCompany {\n    company {\n      name\n      roles {\n        items {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment StockCustomerFields on Customer {\n    email\n    prefix\n    firstname\n    lastname\n    date_of_birth\n    addresses {\n      id\n      prefix\n      firstname\n      lastname\n      company\n      telephone\n      street\n      city\n      region {\n        region_code\n        region_id\n      }\n      postcode\n      country_code\n      default_billing\n      default_shipping\n    }\n  }\n"): (typeof documents)["\n  fragment StockCustomerFields on Customer {\n    email\n    prefix\n    firstname\n    lastname\n    date_of_birth\n    addresses {\n      id\n      prefix\n      firstname\n      lastname\n      company\n      telephone\n      street\n      city\n      region {\n        region_code\n        region_id\n      }\n      postcode\n      country_code\n      default_billing\n      default_shipping\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query CustomerDetails {\n    customer {\n      ...StockCustomerFields\n    }\n  }\n  \n"): (typeof documents)["\n  query CustomerDetails {\n    customer {\n      ...StockCustomerFields\n    }\n  }\n  \n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment AccountAddressFields on AccountAddress {\n    street\n    street2\n    city\n    region\n    region_id\n    postcode\n    country\n  }\n"): (typeof documents)["\n  fragment AccountAddressFields on AccountAddress {\n    street\n    street2\n    city\n    region\n    region_id\n    postcode\n    country\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment AccountFields on CustomerAccount {\n    id\n    active\n    name\n    abn\n    anzsic_code\n    email\n    size\n    phone\n    customer_id\n    is_default\n    po_required\n    bill_group\n    address {\n      ...AccountAddressFields\n    }\n    billing_account {\n      id\n      name\n      address {\n        ...AccountAddressFields\n      }\n    }\n    related_customers {\n      id\n      firstname\n      lastname\n      customer_job_title\n      email\n      active\n      mobile\n      phone\n      date_of_birth\n      account_ids\n      team_ids\n    }\n  }\n  \n"): (typeof documents)["\n  fragment AccountFields on CustomerAccount {\n    id\n    active\n    name\n    abn\n    anzsic_code\n    email\n    size\n    phone\n    customer_id\n    is_default\n    po_required\n    bill_group\n    address {\n      ...AccountAddressFields\n    }\n    billing_account {\n      id\n      name\n      address {\n        ...AccountAddressFields\n      }\n    }\n    related_customers {\n      id\n      firstname\n      lastname\n      customer_job_title\n      email\n      active\n      mobile\n      phone\n      date_of_birth\n      account_ids\n      team_ids\n    }\n  }\n  \n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  fragment MerchantCustomerFields on Customer {\n    ...StockCustomerFields\n    addresses {\n      id\n      address_name\n      delivery_instructions\n      address_latitude\n      address_longitude\n    }\n    msd_party_id\n    type_of_customer\n    isCompanyCustomer\n    phone\n    mobile\n    accounts {\n      ...AccountFields\n    }\n    teams {\n      ...AccountFields\n    }\n  }\n  \n  \n"): (typeof documents)["\n  fragment MerchantCustomerFields on Customer {\n    ...StockCustomerFields\n    addresses {\n      id\n      address_name\n      delivery_instructions\n      address_latitude\n      address_longitude\n    }\n    msd_party_id\n    type_of_customer\n    isCompanyCustomer\n    phone\n    mobile\n    accounts {\n      ...AccountFields\n    }\n    teams {\n      ...AccountFields\n    }\n  }\n  \n  \n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query getCustomer {\n    customer {\n      ...MerchantCustomerFields\n    }\n  }\n  \n"): (typeof documents)["\n  query getCustomer {\n    customer {\n      ...MerchantCustomerFields\n    }\n  }\n  \n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation SetDefaultAccount($accountId: Int, $teamId: Int) {\n    setDefaultAccount(account_id: $accountId, team_id: $teamId) {\n      ...MerchantCustomerFields\n    }\n  }\n  \n"): (typeof documents)["\n  mutation SetDefaultAccount($accountId: Int, $teamId: Int) {\n    setDefaultAccount(account_id: $accountId, team_id: $teamId) {\n      ...MerchantCustomerFields\n    }\n  }\n  \n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation setExternalIdOnCart($cartId: String!, $externalId: Int, $accountId: Int, $teamId: Int) {\n    setExternalIdOnCart(\n      cart_id: $cartId\n      external_id: $externalId\n      account_id: $accountId\n      team_id: $teamId\n    ) {\n      cart {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation setExternalIdOnCart($cartId: String!, $externalId: Int, $accountId: Int, $teamId: Int) {\n    setExternalIdOnCart(\n      cart_id: $cartId\n      external_id: $externalId\n      account_id: $accountId\n      team_id: $teamId\n    ) {\n      cart {\n        id\n      }\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query DeliveryWindows($cartId: String!, $countryCode: String!, $postcode: String!) {\n    storeConfig {\n      delivery_windows_minimum_period\n    }\n    deliveryWindows(country_code: $countryCode, postcode: $postcode) {\n      code\n      date\n      starts_at\n      ends_at\n      remaining\n    }\n    cart(cart_id: $cartId) {\n      delivery_window {\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  query DeliveryWindows($cartId: String!, $countryCode: String!, $postcode: String!) {\n    storeConfig {\n      delivery_windows_minimum_period\n    }\n    deliveryWindows(country_code: $countryCode, postcode: $postcode) {\n      code\n      date\n      starts_at\n      ends_at\n      remaining\n    }\n    cart(cart_id: $cartId) {\n      delivery_window {\n        code\n      }\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation SetDeliveryWindow($cartId: String!, $code: String) {\n    setDeliveryWindowOnCart(cart_id: $cartId, code: $code) {\n      cart {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetDeliveryWindow($cartId: String!, $code: String) {\n    setDeliveryWindowOnCart(cart_id: $cartId, code: $code) {\n      cart {\n        id\n      }\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query NewestOrder {\n    customer {\n      orders(pageSize: 1, sort: { sort_field: CREATED_AT, sort_direction: DESC }) {\n        items {\n          number\n          total {\n            grand_total {\n              value\n              currency\n            }\n          }\n          items {\n            product_sku\n            quantity_ordered\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query NewestOrder {\n    customer {\n      orders(pageSize: 1, sort: { sort_field: CREATED_AT, sort_direction: DESC }) {\n        items {\n          number\n          total {\n            grand_total {\n              value\n              currency\n            }\n          }\n          items {\n            product_sku\n            quantity_ordered\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query Agreements {\n    checkoutAgreements {\n      agreement_id\n      name\n      checkbox_text\n      content\n      is_html\n      mode\n    }\n  }\n"): (typeof documents)["\n  query Agreements {\n    checkoutAgreements {\n      agreement_id\n      name\n      checkbox_text\n      content\n      is_html\n      mode\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query SavedPayments {\n    customerPaymentTokens {\n      items {\n        public_hash\n        payment_method_code\n        type\n        details\n      }\n    }\n  }\n"): (typeof documents)["\n  query SavedPayments {\n    customerPaymentTokens {\n      items {\n        public_hash\n        payment_method_code\n        type\n        details\n      }\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query PickupLocations($page: Int!) {\n    pickupLocations(pageSize: 50, currentPage: $page) {\n      items {\n        pickup_location_code\n        name\n        description\n        phone\n        street\n        city\n        region\n        region_id\n        postcode\n        country_id\n      }\n      page_info {\n        total_pages\n      }\n    }\n  }\n"): (typeof documents)["\n  query PickupLocations($page: Int!) {\n    pickupLocations(pageSize: 50, currentPage: $page) {\n      items {\n        pickup_location_code\n        name\n        description\n        phone\n        street\n        city\n        region\n        region_id\n        postcode\n        country_id\n      }\n      page_info {\n        total_pages\n      }\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation SignIn($email: String!, $password: String!) {\n    generateCustomerToken(email: $email, password: $password) {\n      token\n    }\n  }\n"): (typeof documents)["\n  mutation SignIn($email: String!, $password: String!) {\n    generateCustomerToken(email: $email, password: $password) {\n      token\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation SignOut {\n    revokeCustomerToken {\n      result\n    }\n  }\n"): (typeof documents)["\n  mutation SignOut {\n    revokeCustomerToken {\n      result\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query WhoAmI {\n    customer {\n      email\n    }\n  }\n"): (typeof documents)["\n  query WhoAmI {\n    customer {\n      email\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation CreateCustomer($input: CustomerCreateInput!) {\n    createCustomerV2(input: $input) {\n      customer {\n        email\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateCustomer($input: CustomerCreateInput!) {\n    createCustomerV2(input: $input) {\n      customer {\n        email\n      }\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation CreateMerchantCustomer($input: CustomerCreateInput!) {\n    createCustomerV2(input: $input) {\n      customer {\n        email\n        phone\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateMerchantCustomer($input: CustomerCreateInput!) {\n    createCustomerV2(input: $input) {\n      customer {\n        email\n        phone\n      }\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query StoreConfigData {\n    storeConfig {\n      code\n      locale\n      store_name\n      title_suffix\n      copyright\n      default_display_currency_code\n      grid_per_page\n      cms_no_route\n    }\n  }\n"): (typeof documents)["\n  query StoreConfigData {\n    storeConfig {\n      code\n      locale\n      store_name\n      title_suffix\n      copyright\n      default_display_currency_code\n      grid_per_page\n      cms_no_route\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query NavigationMenu($id: Int!) {\n    category(id: $id) {\n      id\n      name\n      children {\n        id\n        name\n        url_path\n        url_suffix\n        position\n        include_in_menu\n        children {\n          id\n          name\n          url_path\n          url_suffix\n          position\n          include_in_menu\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query NavigationMenu($id: Int!) {\n    category(id: $id) {\n      id\n      name\n      children {\n        id\n        name\n        url_path\n        url_suffix\n        position\n        include_in_menu\n        children {\n          id\n          name\n          url_path\n          url_suffix\n          position\n          include_in_menu\n        }\n      }\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query Countries {\n    countries {\n      two_letter_abbreviation\n      full_name_english\n      available_regions {\n        id\n        code\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query Countries {\n    countries {\n      two_letter_abbreviation\n      full_name_english\n      available_regions {\n        id\n        code\n        name\n      }\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query ResolveUrl($url: String!) {\n    urlResolver(url: $url) {\n      type\n      id\n      relative_url\n      redirectCode\n    }\n  }\n"): (typeof documents)["\n  query ResolveUrl($url: String!) {\n    urlResolver(url: $url) {\n      type\n      id\n      relative_url\n      redirectCode\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query MerchantSettings {\n    storeConfig {\n      block_identifier_cart_additional_info\n      block_identifier_checkout_additional_info\n      braintree_paypal_active\n      payment_methods\n    }\n  }\n"): (typeof documents)["\n  query MerchantSettings {\n    storeConfig {\n      block_identifier_cart_additional_info\n      block_identifier_checkout_additional_info\n      braintree_paypal_active\n      payment_methods\n    }\n  }\n"];

export function gql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;
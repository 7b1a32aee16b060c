/**
 * Documents of the store itself: configuration, menu,
 * countries, routes, stock layer (§7 GraphQL operations).
 */

import { gql } from '#transport/gql.ts';
import type {
  CountriesQuery,
  CountriesQueryVariables,
  NavigationMenuQuery,
  NavigationMenuQueryVariables,
  ResolveUrlQuery,
  ResolveUrlQueryVariables,
  StoreConfigDataQuery,
  StoreConfigDataQueryVariables,
} from '../generated/graphql.ts';

export const StoreConfigDocument = gql<StoreConfigDataQuery, StoreConfigDataQueryVariables>`
  query StoreConfigData {
    storeConfig {
      code
      locale
      store_name
      title_suffix
      copyright
      default_display_currency_code
      grid_per_page
      cms_no_route
      default_country
      is_guest_checkout_enabled
      base_url
      secure_base_url
      base_link_url
      secure_base_link_url
      base_media_url
      secure_base_media_url
    }
  }
`;

export const NavigationMenuDocument = gql<NavigationMenuQuery, NavigationMenuQueryVariables>`
  query NavigationMenu($id: Int!) {
    category(id: $id) {
      id
      name
      children {
        id
        name
        url_path
        url_suffix
        position
        include_in_menu
        children {
          id
          name
          url_path
          url_suffix
          position
          include_in_menu
        }
      }
    }
  }
`;

export const CountriesDocument = gql<CountriesQuery, CountriesQueryVariables>`
  query Countries {
    countries {
      two_letter_abbreviation
      full_name_english
      available_regions {
        id
        code
        name
      }
    }
  }
`;

export const ResolveUrlDocument = gql<ResolveUrlQuery, ResolveUrlQueryVariables>`
  query ResolveUrl($url: String!) {
    urlResolver(url: $url) {
      type
      id
      relative_url
      redirectCode
    }
  }
`;

/** What the server says of the shop itself (§3 store config). */

export interface StoreConfig {
  readonly code: string;
  readonly locale: string;
  readonly name: string;
  readonly titleSuffix: string;
  readonly copyright: string;
  readonly currency: string;
  /** The word of the page /{product}-resellers (ROUTE-15). */
  readonly resellersProduct: string;
  readonly gridPerPage: number;
  /** The backend knows gift cards (GIFT-02). */
  readonly hasGiftCards: boolean;
  /** The backend takes down where a parcel may be left (ADDR-10). */
  readonly hasAuthorityToLeave: boolean;
}

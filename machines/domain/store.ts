/** What the server says of the shop itself (§3 store config). */

export interface StoreConfig {
  readonly code: string;
  readonly locale: string;
  readonly name: string;
  readonly titleSuffix: string;
  readonly copyright: string;
  readonly currency: string;
  readonly gridPerPage: number;
  /** The backend knows gift cards (GIFT-02). */
  readonly hasGiftCards: boolean;
  /** The backend takes down where a parcel may be left (ADDR-10). */
  readonly hasAuthorityToLeave: boolean;
}

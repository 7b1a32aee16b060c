/** The analytics and marketing services that the shopper allows (TRK-05). */

export interface ConsentChoice {
  readonly analytics: boolean;
  readonly marketing: boolean;
}

export const everythingAllowed: ConsentChoice = { analytics: true, marketing: true };
export const nothingAllowed: ConsentChoice = { analytics: false, marketing: false };

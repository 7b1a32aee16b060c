/** What the shopper allows providers of analytics and marketing to learn (TRK-05). */

export interface ConsentChoice {
  readonly analytics: boolean;
  readonly marketing: boolean;
}

export const everythingAllowed: ConsentChoice = { analytics: true, marketing: true };
export const nothingAllowed: ConsentChoice = { analytics: false, marketing: false };

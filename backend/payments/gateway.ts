/** The door between an order and the card provider: what the order asks, what the provider remembers. */

/** 'lost': charged and taken, but nobody hears of it: the answer is dropped after the order was made. */
export type ChargeOutcome = 'approved' | 'declined' | 'lost';

/** A card, or a wallet's approval, as the provider knows it once it has been tokenised; never its number. */
export interface TokenisedCard {
  readonly nonce: string;
  /** 'Visa', 'MasterCard', 'American Express' … as the provider spells it. */
  readonly cardType: string;
  readonly lastFour: string;
  readonly expirationMonth: string;
  readonly expirationYear: string;
  /** What the provider answers when the card is charged. */
  readonly outcome: ChargeOutcome;
  /** A card where nothing is said. */
  readonly instrument?: 'card' | 'paypal';
  /** Of a wallet: whose it is. */
  readonly payerEmail?: string | null;
}

/** Where nonces live. `take` spends one: it answers the card the first time only. */
export interface NonceStore {
  save(card: TokenisedCard): Promise<void>;
  take(nonce: string): Promise<TokenisedCard | null>;
}

export type SaleResult =
  | {
      readonly kind: 'charged';
      readonly transactionId: string;
      readonly cardType: string;
      readonly lastFour: string;
      /** What was charged, for whoever wants to keep it for the next time. */
      readonly instrument?: TokenisedCard;
    }
  | { readonly kind: 'declined'; readonly message: string };

export interface Sale {
  readonly nonce: string;
  /** Cents. */
  readonly amount: number;
  readonly currency: string;
  readonly orderNumber: string;
  /** Refuses a nonce of another kind; any kind will do where nothing is said. */
  readonly instrument?: 'card' | 'paypal';
}

export interface PaymentGateway {
  /** The base64 client token that the provider's SDK is started with. */
  clientToken(origin: string): string;
  /** Charges once; the nonce is spent through the store given, so that charge and order stand or fall together. */
  sale(sale: Sale, store: NonceStore): Promise<SaleResult>;
  /** Answers the provider's own paths (the SDK's frame and API); null for any other path. */
  handle(request: Request, store: NonceStore): Promise<Response | null>;
}

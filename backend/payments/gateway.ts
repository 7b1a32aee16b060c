/** Defines the payment gateway: what an order requests and what the card provider remembers. */

/** 'lost': charged, but the response is dropped after the order was placed. */
export type ChargeOutcome = 'approved' | 'declined' | 'lost';

/** A tokenised card or wallet approval as the provider stores it; never the card number. */
export interface TokenisedCard {
  readonly nonce: string;
  /** The provider's spelling: 'Visa', 'MasterCard', 'American Express' … */
  readonly cardType: string;
  readonly lastFour: string;
  readonly expirationMonth: string;
  readonly expirationYear: string;
  /** The provider's response when it is charged. */
  readonly outcome: ChargeOutcome;
  /** Default: card. */
  readonly instrument?: 'card' | 'paypal';
  /** For a wallet: the payer's email. */
  readonly payerEmail?: string | null;
}

/** Stores nonces. `take` spends one and returns its card only the first time. */
export interface NonceStore {
  save(card: TokenisedCard): Promise<void>;
  take(nonce: string): Promise<TokenisedCard | null>;
}

/** The amount of an order, for any payment method. */
export interface Amount {
  /** Cents. */
  readonly amount: number;
  readonly currency: string;
  readonly orderNumber: string;
}

export interface Sale extends Amount {
  readonly nonce: string;
  /** Refuses a nonce of another kind; undefined accepts any. */
  readonly instrument?: 'card' | 'paypal';
}

/** A card or account stored at the provider, and its response when charged. */
export interface KeptInstrument {
  readonly gatewayToken: string;
  readonly outcome: Exclude<ChargeOutcome, 'lost'>;
}

/** A payment that was taken. */
export interface Charge extends Amount {
  readonly transactionId: string;
}

export interface Charged {
  readonly kind: 'charged';
  readonly transactionId: string;
}

export interface Declined {
  readonly kind: 'declined';
  readonly message: string;
}

export type SaleResult =
  | (Charged & {
      readonly cardType: string;
      readonly lastFour: string;
      /** The charged instrument, to save it for next time. */
      readonly instrument?: TokenisedCard;
    })
  | Declined;

/** Charges orders by one of three kinds of sale. */
export interface PaymentGateway {
  /** The base64 client token that starts the provider's SDK. */
  clientToken(origin: string): string;
  /**
   * Charges once. The nonce is spent through the given store, in the same transaction as the order.
   */
  sale(sale: Sale, store: NonceStore): Promise<SaleResult>;
  /** Charges a saved instrument, which spends nothing. */
  saleOfKept(amount: Amount, kept: KeptInstrument): Promise<Charged | Declined>;
  /** Charges the whole amount at the instalment provider, which approved it before. */
  saleInInstalments(amount: Amount): Promise<Charged>;
  /** Answers the provider's own paths (the SDK's frame and API); null for any other path. */
  handle(request: Request, store: NonceStore): Promise<Response | null>;
}

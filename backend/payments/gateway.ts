/** The door between an order and those who take its money: what the order asks, what the card provider remembers. */

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

/** What an order asks for, whoever is to pay it. */
export interface Amount {
  /** Cents. */
  readonly amount: number;
  readonly currency: string;
  readonly orderNumber: string;
}

export interface Sale extends Amount {
  readonly nonce: string;
  /** Refuses a nonce of another kind; any kind will do where nothing is said. */
  readonly instrument?: 'card' | 'paypal';
}

/** A card or an account that the provider has kept, and what it answers when that is charged. */
export interface KeptInstrument {
  readonly gatewayToken: string;
  readonly outcome: Exclude<ChargeOutcome, 'lost'>;
}

/** Money that was taken. */
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
      /** What was charged, for whoever wants to keep it for the next time. */
      readonly instrument?: TokenisedCard;
    })
  | Declined;

/** Whatever an order costs is charged here, by one of the three sales. */
export interface PaymentGateway {
  /** The base64 client token that the provider's SDK is started with. */
  clientToken(origin: string): string;
  /** Charges once; the nonce is spent through the store given, so that charge and order stand or fall together. */
  sale(sale: Sale, store: NonceStore): Promise<SaleResult>;
  /** Charges what is kept: with the order or not at all, since nothing is spent by it. */
  saleOfKept(amount: Amount, kept: KeptInstrument): Promise<Charged | Declined>;
  /** The instalment provider, which has agreed before, answers for the whole sum at once. */
  saleInInstalments(amount: Amount): Promise<Charged>;
  /** Answers the provider's own paths (the SDK's frame and API); null for any other path. */
  handle(request: Request, store: NonceStore): Promise<Response | null>;
}

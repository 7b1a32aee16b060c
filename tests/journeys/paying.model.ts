/** How somebody pays, as coarsely as they see it: who they are, what is bought, by which way, billed where, refused once, and ordered in the end. */

import type { Walker } from '#tests/support/shopper-walks.ts';

export const kinds = ['delivered', 'collected', 'virtual'] as const;
export const guestWays = ['card', 'PayPal', 'instalments'] as const;
/** Of a customer who has saved something, from what is chosen at first to the last of them. */
export const ways = [
  'the saved card',
  'the saved PayPal account',
  'card',
  'PayPal',
  'instalments',
  'a purchase order',
] as const;
export type Buyer = 'guest' | 'customer';
export type Kind = (typeof kinds)[number];
export type Way = (typeof ways)[number];
export type PayingMove =
  | `a ${Buyer} buys what is ${Kind}`
  | `the shopper chooses ${Way}`
  | 'the shopper is billed elsewhere'
  | 'the shopper is billed where it is delivered'
  | 'the payment is refused'
  | 'the payment is taken';

export interface PayingView {
  readonly way: Way | null;
  /** Null where there is no address it could be the same as. */
  readonly isBillingSame: boolean | null;
  readonly isReceipt: boolean;
}

/** What a guest orders, who tries everything else as well: going back, changing the way after a refusal, the bill. */
const orderedByGuest: readonly (readonly [kind: Kind, way: Way, isBillingSame: boolean])[] = [
  ['delivered', 'card', false],
  ['delivered', 'PayPal', true],
  ['collected', 'instalments', true],
  ['collected', 'card', true],
  ['virtual', 'PayPal', true],
];

/** All the others, each once, are the customer's. */
const isOrderedByCustomer = (kind: Kind, way: Way): boolean =>
  !orderedByGuest.some(([orderedKind, orderedWay]) => orderedKind === kind && orderedWay === way);

export const customersOrders = kinds.flatMap((kind) => ways.filter((way) => isOrderedByCustomer(kind, way)));

const begin = /^a (guest|customer) buys what is (.*)$/;
const moveWay = 'the shopper chooses ';

export class PayingModel implements Walker<PayingMove> {
  #buyer: Buyer = 'guest';
  #kind: Kind | null = null;
  #way: Way = 'card';
  #isBillingSame = true;
  #isRefused = false;
  #isReceipt = false;

  moves(): readonly PayingMove[] {
    const kind = this.#kind;
    if (this.#isReceipt) return [];
    if (kind === null)
      return kinds.flatMap((bought) => [
        `a guest buys what is ${bought}` as const,
        `a customer buys what is ${bought}` as const,
      ]);
    return this.#buyer === 'guest' ? this.#guestMoves(kind) : this.#customerMoves(kind);
  }

  #guestMoves(kind: Kind): readonly PayingMove[] {
    const isOrdered = orderedByGuest.some(
      ([orderedKind, way, isSame]) =>
        orderedKind === kind && way === this.#way && isSame === this.#isBillingSame && this.#isRefused,
    );
    return [
      ...guestWays.filter((way) => way !== this.#way).map((way) => `${moveWay}${way}` as const),
      ...(kind === 'delivered'
        ? [
            this.#isBillingSame
              ? ('the shopper is billed elsewhere' as const)
              : ('the shopper is billed where it is delivered' as const),
          ]
        : []),
      ...(this.#isRefused ? [] : (['the payment is refused'] as const)),
      ...(isOrdered ? (['the payment is taken'] as const) : []),
    ];
  }

  /** One way after the other, down the list; what was refused is tried again. */
  #customerMoves(kind: Kind): readonly PayingMove[] {
    if (this.#isRefused) return ['the payment is taken'];
    const next = ways[ways.indexOf(this.#way) + 1];
    return [
      ...(next === undefined ? [] : ([`${moveWay}${next}`] as const)),
      ...(isOrderedByCustomer(kind, this.#way) ? (['the payment is refused'] as const) : []),
    ];
  }

  make(move: PayingMove): void {
    const [, buyer, kind] = begin.exec(move) ?? [];
    if (kind !== undefined) {
      this.#buyer = buyer as Buyer;
      this.#kind = kind as Kind;
      if (buyer === 'customer') this.#way = ways[0];
    } else if (move.startsWith(moveWay)) {
      this.#way = move.slice(moveWay.length) as Way;
      this.#isRefused = false;
    } else if (move === 'the payment is refused') this.#isRefused = true;
    else if (move === 'the payment is taken') this.#isReceipt = true;
    else this.#isBillingSame = move === 'the shopper is billed where it is delivered';
  }

  /** Whether there is a bill to pay on the page. */
  get isPaying(): boolean {
    return this.#kind !== null && !this.#isReceipt;
  }

  /** What was ordered how, by whomever. */
  get bought(): string | null {
    return this.#isReceipt ? `${this.#kind}, ${this.#way}` : null;
  }

  view(): PayingView {
    const { isPaying } = this;
    return {
      way: isPaying ? this.#way : null,
      isBillingSame: isPaying && this.#kind === 'delivered' ? this.#isBillingSame : null,
      isReceipt: this.#isReceipt,
    };
  }

  /** Where the bill goes is a matter of what is delivered, not of how it is paid. */
  place(): string {
    if (this.#isReceipt) return 'ordered';
    if (this.#kind === null) return 'nothing yet';
    return [this.#buyer, this.#kind, this.#way, ...(this.#isRefused ? ['refused'] : [])].join(', ');
  }

  key(): string {
    return JSON.stringify([this.place(), this.#isBillingSame]);
  }
}

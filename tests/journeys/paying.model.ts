/** How a guest pays, as coarsely as they see it: what is bought, by which way, billed where, refused once, and ordered in the end. */

import type { Walker } from '#tests/support/shopper-walks.ts';

export const kinds = ['delivered', 'collected', 'virtual'] as const;
export const ways = ['card', 'PayPal', 'instalments'] as const;
export type Kind = (typeof kinds)[number];
export type Way = (typeof ways)[number];
export type PayingMove =
  | `what is bought is ${Kind}`
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

/** Each way with each kind would be many orders: each of both is ordered at least once, by ways that have something to do with it. */
const ordered: readonly (readonly [kind: Kind, way: Way, isBillingSame: boolean])[] = [
  ['delivered', 'card', false],
  ['delivered', 'PayPal', true],
  ['collected', 'instalments', true],
  ['collected', 'card', true],
  ['virtual', 'PayPal', true],
];

const moveKind = 'what is bought is ';
const moveWay = 'the shopper chooses ';

export class PayingModel implements Walker<PayingMove> {
  #kind: Kind | null = null;
  #way: Way = 'card';
  #isBillingSame = true;
  #isRefused = false;
  #isReceipt = false;

  moves(): readonly PayingMove[] {
    if (this.#isReceipt) return [];
    if (this.#kind === null) return kinds.map((kind) => `${moveKind}${kind}` as const);
    const isOrdered = ordered.some(
      ([kind, way, isSame]) =>
        kind === this.#kind && way === this.#way && isSame === this.#isBillingSame && this.#isRefused,
    );
    return [
      ...ways.filter((way) => way !== this.#way).map((way) => `${moveWay}${way}` as const),
      ...(this.#kind === 'delivered'
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

  make(move: PayingMove): void {
    if (move.startsWith(moveKind)) this.#kind = move.slice(moveKind.length) as Kind;
    else if (move.startsWith(moveWay)) {
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
    return [this.#kind, this.#way, ...(this.#isRefused ? ['refused'] : [])].join(', ');
  }

  key(): string {
    return JSON.stringify([this.place(), this.#isBillingSame]);
  }
}

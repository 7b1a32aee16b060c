/** What is to be seen of promo code and gift cards beneath the sums, on a page or in the machines, in the same words. */

export interface CodeFieldView {
  readonly text: string;
  /** Nothing can be typed in just now: it would be lost. */
  readonly isFixed: boolean;
  readonly isWrong: boolean;
  /** What is said beneath. */
  readonly says: string;
}

export interface CodesView {
  /** As they stand in the list of sums, for example `Total $25.90`. */
  readonly sums: readonly string[];
  readonly isPending: boolean;
  /** The sums could not be read again, and the page owns up to it. */
  readonly isStale: boolean;
  readonly promo: CodeFieldView;
  readonly promoButton: string;
  readonly card: CodeFieldView;
  /** The gift cards that pay for a part. */
  readonly cards: readonly string[];
  /** The buttons at work. */
  readonly busy: readonly string[];
}

/** What of a product was chosen, in the words in which it goes to the server and comes back from it (§3 product and cart item; CartItemInput of the Magento contract). */

/** Something written or counted rather than picked: a name to engrave, a message, how many of a bundle's part. */
export interface EnteredOption {
  readonly uid: string;
  readonly value: string;
}

export interface ChosenOptions {
  /** The uids of what was picked. */
  readonly selected: readonly string[];
  readonly entered: readonly EnteredOption[];
}

/** Of what needs no choice. */
export const nothingChosen: ChosenOptions = { selected: [], entered: [] };

/** The same for what the server puts onto one line; the order of choosing says nothing. */
export const choiceKey = ({ selected, entered }: ChosenOptions): string =>
  [...selected.map((uid) => [uid]), ...entered.map(({ uid, value }) => [uid, value])]
    .map((option) => JSON.stringify(option))
    .toSorted()
    .join();

/** Whether anything of it could have been chosen otherwise. */
export const isChoice = ({ selected, entered }: ChosenOptions): boolean =>
  selected.length + entered.length > 0;

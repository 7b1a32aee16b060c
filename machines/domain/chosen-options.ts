/** The chosen options of a product in the form of Magento's CartItemInput (§3). */

/** An entered option, such as a name to engrave, a message or a bundle item's quantity. */
export interface EnteredOption {
  readonly uid: string;
  readonly value: string;
}

export interface ChosenOptions {
  /** The uids of the chosen options. */
  readonly selected: readonly string[];
  readonly entered: readonly EnteredOption[];
}

/** For a product without options. */
export const nothingChosen: ChosenOptions = { selected: [], entered: [] };

/** Equal for choices that the server puts on one line; the order does not matter. */
export const choiceKey = ({ selected, entered }: ChosenOptions): string =>
  [...selected.map((uid) => [uid]), ...entered.map(({ uid, value }) => [uid, value])]
    .map((option) => JSON.stringify(option))
    .toSorted()
    .join();

/** Whether the product was chosen with options. */
export const isChoice = ({ selected, entered }: ChosenOptions): boolean =>
  selected.length + entered.length > 0;

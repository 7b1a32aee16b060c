/** Selects the parts of a bundle; required options need a selection (CAT-02). */
import type { ItemOptions } from '../database/schema/cart.ts';
import type { BundleDetails, BundleOption } from '../database/schema/product-details.ts';
import type { RequestedChoice } from './requested-choice.ts';

export type ChosenParts = NonNullable<ItemOptions['bundle']>;

function partsOf(option: BundleOption, { bundle: wanted }: RequestedChoice): ChosenParts {
  const parts = option.selections.flatMap((selection) => {
    const asked = wanted.filter(
      ({ optionId, selectionId }) => optionId === option.id && selectionId === selection.id,
    );
    if (asked.length === 0) return [];
    const entered = asked.find(({ quantity }) => quantity !== null)?.quantity;
    const quantity = selection.canChangeQuantity ? (entered ?? selection.quantity) : selection.quantity;
    return [{ optionId: option.id, selectionId: selection.id, quantity }];
  });
  // single-choice options keep one part only
  return option.kind === 'checkbox' || option.kind === 'multi' ? parts : parts.slice(-1);
}

/** The parts, or Magento's message on why they are no valid bundle. */
export function chooseParts(details: BundleDetails, choice: RequestedChoice): ChosenParts | string {
  if (choice.bundle.length === 0) return 'Please specify product option(s).';
  const chosen = details.options.map((option) => ({ option, parts: partsOf(option, choice) }));
  if (chosen.some(({ option, parts }) => option.isRequired && parts.length === 0))
    return 'Please select all required options.';
  const parts = chosen.flatMap((one) => one.parts);
  return parts.length === 0 ? 'Please specify product option(s).' : parts;
}

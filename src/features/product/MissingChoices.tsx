/** Missing choices after an attempt to add to the cart, each linked to its field (BEY-07). */

import type { Missing } from '#machines/domain/missing-choices.ts';
import type { Offer } from '#machines/domain/offer.ts';
import { selectNamedMissing } from '#machines/options/options.selectors.ts';
import type { OptionsActor } from '#shop/use-options.ts';
import { useSelected } from '#shop/use-shop.ts';
import { focusField } from '#ui/focus-field.ts';
import { ProblemList, type Problem } from '#ui/ProblemList.tsx';
import { fieldIdOf, missingId, piecesIdOf } from './field-ids.ts';

export interface MissingChoicesProps {
  readonly offer: Offer;
  readonly options: OptionsActor;
}

const saysWhere = (label: string, message: string): boolean =>
  message.toLowerCase().includes(label.toLowerCase());

const problemOf = (offer: Offer, { groupId, label, message, uid }: Missing): Problem => {
  const group = fieldIdOf(offer, groupId);
  const field = uid === undefined ? group : piecesIdOf(group, uid);
  return {
    id: field,
    message: saysWhere(label, message) ? message : `${label}: ${message}`,
    href: `#${field}`,
    onFollow: () => focusField(field),
  };
};

export const MissingChoices = ({ offer, options }: MissingChoicesProps) => (
  <ProblemList
    id={missingId}
    title="Before it can go into your cart"
    problems={useSelected(options, selectNamedMissing).map((missing) => problemOf(offer, missing))}
  />
);

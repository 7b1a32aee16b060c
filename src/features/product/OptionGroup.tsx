/** Renders an option group by its kind (CAT-02). */

import { Suspense } from 'react';
import type { Offer, OptionGroup as Group } from '#machines/domain/offer.ts';
import { selectPicks, selectProblemOf } from '#machines/options/options.selectors.ts';
import type { OptionsActor } from '#shop/use-options.ts';
import { useSelected } from '#shop/use-shop.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { AnyOfGroup } from './AnyOfGroup.tsx';
import { fieldIdOf } from './field-ids.ts';
import type { GroupProps } from './group-props.ts';
import { OneOfGroup } from './OneOfGroup.tsx';

/** Loaded only for gift cards. */
const AmountGroup = lazyPart(() => import('./AmountGroup.tsx'));
/** Loaded only for a product with a text of the shopper. */
const TextGroup = lazyPart(() => import('./TextGroup.tsx'));
/** Loaded only for grouped products. */
const MembersGroup = lazyPart(() => import('./MembersGroup.tsx'));

export interface OptionGroupProps {
  readonly offer: Offer;
  readonly group: Group;
  readonly options: OptionsActor;
}

const GroupOfKind = ({ offer, group, options }: OptionGroupProps) => {
  const picks = useSelected(options, selectPicks);
  const error = useSelected(options, selectProblemOf(group.id));
  const common: Omit<GroupProps, 'group'> = {
    offer,
    picks,
    error,
    fieldId: fieldIdOf(offer, group.id),
    send: options.send,
  };
  switch (group.kind) {
    case 'oneOf':
      return <OneOfGroup {...common} group={group} />;
    case 'anyOf':
      return <AnyOfGroup {...common} group={group} />;
    case 'text':
      return <TextGroup {...common} group={group} />;
    case 'amount':
      return <AmountGroup {...common} group={group} />;
    case 'members':
      return <MembersGroup {...common} group={group} />;
  }
};

export const OptionGroup = (props: OptionGroupProps) => (
  <Suspense>
    <GroupOfKind {...props} />
  </Suspense>
);

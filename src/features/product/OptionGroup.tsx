/** Renders an option group by its kind (CAT-02). */

import type { Offer, OptionGroup as Group } from '#machines/domain/offer.ts';
import { selectPicks, selectProblemOf } from '#machines/options/options.selectors.ts';
import type { OptionsActor } from '#shop/use-options.ts';
import { useSelected } from '#shop/use-shop.ts';
import { AmountGroup } from './AmountGroup.tsx';
import { AnyOfGroup } from './AnyOfGroup.tsx';
import { fieldIdOf } from './field-ids.ts';
import type { GroupProps } from './group-props.ts';
import { MembersGroup } from './MembersGroup.tsx';
import { OneOfGroup } from './OneOfGroup.tsx';
import { TextGroup } from './TextGroup.tsx';

export interface OptionGroupProps {
  readonly offer: Offer;
  readonly group: Group;
  readonly options: OptionsActor;
}

export const OptionGroup = ({ offer, group, options }: OptionGroupProps) => {
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

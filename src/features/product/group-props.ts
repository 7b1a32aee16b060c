/** Props of every option group component. */

import type { Offer, OptionGroup } from '#machines/domain/offer.ts';
import type { Picks } from '#machines/domain/picks.ts';
import type { OptionsEvent } from '#machines/options/options.events.ts';

export interface GroupProps<Group extends OptionGroup = OptionGroup> {
  readonly offer: Offer;
  readonly group: Group;
  readonly picks: Picks;
  readonly error: string | undefined;
  readonly fieldId: string;
  readonly send: (event: OptionsEvent) => void;
}

/** What is to be seen of a step of the draft. */

import type { CheckoutFact } from '#machines/checkout/checkout.events.ts';
import type { DraftContext } from '#machines/checkout/draft.context.ts';
import type { DraftFact } from '#machines/checkout/draft.events.ts';
import type { Step } from '#tests/support/model.ts';

export const contextOf = (step: Step): DraftContext => step.view.context as unknown as DraftContext;
export const draftFactsOf = (step: Step): readonly DraftFact[] => step.view.facts as readonly DraftFact[];
/** What it says to the shop. */
export const factsOf = (step: Step): readonly CheckoutFact[] =>
  draftFactsOf(step).flatMap((fact) => (fact.type === 'draft.reported' ? [fact.fact] : []));
export const requestsOf = (step: Step, child: string): readonly string[] =>
  step.view.asked.flatMap((one) => (one.child === child && 'event' in one ? one.event.type : []));
export const isOrdering = (step: Step | undefined): boolean =>
  step?.view.state.startsWith('ordering') ?? false;

/** There is a session, whether or not its details are here. */
export const isKnown = ({ customer, welcomed }: DraftContext): boolean =>
  customer !== null || welcomed !== null;

/** The steps are walked again by themselves. */
export const isResuming = (step: Step): boolean =>
  step.view.state.startsWith('filling.walking') && contextOf(step).asked?.type === 'draft.resume';

/** What is to be seen of a step of the checkout. */

import type { CheckoutContext } from '#machines/checkout/checkout.context.ts';
import type { Step } from '#tests/support/model.ts';
import type { Asked } from '#tests/support/model-actors.ts';

type Fact = { readonly type: string };

export const contextOf = (step: Step): CheckoutContext => step.view.context as unknown as CheckoutContext;
export const factsOf = (step: Step): readonly string[] =>
  (step.view.facts as readonly Fact[]).map(({ type }) => type);
export const requestsOf = (asked: readonly Asked[], child: string): readonly string[] =>
  asked.flatMap((one) => (one.child === child && 'event' in one ? one.event.type : []));
export const isOrdering = (step: Step | undefined): boolean =>
  step?.view.state.startsWith('open.ordering') ?? false;

/** There is a session, whether or not its details are here. */
export const isKnown = ({ customer, welcomed }: CheckoutContext): boolean =>
  customer !== null || welcomed !== null;

export const isResuming = (step: Step): boolean => step.view.state.startsWith('open.resuming');
export const isForgetting = (step: Step): boolean => step.view.state.startsWith('open.ordering.forgetting');

/** Server errors by address field, each until its field changes (ADDR-05, CHK-04). */

import { selectRejectedSubmission, selectRejection } from '#machines/checkout/step.selectors.ts';
import {
  sanitiseAddress,
  type Address,
  type AddressField,
  type AddressKind,
} from '#machines/domain/address.ts';
import { useBillingStep, useDeliveryStep, useSelected } from '#shop/use-shop.ts';
import { currentServerErrors } from '#ui/current-server-errors.ts';

export type Refusals = Partial<Record<AddressField, string>>;

export const useRefusals = (kind: AddressKind, address: Address): Refusals => {
  const steps = { delivery: useDeliveryStep(), billing: useBillingStep() };
  const messages = useSelected(steps[kind], selectRejection)?.fieldMessages ?? {};
  const rejected = useSelected(steps[kind], selectRejectedSubmission);
  if (rejected === null || rejected.step === 'email') return {};
  return currentServerErrors(messages, sanitiseAddress(rejected.address), sanitiseAddress(address));
};

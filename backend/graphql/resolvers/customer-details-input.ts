/** Reads a customer's details from GraphQL. */
import { GraphQLError } from 'graphql';
import type { GivenAttribute } from '../../customer/customer-attributes.ts';
import type { CustomerDetails } from '../../customer/customer-details.ts';
import { maskedMessage } from '../errors.ts';

interface AttributeInput {
  readonly attribute_code: string;
  readonly value?: string | null;
  readonly selected_options?: readonly unknown[] | null;
}

export interface DetailsInput {
  readonly prefix?: string | null;
  readonly firstname?: string | null;
  readonly middlename?: string | null;
  readonly lastname?: string | null;
  readonly suffix?: string | null;
  readonly date_of_birth?: string | null;
  readonly dob?: string | null;
  readonly gender?: number | null;
  readonly taxvat?: string | null;
  readonly is_subscribed?: boolean | null;
  readonly phone?: string | null;
  readonly mobile?: string | null;
  readonly custom_attributes?: readonly (AttributeInput | null)[] | null;
}

/** A real Magento fails on selected_options, without a category; it only accepts a value. */
function readAttribute({
  attribute_code: code,
  value,
  selected_options: options,
}: AttributeInput): GivenAttribute {
  if (options) throw new GraphQLError(maskedMessage);
  return { code, value: value ?? '' };
}

export function readDetails(input: DetailsInput): CustomerDetails {
  const { date_of_birth: birth, dob, is_subscribed: isSubscribed, custom_attributes: attributes } = input;
  const { prefix, firstname, middlename, lastname, suffix, gender, taxvat, phone, mobile } = input;
  return {
    prefix,
    firstname,
    middlename,
    lastname,
    suffix,
    gender,
    taxvat,
    phone,
    mobile,
    isSubscribed,
    dateOfBirth: birth === undefined ? dob : birth,
    attributes: attributes?.flatMap((one) => (one === null ? [] : [readAttribute(one)])),
  };
}

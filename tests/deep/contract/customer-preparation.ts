/** What customers had done to their account before a recording. */

import { messagesOf, operationOf } from './operation.ts';
import { isList, isObject, objectsIn, valuesOf } from './recording.ts';
import type { Json, JsonObject, Recording } from './recording.ts';
import type { Shopper } from './shopper.ts';

const perth = {
  firstname: 'Carol',
  lastname: 'Creek',
  street: ['5 King St'],
  city: 'Perth',
  region: { region_id: 611, region_code: 'WA', region: 'Western Australia' },
  postcode: '6000',
  country_code: 'AU',
  telephone: '0890000000',
};

/** Ids of the seeded address book end here. */
const seededAddresses = 3;

interface AddressWish {
  readonly id: number;
  readonly shown: JsonObject | null;
}

/** Entries of an address book that the request names or the answer shows. */
function addressesWished({ request, response }: Recording): AddressWish[] {
  const { names, input } = operationOf(request);
  if (names.includes('createCustomerAddress')) return [];
  const said = messagesOf(response.body);
  const shown = [...objectsIn(response.body)].flatMap((one) =>
    typeof one['id'] === 'number' &&
    one['postcode'] !== undefined &&
    isList(one['street']) &&
    one['firstname'] !== null &&
    (one['country_code'] !== undefined || one['customer_id'] !== undefined)
      ? [{ id: one['id'], shown: one }]
      : [],
  );
  const named = [input['id'], input['addressId'], ...valuesOf(input, 'customer_address_id')].flatMap((id) =>
    typeof id === 'number' && id < 1000 && !/Could not find/.test(said) ? [{ id, shown: null }] : [],
  );
  return [...shown, ...named].filter(({ id }) => id > seededAddresses);
}

const textOr = (value: Json | undefined, other: string): string =>
  typeof value === 'string' ? value : other;

function inputOf(shown: JsonObject | null, isFirst: boolean): JsonObject {
  if (shown === null) return { ...perth, default_shipping: isFirst, default_billing: isFirst };
  const country = textOr(shown['country_code'] ?? shown['country_id'], 'AU');
  const isDefaultShown = shown['default_billing'] === true;
  const { region, ...rest } = perth;
  return {
    ...rest,
    ...(country === 'AU' ? { region } : {}),
    city: textOr(shown['city'], perth.city),
    postcode: textOr(shown['postcode'], perth.postcode),
    country_code: country,
    default_billing: isDefaultShown,
    default_shipping: isDefaultShown,
  };
}

async function makeAddresses(
  shopper: Shopper,
  wishes: readonly AddressWish[],
  bearer: string,
): Promise<void> {
  const highest = Math.max(...wishes.map(({ id }) => id));
  for (let id = seededAddresses + 1; id <= highest; id += 1) {
    const wish = wishes.find((one) => one.id === id);
    await shopper.graphql(
      'mutation($i:CustomerAddressInput!){createCustomerAddress(input:$i){id}}',
      { i: wish === undefined ? { ...perth } : inputOf(wish.shown, id === seededAddresses + 1) },
      bearer,
    );
  }
  // those between were made and deleted again, so that the numbers fit
  if (wishes.some(({ shown }) => shown !== null))
    for (let id = seededAddresses + 1; id < highest; id += 1)
      if (!wishes.some((one) => one.id === id))
        await shopper.graphql('mutation($n:Int!){deleteCustomerAddress(id:$n)}', { n: id }, bearer);
  const [first] = wishes;
  if (first?.shown && first.shown['default_shipping'] !== true)
    await shopper.graphql(
      'mutation($n:Int!,$i:CustomerAddressInput){updateCustomerAddress(id:$n,input:$i){id}}',
      { n: first.id, i: { default_shipping: false } },
      bearer,
    );
}

/** What the answer shows of a customer that the seed does not have. */
function profileOf({ request, response }: Recording): JsonObject {
  const { names } = operationOf(request);
  const customer = operationOf(request).isRest
    ? [...objectsIn(response.body)].find((one) => one['created_in'] !== undefined)
    : valuesOf(response.body, 'customer').find(isObject);
  if (!customer || names.some((name) => name.startsWith('createCustomer'))) return {};
  const subscribed = valuesOf(customer, 'is_subscribed')[0];
  const kind = [...objectsIn(customer['custom_attributes'])].find(
    (one) => (one['code'] ?? one['attribute_code']) === 'type_of_customer',
  );
  const value = kind?.['value'] ?? valuesOf(kind, 'value')[0];
  return {
    ...(typeof customer['firstname'] === 'string' ? { firstname: customer['firstname'] } : {}),
    ...(subscribed === true ? { is_subscribed: true } : {}),
    ...(typeof value === 'string' && !names.includes('updateCustomerV2')
      ? { custom_attributes: [{ attribute_code: 'type_of_customer', value }] }
      : {}),
  };
}

/** An account that waits for its confirmation, where the shop asks for one. */
async function makeUnconfirmed(shopper: Shopper, { request, note = '' }: Recording): Promise<boolean> {
  const { names, input } = operationOf(request);
  if (!note.includes('create_account/confirm=1') || names.some((name) => name.startsWith('createCustomer')))
    return false;
  const email = [...objectsIn({ input })]
    .flatMap((one) => [one['email'], one['username']])
    .find((one) => typeof one === 'string');
  if (typeof email !== 'string' || !/unconfirmed/.test(email)) return false;
  await shopper.graphql('mutation($i:CustomerCreateInput!){createCustomerV2(input:$i){customer{email}}}', {
    i: { firstname: 'U', lastname: 'C', email, password: 'Passw0rd!1' },
  });
  return true;
}

export async function prepareCustomer(shopper: Shopper, recording: Recording, email: string): Promise<void> {
  await makeUnconfirmed(shopper, recording);
  const wishes = addressesWished(recording);
  const profile = profileOf(recording);
  if (wishes.length === 0 && Object.keys(profile).length === 0) return;
  const bearer = await shopper.signIn(email);
  if (wishes.length > 0) await makeAddresses(shopper, wishes, bearer);
  if (Object.keys(profile).length > 0)
    await shopper.graphql(
      'mutation($i:CustomerUpdateInput!){updateCustomerV2(input:$i){customer{email}}}',
      { i: profile },
      bearer,
    );
}

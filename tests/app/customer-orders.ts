/** Order numbers of a customer, newest first, read in a session of its own. */

import { hannah, password, type sharedBackend } from './running-shop.ts';

export const customerOrders = async (
  opened: ReturnType<typeof sharedBackend>,
  email = hannah,
): Promise<readonly string[]> => {
  const signedIn = await opened.direct.graphql(
    `mutation { generateCustomerToken(email: "${email}", password: "${password}") { token } }`,
  );
  const { data } = await opened
    .asCustomer(signedIn.data.generateCustomerToken.token)
    .graphql(
      '{ customer { orders(pageSize: 50, sort: { sort_field: CREATED_AT, sort_direction: DESC }) { items { number } } } }',
    );
  return data.customer.orders.items.map(({ number }: { number: string }) => number);
};

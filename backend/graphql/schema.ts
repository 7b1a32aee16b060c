/** Builds the executable schema of the served layers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { backendFolder } from '../folder.ts';
import { includedLayers, type Layer } from '../layers.ts';
import { attributeQueries } from './resolvers/attribute-queries.ts';
import { cartRoom } from './resolvers/cart-room.ts';
import { contentQueries } from './resolvers/content-queries.ts';
import { routeQueries } from './resolvers/route-queries.ts';
import { categoryQueries } from './resolvers/category-queries.ts';
import { productQueries } from './resolvers/product-queries.ts';
import { checkoutMutations } from './resolvers/checkout-mutations.ts';
import { deliveryMutations, deliveryQueries } from './resolvers/deliveries.ts';
import { historyMutations, historyQueries, ordersField } from './resolvers/order-history.ts';
import { paymentMutations, paymentQueries } from './resolvers/payment-tokens.ts';
import { orderMutations, orderQueries } from './resolvers/orders.ts';
import { storeQueries } from './resolvers/store-queries.ts';
import { customerQueries } from './resolvers/customer-queries.ts';
import { accountMutations } from './resolvers/account-mutations.ts';
import { accountQueries, accountServiceMutations } from './resolvers/account-services.ts';
import { invoicePaymentMutations, invoicePaymentQueries } from './resolvers/invoice-payments.ts';
import { contactMutations } from './resolvers/contact-mutations.ts';
import { customerAddressMutations } from './resolvers/customer-address-mutations.ts';
import { customerMutations } from './resolvers/customer-mutations.ts';
import { passwordMutations } from './resolvers/password-mutations.ts';
import { signInCodeMutations } from './resolvers/sign-in-code-mutations.ts';
import { signInMutations } from './resolvers/sign-in-mutations.ts';

/** The SDL of the layers; each extends the previous ones. */
export function schemaText(layer: Layer): string[] {
  const folder = join(backendFolder(), 'graphql/schema');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  return includedLayers(layer).flatMap((name) =>
    files
      .filter((file) => file.startsWith(name) && file.endsWith('.graphql'))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );
}

export function createShopSchema(layer: Layer): GraphQLSchema {
  return createSchema({
    typeDefs: schemaText(layer),
    // a lower layer's schema lacks fields that the resolvers of higher ones answer
    resolverValidationOptions: { requireResolversToMatchSchema: 'ignore' },
    resolvers: {
      Customer: { orders: ordersField },
      Query: {
        ...storeQueries,
        ...contentQueries,
        ...routeQueries,
        ...categoryQueries,
        ...productQueries,
        ...attributeQueries,
        ...cartRoom.queries,
        ...customerQueries,
        ...accountQueries,
        ...invoicePaymentQueries,
        ...orderQueries,
        ...historyQueries,
        ...paymentQueries,
        ...deliveryQueries,
      },
      Mutation: {
        ...cartRoom.mutations,
        ...checkoutMutations,
        ...orderMutations,
        ...historyMutations,
        ...paymentMutations,
        ...deliveryMutations,
        ...signInMutations,
        ...signInCodeMutations,
        ...customerMutations,
        ...passwordMutations,
        ...customerAddressMutations,
        ...contactMutations,
        ...accountMutations,
        ...accountServiceMutations,
        ...invoicePaymentMutations,
      },
    },
  });
}

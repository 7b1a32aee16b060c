/** What a trip needs before it begins: carts, accounts, gift cards, settings of the shop. */

import { eq } from 'drizzle-orm';
import type { Database } from '#backend/database/database.ts';
import { product as productTable } from '#backend/database/schema/catalog.ts';
import { accountMember, businessAccount, companyMember } from '#backend/database/schema/company.ts';
import { customer, paymentToken } from '#backend/database/schema/customer.ts';
import { giftCard } from '#backend/database/schema/promotion.ts';
import { deliveryWindow } from '#backend/database/schema/service.ts';
import { typeOfCustomer } from '#backend/seed/people/customer-attributes.ts';
import { saveSetting } from '#backend/store/settings.ts';
import { newCustomer } from '#tests/support/shopper-account.ts';
import { ShopApi } from '#tests/support/shopper-api.ts';
import { goodCard, water, type Delivery, type Product } from '#tests/support/shopper-goods.ts';
import type { Stage } from './stage.ts';

export type Goods = readonly (readonly [product: Product, quantity: number])[];

type BusinessAccount = typeof businessAccount.$inferSelect;

/** For whom a customer buys: the cart and its order bear this number. */
export type BuysFor = Pick<BusinessAccount, 'kind' | 'externalId'>;

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly cartId: string;
  readonly buysFor: BuysFor | null;
}

export interface Belongings {
  readonly goods: Goods;
  readonly address: Delivery | null;
  readonly hasCard?: boolean;
  readonly hasPayPal?: boolean;
  /** They buy for a team of the company, or for an account of their own business. */
  readonly buysFor?: BusinessAccount['kind'];
}

/** Whose PayPal account pays, saved or approved on the way. */
export const payerEmail = 'pat@example.com';

/** No rate limits, for all cells ask from one address; and a guest may order on account. */
export const settle = async (database: Database): Promise<void> => {
  await saveSetting(database, 'limits/active', '0');
  // the whole table buys more than lies on the shelf
  await database.update(productTable).set({ stock: 100_000 }).where(eq(productTable.sku, water.sku));
  // nor has the van room for it
  await database.update(deliveryWindow).set({ capacity: 100_000 });
  await saveSetting(database, 'payment/purchaseorder/active', '1');
  await saveSetting(database, 'payment/purchaseorder/title', 'On our account');
};

export const makeCart = (shopUrl: string, goods: Goods): Promise<string> =>
  new ShopApi(shopUrl).makeCart(...goods);

const saveAddress = (api: ShopApi, { region, street, countryCode, ...rest }: Delivery): Promise<unknown> =>
  api.graphql('mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }', {
    input: {
      ...rest,
      street: [street],
      country_code: countryCode,
      region: { region: region?.name, region_code: region?.code, region_id: region?.id },
      default_shipping: true,
      default_billing: true,
    },
  });

const idOf = async (database: Database, email: string): Promise<number> => {
  const [found] = await database.select().from(customer).where(eq(customer.email, email));
  if (found === undefined) throw new Error(`There is no customer ${email}`);
  return found.id;
};

type Kept = Pick<typeof paymentToken.$inferInsert, 'methodCode' | 'kind' | 'details'>;

const keptCard: Kept = {
  methodCode: 'braintree',
  kind: 'card',
  details: { type: 'VI', maskedCC: goodCard.number.slice(-4), expirationDate: goodCard.expirationDate },
};
const keptPayPal: Kept = { methodCode: 'braintree_paypal', kind: 'account', details: { payerEmail } };

const keep = async (database: Database, customerId: number, kept: Kept): Promise<void> => {
  await database.insert(paymentToken).values({
    ...kept,
    publicHash: `${kept.kind}-of-${customerId}`,
    customerId,
    gatewayToken: `token-of-${kept.kind}-${customerId}`,
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 365 * 86_400_000),
  });
};

const joinAccount = async (
  database: Database,
  customerId: number,
  kind: BusinessAccount['kind'],
  { street, city, postcode, region, countryCode: countryId, telephone: phone }: Delivery,
): Promise<BusinessAccount> => {
  const isTeam = kind === 'team';
  const [made] = await database
    .insert(businessAccount)
    .values({
      kind,
      companyId: isTeam ? 1 : null,
      isActive: true,
      name: `The ${kind} of ${customerId}`,
      externalId: 700_000 + customerId,
      phone,
      deliveryAddress: {
        street: [street],
        city,
        postcode,
        countryId,
        region: region?.name ?? null,
        regionId: region?.id ?? null,
      },
    })
    .returning();
  if (made === undefined) throw new Error(`no ${kind}`);
  await database
    .insert(accountMember)
    .values({ accountId: made.id, customerId, isDefault: true, isActive: true });
  return made;
};

/** A member of the company with a team, or a business with its account. */
const buyFor = async (
  database: Database,
  customerId: number,
  kind: BusinessAccount['kind'],
  address: Delivery,
): Promise<BusinessAccount> => {
  const isTeam = kind === 'team';
  if (isTeam) await database.insert(companyMember).values({ customerId, companyId: 1, roleId: null });
  await database
    .update(customer)
    .set({ isCompanyCustomer: isTeam, attributes: { type_of_customer: typeOfCustomer.commercial } })
    .where(eq(customer.id, customerId));
  return joinAccount(database, customerId, kind, address);
};

/** A new account, with a cart of its own. */
export const newAccount = async (
  { backendUrl, database }: Stage,
  { goods, address, hasCard = false, hasPayPal = false, buysFor }: Belongings,
): Promise<Account> => {
  const { email, password } = await newCustomer(backendUrl);
  const { token, api } = await ShopApi.signIn(backendUrl, { email, password });
  const cartId = await api.makeCart(...goods);
  if (address !== null) await saveAddress(api, address);
  const customerId = await idOf(database, email);
  if (hasCard) await keep(database, customerId, keptCard);
  if (hasPayPal) await keep(database, customerId, keptPayPal);
  return {
    email,
    password,
    token,
    cartId,
    buysFor:
      buysFor !== undefined && address !== null ? await buyFor(database, customerId, buysFor, address) : null,
  };
};

export interface GiftCard {
  readonly code: string;
  /** Cents, before anything was bought with it. */
  readonly worth: number;
}
let giftCards = 0;

export const newGiftCard = async (database: Database, worth: number): Promise<GiftCard> => {
  giftCards += 1;
  const code = `GIFT-TABLE-${giftCards}`;
  await database.insert(giftCard).values({ code, balance: worth });
  return { code, worth };
};

export const balanceOf = async (database: Database, code: string): Promise<number> => {
  const [found] = await database.select().from(giftCard).where(eq(giftCard.code, code));
  return found?.balance ?? Number.NaN;
};

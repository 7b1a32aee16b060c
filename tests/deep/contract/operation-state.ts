/** What a case of operations finds when it begins: its masks stand for customers, carts and lines
 * that are made first. */

import { contentsOf, delivered, meanwhile, ownCartOf, owners, pastOrders } from './operation-story.ts';
import { hannah, operationsPasswords } from './operations-shop.ts';
import { isList, isObject, objectsIn, valuesOf, type Json, type JsonObject } from './recording.ts';
import type { RecordedRequest, Recording } from './recording.ts';
import { shopperAt, type Shopper } from './shopper.ts';
import type { Stage } from './stage.ts';

interface Line {
  readonly id: string;
  readonly sku: string;
}

const home: JsonObject = {
  firstname: 'Gus',
  lastname: 'Guest',
  telephone: '0412345678',
  street: ['12 Eagle Street'],
  city: 'Brisbane City',
  region_id: 608,
  postcode: '4000',
  country_id: 'AU',
};
const addressInformation = {
  shipping_address: home,
  billing_address: home,
  shipping_carrier_code: 'flatrate',
  shipping_method_code: 'flatrate',
};

function linesOf(body: Json): readonly Line[] {
  const lists = [...objectsIn(body)].flatMap(({ items }) => (isList(items) ? [items] : []));
  const lines = lists.map((list) =>
    list.flatMap((item) => {
      if (!isObject(item)) return [];
      const { id, product } = item;
      const sku = isObject(product) ? product['sku'] : undefined;
      return typeof sku === 'string' && typeof id === 'string' ? [{ id, sku }] : [];
    }),
  );
  return lines.find((one) => one.length > 0) ?? [];
}

export class OperationState {
  readonly #pairs: [recorded: string, ours: string][] = [];
  readonly #jar = new Map<string, string>();
  readonly #stage: Stage;
  readonly #shopper: Shopper;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#shopper = shopperAt(stage);
  }

  #bind(recorded: string, ours: string): void {
    if (!this.#isBound(recorded)) this.#pairs.push([recorded, ours]);
  }

  #isBound(recorded: string): boolean {
    return this.#pairs.some(([known]) => known === recorded);
  }

  /** Nora changed her password in the middle of the story, so both are tried. */
  async #signIn(email: string): Promise<string> {
    for (const password of Object.values(operationsPasswords)) {
      const body = await this.#shopper.graphql(
        'mutation($e:String!,$p:String!){generateCustomerToken(email:$e,password:$p){token}}',
        { e: email, p: password },
      );
      const [token] = valuesOf(body, 'token');
      if (typeof token === 'string') return token;
    }
    throw new Error(`${email} cannot sign in.`);
  }

  async #makeCart(mask: string, bearer: string | null, email: string | undefined): Promise<void> {
    const cart = await this.#shopper.newCart(bearer);
    this.#bind(mask, cart);
    for (const line of contentsOf(mask)) await this.#shopper.add(cart, [line], bearer);
    if (bearer === null && email !== undefined)
      await this.#shopper.graphql(
        'mutation($c:String!,$e:String!){setGuestEmailOnCart(input:{cart_id:$c,email:$e}){cart{id}}}',
        { c: cart, e: email },
      );
    if (!delivered.has(mask)) return;
    await this.#shopper.rest('POST', `/guest-carts/${cart}/shipping-information`, { addressInformation });
  }

  /** An order of an earlier day. */
  async order(number: string): Promise<void> {
    const { email = '', lines = [], coupon } = pastOrders[number] ?? {};
    const bearer = operationsPasswords[email] === undefined ? null : await this.#signIn(email);
    const cart = await this.#shopper.newCart(bearer);
    await this.#shopper.add(cart, lines, bearer);
    const path = bearer === null ? `/guest-carts/${cart}` : '/carts/mine';
    if (coupon !== undefined) await this.#shopper.rest('PUT', `${path}/coupons/${coupon}`, {}, bearer);
    await this.#shopper.rest('POST', `${path}/shipping-information`, { addressInformation }, bearer);
    const paymentMethod = { method: 'checkmo' };
    const payment = { email, billingAddress: home, paymentMethod };
    const id = await this.#shopper.rest('POST', `${path}/payment-information`, payment, bearer);
    await this.learn(Number(number), id);
  }

  /** A cookie that came before the case began: the token has entered its session. */
  async #beginSession(bearer: string): Promise<void> {
    const response = await this.#stage.fetch(
      new Request('http://magento.example/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
        body: JSON.stringify({ query: '{customer{email}}' }),
      }),
    );
    this.keepCookies(response.headers.getSetCookie());
  }

  /** Makes what the step names and no earlier step has made; `email` is a guest's who orders. */
  async prepare({ name, note = '', request }: Recording, email: string | undefined): Promise<void> {
    const asked = JSON.stringify(request).replaceAll('%3C', '<').replaceAll('%3E', '>');
    for (const mask of new Set(asked.match(/<[A-Z]+_[A-Z\d]+>/g))) {
      if (this.#isBound(mask)) continue;
      const owner = owners[mask];
      if (mask === '<CART_UNKNOWN>') this.#bind(mask, 'Ab1'.padEnd(32, 'z9'));
      else if (mask.startsWith('<TOKEN')) {
        const bearer = await this.#signIn(owner ?? hannah);
        this.#bind(mask, bearer);
        if (request.headers['cookie']) await this.#beginSession(bearer);
      } else if (mask.startsWith('<CART'))
        await this.#makeCart(mask, owner === undefined ? null : await this.#signIn(owner), email);
    }
    const bearer = this.#pairs.find(([mask]) => mask.startsWith('<TOKEN'))?.[1] ?? null;
    const isMine = /\/carts\/mine|customerCart/.test(asked) && bearer !== null;
    if (isMine && !this.#pairs.some(([mask]) => mask.startsWith('<CART')))
      await this.#makeCart(ownCartOf(name), bearer, email);
    const change = meanwhile[name];
    if (change !== undefined) await this.#stage.change(change);
    if (/revoked/.test(note) && bearer !== null)
      await this.#shopper.graphql('mutation{revokeCustomerToken{result}}', {}, bearer);
  }

  requestOf({ request }: Recording): RecordedRequest {
    const { cookie, ...headers } = request.headers;
    const text = this.#pairs.reduce(
      (said, [recorded, ours]) =>
        said.replaceAll(recorded, ours).replaceAll(encodeURIComponent(recorded), encodeURIComponent(ours)),
      JSON.stringify({ ...request, headers }),
    );
    const bound: RecordedRequest = JSON.parse(text);
    const jar = [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ');
    return { ...bound, headers: { ...bound.headers, ...(cookie && jar !== '' ? { cookie: jar } : {}) } };
  }

  keepCookies(lines: readonly string[]): void {
    for (const line of lines) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      this.#jar.set(name, value);
    }
  }

  /** What the recorded shop called so is called otherwise here. */
  async learn(recorded: Json | undefined, ours: Json | undefined): Promise<void> {
    const own = [...linesOf(ours ?? null)];
    for (const line of linesOf(recorded ?? null)) {
      const place = own.findIndex(({ sku }) => sku === line.sku);
      const [match] = place === -1 ? [] : own.splice(place, 1);
      if (match === undefined) continue;
      this.#bind(`"cart_item_id":${line.id},`, `"cart_item_id":${match.id},`);
      this.#bind(`"itemId":${line.id}}`, `"itemId":${match.id}}`);
    }
    this.#learnMasks(recorded, ours);
    if (typeof recorded !== 'number' || typeof ours !== 'number') return;
    const [row] = await this.#stage.change('select number from sales_order order by id desc limit 1');
    this.#bind(String(recorded).padStart(9, '0'), String(row?.['number']));
  }

  #learnMasks(recorded: Json | undefined, ours: Json | undefined): void {
    if (typeof recorded === 'string' && typeof ours === 'string') {
      if (/^<[A-Z]+_\d+>$/.test(recorded)) this.#bind(recorded, ours);
    } else if (isList(recorded) && isList(ours))
      for (const [place, one] of recorded.entries()) this.#learnMasks(one, ours[place]);
    else if (isObject(recorded) && isObject(ours)) {
      // an entry of an address book
      if (recorded['country_code'] !== undefined && typeof recorded['id'] === 'number')
        this.#bind(`"id":${recorded['id']}`, `"id":${String(ours['id'])}`);
      for (const [key, one] of Object.entries(recorded)) this.#learnMasks(one, ours[key]);
    }
  }
}

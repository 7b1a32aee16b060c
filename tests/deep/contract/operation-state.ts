/** What a case of operations finds when it begins: its masks stand for customers, carts and lines
 * that are made first. */

import { isList, isObject, objectsIn, valuesOf, type Json, type JsonObject } from './recording.ts';
import type { RecordedRequest, Recording } from './recording.ts';
import { operationsPasswords } from './operations-shop.ts';
import type { OperationCase } from './operations.ts';
import { shopperAt, type Shopper } from './shopper.ts';
import type { Stage } from './stage.ts';

const uid = (text: string): string => Buffer.from(text).toString('base64');

/** How each product that asks for a choice is put into a cart. */
const choices: Readonly<Record<string, JsonObject>> = {
  BOT: { selected_options: [uid('configurable/93/10')] },
  'BUN-DYN': { selected_options: [uid('bundle/1/1/6')] },
  'BUN-FIX': { selected_options: [uid('bundle/3/5/6')] },
  'DL-1': { selected_options: [uid('downloadable/1')] },
};

/** The second line of cups has straws, the first is printed on. */
function choiceOf(sku: string, isAgain: boolean): JsonObject {
  const choice = choices[sku] ?? {};
  if (sku !== 'CUP-1') return choice;
  const lid = uid('custom-option/2/1');
  return isAgain
    ? { selected_options: [lid, uid('custom-option/3/3')] }
    : { selected_options: [lid], entered_options: [{ uid: uid('custom-option/1'), value: 'Hello' }] };
}

interface Line {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
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
const flatRate = { shipping_carrier_code: 'flatrate', shipping_method_code: 'flatrate' };

/** What a cart holds where no answer shows it. */
const usual: Line = { id: '', sku: 'COOL-1', quantity: 1 };

function linesOf(body: Json): readonly Line[] {
  const lists = [...objectsIn(body)].flatMap(({ items }) => (isList(items) ? [items] : []));
  const lines = lists.map((list) =>
    list.flatMap((item) => {
      if (!isObject(item)) return [];
      const { id, item_id: itemId, quantity, qty, product, sku } = item;
      const own = isObject(product) ? product['sku'] : sku;
      const amount = quantity ?? qty;
      return typeof own === 'string' && typeof amount === 'number'
        ? [{ id: String(id ?? itemId ?? ''), sku: own, quantity: amount }]
        : [];
    }),
  );
  return lines.find((one) => one.length > 0) ?? [];
}

/** What was in the cart before: what the answer shows, without what the request added. */
function linesBefore({ request, response }: Recording): readonly Line[] {
  const added = valuesOf(request.body, 'cartItems').flatMap((list) => (isList(list) ? list : []));
  return linesOf(response.body).flatMap((line) => {
    const sum = added.reduce<number>(
      (all, one) => (isObject(one) && one['sku'] === line.sku ? all + Number(one['quantity']) : all),
      0,
    );
    return line.quantity > sum ? [{ ...line, quantity: line.quantity - sum }] : [];
  });
}

export class OperationState {
  readonly #pairs: [recorded: string, ours: string][] = [];
  readonly #jar = new Map<string, string>();
  readonly #stage: Stage;
  readonly #shopper: Shopper;
  readonly #email: string;
  readonly #steps: readonly Recording[];
  #bearer: string | null = null;

  constructor(stage: Stage, { name, steps }: OperationCase) {
    this.#stage = stage;
    this.#shopper = shopperAt(stage);
    this.#steps = steps;
    const isNora = /nora@/.test(JSON.stringify(steps)) && !/next-customer/.test(name);
    this.#email = isNora ? 'nora@example.com' : 'hannah@example.com';
  }

  #bind(recorded: string, ours: string): void {
    if (!this.#isBound(recorded)) this.#pairs.push([recorded, ours]);
  }

  #isBound(recorded: string): boolean {
    return this.#pairs.some(([known]) => known === recorded);
  }

  async #signIn(): Promise<string> {
    const body = await this.#shopper.graphql(
      'mutation($e:String!,$p:String!){generateCustomerToken(email:$e,password:$p){token}}',
      { e: this.#email, p: operationsPasswords[this.#email] ?? '' },
    );
    return String(valuesOf(body, 'token')[0]);
  }

  async #makeCart(mask: string, first: Recording): Promise<void> {
    const isOwn = first.request.headers['authorization'] !== undefined || /of-customer/.test(first.name);
    const bearer = isOwn ? (this.#bearer ??= await this.#signIn()) : null;
    const cart = await this.#shopper.newCart(bearer);
    this.#bind(mask, cart);
    const telling = this.#steps.find((step) => linesOf(step.response.body).length > 0);
    const isEmpty = /empty-cart|CartDetails-empty|after-refused-add/.test(first.name);
    const lines = telling === undefined ? (isEmpty ? [] : [usual]) : linesBefore(telling);
    for (const [place, { sku, quantity }] of lines.entries())
      await this.#shopper.graphql(
        'mutation($c:String!,$i:[CartItemInput!]!){addProductsToCart(cartId:$c,cartItems:$i){user_errors{message}}}',
        {
          c: cart,
          i: [
            {
              sku,
              quantity,
              ...choiceOf(
                sku,
                lines.slice(0, place).some((one) => one.sku === sku),
              ),
            },
          ],
        },
        bearer,
      );
    const ours = await this.#shopper.lineIds(cart, bearer);
    this.#bindLines(telling === undefined ? [] : linesOf(telling.response.body), ours);
    const told = JSON.stringify(this.#steps.map(({ request, response }) => [request.path, response.body]));
    const isOnItsWay = /selected_shipping_method":\{|payment-information|"method":"flatrate_/.test(told);
    if (
      !isOnItsWay ||
      /before-shipping|virtual|sequence-cross|NZ|tax-|guest-checkout|shipping-information/.test(first.name)
    )
      return;
    const addressInformation = { shipping_address: home, billing_address: home, ...flatRate };
    const path = isOwn ? '/carts/mine' : `/guest-carts/${cart}`;
    await this.#shopper.rest('POST', `${path}/shipping-information`, { addressInformation }, bearer);
  }

  /** A cookie that came before the case began: the token has entered its session. */
  async #beginSession(): Promise<void> {
    const response = await this.#stage.fetch(
      new Request('http://magento.example/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#bearer}` },
        body: JSON.stringify({ query: '{customer{email}}' }),
      }),
    );
    this.keepCookies(response.headers.getSetCookie());
  }

  /** Makes what the step names and no earlier step has made. */
  async prepare(step: Recording): Promise<void> {
    const asked = JSON.stringify(step.request).replaceAll('%3C', '<').replaceAll('%3E', '>');
    const masks = new Set(asked.match(/<[A-Z]+_[A-Z\d]+>/g));
    for (const mask of masks) {
      if (this.#isBound(mask)) continue;
      if (mask === '<CART_UNKNOWN>') this.#bind(mask, 'Ab1'.padEnd(32, 'z9'));
      else if (mask.startsWith('<TOKEN')) {
        this.#bearer = await this.#signIn();
        this.#bind(mask, this.#bearer);
        if (step.request.headers['cookie']) await this.#beginSession();
      } else if (mask.startsWith('<CART')) await this.#makeCart(mask, step);
    }
    const isMine = /\/carts\/mine|customerCart/.test(asked) && this.#bearer !== null;
    if (isMine && !this.#pairs.some(([mask]) => mask.startsWith('<CART')))
      await this.#makeCart('<CART_MINE>', step);
    await this.#keepShop(step.note ?? '');
    if (/revoked/.test(step.note ?? '') && this.#bearer !== null)
      await this.#shopper.graphql('mutation{revokeCustomerToken{result}}', {}, this.#bearer);
  }

  /** What the shopkeeper did meanwhile, as the step's note says. */
  async #keepShop(note: string): Promise<void> {
    const [, disabled] = /\((.+?) is disabled now\)/.exec(note) ?? [];
    if (disabled !== undefined)
      await this.#stage.change(`update product set is_active = false where name = '${disabled}'`);
    if (/one is left/.test(note)) await this.#stage.change(`update product set stock = 1 where sku = 'GL-6'`);
    if (/none is left/.test(note))
      await this.#stage.change(`update product set stock = 0 where sku = 'GL-6'`);
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
    const [theirs, own] = [linesOf(recorded ?? null), linesOf(ours ?? null)];
    this.#bindLines(theirs, own);
    this.#learnMasks(recorded, ours);
    if (typeof recorded !== 'number' || typeof ours !== 'number') return;
    const [row] = await this.#stage.change('select number from sales_order order by id desc limit 1');
    this.#bind(String(recorded).padStart(9, '0'), String(row?.['number']));
  }

  #bindLines(
    theirs: readonly Line[],
    own: readonly { readonly id: string | number; readonly sku: string }[],
  ): void {
    for (const line of theirs) {
      const match = own.find(({ sku }) => sku === line.sku);
      if (match === undefined) continue;
      this.#bind(`"cart_item_id":${line.id},`, `"cart_item_id":${match.id},`);
      this.#bind(`"itemId":${line.id}}`, `"itemId":${match.id}}`);
    }
  }

  #learnMasks(recorded: Json | undefined, ours: Json | undefined): void {
    if (typeof recorded === 'string' && typeof ours === 'string') {
      if (/^<[A-Z]+_\d+>$/.test(recorded)) this.#bind(recorded, ours);
    } else if (isList(recorded) && isList(ours))
      for (const [place, one] of recorded.entries()) this.#learnMasks(one, ours[place]);
    else if (isObject(recorded) && isObject(ours))
      for (const [key, one] of Object.entries(recorded)) this.#learnMasks(one, ours[key]);
  }
}

/** Brings the shop into the state before a recording, and fills in its masks. */

import { prepareCart, type CartOwner } from './cart-preparation.ts';
import { needsOfCart, type CartNeeds } from './cart-needs.ts';
import { messagesOf } from './operation.ts';
import { prepareCustomer } from './customer-preparation.ts';
import type { Library } from './library.ts';
import { itemsNamed, masksIn, operationOf } from './operation.ts';
import { ordersBefore } from './order-preparation.ts';
import { recordedPassword } from './recorded-shop.ts';
import { isObject, valuesOf, type Recording, type RecordedRequest } from './recording.ts';
import { makeTemporary, noteSettings, shopkeeping } from './shopkeeping.ts';
import { shopperAt, type Shopper } from './shopper.ts';
import type { Stage } from './stage.ts';

const people = ['alice', 'bob', 'carol'];

export const emailOf = (mask: string): string =>
  `${people.find((name) => mask.toLowerCase().includes(name)) ?? 'alice'}@example.com`;

const isCustomers = (mask: string): boolean => people.some((name) => mask.toLowerCase().includes(name));

/** Said to someone whose token was good once and no longer is. */
const revokedWords = /current customer isn't authorized|consumer isn't authorized/;

class Bindings {
  readonly #pairs: [mask: string, value: string][] = [];
  bind(mask: string, value: string): void {
    this.#pairs.push([mask, value]);
  }
  get(mask: string): string | null {
    return this.#pairs.find(([known]) => known === mask)?.[1] ?? null;
  }
  apply(request: RecordedRequest): RecordedRequest {
    const text = this.#pairs.reduce(
      (said, [mask, value]) => said.replaceAll(mask, value),
      JSON.stringify(request),
    );
    const bound: RecordedRequest = JSON.parse(text);
    return bound;
  }
}

async function bindToken(
  stage: Stage,
  shopper: Shopper,
  mask: string,
  recording: Recording,
): Promise<string> {
  const token = await shopper.signIn(emailOf(mask));
  if (mask === '<TOKEN_FORGED>') return `${token.slice(0, -4)}abcd`;
  if (mask === '<TOKEN_EXPIRED>')
    await stage.change(`update customer_token set expires_at = now() - interval '1 day'`);
  else if (revokedWords.test(messagesOf(recording.response.body)))
    await shopper.graphql('mutation{revokeCustomerToken{result}}', {}, token);
  return token;
}

interface Case {
  readonly stage: Stage;
  readonly shopper: Shopper;
  readonly recording: Recording;
  readonly library: Library;
  readonly bound: Bindings;
}

async function ownerOf({ shopper, recording }: Case, email: string | null): Promise<CartOwner> {
  if (email === null) return { bearer: null, addressId: null, billingId: null };
  const bearer = await shopper.signIn(email);
  const isMelbourne = JSON.stringify(recording.response.body).includes(
    '"billing_address":{"city":"Melbourne"}',
  );
  const isAlice = email.startsWith('alice');
  return { bearer, addressId: isAlice ? 1 : null, billingId: isMelbourne && isAlice ? 2 : null };
}

/** Lines that the request names by the recorded shop's ids are named by ours. */
async function bindItems(
  { shopper, recording, library, bound }: Case,
  cart: string,
  owner: CartOwner,
  mask: string,
): Promise<void> {
  const named = itemsNamed(recording.request, operationOf(recording.request));
  for (const { given, id } of named) {
    const line = library.line(id);
    if (line === null) continue;
    const isForeign =
      library.cartOf(id) !== mask &&
      !library
        .sets(mask)
        .flat()
        .some((one) => one.id === id);
    const holder = isForeign ? await shopper.newCart(null) : cart;
    if (isForeign) await shopper.fill(holder, [line], null);
    const ours = await shopper.lineIds(holder, isForeign ? null : owner.bearer);
    const match = ours.find(({ sku }) => sku === line.sku);
    if (match === undefined) continue;
    if (typeof given === 'number') bound.bind(`"cart_item_id":${given}`, `"cart_item_id":${match.id}`);
    else if (/^\d+$/.test(given)) bound.bind(`/items/${given}"`, `/items/${match.id}"`);
    else bound.bind(`"${given}"`, `"${Buffer.from(String(match.id)).toString('base64')}"`);
  }
}

const mergeNeeds = (needs: CartNeeds, recording: Recording, isSource: boolean): CartNeeds => {
  const said = messagesOf(recording.response.body);
  const ordered = isSource && /isn't active/.test(said);
  const last = needs.lines.at(-1);
  const isOver = /over-stock/.test(recording.name);
  if (said !== '' || last === undefined) return { ...needs, isOrdered: ordered };
  if (isOver)
    return {
      ...needs,
      lines: isSource ? needs.lines.filter(({ sku }) => sku === 'AW-FILTER-LOW') : needs.lines,
    };
  if (/empty-source/.test(recording.name)) return { ...needs, lines: isSource ? [] : needs.lines };
  if (isSource) return { ...needs, lines: [{ ...last, quantity: 1 }] };
  const rest = last.quantity > 1 ? [{ ...last, quantity: last.quantity - 1 }] : [];
  return { ...needs, lines: [...needs.lines.slice(0, -1), ...rest] };
};

async function makeCart(it: Case, mask: string): Promise<void> {
  const { shopper, recording, library, bound } = it;
  const { names, input } = operationOf(recording.request);
  if (names.includes('createEmptyCart') && isObject(input['input']) && input['input']['cart_id'] === mask) {
    bound.bind(mask, 'Ab1'.padEnd(32, 'z9'));
    return;
  }
  const isMine = mask === 'mine';
  const bearerMask = masksIn(recording.request).find((one) => one.startsWith('<TOKEN'));
  const email = isCustomers(mask) || isMine ? emailOf(isMine ? (bearerMask ?? '') : mask) : null;
  const owner = await ownerOf(it, email);
  const needs = needsOfCart(recording, library, isMine ? (bearerMask ?? 'mine') : mask);
  const isMerge = names.includes('mergeCarts');
  const own = isMerge ? mergeNeeds(needs, recording, input['source_cart_id'] === mask) : needs;
  const cart = await shopper.newCart(owner.bearer);
  if (!isMine) bound.bind(mask, cart);
  await prepareCart(shopper, cart, owner, own);
  await bindItems(it, cart, owner, mask);
  if (isMine && JSON.stringify(recording.request.body ?? null).includes('"quote_id":"')) {
    const found = await shopper.rest('GET', '/carts/mine', undefined, owner.bearer);
    const [id] = isObject(found) ? [found['id']] : [];
    for (const given of valuesOf(recording.request.body ?? null, 'quote_id'))
      if (/^\d+$/.test(String(given)))
        bound.bind(`"quote_id":"${String(given)}"`, `"quote_id":"${String(id)}"`);
  }
}

const saysMineIsNeeded = ({ request, response }: Recording): boolean =>
  /\/carts\/mine/.test(request.path) || /customerCart/.test(JSON.stringify(request.body ?? null))
    ? response.status === 200 || response.status === 400
    : false;

async function repeatFirst({ stage, recording, bound }: Case): Promise<void> {
  if (/already exists|already subscribed/.test(messagesOf(recording.response.body)))
    await stage.ask(bound.apply(recording.request));
}

/** The cookie of a browser that signed in on a page, where a recording was made with one. */
async function sessionCookie(stage: Stage, { note = '' }: Recording): Promise<Record<string, string>> {
  if (!/PHPSESSID/.test(note)) return {};
  const response = await stage.fetch(
    new Request('http://magento.example/customer/ajax/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify({ username: emailOf(''), password: recordedPassword }),
    }),
  );
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return { cookie };
}

/** A cart that bills to nowhere was begun before its owner had an address. */
async function beginUnbilled({ shopper, recording }: Case, mask: string | undefined): Promise<void> {
  const [billing] = valuesOf(recording.response.body, 'billing_address').filter(isObject);
  if (mask !== undefined && recording.request.path.includes('/carts/mine') && billing?.['firstname'] === null)
    await shopper.newCart(await shopper.signIn(emailOf(mask)));
}

/** The request as it must be sent to the prepared shop. */
export async function prepare(
  stage: Stage,
  recording: Recording,
  library: Library,
): Promise<RecordedRequest> {
  const it: Case = { stage, shopper: shopperAt(stage), recording, library, bound: new Bindings() };
  const { bound } = it;
  const masks = masksIn(recording.request);
  await makeTemporary(stage, recording);
  // asked for when an account is made, the others only after all is prepared
  if (/create_account/.test(recording.note ?? '')) await noteSettings(stage, recording);
  await beginUnbilled(
    it,
    masks.find((one) => one.startsWith('<TOKEN')),
  );
  await prepareCustomer(it.shopper, recording, emailOf(masks.find((one) => one.startsWith('<TOKEN')) ?? ''));
  await ordersBefore(it, (mask, value) => bound.bind(mask, value));
  for (const mask of masks.filter((one) => one.startsWith('<CART'))) await makeCart(it, mask);
  const cookie = await sessionCookie(stage, recording);
  const isSomeone = masks.some((one) => one.startsWith('<TOKEN')) || cookie['cookie'] !== undefined;
  const isIntoOwn =
    operationOf(recording.request).names.includes('mergeCarts') &&
    !masks.some((one) => one.startsWith('<CART') && isCustomers(one));
  if (
    isSomeone &&
    (isIntoOwn || (!masks.some((one) => one.startsWith('<CART')) && saysMineIsNeeded(recording)))
  )
    await makeCart(it, 'mine');
  await shopkeeping(stage, recording);
  for (const mask of masks.filter((one) => one.startsWith('<TOKEN')))
    bound.bind(mask, await bindToken(stage, it.shopper, mask, recording));
  await noteSettings(stage, recording);
  await repeatFirst(it);
  const request = bound.apply(recording.request);
  return { ...request, headers: { ...request.headers, ...cookie } };
}

export type Preparing = Case;
export type BindMask = (mask: string, value: string) => void;

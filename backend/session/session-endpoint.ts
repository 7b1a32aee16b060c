/**
 * Serves the controllers that work by cookie: private page sections, the minicart's removal,
 * session sign-in (§7).
 */
import { readCart } from '../cart/cart.ts';
import { removeItem } from '../cart/quote-items.ts';
import { changeQuote } from '../cart/quotes.ts';
import { findCustomer, findCustomerByEmail } from '../customer/customers.ts';
import { codeNeededMessage, isCodeNeeded, provePassword } from '../identity/sign-in.ts';
import { identify } from '../identity/viewer.ts';
import { readBody } from '../request-body.ts';
import { readForm } from '../request-form.ts';
import type { Shop } from '../shop.ts';
import { readSettings } from '../store/settings.ts';
import { cartSection, customerSection } from './section-shapes.ts';
import { lockSessionCart } from './session-cart.ts';
import { identifyBySession } from './session-viewer.ts';
import { beginSession, continueSession, endSession, findSession, isFormKey } from './sessions.ts';

type Handle = (shop: Shop, request: Request) => Promise<Response>;

const sectionNames = ['cart', 'customer'] as const;
type SectionName = (typeof sectionNames)[number];
const wrongFormKey = 'Invalid Form Key. Please refresh the page.';
const noItem = "We can't find the quote item.";

function answer(status: number, body: object, cookies: readonly string[] = []): Response {
  const response = Response.json(body, {
    status,
    headers: { 'Cache-Control': 'max-age=0, must-revalidate, no-cache, no-store', Pragma: 'no-cache' },
  });
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}

function isSectionName(name: string): name is SectionName {
  return (sectionNames as readonly string[]).includes(name);
}

const loadSections: Handle = async (shop, request) => {
  const asked = new URL(request.url).searchParams.get('sections')?.split(',') ?? [...sectionNames];
  const unknown = asked.find((name) => !isSectionName(name));
  if (unknown !== undefined)
    return answer(400, { message: `The "${unknown.slice(0, 60)}" section source isn't supported.` });
  const { session, cookies } = await continueSession(shop, request);
  const viewer = await identifyBySession(shop, request);
  const { database } = shop;
  const dataId = Math.floor(shop.now().getTime() / 1000);
  const read: Readonly<Record<SectionName, () => Promise<object>>> = {
    async cart() {
      const quote = await database.transaction((tx) => lockSessionCart(tx, session, viewer));
      const cart = quote === null ? null : await readCart(database, quote, shop.now());
      return cartSection(cart, await readSettings(database));
    },
    async customer() {
      const { customerId } = viewer;
      return customerSection(customerId === null ? null : await findCustomer(database, customerId));
    },
  };
  const sections: [string, object][] = [];
  for (const name of asked.filter(isSectionName))
    sections.push([name, { ...(await read[name]()), data_id: dataId }]);
  return answer(200, Object.fromEntries(sections), cookies);
};

const removeFromSidebar: Handle = async (shop, request) => {
  const form = await readForm(request);
  if (form === null)
    return answer(400, { success: false, error_message: 'Send item_id and form_key as a form.' });
  const session = await findSession(shop, request);
  if (session === null || !isFormKey(session, form.get('form_key') ?? ''))
    return answer(200, { success: false, error_message: wrongFormKey });
  const itemId = /^\d{1,9}$/.test(form.get('item_id') ?? '') ? Number(form.get('item_id')) : 0;
  const viewer = await identifyBySession(shop, request);
  const isRemoved = await shop.database.transaction(async (tx) => {
    const quote = await lockSessionCart(tx, session, viewer);
    if (quote === null || !(await removeItem(tx, quote.id, itemId))) return false;
    await changeQuote(tx, quote.id, shop.now(), {});
    return true;
  });
  return answer(200, isRemoved ? { success: true } : { success: false, error_message: noItem });
};

function readCredentials(text: string): { readonly username: string; readonly password: string } | null {
  try {
    const { username, password } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    return typeof username === 'string' && typeof password === 'string' ? { username, password } : null;
  } catch {
    return null;
  }
}

/**
 * Signs in the browser's session and replaces its cookie, so that a cookie known to someone else
 * becomes useless.
 */
const signInSession: Handle = async (shop, request) => {
  const credentials = readCredentials(await readBody(request));
  if (credentials === null || request.headers.get('x-requested-with') !== 'XMLHttpRequest')
    return answer(400, { errors: true, message: 'Send username and password as JSON.' });
  if (await isCodeNeeded(shop)) return answer(200, { errors: true, message: codeNeededMessage });
  const { username, password } = credentials;
  const row = await findCustomerByEmail(shop.database, username);
  const isProven = await provePassword(shop, await identify(shop, request), row, password, username);
  if (!isProven || row === null || row.confirmationKey !== null)
    return answer(200, { errors: true, message: 'Invalid login or password.' });
  const before = await findSession(shop, request);
  if (before) await endSession(shop, before);
  const { cookies } = await beginSession(shop, request, { customerId: row.id, quoteId: null });
  return answer(200, { errors: false, message: 'Login successful.' }, cookies);
};

const controllers: readonly (readonly [method: string, path: string, handle: Handle])[] = [
  ['GET', '/customer/section/load', loadSections],
  ['POST', '/checkout/sidebar/removeItem', removeFromSidebar],
  ['POST', '/customer/ajax/login', signInSession],
];

function withoutSlash(pathname: string): string {
  return pathname.replace(/\/$/, '');
}

export function isSessionPath(pathname: string): boolean {
  return controllers.some(([, path]) => path === withoutSlash(pathname));
}

export async function answerSession(shop: Shop, request: Request): Promise<Response> {
  const pathname = withoutSlash(new URL(request.url).pathname);
  const found = controllers.find(([, path]) => path === pathname);
  if (found === undefined) return answer(404, { message: 'Not found' });
  const [method, , handle] = found;
  if (request.method === method) return handle(shop, request);
  const refused = answer(405, { message: `Send this by ${method}.` });
  refused.headers.set('Allow', method);
  return refused;
}

/**
 * A Vite plugin that splits the browser's code so that a page
 * loads few files with little unused code (S1, S5).
 */

import type { Plugin } from 'vite';

/** Parts of public pages, by the module that is loaded when one is first rendered. */
const publicParts = [
  'app/ProductPage.tsx',
  'app/ContentTile.tsx',
  'app/WholeContent.tsx',
  'features/catalog/BestSellers.tsx',
  'features/catalog/CategoryScreen.tsx',
  'features/catalog/Departments.tsx',
  'features/catalog/SearchScreen.tsx',
  'features/content/ContentScreen.tsx',
] as const;

interface Module {
  readonly imports: readonly string[];
  readonly later: readonly string[];
}

type Graph = ReadonlyMap<string, Module>;

const reachedFrom = (graph: Graph, from: string, found: Set<string> = new Set()): ReadonlySet<string> => {
  if (found.has(from)) return found;
  found.add(from);
  for (const next of graph.get(from)?.imports ?? []) reachedFrom(graph, next, found);
  return found;
};

/** Loaded within one page only, whose file has what they share with it. */
const isWithinPage = (part: string): boolean =>
  /\/src\/features\/(?:product\/(?:Amount|Members|Text)Group|checkout\/PickupForm)\.tsx$/.test(part);

/** The parts that need each module. */
const usersIn = (graph: Graph): ReadonlyMap<string, readonly string[]> => {
  const users = new Map<string, string[]>();
  const parts = new Set([...graph.values()].flatMap(({ later }) => later));
  for (const part of parts) {
    if (isWithinPage(part)) continue;
    for (const id of reachedFrom(graph, part)) users.set(id, [...(users.get(id) ?? []), part]);
  }
  return users;
};

const isPublic = (part: string): boolean => publicParts.some((name) => part.endsWith(name));
const isWire = (id: string): boolean =>
  /\/(?:machines|src\/services|src\/transport)\/|node_modules\/(?:@?urql|@0no-co|graphql|ky|wonka)\//.test(
    id,
  );

/** Lists of products with filters, order and pages. */
const isListing = (part: string): boolean => /\/src\/features\/catalog\/(?:Category|Search)Screen/.test(part);
/** Parts of pages that ask for nothing but a quantity. */
const isWithoutFields = (part: string): boolean => isListing(part) || part.endsWith('/BestSellers.tsx');

/** Cart page and drawer. */
const isCart = (part: string): boolean => /\/src\/(?:app\/CartPage|features\/cart\/)/.test(part);

/** Customer pages and their services; neither cart nor checkout needs them. */
const isCustomers = (part: string): boolean =>
  /\/src\/app\/(?:Account|Order|QuickOrder|ConfirmDelivery|CreatePassword|ForgotPassword)|\/src\/app\/actors\/(?:account-presses|desk|order-|enquiry)|\/src\/features\/(?:account|address-book|billing|company|equipment|management|quick-order|orders|profile|saved-payments)\//.test(
    part,
  );
/** The checkout needs it too. */
const isAccount = (part: string): boolean => part.endsWith('/actors/account.ts');
const isCheckout = (part: string): boolean => part.endsWith('/app/CheckoutPage.tsx');
/** The way to the backend, without which none of its services can be used. */
const isConnecting = (part: string): boolean => /\/(?:transport|shared-wires)\.ts$/.test(part);
const isTrade = (part: string): boolean => part.endsWith('/actors/trade.ts');
const isBuying = (part: string): boolean =>
  isCheckout(part) || /\/actors\/(?:trade|checkout)\.ts$/.test(part);
/** Parts that read from the backend or show a cart, on any page. */
const isReading = (part: string): boolean =>
  /\/(?:transport|trade|root-services|shared-wires|session\.service)\.ts$/.test(part);

/** Sign-in, registration and the package that checks their fields. */
const isSignIn = (id: string): boolean =>
  /\/src\/features\/sign-in\/|\/PasswordInput|node_modules\/(?:yup|property-expr|tiny-case|toposort)\//.test(
    id,
  );
/** Forms of promo codes and gift cards, each in a fold of cart and checkout. */
const isCode = (part: string): boolean => part.includes('/src/features/codes/');

/** Null if only one part uses the module. */
const groupOf = (id: string, users: readonly string[]): string | null => {
  const shown = users.filter(isPublic).length;
  if (id.endsWith('.css') && (shown > 0 || users.some(isCart))) return 'shop';
  if (users.some(isConnecting)) return 'wires';
  if (users.length === 0) return null;
  if (users.every(isCart)) return 'cart';
  if (users.every(isCode)) return 'codes';
  if (users.some(isTrade) && users.every(isBuying)) return 'trade';
  if (users.every(isListing)) return 'listing';
  if (users.length === 1) return null;
  // smaller than what the file of forms or products would bring with them
  if (/\/machines\/domain\/(?:required|quantity)\.ts$/.test(id)) return 'shop';
  const hasCheckout = users.some(isCheckout);
  if (shown > 0 && !hasCheckout) return 'goods';
  if (shown > 0) return users.some(isWithoutFields) ? 'shop' : 'fields';
  if (isSignIn(id)) return 'sign-in';
  if (users.every(isCustomers)) return 'customer';
  if (users.every((part) => isCustomers(part) || isAccount(part))) return 'own';
  if (isWire(id) && users.some(isReading)) return 'wires';
  if (users.some(isCart)) return 'trade';
  if (isWire(id)) return 'ordering';
  return hasCheckout ? 'forms' : 'pages';
};

export const chunkGroups = () => {
  const graph = new Map<string, Module>();
  let users: ReadonlyMap<string, readonly string[]> = new Map();
  let first: ReadonlySet<string> = new Set();
  const plugin: Plugin = {
    name: 'brightwater:chunk-groups',
    moduleParsed: ({ id, importedIds, dynamicallyImportedIds }) => {
      graph.set(id, { imports: importedIds, later: dynamicallyImportedIds });
    },
    buildEnd: (error) => {
      if (error !== undefined) return;
      users = usersIn(graph);
      const parts = new Set([...users.values()].flat());
      const gone = publicParts.filter((name) => ![...parts].some((part) => part.endsWith(name)));
      if (gone.length > 0) throw new Error(`No part of a public page: ${gone.join(', ')}`);
      const entry = [...graph.keys()].find((id) => id.endsWith('/src/main.tsx'));
      first = reachedFrom(graph, entry ?? '');
    },
  };
  /** Modules that every page needs go into one file. */
  const name = (id: string) => (first.has(id) ? 'shop' : groupOf(id, users.get(id) ?? []));
  return { plugin, groups: [{ name, debugName: 'parts' }] };
};

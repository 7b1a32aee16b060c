/** A Vite plugin: how the browser's code is cut into files, so that a page asks for few of them and for little that it does not need (S1, S5). */

import type { Plugin } from 'vite';

/** The parts that public pages are made of, by the module that is fetched when one is first drawn. */
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

/** For each module the parts that cannot do without it. */
const usersIn = (graph: Graph): ReadonlyMap<string, readonly string[]> => {
  const users = new Map<string, string[]>();
  const parts = new Set([...graph.values()].flatMap(({ later }) => later));
  for (const part of parts)
    for (const id of reachedFrom(graph, part)) users.set(id, [...(users.get(id) ?? []), part]);
  return users;
};

const isPublic = (part: string): boolean => publicParts.some((name) => part.endsWith(name));
const isWire = (id: string): boolean =>
  /\/(?:machines|src\/services|src\/transport)\/|node_modules\/(?:@?urql|@0no-co|graphql|ky|wonka)\//.test(
    id,
  );

/** The cart's page and drawer. */
const isCart = (part: string): boolean => /\/src\/(?:app\/CartPage|features\/cart\/)/.test(part);

/** A customer's own pages, and what they ask: neither cart nor checkout needs it. */
const isCustomers = (part: string): boolean =>
  /\/src\/app\/(?:Account|Order|ConfirmDelivery|CreatePassword|ForgotPassword)|\/src\/app\/actors\/(?:account-presses|desk|order-|enquiry)|\/src\/features\/(?:account|address-book|billing|company|equipment|management|order-pad|orders|profile|saved-payments)\//.test(
    part,
  );
/** The checkout asks for it too. */
const isAccount = (part: string): boolean => part.endsWith('/actors/account.ts');

/** Null where a module is one part's alone. */
const groupOf = (id: string, users: readonly string[]): string | null => {
  const shown = users.filter(isPublic).length;
  if (shown > 0 && id.endsWith('.css')) return 'shop';
  if (users.length < 2) return null;
  if (shown > 0) return 'goods';
  if (users.every(isCart)) return 'cart';
  if (users.every(isCustomers)) return 'customer';
  if (users.every((part) => isCustomers(part) || isAccount(part))) return 'own';
  return isWire(id) ? 'wires' : 'forms';
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
  /** What every page needs is one file. */
  const name = (id: string) => (first.has(id) ? 'shop' : groupOf(id, users.get(id) ?? []));
  return { plugin, groups: [{ name, debugName: 'parts' }] };
};

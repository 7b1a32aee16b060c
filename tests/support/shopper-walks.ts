/** Explores a graph and covers every edge in few walks from the start, found greedily (MACH-03). */

/** Answers which moves are possible, and makes them. */
export interface Walker<Move extends string> {
  /** Walkers with the same key behave alike from here on. */
  key(): string;
  /** The place whose moves are to be covered; coarser than the key. */
  place(): string;
  moves(): readonly Move[];
  make(move: Move): void;
}

export interface Walks<Move extends string> {
  readonly walks: readonly (readonly Move[])[];
  /** Each place with each move that is possible there. */
  readonly edges: ReadonlySet<string>;
  readonly places: ReadonlySet<string>;
  readonly situations: number;
}

interface Node<Move extends string> {
  readonly place: string;
  /** Where each move leads. */
  readonly next: Map<Move, string>;
}

const edgeOf = (place: string, move: string): string => `${place} · ${move}`;

const explore = <Move extends string>(start: () => Walker<Move>, limit: number) => {
  const nodes = new Map<string, Node<Move>>();
  const after = (moves: readonly Move[]): Walker<Move> => {
    const walker = start();
    moves.forEach((move) => walker.make(move));
    return walker;
  };
  const first = start().key();
  const queue: { readonly key: string; readonly moves: readonly Move[] }[] = [{ key: first, moves: [] }];
  for (const { key, moves } of queue) {
    if (nodes.has(key)) continue;
    if (nodes.size === limit) throw new Error(`More than ${limit} situations: the key tells too much apart`);
    const here = after(moves);
    const node: Node<Move> = { place: here.place(), next: new Map() };
    nodes.set(key, node);
    const possible = here.moves();
    for (const [index, move] of possible.entries()) {
      // The last move is made by this walker, the others by fresh ones
      const there = index === possible.length - 1 ? here : after(moves);
      there.make(move);
      const reached = there.key();
      node.next.set(move, reached);
      if (!nodes.has(reached)) queue.push({ key: reached, moves: [...moves, move] });
    }
  }
  return { first, nodes };
};

export const walksThrough = <Move extends string>(start: () => Walker<Move>, limit = 3000): Walks<Move> => {
  const { first, nodes } = explore(start, limit);
  const nodeAt = (key: string): Node<Move> => nodes.get(key) ?? { place: '', next: new Map() };
  const edges = new Set<string>();
  for (const { place, next } of nodes.values())
    for (const move of next.keys()) edges.add(edgeOf(place, move));
  const open = new Set(edges);

  /** The shortest way from here that ends with an edge not yet taken. */
  const wayToOpen = (from: string): readonly Move[] | null => {
    const seen = new Set([from]);
    const queue: { readonly key: string; readonly moves: readonly Move[] }[] = [{ key: from, moves: [] }];
    for (const { key, moves } of queue) {
      const { place, next } = nodeAt(key);
      for (const move of next.keys()) if (open.has(edgeOf(place, move))) return [...moves, move];
      for (const [move, there] of next) {
        if (seen.has(there)) continue;
        seen.add(there);
        queue.push({ key: there, moves: [...moves, move] });
      }
    }
    return null;
  };

  const walks: Move[][] = [];
  while (open.size > 0) {
    const walk: Move[] = [];
    let at = first;
    for (let way = wayToOpen(at); way !== null; way = wayToOpen(at))
      for (const move of way) {
        open.delete(edgeOf(nodeAt(at).place, move));
        walk.push(move);
        at = nodeAt(at).next.get(move) ?? first;
      }
    if (walk.length === 0) throw new Error(`Out of reach: ${[...open].join(', ')}`);
    walks.push(walk);
  }
  return {
    walks,
    edges,
    places: new Set([...nodes.values()].map(({ place }) => place)),
    situations: nodes.size,
  };
};

/** Limits a document to depth 20, complexity 300 and 100 aliases, counted before execution. */
import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

const mostDepth = 20;
const mostComplexity = 300;
const mostAliases = 100;

export interface Overstep {
  readonly message: string;
  /** Reported as an input error; otherwise like any validation error, with its location. */
  readonly isInput: boolean;
  readonly location?: { readonly line: number; readonly column: number };
}

interface Measure {
  readonly fields: number;
  readonly aliases: number;
  /** Levels below the first; fields without a selection do not count. */
  readonly depth: number;
}

const nothing: Measure = { fields: 0, aliases: 0, depth: 0 };

/**
 * Every field counts at each use of its fragment. A fragment is measured once, so measuring stays
 * fast.
 */
class Surveyor {
  private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  private readonly measured = new Map<string, Measure>();

  constructor(document: DocumentNode) {
    this.fragments = new Map(
      document.definitions
        .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
        .map((definition) => [definition.name.value, definition]),
    );
  }

  measure(set: SelectionSetNode): Measure {
    return set.selections
      .map((selection) => this.measureSelection(selection))
      .reduce(
        (sum, own) => ({
          fields: sum.fields + own.fields,
          aliases: sum.aliases + own.aliases,
          depth: Math.max(sum.depth, own.depth),
        }),
        nothing,
      );
  }

  private measureSelection(selection: SelectionNode): Measure {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.measureFragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return this.measure(selection.selectionSet);
    const aliases = selection.alias ? 1 : 0;
    // introspection counts as one field, because tools request all of it
    if (selection.name.value === '__schema' || !selection.selectionSet)
      return { fields: 1, aliases, depth: 0 };
    const beneath = this.measure(selection.selectionSet);
    const isParent = selection.selectionSet.selections.length > 0;
    return {
      fields: beneath.fields + 1,
      aliases: beneath.aliases + aliases,
      depth: beneath.depth + (isParent ? 1 : 0),
    };
  }

  private measureFragment(name: string): Measure {
    const known = this.measured.get(name);
    if (known) return known;
    // a cycle of fragments is reported by the validation
    this.measured.set(name, nothing);
    const fragment = this.fragments.get(name);
    const own = fragment ? this.measure(fragment.selectionSet) : nothing;
    this.measured.set(name, own);
    return own;
  }
}

function isOperation(definition: { readonly kind: Kind }): definition is OperationDefinitionNode {
  return definition.kind === Kind.OPERATION_DEFINITION;
}

function placeOf({ loc }: OperationDefinitionNode): Pick<Overstep, 'location'> {
  return loc ? { location: { line: loc.startToken.line, column: loc.startToken.column } } : {};
}

/** The first limit a document exceeds. */
export function findOverstep(document: DocumentNode): Overstep | null {
  const surveyor = new Surveyor(document);
  const operations = document.definitions
    .filter(isOperation)
    .map((operation) => ({ operation, ...surveyor.measure(operation.selectionSet) }));
  const fields = operations.reduce((sum, own) => sum + own.fields, 0);
  if (fields > mostComplexity)
    return {
      message: `Max query complexity should be ${mostComplexity} but got ${fields}.`,
      isInput: true,
    };
  const aliases = operations.reduce((sum, own) => sum + own.aliases, 0);
  if (aliases > mostAliases)
    return { message: `Max Aliases in query should be ${mostAliases} but got ${aliases}.`, isInput: true };
  // the first level is depth 0
  const deep = operations.find(({ depth }) => depth - 1 > mostDepth);
  if (deep === undefined) return null;
  return {
    message: `Max query depth should be ${mostDepth} but got ${deep.depth - 1}.`,
    isInput: false,
    ...placeOf(deep.operation),
  };
}

/**
 * How deep a text nests its brackets: a parser that recurses would run out of stack on a hostile
 * one.
 */

/** No honest body of JSON nests so deep. */
export const mostJsonDepth = 100;

/** Far above the depth that a document may have, which is refused in words of its own. */
export const mostQueryDepth = 200;

function isDeeper(brackets: Iterable<string>, most: number): boolean {
  let depth = 0;
  for (const bracket of brackets) {
    if ('[{('.includes(bracket)) depth += 1;
    else if (depth > 0) depth -= 1;
    if (depth > most) return true;
  }
  return false;
}

/** Brackets within strings count for nothing. */
export function isDeepJson(text: string): boolean {
  return isDeeper(text.replaceAll(/"(?:[^"\\]|\\.)*"|[^[\]{}]/gs, ''), mostJsonDepth);
}

/** Every bracket counts: where a string of GraphQL ends only its parser knows. */
export function isDeepQuery(query: string): boolean {
  return isDeeper(query.replaceAll(/[^[\]{}()]/g, ''), mostQueryDepth);
}

/**
 * How deep a text nests its brackets: a parser that recurses would run out of stack on a hostile
 * one. One pass, character by character: a pattern that looks for the end of a string tries again
 * at every quote.
 */

/** No honest body of JSON nests so deep. */
export const mostJsonDepth = 100;

/** Far above the depth that a document may have, which is refused in words of its own. */
export const mostQueryDepth = 200;

/** Brackets within strings count for nothing. */
export function isDeepJson(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') inString = !inString;
    else if (inString) {
      // an escaped quote does not end the string
      if (character === '\\') index += 1;
    } else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth = Math.max(depth - 1, 0);
    if (depth > mostJsonDepth) return true;
  }
  return false;
}

/** Every bracket counts: where a string of GraphQL ends only its parser knows. */
export function isDeepQuery(query: string): boolean {
  let depth = 0;
  for (const character of query) {
    if ('[{('.includes(character)) depth += 1;
    else if (']})'.includes(character)) depth = Math.max(depth - 1, 0);
    if (depth > mostQueryDepth) return true;
  }
  return false;
}

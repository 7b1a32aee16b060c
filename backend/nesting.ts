/**
 * Measures how deep a text nests brackets, because a recursive parser would overflow the stack on a
 * hostile one. A single pass per character; a regular expression for strings would backtrack at
 * every quote.
 */

/** Deeper than any legitimate JSON body. */
export const mostJsonDepth = 100;

/** Far above the allowed query depth, which has its own error message. */
export const mostQueryDepth = 200;

/** Ignores brackets within strings. */
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

/** Counts every bracket, because only the parser knows where a GraphQL string ends. */
export function isDeepQuery(query: string): boolean {
  let depth = 0;
  for (const character of query) {
    if ('[{('.includes(character)) depth += 1;
    else if (']})'.includes(character)) depth = Math.max(depth - 1, 0);
    if (depth > mostQueryDepth) return true;
  }
  return false;
}

/**
 * Builds the address of a read: query without white space, operation name and variables (NET-01).
 */

export const shrinkQuery = (address: string): string => {
  const url = new URL(address);
  const query = url.searchParams.get('query');
  if (query === null) return address;
  const shrunk = query
    .replace(/#[^\n]*/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}():,!]) ?/g, '$1');
  url.searchParams.set('query', shrunk.trim());
  return url.toString();
};

/** Whether a request is for the shop's page rather than for a missing file (§2). */

const extensionOf = (path: string): string => /\.([^./]+)$/.exec(path)?.[1] ?? '';

export const isPageRequest = (path: string, request: Request): boolean => {
  // an old page that requests a script of an earlier release must get a 404
  if (path.startsWith('/assets/')) return false;
  const accept = request.headers.get('accept') ?? '*/*';
  if (accept.includes('text/html')) return true;
  // programs that accept anything and name no destination get what a person would see
  return (
    accept.includes('*/*') &&
    !request.headers.has('sec-fetch-dest') &&
    ['', 'html'].includes(extensionOf(path))
  );
};

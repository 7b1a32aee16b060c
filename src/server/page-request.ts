/** Whether a request wants the shop's page, rather than a file that happens not to exist (§2). */

const extensionOf = (path: string): string => /\.([^./]+)$/.exec(path)?.[1] ?? '';

export const isPageRequest = (path: string, request: Request): boolean => {
  // an old page asking for a script of an earlier release must learn that it is gone
  if (path.startsWith('/assets/')) return false;
  const accept = request.headers.get('accept') ?? '*/*';
  if (accept.includes('text/html')) return true;
  // programs that take anything and name no purpose see what a person would see
  return (
    accept.includes('*/*') &&
    !request.headers.has('sec-fetch-dest') &&
    ['', 'html'].includes(extensionOf(path))
  );
};

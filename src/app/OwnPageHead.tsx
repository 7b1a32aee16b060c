/** The one address of a page that the shop knows by itself and that anybody may find (BEY-14). */

export const OwnPageHead = ({ path }: { readonly path: string }) => (
  <link rel="canonical" href={new URL(path, window.location.origin).href} />
);

/** Addresses of the wire to the shop's own: a path for what lies on the media path (CAT-04, CAT-06). */

/** What a Magento's theme draws where a product has no picture: a file of its own that this shop does not have. */
const standIn = /\/static\/.*\/placeholder\//;

/** Another host's images stay what they are; ours become paths of this origin. Empty where there is no picture. */
export const toMediaPath = (url: string | null | undefined): string => {
  if (url === null || url === undefined || standIn.test(url)) return '';
  const at = url.indexOf('/media/');
  return at < 0 ? url : (url.slice(at).split('?')[0] ?? '');
};

export const toPath = (key: string | null | undefined, suffix: string | null | undefined): string | null =>
  key === null || key === undefined || key === '' ? null : `/${key}${suffix ?? ''}`;

/** What this shop lets download is fetched from its own origin, whatever host the server names. */
export const toDownloadPath = (url: string | null): string | null => {
  const at = url?.indexOf('/downloadable/') ?? -1;
  return url === null || at < 0 ? url : url.slice(at);
};

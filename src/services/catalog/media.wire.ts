/**
 * Turns the backend's addresses into paths of the shop for
 * files on the media path (CAT-04, CAT-06).
 */

/** The placeholder of Magento's theme for a missing picture; this shop does not have the file. */
const standIn = /\/static\/.*\/placeholder\//;

/**
 * The path of an image on the media path; other images keep
 * their address. Empty if there is no picture.
 */
export const toMediaPath = (url: string | null | undefined): string => {
  if (url === null || url === undefined || standIn.test(url)) return '';
  const at = url.indexOf('/media/');
  return at < 0 ? url : (url.slice(at).split('?')[0] ?? '');
};

export const toPath = (key: string | null | undefined, suffix: string | null | undefined): string | null =>
  key === null || key === undefined || key === '' ? null : `/${key}${suffix ?? ''}`;

/**
 * Downloads are fetched from the shop's own origin, regardless of the host that the server names.
 */
export const toDownloadPath = (url: string | null): string | null => {
  const at = url?.indexOf('/downloadable/') ?? -1;
  return url === null || at < 0 ? url : url.slice(at);
};

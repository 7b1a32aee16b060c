/**
 * The address on the shop's own host that a link around an
 * element leads to; null for any other link.
 */

export const ownLinkAt = (target: EventTarget | null): URL | null => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download')) return null;
  const url = new URL(link.href, window.location.href);
  return url.origin === window.location.origin && !url.pathname.startsWith('/media/') ? url : null;
};

/** What a page asks in the moment it is left has to outlive it (BEY-05). */

export const partingFetch = (page: Window & typeof globalThis): typeof fetch => {
  let isLeaving = false;
  page.addEventListener('pagehide', () => (isLeaving = true));
  // out of the history it lives on
  page.addEventListener('pageshow', () => (isLeaving = false));
  return (input, init) => page.fetch(input, isLeaving ? { ...init, keepalive: true } : init);
};

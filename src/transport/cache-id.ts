/** Sends Magento's cache id with every request: the last one received (NET-01). */

const name = 'X-Magento-Cache-Id';

export interface CacheId {
  headers(): Readonly<Record<string, string>>;
  hear(response: Response): void;
}

export const createCacheId = (): CacheId => {
  let id: string | null = null;
  return {
    headers: () => (id === null ? {} : { [name]: id }),
    hear: (response) => {
      id = response.headers.get(name) ?? id;
    },
  };
};

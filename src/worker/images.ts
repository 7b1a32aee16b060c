/** Catalogue images: from the cache first, limited in number and age. */

import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { cacheNames } from '#transport/cache-names.ts';
import { answerBy } from './answer.ts';
import { bounded } from './bounded.ts';
import { unlessForgotten, watchForgetting } from './forgetting.ts';

const imagesKept = 120;
const daysKept = 30;

const strategy = new CacheFirst({
  cacheName: cacheNames.images,
  // the response varies by the image formats of the browser, which do not change
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: ({ response }) => Promise.resolve(response.status === 200 ? response : null) },
    bounded(imagesKept, daysKept),
    unlessForgotten,
  ],
});

const folder = '/media/';

export const isCatalogueImage = ({ destination }: Request, { pathname }: URL): boolean =>
  destination === 'image' && pathname.startsWith(folder);

export const readImage = (event: FetchEvent): Promise<Response> => answerBy(strategy, event, event.request);

/** Accept header as browsers send it for images, so that their HTTP cache is used. */
const accepted = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/** Caches images of a page that opened before there was a worker. */
export const storeImages = async (event: ExtendableEvent, urls: readonly URL[]): Promise<void> => {
  const isForgotten = watchForgetting();
  for (const url of urls.slice(0, imagesKept))
    if (!isForgotten() && url.origin === location.origin && url.pathname.startsWith(folder))
      await answerBy(strategy, event, new Request(url, { headers: { Accept: accepted } })).catch(
        () => undefined,
      );
};

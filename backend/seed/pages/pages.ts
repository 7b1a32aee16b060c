/** Every content page of the shop (§2, CONTENT-03). */
import type { SeedProduct } from '../seed-catalog-types.ts';
import { productFinder } from '../page-builder/product-list.ts';
import type { SeedCmsPage } from '../seed-types.ts';
import { about } from './about.ts';
import { aboutCommunity, aboutSustainability } from './about-care.ts';
import { aboutDelivery } from './about-delivery.ts';
import { aboutQuality } from './about-quality.ts';
import { careers, contact, whereToBuy } from './contact.ts';
import { home } from './home.ts';
import { privacy, terms, trademarks } from './legal.ts';
import { news } from './news.ts';
import { noRoute } from './no-route.ts';
import { allProducts, placeOrder, siteMap } from './overviews.ts';
import { questions } from './questions.ts';
import { styleGuide } from './style-guide.ts';
import { waterAtHome } from './water-at-home.ts';
import { waterAtWork } from './water-at-work.ts';

/** Some pages list products, so pages are built from the products. */
export function pagesOf(products: readonly SeedProduct[]): readonly SeedCmsPage[] {
  const find = productFinder(products);
  return [
    home,
    noRoute,
    waterAtWork(find),
    waterAtHome(find),
    whereToBuy,
    questions,
    about,
    aboutDelivery,
    aboutQuality,
    aboutSustainability,
    aboutCommunity,
    news(find),
    careers,
    contact,
    privacy,
    terms,
    trademarks,
    allProducts(find),
    placeOrder,
    siteMap,
    styleGuide(find, products),
  ];
}

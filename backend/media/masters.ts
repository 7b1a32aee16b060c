/** Maps paths below /media/ to drawings. */
import { seedShop } from '../seed/shop.ts';
import { drawings } from './drawings/catalogue.ts';
import { interiors } from './drawings/scenes/interiors.ts';
import { sources } from './drawings/scenes/sources.ts';
import { streets } from './drawings/scenes/streets.ts';

/** Pictures of content pages: path below wysiwyg/ and the drawing's key. */
const pagePictures: readonly (readonly [file: string, drawing: string])[] = [
  ['home/hero.jpg', 'home-hero'],
  ['home/hero-narrow.jpg', 'home-hero-narrow'],
  ['home/at-home.jpg', 'home-at-home'],
  ['home/at-work.jpg', 'home-at-work'],
  ...Object.keys({ ...streets, ...sources, ...interiors }).map((key): [string, string] => [
    `scenes/${key.slice('scene-'.length)}.jpg`,
    key,
  ]),
];

/** The path of a category's picture below catalog/category/. */
export function categoryImage(urlKey: string): string {
  return `${urlKey}.jpg`;
}

/** Placeholders for products without a picture, one per image role of Magento. */
const placeholders: readonly (readonly [path: string, drawing: string])[] = [
  'image',
  'small_image',
  'thumbnail',
].map((role) => [`catalog/product/placeholder/${role}.jpg`, 'placeholder']);

/** Every path with its drawing's key. */
export const masterPaths: ReadonlyMap<string, string> = new Map<string, string>([
  ...seedShop.products.flatMap(({ images }) =>
    images.map(({ file, drawing }): [string, string] => [`catalog/product/${file}`, drawing]),
  ),
  ...seedShop.categories.map(({ urlKey, drawing }): [string, string] => [
    `catalog/category/${categoryImage(urlKey)}`,
    drawing,
  ]),
  ...pagePictures.map(([file, drawing]): [string, string] => [`wysiwyg/${file}`, drawing]),
  ...placeholders,
]);

const drawn = new Map<string, string>();

/** The SVG master of a path, or null without one. */
export function findMaster(path: string): string | null {
  const key = masterPaths.get(path);
  const draw = key === undefined ? undefined : drawings[key];
  if (key === undefined || draw === undefined) return null;
  const master = drawn.get(key) ?? draw();
  drawn.set(key, master);
  return master;
}

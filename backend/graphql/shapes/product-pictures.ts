/** Shapes a product's pictures, and the placeholder of one without any (CAT-02). */
import type { ProductRow } from '../../catalog/product-reader.ts';
import { settingText } from '../../store/settings.ts';
import { toUid } from '../../uid.ts';
import type { GraphqlContext } from '../context.ts';

async function addressOf(file: string, context: GraphqlContext): Promise<string> {
  return `${settingText(await context.settings(), 'secure_base_media_url', '/media/')}catalog/product/${file}`;
}

export function pictureShapes(row: ProductRow, context: GraphqlContext) {
  return row.pictures.map(({ file, label }, place) => ({
    __typename: 'ProductImage',
    url: () => addressOf(file, context),
    label: label || row.name,
    position: place + 1,
    disabled: false,
  }));
}

type Role = 'image' | 'small_image' | 'thumbnail';

function firstPicture(row: ProductRow, role: Role, context: GraphqlContext) {
  const [first] = pictureShapes(row, context);
  if (first) return first;
  return {
    __typename: 'ProductImage',
    url: () => addressOf(`placeholder/${role}.jpg`, context),
    label: row.name,
    position: null,
    disabled: null,
  };
}

const roles: readonly Role[] = ['image', 'small_image', 'thumbnail'];

export function pictureFields(row: ProductRow, context: GraphqlContext) {
  return {
    image: firstPicture(row, 'image', context),
    small_image: firstPicture(row, 'small_image', context),
    thumbnail: firstPicture(row, 'thumbnail', context),
    media_gallery: () => pictureShapes(row, context),
    media_gallery_entries: row.pictures.map(({ file, label }, place) => ({
      id: place + 1,
      uid: toUid(place + 1),
      media_type: 'image',
      file: `/${file}`,
      label: label || row.name,
      position: place + 1,
      disabled: false,
      types: place === 0 ? roles : [],
      content: null,
      video_content: null,
    })),
  };
}

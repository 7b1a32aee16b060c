/** Shapes the swatch of an attribute option: a colour, an image or a short text. */
import type { AttributeOption } from '../../database/schema/store.ts';
import { settingText } from '../../store/settings.ts';
import type { GraphqlContext } from '../context.ts';

export async function swatchShape({ swatch }: AttributeOption, context: GraphqlContext) {
  if (swatch === null) return null;
  if (swatch.startsWith('#')) return { __typename: 'ColorSwatchData', value: swatch };
  if (!/\.\w{3,4}$/.test(swatch)) return { __typename: 'TextSwatchData', value: swatch };
  const base = settingText(await context.settings(), 'secure_base_media_url', '/media/');
  return {
    __typename: 'ImageSwatchData',
    value: swatch,
    thumbnail: `${base}attribute/swatch/${swatch.replace(/^\//, '')}`,
  };
}

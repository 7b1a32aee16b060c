/** Text of a cart line to store in this browser for the next visit (VIEW-01). */

import type { CartLine } from '#machines/domain/cart.ts';
import type { ShownLine } from '#machines/domain/lost-lines.ts';
import { defaultPriceFormat, formatPrice } from '#machines/domain/money.ts';
import { imageOf } from '#paths.ts';
import { pictureSet } from '#ui/picture-set.ts';
import { eachText } from './each-text.ts';
import { thumbnailWidths } from './thumbnail.ts';

export const shownLineOf =
  (priceFormat: string | null) =>
  ({ image, price, isRental, rowTotal, soldSku }: CartLine): ShownLine => {
    const format = priceFormat ?? defaultPriceFormat;
    return {
      each: eachText(price, isRental, format),
      number: `Item no. ${soldSku}`,
      total: formatPrice(rowTotal, { format, forceDecimals: true }),
      pictures: image === null ? '' : pictureSet((width) => imageOf(image, width), thumbnailWidths),
    };
  };

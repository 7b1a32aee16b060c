/** Members of a grouped product with picture, price and quantity, which may be zero (CAT-02). */

import type { Members } from '#machines/domain/offer.ts';
import { piecesOf } from '#machines/domain/picks.ts';
import { imageOf } from '#paths.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Price } from '#ui/Price.tsx';
import { RadioCardGroup } from '#ui/RadioCardGroup.tsx';
import { memberPrice, tierTexts } from './choice-price.ts';
import type { GroupProps } from './group-props.ts';
import styles from './MembersGroup.module.css';
import { PiecesStepper } from './PiecesStepper.tsx';

const thumbnailWidths = [80, 160];

/** The default export is required by React.lazy. */
export default function MembersGroup({ offer, group, picks, error, fieldId, send }: GroupProps<Members>) {
  const format = usePriceFormat();
  return (
    <RadioCardGroup id={fieldId} legend={group.label} error={error}>
      <ul className={styles['members']}>
        {group.choices.map((member) => {
          const { uid, label, path, image, isInStock, isRental } = member;
          return (
            <li key={uid} className={styles['member']}>
              <Picture
                srcFor={(width) => imageOf(image ?? '', width)}
                widths={thumbnailWidths}
                sizes="64px"
                width={64}
                height={64}
                alt=""
              />
              <div className={styles['words']}>
                {path === null ? <span>{label}</span> : <a href={path}>{label}</a>}
                {isRental && (
                  <span>
                    <Badge kind="rental">Rental</Badge>
                  </span>
                )}
                <Price {...memberPrice(offer, member, piecesOf(picks, member), format)} size="small" />
                {tierTexts(member, format).map((text) => (
                  <span key={text} className={styles['tier']}>
                    {text}
                  </span>
                ))}
              </div>
              {isInStock ? (
                <PiecesStepper choice={member} {...{ picks, fieldId, send }} min={0} />
              ) : (
                <Badge kind="out-of-stock">Out of stock</Badge>
              )}
            </li>
          );
        })}
      </ul>
    </RadioCardGroup>
  );
}

/**
 * Advanced Page Builder settings as classes and background pictures (§3 layout content styling).
 */

import type { CSSProperties } from 'react';
import type { BackgroundImages, Styling } from '#machines/domain/content-tree.ts';
import { imageOf } from '#paths.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './styling.module.css';

type Name = string | false | null | undefined;

/** Own classes first, then the merchant's, whose rules come later and win. */
export const classesOf = (node: Styling, ...own: readonly Name[]): string =>
  classNames(
    ...own,
    node.textAlign !== null && styles[node.textAlign],
    node.verticalAlignment !== null && styles[node.verticalAlignment],
    ...node.cssClasses,
    node.styleName,
  );

const urlOf = (image: string, width: number): string =>
  image === '' ? 'none' : `url("${imageOf(image, width).replace(/["\\\s]/g, encodeURIComponent)}")`;

/** Variables of the class `backdrop`; media queries pick the picture, mobile up to 768 px (§2). */
export const backdropOf = ({ desktop, mobile }: BackgroundImages): CSSProperties =>
  ({
    '--narrow': urlOf(mobile || desktop, 960),
    '--middle': urlOf(desktop || mobile, 1600),
    '--wide': urlOf(desktop || mobile, 2560),
  }) as CSSProperties;

/** Class and style of an element that carries its own background picture. */
export const backed = (node: Styling, ...own: readonly Name[]) => ({
  className: classesOf(node, ...own, node.background !== null && styles['backdrop']),
  style: node.background === null ? undefined : backdropOf(node.background),
});

export const backdropClass = styles['backdrop'];
export const flowClass = styles['flow'];

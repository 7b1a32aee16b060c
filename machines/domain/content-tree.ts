/** What the merchant's page builder wrote, as a typed tree (§2 content types, §3 layout content styling, CONTENT-01). Parsed and made harmless once; whoever draws it asks nothing of markup. */

/** Pictures for wide and narrow screens; a narrow one is used up to 768 px (§2). Empty where there is none. */
export interface BackgroundImages {
  readonly desktop: string;
  readonly mobile: string;
}

export type VerticalAlignment = 'top' | 'middle' | 'bottom';
export type TextAlignment = 'left' | 'center' | 'right' | 'justify';

/** What the builder's advanced settings say about any element (§3). Padding, margin, border and sizes, and what a width of screen changes of them, are rules of the document's style block, which `styleName` points into. */
export interface Styling {
  /** A class of the document's style block; empty where the element has no rule. */
  readonly styleName: string;
  readonly cssClasses: readonly string[];
  readonly isHidden: boolean;
  readonly textAlign: TextAlignment | null;
  readonly verticalAlignment: VerticalAlignment | null;
  readonly background: BackgroundImages | null;
}

interface Element extends Styling {
  /** Its place in the document, as numbers joined by points: an address of its own. */
  readonly key: string;
}

interface Parent extends Element {
  readonly children: readonly ContentNode[];
}

/** Where a picture, a button or a banner leads; own addresses are paths (ROUTE-12). */
export interface ContentLink {
  readonly href: string;
  readonly isNewTab: boolean;
  readonly title: string;
}

/** Milliseconds where time is meant (§2 slider options). */
export interface SliderOptions {
  readonly hasAutoplay: boolean;
  readonly autoplaySpeed: number;
  readonly isInfinite: boolean;
  readonly hasArrows: boolean;
  readonly hasDots: boolean;
}

export interface BackgroundVideo {
  /** A film file or the page of a film service; empty where only its picture can be shown. */
  readonly source: string;
  readonly fallbackImage: string;
  readonly overlayColor: string;
  readonly isLooped: boolean;
  readonly isPlayedOnlyVisible: boolean;
  readonly isLazy: boolean;
}

export interface RowNode extends Parent {
  readonly type: 'row';
  readonly appearance: 'contained' | 'full-width' | 'full-bleed';
  /** How fast the picture moves beside the page, which has 1: at 0 it stays in the window; null where it is the row's own (§9: 0.5). */
  readonly parallaxSpeed: number | null;
  readonly video: BackgroundVideo | null;
  /** Rules for what stands within a row that is wider than its words. */
  readonly innerStyleName: string;
}

export interface ColumnNode extends Parent {
  readonly type: 'column';
  readonly appearance: 'align-top' | 'align-center' | 'align-bottom' | 'full-height';
}

export interface ColumnLineNode extends Parent {
  readonly type: 'column-line';
}

export interface ColumnGroupNode extends Parent {
  readonly type: 'column-group';
  readonly gridSize: number;
}

export interface ImageNode extends Element {
  readonly type: 'image';
  readonly images: BackgroundImages;
  readonly alt: string;
  readonly title: string;
  /** HTML, sanitised; empty where there is none. */
  readonly caption: string;
  readonly link: ContentLink | null;
  readonly imageStyleName: string;
}

export interface HeadingNode extends Element {
  readonly type: 'heading';
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  /** HTML, sanitised. */
  readonly content: string;
}

/** Words, the merchant's own HTML, and content that nobody built with the builder: HTML, sanitised. */
export interface HtmlNode extends Element {
  readonly type: 'text' | 'html';
  readonly content: string;
}

export interface TabItemNode extends Parent {
  readonly type: 'tab-item';
  readonly name: string;
}

export interface TabsNode extends Element {
  readonly type: 'tabs';
  readonly items: readonly TabItemNode[];
  /** From 0. */
  readonly activeTab: number;
  readonly tabAlign: 'left' | 'center' | 'right';
  readonly contentStyleName: string;
  readonly headerStyleName: string;
}

export type ButtonType = 'primary' | 'secondary' | 'link';

export interface ButtonItemNode extends Element {
  readonly type: 'button-item';
  readonly buttonType: ButtonType;
  readonly text: string;
  readonly link: ContentLink | null;
  readonly buttonStyleName: string;
}

export interface ButtonsNode extends Element {
  readonly type: 'buttons';
  readonly items: readonly ButtonItemNode[];
  readonly isStacked: boolean;
  /** All as wide as the widest. */
  readonly isSameWidth: boolean;
}

/** Another piece of content the merchant keeps; what it holds stands within, as the server wrote it. */
export interface BlockNode extends Parent {
  readonly type: 'block';
}

export interface ProductsNode extends Element {
  readonly type: 'products';
  readonly appearance: 'grid' | 'carousel';
  /** Skus, or url keys where the markup names no sku; in the merchant's order. */
  readonly skus: readonly string[];
  readonly urlKeys: readonly string[];
  readonly carousel: SliderOptions & {
    readonly mode: 'default' | 'continuous';
    /** CSS length. */
    readonly centerPadding: string;
  };
}

export interface DividerNode extends Element {
  readonly type: 'divider';
  readonly lineStyleName: string;
}

export interface VideoNode extends Element {
  readonly type: 'video';
  /** https; a file to be played or the page of a film service to be framed. */
  readonly source: string;
  readonly isFile: boolean;
  readonly title: string;
  readonly hasAutoplay: boolean;
  readonly isMuted: boolean;
  readonly innerStyleName: string;
  readonly wrapperStyleName: string;
}

export interface MapLocation {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly phone: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
  readonly country: string;
  readonly comment: string;
}

export interface MapNode extends Element {
  readonly type: 'map';
  readonly locations: readonly MapLocation[];
  readonly hasControls: boolean;
}

/** Shown at all times, under the pointer or the focus only, or never. */
export type Showing = 'always' | 'hover' | 'never';

export interface BannerNode extends Element {
  readonly type: 'banner' | 'slide';
  readonly appearance: 'poster' | 'collage-left' | 'collage-centered' | 'collage-right';
  /** HTML, sanitised. */
  readonly content: string;
  /** A slide's; empty for a banner. */
  readonly name: string;
  /** What is to be seen, for who cannot see it; empty where nobody said. */
  readonly label: string;
  readonly link: ContentLink | null;
  readonly buttonText: string;
  readonly buttonType: ButtonType;
  readonly showButton: Showing;
  readonly showOverlay: Showing;
  /** CSS colour. */
  readonly overlayColor: string;
  readonly video: BackgroundVideo | null;
  readonly wrapperStyleName: string;
  readonly overlayStyleName: string;
  readonly contentStyleName: string;
}

export interface SliderNode extends Element {
  readonly type: 'slider';
  readonly slides: readonly BannerNode[];
  readonly options: SliderOptions & { readonly isFading: boolean };
}

export type ContentNode =
  | RowNode
  | ColumnNode
  | ColumnLineNode
  | ColumnGroupNode
  | ImageNode
  | HeadingNode
  | HtmlNode
  | TabsNode
  | TabItemNode
  | ButtonsNode
  | ButtonItemNode
  | BlockNode
  | ProductsNode
  | DividerNode
  | VideoNode
  | MapNode
  | BannerNode
  | SliderNode;

/** A whole page or block: its elements and the one style block their names point into. */
export interface ContentTree {
  readonly nodes: readonly ContentNode[];
  /** CSS of our own writing from what the markup declared: known properties, no address but pictures of the shop. */
  readonly styles: string;
}

export const emptyContent: ContentTree = { nodes: [], styles: '' };

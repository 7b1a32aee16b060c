/** Page builder content as a typed tree, parsed and sanitised once (§2, §3, CONTENT-01). */

/** Pictures for wide and narrow screens, the narrow one up to 768 px (§2). Empty for none. */
export interface BackgroundImages {
  readonly desktop: string;
  readonly mobile: string;
}

export type VerticalAlignment = 'top' | 'middle' | 'bottom';
export type TextAlignment = 'left' | 'center' | 'right' | 'justify';

/**
 * The advanced settings of any element (§3). Padding, margin, border and sizes are rules of the
 * document's style block; `styleName` is their class.
 */
export interface Styling {
  /** A class in the document's style block; empty without a rule. */
  readonly styleName: string;
  readonly cssClasses: readonly string[];
  readonly isHidden: boolean;
  readonly textAlign: TextAlignment | null;
  readonly verticalAlignment: VerticalAlignment | null;
  readonly background: BackgroundImages | null;
}

interface Element extends Styling {
  /** The unique position in the document, as numbers joined by dots. */
  readonly key: string;
}

interface Parent extends Element {
  readonly children: readonly ContentNode[];
}

/** The target of a picture, button or banner; own addresses are paths (ROUTE-12). */
export interface ContentLink {
  readonly href: string;
  readonly isNewTab: boolean;
  readonly title: string;
}

/** Times in milliseconds (§2 slider options). */
export interface SliderOptions {
  readonly hasAutoplay: boolean;
  readonly autoplaySpeed: number;
  readonly isInfinite: boolean;
  readonly hasArrows: boolean;
  readonly hasDots: boolean;
}

export interface BackgroundVideo {
  /** A video file or the page of a video host; empty where only its picture can be shown. */
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
  /**
   * Scroll speed relative to the page: at 0 the picture is fixed in the window; null uses the default
   * (§9: 0.5).
   */
  readonly parallaxSpeed: number | null;
  readonly video: BackgroundVideo | null;
  /** Styles for the content of a row that is wider than its text. */
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
  /** Sanitised HTML; empty for none. */
  readonly caption: string;
  readonly link: ContentLink | null;
  readonly imageStyleName: string;
}

export interface HeadingNode extends Element {
  readonly type: 'heading';
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Sanitised HTML. */
  readonly content: string;
}

/** Text, the merchant's own HTML and content made without the builder: sanitised HTML. */
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

/** Another content block of the merchant; its children are what the server rendered. */
export interface BlockNode extends Parent {
  readonly type: 'block';
}

export interface ProductsNode extends Element {
  readonly type: 'products';
  readonly appearance: 'grid' | 'carousel';
  /** SKUs, or url keys where the markup has no SKU; in the merchant's order. */
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
  /** https; a video file to play or the page of a video host to embed. */
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

/** Always, on hover or focus only, or never. */
export type Showing = 'always' | 'hover' | 'never';

export interface BannerNode extends Element {
  readonly type: 'banner' | 'slide';
  readonly appearance: 'poster' | 'collage-left' | 'collage-centered' | 'collage-right';
  /** Sanitised HTML. */
  readonly content: string;
  /** The name of a slide; empty for a banner. */
  readonly name: string;
  /** The alternative text; empty where the merchant set none. */
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

/** A page or block: its elements and the style block for their class names. */
export interface ContentTree {
  readonly nodes: readonly ContentNode[];
  /**
   * CSS generated from the markup: known properties only, and no URLs except pictures of the shop.
   */
  readonly styles: string;
}

export const emptyContent: ContentTree = { nodes: [], styles: '' };

/** Elements of content as the parser hands them over, with nothing said that a test does not say itself. */

import type {
  BackgroundVideo,
  BannerNode,
  ButtonItemNode,
  ContentNode,
  ContentTree,
  HeadingNode,
  HtmlNode,
  ImageNode,
  MapLocation,
  MapNode,
  ProductsNode,
  RowNode,
  SliderNode,
  Styling,
  TabItemNode,
  TabsNode,
  VideoNode,
} from '#machines/domain/content-tree.ts';

const plain: Styling = {
  styleName: '',
  cssClasses: [],
  isHidden: false,
  textAlign: null,
  verticalAlignment: null,
  background: null,
};
let made = 0;
const element = () => ({ ...plain, key: `9.${(made += 1)}` });

export const treeOf = (...nodes: readonly ContentNode[]): ContentTree => ({ nodes, styles: '' });

export const heading = (content: string, more: Partial<HeadingNode> = {}): HeadingNode => ({
  ...element(),
  type: 'heading',
  level: 2,
  content,
  ...more,
});
export const text = (content: string, more: Partial<HtmlNode> = {}): HtmlNode => ({
  ...element(),
  type: 'text',
  content,
  ...more,
});
export const row = (children: readonly ContentNode[], more: Partial<RowNode> = {}): RowNode => ({
  ...element(),
  type: 'row',
  appearance: 'contained',
  parallaxSpeed: null,
  video: null,
  innerStyleName: '',
  children,
  ...more,
});
export const image = (more: Partial<ImageNode>): ImageNode => ({
  ...element(),
  type: 'image',
  images: { desktop: '/media/wysiwyg/van.jpg', mobile: '' },
  alt: 'A van',
  title: '',
  caption: '',
  link: null,
  imageStyleName: '',
  ...more,
});
export const button = (words: string, more: Partial<ButtonItemNode> = {}): ButtonItemNode => ({
  ...element(),
  type: 'button-item',
  buttonType: 'primary',
  text: words,
  link: { href: '/water.html', isNewTab: false, title: '' },
  buttonStyleName: '',
  ...more,
});
export const tab = (name: string, children: readonly ContentNode[]): TabItemNode => ({
  ...element(),
  type: 'tab-item',
  name,
  children,
});
export const tabs = (items: readonly TabItemNode[], more: Partial<TabsNode> = {}): TabsNode => ({
  ...element(),
  type: 'tabs',
  items,
  activeTab: 0,
  tabAlign: 'left',
  contentStyleName: '',
  headerStyleName: '',
  ...more,
});
export const video = (more: Partial<VideoNode>): VideoNode => ({
  ...element(),
  type: 'video',
  source: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  isFile: false,
  title: 'How we bottle',
  hasAutoplay: false,
  isMuted: false,
  innerStyleName: '',
  wrapperStyleName: '',
  ...more,
});
export const banner = (more: Partial<BannerNode>): BannerNode => ({
  ...element(),
  type: 'banner',
  appearance: 'poster',
  content: '<h2>Summer</h2>',
  name: '',
  label: '',
  link: { href: '/water.html', isNewTab: false, title: '' },
  buttonText: 'See water',
  buttonType: 'primary',
  showButton: 'always',
  showOverlay: 'never',
  overlayColor: '',
  video: null,
  wrapperStyleName: '',
  overlayStyleName: '',
  contentStyleName: '',
  ...more,
});
export const still = {
  hasAutoplay: false,
  autoplaySpeed: 4000,
  isInfinite: false,
  hasArrows: true,
  hasDots: true,
};
export const slider = (
  slides: readonly BannerNode[],
  options: Partial<SliderNode['options']> = {},
): SliderNode => ({
  ...element(),
  type: 'slider',
  slides,
  options: { ...still, isFading: false, ...options },
});
export const products = (more: Partial<ProductsNode>): ProductsNode => ({
  ...element(),
  type: 'products',
  appearance: 'grid',
  skus: [],
  urlKeys: [],
  carousel: { ...still, mode: 'default', centerPadding: '90px' },
  ...more,
});
export const geebung: MapLocation = {
  name: 'Depot Geebung',
  latitude: -27.37,
  longitude: 153.04,
  phone: '(07) 5550 0110',
  address: '4 Pump Street',
  city: 'Geebung',
  state: 'QLD',
  postcode: '4034',
  country: 'Australia',
  comment: 'Gate 2',
};

export const map = (locations: MapNode['locations'], more: Partial<MapNode> = {}): MapNode => ({
  ...element(),
  type: 'map',
  locations,
  hasControls: true,
  ...more,
});
export const film = (source: string): BackgroundVideo => ({
  source,
  fallbackImage: '/media/wysiwyg/hall.jpg',
  overlayColor: 'rgba(0, 0, 0, 0.4)',
  isLooped: true,
  isPlayedOnlyVisible: true,
  isLazy: true,
});
export const columns = (...children: readonly ContentNode[]): ContentNode => ({
  ...element(),
  type: 'column-group',
  gridSize: 12,
  children: [
    {
      ...element(),
      type: 'column-line',
      children: children.map((child) => ({
        ...element(),
        type: 'column',
        appearance: 'align-center',
        children: [child],
      })),
    },
  ],
});
export const divider = (): ContentNode => ({ ...element(), type: 'divider', lineStyleName: 'P1' });
export const block = (...children: readonly ContentNode[]): ContentNode => ({
  ...element(),
  type: 'block',
  children,
});

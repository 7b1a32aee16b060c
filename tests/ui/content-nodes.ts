/** Elements of content as the parser returns them, with plain defaults. */

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
const make = <Node extends ContentNode>(
  own: Omit<Node, keyof Styling | 'key'>,
  more: Partial<Node> = {},
): Node => ({ ...plain, key: `9.${(made += 1)}`, ...own, ...more }) as unknown as Node;

export const treeOf = (...nodes: readonly ContentNode[]): ContentTree => ({ nodes, styles: '' });

export const heading = (content: string, more?: Partial<HeadingNode>) =>
  make<HeadingNode>({ type: 'heading', level: 2, content }, more);
export const text = (content: string, more?: Partial<HtmlNode>) =>
  make<HtmlNode>({ type: 'text', content }, more);
export const row = (children: readonly ContentNode[], more?: Partial<RowNode>) =>
  make<RowNode>(
    { type: 'row', appearance: 'contained', parallaxSpeed: null, video: null, innerStyleName: '', children },
    more,
  );
const link = { href: '/water.html', isNewTab: false, title: '' };
const images = { desktop: '/media/wysiwyg/van.jpg', mobile: '' };
export const image = (more?: Partial<ImageNode>) =>
  make<ImageNode>(
    { type: 'image', images, alt: 'A van', title: '', caption: '', link: null, imageStyleName: '' },
    more,
  );
export const button = (label: string, more?: Partial<ButtonItemNode>) =>
  make<ButtonItemNode>(
    { type: 'button-item', buttonType: 'primary', text: label, link, buttonStyleName: '' },
    more,
  );
export const tab = (name: string, children: readonly ContentNode[]) =>
  make<TabItemNode>({ type: 'tab-item', name, children });
export const tabs = (items: readonly TabItemNode[], more?: Partial<TabsNode>) =>
  make<TabsNode>(
    { type: 'tabs', items, activeTab: 0, tabAlign: 'left', contentStyleName: '', headerStyleName: '' },
    more,
  );
export const video = (more?: Partial<VideoNode>) =>
  make<VideoNode>(
    {
      type: 'video',
      source: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      isFile: false,
      title: 'How we bottle',
      hasAutoplay: false,
      isMuted: false,
      innerStyleName: '',
      wrapperStyleName: '',
    },
    more,
  );
export const banner = (more?: Partial<BannerNode>) =>
  make<BannerNode>(
    {
      type: 'banner',
      appearance: 'poster',
      content: '<h2>Summer</h2>',
      name: '',
      label: '',
      link,
      buttonText: 'See water',
      buttonType: 'primary',
      showButton: 'always',
      showOverlay: 'never',
      overlayColor: '',
      video: null,
      wrapperStyleName: '',
      overlayStyleName: '',
      contentStyleName: '',
    },
    more,
  );
export const still = {
  hasAutoplay: false,
  autoplaySpeed: 4000,
  isInfinite: false,
  hasArrows: true,
  hasDots: true,
};
export const slider = (slides: readonly BannerNode[], options: Partial<SliderNode['options']> = {}) =>
  make<SliderNode>({ type: 'slider', slides, options: { ...still, isFading: false, ...options } });
export const products = (more?: Partial<ProductsNode>) =>
  make<ProductsNode>(
    {
      type: 'products',
      appearance: 'grid',
      skus: [],
      urlKeys: [],
      carousel: { ...still, mode: 'default', centerPadding: '90px' },
    },
    more,
  );
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

export const map = (locations: MapNode['locations'], more?: Partial<MapNode>) =>
  make<MapNode>({ type: 'map', locations, hasControls: true }, more);
export const film = (source: string): BackgroundVideo => ({
  source,
  fallbackImage: '/media/wysiwyg/hall.jpg',
  overlayColor: 'rgba(0, 0, 0, 0.4)',
  isLooped: true,
  isPlayedOnlyVisible: true,
  isLazy: true,
});
const plainNode = (own: object) => make<ContentNode>(own as ContentNode);
export const columns = (...children: readonly ContentNode[]) => {
  const column = (child: ContentNode) =>
    plainNode({ type: 'column', appearance: 'align-center', children: [child] });
  const line = plainNode({ type: 'column-line', children: children.map(column) });
  return plainNode({ type: 'column-group', gridSize: 12, children: [line] });
};
export const divider = () => plainNode({ type: 'divider', lineStyleName: 'P1' });
export const block = (...children: readonly ContentNode[]) => plainNode({ type: 'block', children });

/** Elements of content as the parser returns them, with plain defaults. */

import type * as content from '#machines/domain/content-tree.ts';

const plain: content.Styling = {
  styleName: '',
  cssClasses: [],
  isHidden: false,
  textAlign: null,
  verticalAlignment: null,
  background: null,
};
let made = 0;
const make = <Node extends content.ContentNode>(
  own: Omit<Node, keyof content.Styling | 'key'>,
  more: Partial<Node> = {},
): Node => ({ ...plain, key: `9.${(made += 1)}`, ...own, ...more }) as unknown as Node;

export const treeOf = (...nodes: readonly content.ContentNode[]): content.ContentTree => ({
  nodes,
  styles: '',
});

export const heading = (content: string, more?: Partial<content.HeadingNode>) =>
  make<content.HeadingNode>({ type: 'heading', level: 2, content }, more);
export const text = (content: string, more?: Partial<content.HtmlNode>) =>
  make<content.HtmlNode>({ type: 'text', content }, more);
export const row = (children: readonly content.ContentNode[], more?: Partial<content.RowNode>) =>
  make<content.RowNode>(
    { type: 'row', appearance: 'contained', parallaxSpeed: null, video: null, innerStyleName: '', children },
    more,
  );
const link = { href: '/water.html', isNewTab: false, title: '' };
const images = { desktop: '/media/wysiwyg/van.jpg', mobile: '' };
export const image = (more?: Partial<content.ImageNode>) =>
  make<content.ImageNode>(
    { type: 'image', images, alt: 'A van', title: '', caption: '', link: null, imageStyleName: '' },
    more,
  );
export const button = (label: string, more?: Partial<content.ButtonItemNode>) =>
  make<content.ButtonItemNode>(
    { type: 'button-item', buttonType: 'primary', text: label, link, buttonStyleName: '' },
    more,
  );
export const tab = (name: string, children: readonly content.ContentNode[]) =>
  make<content.TabItemNode>({ type: 'tab-item', name, children });
export const tabs = (items: readonly content.TabItemNode[], more?: Partial<content.TabsNode>) =>
  make<content.TabsNode>(
    { type: 'tabs', items, activeTab: 0, tabAlign: 'left', contentStyleName: '', headerStyleName: '' },
    more,
  );
export const video = (more?: Partial<content.VideoNode>) =>
  make<content.VideoNode>(
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
export const banner = (more?: Partial<content.BannerNode>) =>
  make<content.BannerNode>(
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
const still = { hasAutoplay: false, autoplaySpeed: 4000, isInfinite: false, hasArrows: true, hasDots: true };
export const slider = (
  slides: readonly content.BannerNode[],
  options: Partial<content.SliderNode['options']> = {},
) => make<content.SliderNode>({ type: 'slider', slides, options: { ...still, isFading: false, ...options } });
export const products = (more?: Partial<content.ProductsNode>) =>
  make<content.ProductsNode>(
    {
      type: 'products',
      appearance: 'grid',
      skus: [],
      urlKeys: [],
      carousel: { ...still, mode: 'default', centerPadding: '90px' },
    },
    more,
  );
export const geebung: content.MapLocation = {
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

export const map = (locations: content.MapNode['locations'], more?: Partial<content.MapNode>) =>
  make<content.MapNode>({ type: 'map', locations, hasControls: true }, more);
export const film = (source: string): content.BackgroundVideo => ({
  source,
  fallbackImage: '/media/wysiwyg/hall.jpg',
  overlayColor: 'rgba(0, 0, 0, 0.4)',
  isLooped: true,
  isPlayedOnlyVisible: true,
  isLazy: true,
});
const plainNode = (own: object) => make<content.ContentNode>(own as content.ContentNode);
export const divider = () => plainNode({ type: 'divider', lineStyleName: 'P1' });
export const block = (...children: readonly content.ContentNode[]) => plainNode({ type: 'block', children });

// @vitest-environment jsdom
/** Every content type in the builder's two formats, read by both parsers. */

import { expect, test } from 'vitest';
import type { ContentNode } from '#machines/domain/content-tree.ts';
import { declared, formats, parse, type Write } from './parsing.ts';
import { parseOnServer } from './server-parsing.ts';

const pictures = String.raw`{\&quot;desktop_image\&quot;:\&quot;https://shop.example/media/wysiwyg/a.jpg\&quot;,\&quot;mobile_image\&quot;:\&quot;/media/wysiwyg/b.jpg\&quot;}`;
const background = { desktop: '/media/wysiwyg/a.jpg', mobile: '/media/wysiwyg/b.jpg' };
const main = 'data-element="main"';

/** Markup, the fields of its node, and the styles of its parts. */
const types: readonly (readonly [
  ContentNode['type'],
  (look: Write) => string,
  Readonly<Record<string, unknown>>,
  Readonly<Record<string, string>>,
])[] = [
  [
    'row',
    (look) =>
      `<div data-content-type="row" data-appearance="contained" ${main}><div data-element="inner" class="wide" data-enable-parallax="1" data-parallax-speed="0.3" data-background-images="${pictures}" ${look('A', 'justify-content:center;padding:10px 5px;text-align:right')}><p>In</p></div></div>`,
    {
      appearance: 'contained',
      parallaxSpeed: 0.3,
      background,
      cssClasses: ['wide'],
      verticalAlignment: 'middle',
      textAlign: 'right',
      isHidden: false,
    },
    { styleName: 'justify-content:center;padding:10px 5px;text-align:right' },
  ],
  [
    'column-group',
    (look) =>
      `<div data-content-type="column-group" data-grid-size="16" ${main} ${look('A', 'display:flex')}></div>`,
    { gridSize: 16, children: [] },
    { styleName: 'display:flex' },
  ],
  [
    'column',
    (look) =>
      `<div data-content-type="column" class="pagebuilder-column mine" data-appearance="align-bottom" ${main} ${look('A', 'width:calc(33.3333% - 20px);align-self:flex-end')}></div>`,
    { appearance: 'align-bottom', cssClasses: ['mine'] },
    { styleName: 'width:calc(33.3333% - 20px);align-self:flex-end' },
  ],
  [
    'heading',
    (look) =>
      `<h3 data-content-type="heading" ${main} ${look('A', 'text-align:center;display:none')}>A <b>B</b></h3>`,
    { level: 3, content: 'A <b>B</b>', textAlign: 'center', isHidden: true },
    { styleName: 'text-align:center;display:none' },
  ],
  [
    'text',
    (look) => `<div data-content-type="text" ${main} ${look('A', 'margin:-5px 0 0')}><p>A</p></div>`,
    { content: '<p>A</p>', isHidden: false },
    { styleName: 'margin:-5px 0 0' },
  ],
  [
    'html',
    (look) =>
      `<div data-content-type="html" ${main} ${look('A', 'color:#abc')}>&lt;b&gt;A &amp;amp; B&lt;/b&gt;</div>`,
    { content: '<b>A &amp; B</b>' },
    { styleName: 'color:#abc' },
  ],
  [
    'divider',
    (look) =>
      `<div data-content-type="divider" ${main}><hr data-element="line" ${look('A', 'width:50%;border-width:2px')}></div>`,
    { styleName: '' },
    { lineStyleName: 'width:50%;border-width:2px' },
  ],
  [
    'image',
    (look) =>
      `<figure data-content-type="image" ${main}><a data-element="link" href="https://shop.example/water.html" target="_blank" title="Go"><img data-element="desktop_image" src="https://shop.example/media/wysiwyg/a.jpg" alt="Alt" title="Title" ${look('A', 'max-width:100%')}><img data-element="mobile_image" src="/media/wysiwyg/b.jpg"></a><figcaption data-element="caption">Cap</figcaption></figure>`,
    {
      images: background,
      alt: 'Alt',
      title: 'Title',
      caption: 'Cap',
      link: { href: '/water.html', isNewTab: true, title: 'Go' },
    },
    { imageStyleName: 'max-width:100%' },
  ],
  [
    'buttons',
    (look) =>
      `<div data-content-type="buttons" data-appearance="stacked" data-same-width="true" ${main}><div data-content-type="button-item" ${main}><a class="pagebuilder-button-link" data-element="link" href="mailto:a@shop.example" ${look('A', 'text-align:center')}><span data-element="link_text">Go</span></a></div><div data-content-type="button-item" ${main}><div class="pagebuilder-button-secondary" data-element="empty_link"><span data-element="link_text">Stay</span></div></div></div>`,
    {
      isStacked: true,
      isSameWidth: true,
      items: [
        {
          key: '0.0',
          text: 'Go',
          buttonType: 'link',
          link: { href: 'mailto:a@shop.example', isNewTab: false, title: '' },
        },
        { key: '0.1', text: 'Stay', buttonType: 'secondary', link: null },
      ],
    },
    {},
  ],
  [
    'tabs',
    (look) =>
      `<div data-content-type="tabs" class="tab-align-right" data-active-tab="1" ${main}><ul data-element="navigation"><li data-element="headers" ${look('H', 'border-width:1px')}><a href="#a">One</a></li><li data-element="headers"><a href="#b">Two</a></li></ul><div data-element="content" ${look('C', 'min-height:300px')}><div data-content-type="tab-item" data-tab-name="First" ${main}><h2 data-content-type="heading">In</h2></div><div data-content-type="tab-item" ${main}>b</div></div></div>`,
    {
      activeTab: 1,
      tabAlign: 'right',
      items: [
        { type: 'tab-item', key: '0.0', name: 'First', children: [{ key: '0.0.0', type: 'heading' }] },
        { name: 'Two', children: [{ type: 'html', content: 'b' }] },
      ],
    },
    { headerStyleName: 'border-width:1px', contentStyleName: 'min-height:300px' },
  ],
  [
    'block',
    (look) =>
      `<div data-content-type="block" ${main} ${look('A', 'padding:1em')}><div class="widget block"><p>Kept</p></div></div>`,
    { children: [{ content: '<div class="widget block"><p>Kept</p></div>' }] },
    { styleName: 'padding:1em' },
  ],
  [
    'products',
    (look) =>
      `<div data-content-type="products" data-appearance="carousel" data-autoplay="true" data-autoplay-speed="2500" data-infinite-loop="true" data-show-arrows="true" data-show-dots="false" data-carousel-mode="continuous" data-center-padding="60px" ${main} ${look('A', 'margin:0')}><ol><li class="product-item"><a class="product-item-link" href="/b.html">B</a><form data-product-sku="B-1"></form></li><li class="product-item"><a class="product-item-link" href="/a.html">A</a><form data-product-sku="A-1"></form></li></ol></div>`,
    {
      appearance: 'carousel',
      skus: ['B-1', 'A-1'],
      urlKeys: [],
      carousel: {
        hasAutoplay: true,
        autoplaySpeed: 2500,
        isInfinite: true,
        hasArrows: true,
        hasDots: false,
        mode: 'continuous',
        centerPadding: '60px',
      },
    },
    { styleName: 'margin:0' },
  ],
  [
    'video',
    (look) =>
      `<div data-content-type="video" ${main}><div data-element="inner" ${look('A', 'max-width:600px')}><div data-element="wrapper" ${look('B', 'border-width:1px')}><iframe data-element="video" title="How" src="https://www.youtube.com/embed/abc_DEF-123?autoplay=1&amp;mute=1"></iframe></div></div></div>`,
    {
      source: 'https://www.youtube-nocookie.com/embed/abc_DEF-123',
      isFile: false,
      title: 'How',
      hasAutoplay: true,
      isMuted: true,
    },
    { innerStyleName: 'max-width:600px', wrapperStyleName: 'border-width:1px' },
  ],
  [
    'map',
    (look) =>
      `<div data-content-type="map" data-show-controls="false" data-locations='[{"location_name":"Depot","position":{"latitude":-27.5,"longitude":"153"},"zipcode":4000,"country":"Australia"},{"location_name":"Nowhere"}]' ${main} ${look('A', 'height:300px')}></div>`,
    {
      hasControls: false,
      locations: [
        { name: 'Depot', latitude: -27.5, longitude: 153, phone: '', postcode: '4000', country: 'Australia' },
      ],
    },
    { styleName: 'height:300px' },
  ],
  [
    'slider',
    (look) =>
      `<div data-content-type="slider" data-autoplay="false" data-fade="true" data-infinite-loop="true" data-show-arrows="true" data-show-dots="true" ${main} ${look('A', 'min-height:200px')}><div data-content-type="slide" data-slide-name="First" data-appearance="collage-left" data-show-button="hover" data-show-overlay="always" ${main}><a data-element="link" href="/water.html"><div data-element="wrapper" data-background-images="${pictures}"><div data-element="overlay" aria-label="A van" data-overlay-color="rgba(0,0,0,0.5)"><div data-element="content"><p>Words</p></div><button data-element="button" class="pagebuilder-button-secondary">Look</button></div></div></a></div></div>`,
    {
      options: {
        hasAutoplay: false,
        autoplaySpeed: 4000,
        isInfinite: true,
        hasArrows: true,
        hasDots: true,
        isFading: true,
      },
      slides: [
        {
          type: 'slide',
          name: 'First',
          label: 'A van',
          appearance: 'collage-left',
          showButton: 'hover',
          showOverlay: 'always',
          overlayColor: 'rgba(0,0,0,0.5)',
          content: '<p>Words</p>',
          buttonText: 'Look',
          buttonType: 'secondary',
          background,
          link: { href: '/water.html', isNewTab: false, title: '' },
        },
      ],
    },
    { styleName: 'min-height:200px' },
  ],
  [
    'banner',
    (look) =>
      `<div data-content-type="banner" data-appearance="poster" data-show-button="never" data-show-overlay="never" ${main}><div data-element="empty_link"><div data-element="wrapper" data-background-type="video" data-video-src="/media/a.mp4" data-video-loop="false" ${look('W', 'background-size:cover;text-align:center')}><div data-element="overlay" ${look('O', 'min-height:300px')}><div data-element="content">Words</div></div></div></div></div>`,
    {
      appearance: 'poster',
      content: 'Words',
      showButton: 'never',
      showOverlay: 'never',
      link: null,
      name: '',
      textAlign: 'center',
      video: { source: '/media/a.mp4', isLooped: false, isPlayedOnlyVisible: true, isLazy: true },
    },
    { wrapperStyleName: 'background-size:cover;text-align:center', overlayStyleName: 'min-height:300px' },
  ],
];

test.each(types)(
  'reads a %s from both formats, on the server as in a browser [CONTENT-01]',
  async (type, body, said, looks) => {
    for (const write of formats) {
      const tree = await parse(write(body));
      const [node] = tree.nodes;
      expect(tree.nodes).toHaveLength(1);
      expect(node).toMatchObject({ type, key: '0', ...said });
      for (const [name, css] of Object.entries(looks))
        expect([name, declared(tree, String(Reflect.get(node ?? {}, name)))]).toEqual([name, [css]]);
      expect(await parseOnServer(write(body))).toEqual(tree);
    }
  },
);

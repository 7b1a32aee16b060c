// @vitest-environment jsdom
/** What a page in Magento's own format says is in the tree: every type, each with its parts, whoever reads it (CONTENT-01). */

import { describe, expect, test } from 'vitest';
import type { ContentNode, ContentTree } from '#machines/domain/content-tree.ts';
import { masterPage } from './master-format.ts';
import { declared, everyNode, parse as parseInBrowser, within } from './parsing.ts';
import { parseOnServer } from './server-parsing.ts';

const outlineOf = (node: ContentNode): readonly unknown[] => [node.type, ...within(node).map(outlineOf)];

const nodesOf = <Type extends ContentNode['type']>({ nodes }: ContentTree, type: Type) =>
  everyNode(nodes).filter((node): node is ContentNode & { readonly type: Type } => node.type === type);

const firstOf = <Type extends ContentNode['type']>(tree: ContentTree, type: Type) => {
  const [first] = nodesOf(tree, type);
  if (first === undefined) throw new Error(`The page has no ${type}.`);
  return first;
};

describe.each([
  ['in a browser', parseInBrowser],
  ['on the server', parseOnServer],
] as const)('a page as Magento’s editor stores it, read %s', (_where, parse) => {
  test('CONTENT-01 every element in its place', async () => {
    expect((await parse(masterPage)).nodes.map(outlineOf)).toEqual([
      [
        'row',
        ['heading'],
        [
          'column-group',
          [
            'column-line',
            ['column', ['image'], ['text']],
            ['column', ['buttons', ['button-item'], ['button-item']], ['divider']],
          ],
        ],
        ['tabs', ['tab-item', ['text']], ['tab-item', ['text']]],
      ],
      ['row', ['heading']],
      [
        'row',
        ['banner'],
        ['slider', ['slide'], ['slide']],
        ['video'],
        ['map'],
        ['products'],
        ['html'],
        ['block', ['text']],
      ],
    ]);
  });

  test('CONTENT-01 rows and columns: pictures, motion, a film beneath its veil, what a narrow screen changes', async () => {
    const tree = await parse(masterPage);
    const [contained, filmed] = nodesOf(tree, 'row');
    expect(contained).toMatchObject({
      appearance: 'contained',
      parallaxSpeed: 0.3,
      background: { desktop: '/media/wysiwyg/wide.jpg', mobile: '/media/wysiwyg/narrow.jpg' },
      cssClasses: ['mine'],
      textAlign: 'center',
      verticalAlignment: 'middle',
      video: null,
    });
    expect(declared(tree, contained?.styleName ?? '')).toEqual([
      expect.stringMatching(/min-height:400px;.*padding:10px/),
      'only screen and (max-width: 768px): min-height:200px',
    ]);
    expect(filmed).toMatchObject({
      appearance: 'full-width',
      parallaxSpeed: null,
      video: {
        source: '/media/wysiwyg/hall.mp4',
        fallbackImage: '/media/wysiwyg/still.jpg',
        overlayColor: 'rgba(255, 255, 255, 0.5)',
        isLooped: true,
      },
    });
    expect(firstOf(tree, 'column-group').gridSize).toBe(12);
    expect(firstOf(tree, 'column')).toMatchObject({
      appearance: 'full-height',
      cssClasses: [],
      verticalAlignment: 'bottom',
    });
  });

  test('CONTENT-01 words, pictures, buttons, a line', async () => {
    const tree = await parse(masterPage);
    expect(firstOf(tree, 'heading')).toMatchObject({
      level: 2,
      content: 'Every <em>type</em>',
      textAlign: 'right',
    });
    expect(firstOf(tree, 'html').content).toBe('<p class="bw-figure">20 &amp; more</p>');
    const image = firstOf(tree, 'image');
    expect(image).toMatchObject({
      images: { desktop: '/media/wysiwyg/wide.jpg', mobile: '/media/wysiwyg/narrow.jpg' },
      alt: 'A van',
      caption: 'At the dock',
      link: { href: '/about-us', isNewTab: true, title: 'Our van' },
    });
    expect(declared(tree, image.imageStyleName)).toEqual([expect.stringContaining('border-radius:8px')]);
    const buttons = firstOf(tree, 'buttons');
    expect(buttons).toMatchObject({ isStacked: true, isSameWidth: true, textAlign: 'center' });
    // side by side or beneath each other they are put by the shop
    expect(declared(tree, buttons.styleName)).toEqual([expect.not.stringMatching(/display|flex/)]);
    expect(buttons.items).toMatchObject([
      { text: 'Order', buttonType: 'primary', link: { href: '/water.html', isNewTab: false } },
      { text: 'Nowhere', buttonType: 'secondary', link: null },
    ]);
    expect(declared(tree, firstOf(tree, 'divider').lineStyleName)).toEqual([
      'width:50%;border-width:3px;border-color:#cecece;display:inline-block',
    ]);
  });

  test('CONTENT-01 tabs, sliders, banners', async () => {
    const tree = await parse(masterPage);
    const tabs = firstOf(tree, 'tabs');
    expect(tabs).toMatchObject({ activeTab: 1, tabAlign: 'center', cssClasses: [] });
    expect(tabs.items).toMatchObject([
      { name: 'Bottles', verticalAlignment: 'middle' },
      { name: 'Coolers', verticalAlignment: 'middle' },
    ]);
    expect(declared(tree, tabs.contentStyleName)).toEqual([expect.stringContaining('min-height:300px')]);
    expect(firstOf(tree, 'banner')).toMatchObject({
      appearance: 'collage-left',
      label: 'A spring',
      link: { href: '/water.html', isNewTab: false, title: '' },
      content: '<h3>Spring</h3>',
      buttonText: 'See more',
      buttonType: 'secondary',
      showButton: 'always',
      showOverlay: 'hover',
      overlayColor: 'rgba(0, 0, 0, 0.5)',
      textAlign: 'left',
      video: { source: 'https://films.example/spring.webm', overlayColor: 'rgba(255, 255, 255, 0.5)' },
    });
    expect(firstOf(tree, 'slider')).toMatchObject({
      options: {
        hasAutoplay: true,
        autoplaySpeed: 5000,
        isFading: true,
        isInfinite: true,
        hasArrows: false,
        hasDots: true,
      },
      slides: [
        { name: 'First', content: '<p>First</p>', link: null, appearance: 'collage-right' },
        { name: 'Second', content: '<p>Second</p>', background: { desktop: '/media/wysiwyg/wide.jpg' } },
      ],
    });
  });

  test('CONTENT-01 films, maps, products', async () => {
    const tree = await parse(masterPage);
    const video = firstOf(tree, 'video');
    expect(video).toMatchObject({
      source: 'https://player.vimeo.com/video/76979871',
      isFile: false,
      hasAutoplay: true,
      isMuted: true,
    });
    expect(declared(tree, video.innerStyleName)).toEqual(['max-width:600px']);
    expect(firstOf(tree, 'map')).toMatchObject({
      hasControls: true,
      locations: [
        { name: 'Depot', latitude: -27.37, longitude: 153.04, postcode: '4034', comment: 'Gate 2' },
      ],
    });
    expect(firstOf(tree, 'products')).toMatchObject({
      appearance: 'carousel',
      skus: ['CRATE', 'BOTTLE'],
      carousel: { mode: 'continuous', centerPadding: '90px', isInfinite: true, hasArrows: true },
    });
  });
});

test('CONTENT-01 both read it to the same tree', async () => {
  expect(await parseOnServer(masterPage)).toEqual(await parseInBrowser(masterPage));
});

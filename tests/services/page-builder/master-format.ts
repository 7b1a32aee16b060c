/** A page with every type of the builder in the markup that Magento's own editor stores: which part carries which attribute, which class, which style (CONTENT-01). */

/** What the elements point with at their rules. */
const rules: Readonly<Record<string, string>> = {
  ROW: 'justify-content:center;display:flex;flex-direction:column;background-position:left top;background-size:cover;background-repeat:no-repeat;background-attachment:scroll;text-align:center;border-style:none;border-width:1px;border-radius:0px;min-height:400px;margin:0px 0px 10px;padding:10px',
  GROUP: 'background-position:left top;display:flex;width:100%;align-self:stretch',
  LINE: 'display:flex;width:100%',
  COLUMN: 'justify-content:flex-end;display:flex;flex-direction:column;width:50%;align-self:stretch',
  HEADING: 'border-style:none;border-width:1px;margin:0px;padding:0px;text-align:right',
  IMAGE: 'border-style:none;margin:0px;padding:0px',
  WIDE: 'border-style:solid;border-width:2px;border-radius:8px;max-width:100%;height:auto',
  STACKED: 'text-align:center;border-style:none;display:flex;flex-direction:column;margin:0px;padding:10px',
  ITEM: 'display:inline-block',
  PRESSED: 'text-align:center;border-radius:4px;margin:0px 10px 10px 0px',
  TABS: 'margin:0px;padding:0px',
  NAVIGATION: 'text-align:center',
  HEADER: 'border-style:solid;border-width:1px;border-radius:4px',
  CONTENT: 'border-style:solid;border-width:1px;min-height:300px',
  TAB: 'justify-content:center;display:flex;flex-direction:column;border-width:1px;margin:0px;padding:40px',
  LINE_OF: 'width:50%;border-width:3px;border-color:#cecece;display:inline-block',
  WRAPPER:
    'background-position:left top;background-size:cover;border-style:none;min-height:300px;padding:40px;text-align:left',
  OVERLAY: 'background-color:rgba(0, 0, 0, 0.5)',
  BUTTON: 'opacity:1;visibility:visible',
  SLIDER: 'min-height:300px;text-align:left',
  SLIDE: 'min-height:300px;margin:0px',
  INNER: 'max-width:600px',
  FRAMED: 'border-style:none;border-width:1px;padding:0px',
  MAP: 'height:300px;margin:0px;padding:0px',
};

const main = 'data-element="main"';
const look = (name: keyof typeof rules): string => `data-pb-style="${name}"`;
/** In the attribute the quotes are escaped twice. */
const pictures = (images: Readonly<Record<string, string>>): string =>
  `data-background-images="${JSON.stringify(images).replaceAll('"', '\\&quot;')}"`;
const none = pictures({});

const behind = (film: string): string =>
  `data-background-type="video" data-video-src="${film}" data-video-loop="true" data-video-play-only-visible="true" data-video-lazy-load="true" data-video-fallback-src="https://shop.example/media/wysiwyg/still.jpg"`;
const veil =
  '<div class="video-overlay" data-video-overlay-color="rgba(255, 255, 255, 0.5)" data-element="video_overlay" style="background-color:rgba(255, 255, 255, 0.5)"></div>';

const heading = (level: number, words: string): string =>
  `<h${level} data-content-type="heading" data-appearance="default" ${main} ${look('HEADING')}>${words}</h${level}>`;
const text = (words: string): string =>
  `<div data-content-type="text" data-appearance="default" ${main}>${words}</div>`;

const row = (...within: readonly string[]): string =>
  `<div data-content-type="row" data-appearance="contained" ${main}><div data-enable-parallax="1" data-parallax-speed="0.3" ${pictures({ desktop_image: 'https://shop.example/media/wysiwyg/wide.jpg', mobile_image: 'https://shop.example/media/wysiwyg/narrow.jpg' })} data-background-type="image" data-video-loop="true" data-video-play-only-visible="true" data-video-lazy-load="true" data-video-fallback-src="" data-element="inner" class="mine" ${look('ROW')}>${within.join('')}</div></div>`;
const filmRow = `<div data-content-type="row" data-appearance="full-width" data-enable-parallax="0" data-parallax-speed="0.5" ${none} ${behind('mp4:https://shop.example/media/wysiwyg/hall.mp4')} ${main}>${veil}<div class="row-full-width-inner" data-element="inner">${heading(3, 'Over a film')}</div></div>`;

const columns = (...some: readonly string[]): string =>
  `<div class="pagebuilder-column-group" ${none} data-content-type="column-group" data-appearance="default" data-grid-size="12" ${main} ${look('GROUP')}><div class="pagebuilder-column-line" data-content-type="column-line" ${main} ${look('LINE')}>${some
    .map(
      (within) =>
        `<div class="pagebuilder-column" data-content-type="column" data-appearance="full-height" ${none} ${main} ${look('COLUMN')}>${within}</div>`,
    )
    .join('')}</div></div>`;

const shownOn = (part: 'desktop' | 'mobile', file: string): string =>
  `<img class="pagebuilder-mobile-${part === 'desktop' ? 'hidden' : 'only'}" src="https://shop.example/media/wysiwyg/${file}" alt="A van" title="Our van" data-element="${part}_image" ${look('WIDE')}>`;
const image = `<figure data-content-type="image" data-appearance="full-width" ${main} ${look('IMAGE')}><a href="https://shop.example/about-us" target="_blank" data-link-type="page" title="Our van" data-element="link">${shownOn('desktop', 'wide.jpg')}${shownOn('mobile', 'narrow.jpg')}</a><figcaption data-element="caption">At the dock</figcaption></figure>`;

const buttonItem = (pressed: string): string =>
  `<div data-content-type="button-item" data-appearance="default" ${main} ${look('ITEM')}>${pressed}</div>`;
const buttons = `<div data-content-type="buttons" data-appearance="stacked" data-same-width="true" ${main} ${look('STACKED')}>${buttonItem(`<a class="pagebuilder-button-primary" href="https://shop.example/water.html" target="" data-link-type="category" data-element="link" ${look('PRESSED')}><span data-element="link_text">Order</span></a>`)}${buttonItem(`<div class="pagebuilder-button-secondary" data-element="empty_link" ${look('PRESSED')}><span data-element="link_text">Nowhere</span></div>`)}</div>`;

const tabItem = (id: string, name: string, within: string): string =>
  `<div data-content-type="tab-item" data-appearance="default" data-tab-name="${name}" ${none} ${main} id="${id}" ${look('TAB')}>${within}</div>`;
const header = (id: string, name: string): string =>
  `<li role="tab" class="tab-header" data-element="headers" ${look('HEADER')}><a href="#${id}" class="tab-title"><span class="tab-title">${name}</span></a></li>`;
const tabs = `<div class="tab-align-center" data-content-type="tabs" data-appearance="default" data-active-tab="1" ${main} ${look('TABS')}><ul role="tablist" class="tabs-navigation" data-element="navigation" ${look('NAVIGATION')}>${header('A1', 'Bottles')}${header('B2', 'Coolers')}</ul><div class="tabs-content" data-element="content" ${look('CONTENT')}>${tabItem('A1', 'Bottles', text('<p>Glass</p>'))}${tabItem('B2', 'Coolers', text('<p>Steel</p>'))}</div></div>`;

interface Overlaid {
  readonly kind: 'banner' | 'slide';
  readonly attributes: string;
  readonly href: string | null;
  readonly film: string | null;
  readonly label: string;
  readonly content: string;
}

const overlaid = ({ kind, attributes, href, film, label, content }: Overlaid): string => {
  const words = `<div data-element="content">${content}</div><button type="button" class="pagebuilder-${kind}-button pagebuilder-button-secondary" data-element="button" ${look('BUTTON')}>See more</button>`;
  const inner = `<div class="pagebuilder-${kind}-wrapper" ${pictures({ desktop_image: 'https://shop.example/media/wysiwyg/wide.jpg' })} ${film === null ? 'data-background-type="image"' : behind(film)} data-element="wrapper" ${look('WRAPPER')}>${film === null ? '' : veil}<div class="pagebuilder-overlay" data-overlay-color="rgba(0, 0, 0, 0.5)" aria-label="${label}" title="" data-element="overlay" ${look('OVERLAY')}><div class="pagebuilder-collage-content">${words}</div></div></div>`;
  const within =
    href === null
      ? `<div data-element="empty_link">${inner}</div>`
      : `<a href="${href}" target="" data-link-type="category" title="" data-element="link">${inner}</a>`;
  return `<div data-content-type="${kind}" ${attributes} data-show-button="always" data-show-overlay="hover" ${main} ${look('SLIDE')}>${within}</div>`;
};

const banner = overlaid({
  kind: 'banner',
  attributes: 'data-appearance="collage-left"',
  href: 'https://shop.example/water.html',
  film: 'webm:https://films.example/spring.webm',
  label: 'A spring',
  content: '<h3>Spring</h3>',
});
const slideOf = (name: string): string =>
  overlaid({
    kind: 'slide',
    attributes: `data-slide-name="${name}" data-appearance="collage-right"`,
    href: null,
    film: null,
    label: '',
    content: `<p>${name}</p>`,
  });
const slider = `<div class="pagebuilder-slider" data-content-type="slider" data-appearance="default" data-autoplay="true" data-autoplay-speed="5000" data-fade="true" data-infinite-loop="true" data-show-arrows="false" data-show-dots="true" ${main} ${look('SLIDER')}>${slideOf('First')}${slideOf('Second')}</div>`;

const video = `<div data-content-type="video" data-appearance="default" ${main}><div class="pagebuilder-video-inner" data-element="inner" ${look('INNER')}><div class="pagebuilder-video-wrapper" data-element="wrapper" ${look('FRAMED')}><div class="pagebuilder-video-container"><iframe frameborder="0" allowfullscreen="" src="https://player.vimeo.com/video/76979871?title=0&amp;byline=0&amp;portrait=0&amp;autoplay=1&amp;muted=1" data-element="video"></iframe></div></div></div></div>`;

const places = JSON.stringify([
  {
    location_name: 'Depot',
    position: { latitude: -27.37, longitude: 153.04 },
    phone: '(07) 5550 0110',
    address: '4 Pump Street',
    city: 'Geebung',
    state: 'QLD',
    zipcode: '4034',
    country: 'Australia',
    comment: 'Gate 2',
    record_id: 0,
  },
]).replaceAll('"', '&quot;');
const map = `<div data-content-type="map" data-appearance="default" data-show-controls="true" data-locations="${places}" ${main} ${look('MAP')}></div>`;

const item = (sku: string): string =>
  `<li class="product-item"><div class="product-item-info"><a href="https://shop.example/${sku}.html" class="product-item-photo"><img class="product-image-photo" src="https://shop.example/media/catalog/${sku}.jpg" alt=""></a><strong class="product-item-name"><a title="" href="https://shop.example/${sku}.html" class="product-item-link">${sku}</a></strong><form data-role="tocart-form" data-product-sku="${sku}" action="https://shop.example/checkout/cart/add/" method="post"><button type="submit">Add</button></form></div></li>`;
const products = `<div data-content-type="products" data-appearance="carousel" data-autoplay="false" data-autoplay-speed="4000" data-infinite-loop="true" data-show-arrows="true" data-show-dots="false" data-carousel-mode="continuous" data-center-padding="90px" ${main}><div class="block widget block-products-list"><ol class="product-items widget-product-carousel">${item('CRATE')}${item('BOTTLE')}</ol></div></div>`;

const html = `<div data-content-type="html" data-appearance="default" ${main}>&lt;p class="bw-figure"&gt;20 &amp;amp; more&lt;/p&gt;</div>`;
const divider = `<div data-content-type="divider" data-appearance="default" ${main}><hr data-element="line" ${look('LINE_OF')}></div>`;
const block = `<div data-content-type="block" data-appearance="default" ${main}><div class="widget block block-static-block">${text('<p>1800 555 010</p>')}</div></div>`;

const css = Object.entries(rules)
  .map(([name, declared]) => `#html-body [data-pb-style=${name}]{${declared}}`)
  .join('');

export const masterPage = [
  `<style>${css}@media only screen and (max-width: 768px) { #html-body [data-pb-style=ROW]{min-height:200px} }</style>`,
  row(heading(2, 'Every <em>type</em>'), columns(image + text('<p>Words</p>'), buttons + divider), tabs),
  filmRow,
  row(banner, slider, video, map, products, html, block),
].join('');

/** The news page, Around the water cooler (§2). */
import { slide, slider } from '../page-builder/banners.ts';
import { buttons, heading, image, text } from '../page-builder/elements.ts';
import { column, columns, divider, row } from '../page-builder/layout.ts';
import { pageBuilder } from '../page-builder/markup.ts';
import { productCarousel, type FindProduct } from '../page-builder/product-list.ts';
import type { SeedCmsPage } from '../seed-types.ts';

interface Story {
  readonly date: string;
  readonly title: string;
  readonly words: string;
  readonly picture: string;
  readonly alt: string;
  readonly href: string;
  readonly more: string;
}

const stories: readonly Story[] = [
  {
    date: '4 November 2026',
    title: 'A cooler that is loaded from below',
    words:
      'Nobody should have to lift sixteen kilograms to chest height. Our bottom-loading cooler takes the bottle behind its door and pumps the water up.',
    picture: 'scenes/staff-room.jpg',
    alt: 'A cooler in a bright staff room',
    href: '/bottom-loading-cooler.html',
    more: 'See the cooler',
  },
  {
    date: '19 October 2026',
    title: 'Twelve electric vans for Brisbane',
    words:
      'Since this week every round inside the ring road is driven without a drop of diesel. They are so quiet that the dogs have stopped announcing us.',
    picture: 'scenes/van-street.jpg',
    alt: 'A delivery van in a quiet street',
    href: '/about-us/sustainability',
    more: 'How we are doing',
  },
  {
    date: '2 September 2026',
    title: 'Beans from Newstead',
    words:
      'A customer became a supplier: the house blend is now roasted three streets from our depot, every Tuesday, and leaves on Wednesday’s rounds.',
    picture: 'scenes/coffee-bar.jpg',
    alt: 'A bag of coffee beans, a plunger and two mugs on a bench',
    href: '/coffee-tea.html',
    more: 'Coffee and tea',
  },
];

const story = ({ date, title, words, picture, alt, href, more }: Story): string =>
  columns(
    column({ span: 5, appearance: 'align-center' }, image({ src: picture, alt, href })),
    column(
      { span: 7, appearance: 'align-center', look: { padding: '0 0 0 24px' } },
      text(`<p><small>${date}</small></p>`),
      heading(2, title),
      text(`<p>${words}</p>`),
      buttons({}, { label: more, href, kind: 'link' }),
    ),
  );

export function news(find: FindProduct): SeedCmsPage {
  return {
    id: 12,
    identifier: 'around-the-water-cooler',
    title: 'Around the water cooler',
    contentHeading: 'Around the water cooler',
    content: pageBuilder('around-the-water-cooler', [
      row(
        {},
        slider(
          { hasArrows: false, hasDots: true, look: { minHeight: '300px', margin: '0 0 24px' } },
          slide('Heat', {
            backdrop: { desktop: 'scenes/heatwave.jpg' },
            content:
              '<h2>A hot summer is coming</h2><p>Drink before you are thirsty, and order before you run dry.</p>',
            href: '/water/small-bottles.html',
            button: 'Bottles to carry along',
            overlay: 'rgba(255, 255, 255, 0.78)',
            look: { minHeight: '300px', padding: '32px', align: 'left' },
          }),
          slide('Run', {
            backdrop: { desktop: 'scenes/fun-run.jpg' },
            content:
              '<h2>See you at the river run</h2><p>Six water points, four thousand cups, one very long day for the crew.</p>',
            overlay: 'rgba(255, 255, 255, 0.78)',
            look: { minHeight: '300px', padding: '32px', align: 'left' },
          }),
        ),
      ),
      row({}, ...stories.flatMap((each) => [story(each), divider()])),
      row(
        {},
        heading(2, 'Talked about'),
        productCarousel(
          ['BW-COOL-BASE-HC', 'BW-COFFEE-BEANS-1KG', 'BW-FLASK-750', 'BW-SPARK-LIME-24'].map(find),
          {
            hasArrows: true,
            hasDots: false,
          },
        ),
      ),
    ]),
    pageLayout: '1column',
    metaTitle: 'Around the water cooler: news',
    metaKeywords: 'Brightwater news',
    metaDescription:
      'New coolers, electric vans, local coffee and summer advice: what people talk about around the water cooler.',
  };
}

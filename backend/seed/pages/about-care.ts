/** Sustainability and Community care: the returned bottles, and donated water (§2). */
import { banner } from '../page-builder/banners.ts';
import { buttons, heading, image, text } from '../page-builder/elements.ts';
import { column, columns, divider, row } from '../page-builder/layout.ts';
import { pageBuilder } from '../page-builder/markup.ts';
import type { SeedCmsPage } from '../seed-types.ts';

const figure = (number: string, words: string): string =>
  column(
    { span: 4, look: { align: 'center', padding: '16px' } },
    heading(2, number, { align: 'center', classes: 'bw-figure' }),
    text(`<p style="text-align: center;">${words}</p>`),
  );

export const aboutSustainability: SeedCmsPage = {
  id: 10,
  identifier: 'about-us/sustainability',
  title: 'Sustainability',
  contentHeading: 'Forty lives for a bottle',
  content: pageBuilder('about-us/sustainability', [
    row(
      {},
      columns(
        column(
          { span: 5, appearance: 'align-center' },
          image({
            src: 'scenes/returns.jpg',
            alt: 'Empty bottles in a rack on their way back to be washed',
            caption: 'Back to Eagle Farm: washed, checked, filled again.',
          }),
        ),
        column(
          { span: 7, look: { padding: '0 0 0 24px' } },
          text(
            '<p>A returnable bottle is filled up to forty times before it is ground and made into a new one. Each round trip saves about eighty small bottles. That is why we take the empties back without a deposit: the easier it is, the more come home.</p><p>We are not done. Our long-distance trucks still run on diesel, and cardboard cups are lined with plastic until a better lining holds hot tea.</p>',
          ),
          buttons({}, { label: 'How returns work', href: '/frequently-asked-questions', kind: 'link' }),
        ),
      ),
    ),
    row(
      { appearance: 'full-width', look: { colour: '#d8eefb', padding: '24px 0', margin: '24px 0' } },
      columns(
        figure('97 in 100', 'large bottles come back to us'),
        figure('31 %', 'of our city rounds are driven by electric vans'),
        figure('420 kW', 'of solar panels on the roof of the bottling hall'),
      ),
    ),
    row(
      {},
      heading(2, 'What you can do'),
      text(
        '<ul><li>Order a little more, a little less often: a full van is a clean van.</li><li>Rinse nothing. A drop of clean water in the bottle is better than soap.</li><li>Switch the hot tap off on Friday evening.</li></ul>',
      ),
      divider('#d5dee6', '60%', '2px'),
    ),
  ]),
  pageLayout: '2columns-left',
  metaTitle: 'Sustainability: returnable bottles',
  metaKeywords: 'returnable bottles, refill, electric delivery',
  metaDescription: 'How often our bottles are filled, what drives our vans, and what we have not solved yet.',
};

export const aboutCommunity: SeedCmsPage = {
  id: 11,
  identifier: 'about-us/community-care',
  title: 'Community care',
  contentHeading: 'Water where it is needed',
  content: pageBuilder('about-us/community-care', [
    row(
      { appearance: 'full-bleed', look: { margin: '0 0 32px' } },
      banner({
        appearance: 'collage-right',
        backdrop: { desktop: 'scenes/fun-run.jpg', mobile: 'scenes/fun-run.jpg' },
        content:
          '<h2>Running an event?</h2><p>Clubs, schools and surf life savers get water at cost, and the cooler on loan.</p>',
        href: '/contact-us',
        button: 'Ask for support',
        buttonKind: 'secondary',
        overlay: 'rgba(255, 255, 255, 0.86)',
        look: {
          minHeight: '380px',
          padding: '32px',
          align: 'right',
          border: { style: 'solid', colour: '#d8eefb', width: '4px', radius: '12px' },
        },
      }),
    ),
    row(
      {},
      columns(
        column(
          { span: 6, appearance: 'align-top', look: { padding: '0 24px 0 0' } },
          heading(2, 'Fire and flood'),
          text(
            '<p>A pallet of small bottles stands ready at every depot from October to April. When a town’s water fails, the local crew decides and drives; nobody has to ask head office first. Last summer that was eleven times.</p>',
          ),
        ),
        column(
          { span: 6, appearance: 'align-top', look: { padding: '0 24px 0 0' } },
          heading(2, 'A day for everyone'),
          text(
            '<p>Each of us has two paid days a year for something that is not work. Most plant trees in the catchment above the spring, which is care for the community and for the water at once.</p>',
          ),
        ),
      ),
      buttons(
        { look: { align: 'center', margin: '16px 0' } },
        { label: 'Read what happened lately', href: '/around-the-water-cooler', kind: 'link' },
      ),
    ),
  ]),
  pageLayout: 'cms-full-width',
  metaTitle: 'Community care',
  metaKeywords: 'community, event water, disaster relief',
  metaDescription:
    'Water at cost for clubs and schools, pallets ready for fire and flood, and two days a year for something that is not work.',
};

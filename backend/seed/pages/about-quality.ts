/** Quality: from the spring to the sealed bottle (§2, /about-us/quality). */
import { heading, image, text } from '../page-builder/elements.ts';
import { video } from '../page-builder/embeds.ts';
import { column, columns, row, tabs } from '../page-builder/layout.ts';
import { pageBuilder } from '../page-builder/markup.ts';
import type { SeedCmsPage } from '../seed-types.ts';

const film = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';

export const aboutQuality: SeedCmsPage = {
  id: 9,
  identifier: 'about-us/quality',
  title: 'Quality',
  contentHeading: 'From the spring to the seal',
  content: pageBuilder('about-us/quality', [
    row(
      {
        appearance: 'full-width',
        backdrop: { desktop: 'scenes/bottling-hall.jpg', mobile: 'scenes/bottling-hall-narrow.jpg' },
        video: {
          src: film,
          fallback: 'scenes/bottling-hall.jpg',
          overlay: 'rgba(255, 255, 255, 0.6)',
          isLooped: true,
        },
        look: { minHeight: '380px', verticalAlign: 'bottom', padding: '40px', margin: '0 0 32px' },
      },
      heading(2, 'Bottled within a day of drawing', { align: 'center', classes: 'bw-on-picture' }),
    ),
    row(
      {},
      columns(
        column(
          { span: 6 },
          heading(2, 'Drawn, filtered, sealed'),
          text(
            '<p>The spring rises under forty metres of sandstone in the Southern Highlands. A tanker brings the water to Eagle Farm overnight; in the morning it runs through a carbon filter, a filter finer than any bacterium and a UV lamp, and into bottles that were washed at 62 °C half an hour before.</p><p>Nothing is added. What the label says is all there is.</p>',
          ),
        ),
        column(
          { span: 6 },
          image({
            src: 'scenes/spring.jpg',
            mobile: 'scenes/spring-narrow.jpg',
            alt: 'The spring between ferns and sandstone',
          }),
        ),
      ),
    ),
    row(
      {},
      heading(2, 'What we measure'),
      tabs({ side: 'center', active: 1, look: { margin: '0 0 24px' } }, [
        {
          id: 'every-hour',
          name: 'Every hour',
          body: [
            text(
              '<p>Conductivity, pH, turbidity and taste, by a person with a glass. A batch that tastes of anything is poured away.</p>',
            ),
          ],
        },
        {
          id: 'every-batch',
          name: 'Every batch',
          look: { verticalAlign: 'middle' },
          body: [
            text(
              '<p>E. coli, coliforms and Pseudomonas in our own laboratory. Bottles leave the hall when the result is in, two days later.</p>',
            ),
          ],
        },
        {
          id: 'every-quarter',
          name: 'Every quarter',
          body: [
            text(
              '<p>The full drinking-water analysis by an accredited laboratory: 96 values. Ask for the latest sheet and we send it.</p>',
            ),
          ],
        },
      ]),
    ),
    row(
      {},
      heading(2, 'Four minutes in the bottling hall'),
      text(
        '<p>Our own film of the hall is still being cut. Until it is ready a stand-in shows where it will play.</p>',
      ),
      video(film, 'A stand-in for the film of our bottling hall', '800px', {
        align: 'center',
        border: { style: 'solid', colour: '#d5dee6', width: '1px', radius: '12px' },
        margin: '16px 0 24px',
      }),
    ),
  ]),
  pageLayout: 'cms-full-width',
  metaTitle: 'Quality: from the spring to the seal',
  metaKeywords: 'spring water quality, water testing, bottling',
  metaDescription:
    'Where our water comes from, what is done to it on the way, and what we measure every hour, batch and quarter.',
};

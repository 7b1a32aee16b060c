/** Draws filters, cleaning products, coffee and tea. */
import { bean, coffeeBag, lyingStick, plunger, spilledBeans, sugarBox, teaBag } from './coffee-tea.ts';
import { brand, material } from './colour.ts';
import { boxed, on } from './compositions.ts';
import { mug } from './cups.ts';
import { brush, careBottle, cartridge, cloth, sachet, twinKit } from './filters.ts';
import { at, shadow } from './sheet.ts';
import { type Draw, type Drawings, views } from './views.ts';

const teaBox = (accent: string, word: string, count: string): Draw =>
  boxed(
    { width: 330, height: 400, depth: 210, colour: '#fbf8f1', ink: '#2d3a33', accent, word, count },
    (pen) => on(pen, 612, 722, 130, teaBag(pen, accent), 1.14),
  );

export const pantryPictures: Drawings = {
  ...views(
    'filter-carbon',
    boxed(
      {
        width: 250,
        height: 470,
        depth: 200,
        colour: '#f4f8fb',
        ink: brand.blue,
        accent: brand.blue,
        word: 'CARBON BLOCK',
      },
      (pen) => on(pen, 578, 724, 170, cartridge(pen, 'carbon'), 1.12),
    ),
    430,
    170,
    300,
  ),
  ...views(
    'filter-sediment',
    boxed(
      {
        width: 250,
        height: 470,
        depth: 200,
        colour: '#f4f8fb',
        ink: brand.blue,
        accent: '#8a9a63',
        word: 'SEDIMENT',
      },
      (pen) => on(pen, 578, 724, 170, cartridge(pen, 'sediment'), 1.12),
    ),
    430,
    170,
    300,
  ),
  ...views(
    'filter-twin',
    (pen) => shadow(pen, 312, 730, 400, 0.5) + shadow(pen, 612, 722, 120) + at(400, 716, twinKit(pen), 1.08),
    140,
    130,
    330,
  ),
  ...views(
    'cleaning-kit',
    boxed(
      {
        width: 320,
        height: 350,
        depth: 220,
        colour: '#f4f8fb',
        ink: brand.blue,
        accent: '#2f8f86',
        word: 'COOLER CARE',
      },
      (pen) =>
        on(pen, 660, 690, 170, careBottle(pen, '#2f8f86', 'SANITISER'), 1.08) +
        on(pen, 520, 726, 190, cloth(pen, '#f4b678'), 0.84) +
        `<ellipse cx="290" cy="756" rx="200" ry="9" fill="#0b2540" opacity=".2"/>` +
        at(290, 726, brush(pen), 1.06, -3),
    ),
    480,
    330,
    320,
  ),
  ...views(
    'descaler',
    boxed(
      {
        width: 310,
        height: 390,
        depth: 200,
        colour: '#f4f8fb',
        ink: '#1e6b52',
        accent: material.mint,
        word: 'DESCALER',
      },
      (pen) => on(pen, 588, 712, 180, at(0, 0, sachet(pen), 1, 7), 1.2),
    ),
    470,
    440,
    290,
  ),

  ...views(
    'coffee-house',
    (pen) =>
      on(
        pen,
        392,
        690,
        340,
        coffeeBag(pen, {
          colour: '#234063',
          label: '#f6efe2',
          ink: '#234063',
          word: 'HOUSE BLEND',
          kind: 'COFFEE BEANS',
          weight: '1 kg',
        }),
        1.12,
      ) + at(566, 706, spilledBeans(pen), 0.94),
    230,
    230,
    320,
  ),
  ...views(
    'coffee-decaf',
    (pen) =>
      on(
        pen,
        392,
        690,
        320,
        coffeeBag(pen, {
          colour: '#8c5a3c',
          label: '#f6efe2',
          ink: '#5d3620',
          word: 'DECAF',
          kind: 'GROUND COFFEE',
          weight: '500 g',
        }),
        1.02,
      ) +
      [
        [560, 716, 20],
        [610, 700, -30],
        [640, 730, 50],
      ]
        .map(([x = 0, y = 0, turn = 0]) => at(x, y, bean(pen), 0.9, turn))
        .join(''),
    240,
    280,
    310,
  ),
  ...views('plunger', (pen) => on(pen, 376, 720, 270, plunger(pen), 1.28), 220, 110, 320),
  ...views('tea-breakfast', teaBox('#b3452e', 'ENGLISH BREAKFAST', '100'), 400, 480, 300),
  ...views('tea-green', teaBox('#6f9b57', 'GREEN TEA', '50'), 400, 480, 300),
  ...views('tea-mint', teaBox('#2f8f86', 'PEPPERMINT', '50'), 400, 480, 300),
  ...views(
    'mugs',
    (pen) =>
      on(pen, 240, 590, 220, mug(pen, '#f3efe6'), 1.3) +
      on(pen, 540, 604, 220, mug(pen, '#dcc7a2'), 1.3) +
      on(pen, 376, 712, 260, mug(pen, '#2b6cb8', true), 1.6),
    230,
    420,
    310,
  ),
  ...views(
    'sugar',
    (pen) =>
      on(pen, 370, 662, 470, sugarBox(pen), 1.16) +
      `<ellipse cx="560" cy="736" rx="110" ry="8" fill="#0b2540" opacity=".2"/>${at(560, 722, lyingStick(pen), 1, -8)}`,
    200,
    190,
    300,
  ),
};

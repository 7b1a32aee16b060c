/** Draws gift cards, printed guides, packs and sets. */
import { bottle, type BottleForm } from './bottles.ts';
import { can } from './cans.ts';
import { retailBox } from './cartons.ts';
import { coffeeBag } from './coffee-tea.ts';
import { brand, material } from './colour.ts';
import { lying, on } from './compositions.ts';
import { benchTop, cooler, floorStanding } from './coolers.ts';
import { cupStack, flask, glass, mug, paperCup } from './cups.ts';
import { highlighter, stapler } from './desk.ts';
import { brush, careBottle, cloth, sachet } from './filters.ts';
import { envelope, giftCard, guide, hamper, sign, type Cover } from './keepsakes.ts';
import { drop } from './lettering.ts';
import { ballpoint, notebook } from './office.ts';
import { biscuit, jar, pouch } from './pantry.ts';
import { sprayBottle } from './plumbing.ts';
import { at, shadow } from './sheet.ts';
import { carafe, lidCup } from './vessels.ts';
import { type Draw, type Drawings, views } from './views.ts';

const large: BottleForm = {
  radius: 130,
  height: 460,
  neck: 36,
  cap: brand.blue,
  tint: '#a9d6f1',
  ribs: [0.1, 0.155, 0.555, 0.61],
  level: 0.8,
  label: { colour: brand.blue, ink: '#ffffff', drop: '#ffffff', word: 'SPRING WATER', size: '15 L' },
};
const small: BottleForm = {
  ...large,
  radius: 56,
  height: 310,
  neck: 23,
  label: { colour: brand.blue, ink: '#ffffff', drop: '#ffffff', word: 'SPRING WATER' },
};
const white = { body: material.white, panel: material.graphite, pours: ['hot', 'cold'] } as const;
const plain = { colour: '#eaf4fb', ink: brand.blue, accent: '#3f8fd0', word: 'SPARKLING WATER' } as const;
const house = {
  colour: '#234063',
  label: '#f6efe2',
  ink: '#234063',
  word: 'HOUSE BLEND',
  kind: 'COFFEE BEANS',
  weight: '1 kg',
} as const;

const cards =
  (colour: string, behind: string, word: string): Draw =>
  (pen) =>
    `<ellipse cx="410" cy="650" rx="330" ry="40" fill="#0b2540" opacity=".16"/>${at(430, 330, giftCard(pen, behind, word), 1.16, 9)}${at(384, 440, giftCard(pen, colour, word), 1.3, -6)}`;

const cover =
  (form: Cover): Draw =>
  (pen) =>
    on(pen, 390, 722, 330, guide(pen, form), 1.5);

const teaBox = {
  width: 180,
  height: 230,
  depth: 120,
  colour: '#fbf8f1',
  ink: '#2d3a33',
  accent: '#6f9b57',
  word: 'GREEN TEA',
} as const;

export const giftPictures: Drawings = {
  ...views('gift-email', cards(brand.blue, '#5aa9dc', 'E-GIFT CARD'), 90, 230, 440),
  ...views('gift-open', cards('#2f6b5f', '#8fc9b2', 'ANY AMOUNT'), 90, 230, 440),
  ...views(
    'gift-printed',
    (pen) =>
      on(pen, 400, 720, 520, envelope(pen)) +
      at(400, 420, giftCard(pen, '#c2603a', 'GIFT CARD'), 1, -4) +
      at(
        400,
        720,
        `<path d="M-240 -286L-14 -130Q0 -120 14 -130L240 -286V-10Q240 0 230 0H-230Q-240 0 -240 -10Z" fill="${pen.face('#f6efe2')}"/><path d="M-240 -4L-20 -160Q0 -174 20 -160L240 -4" fill="none" stroke="#0b2540" stroke-opacity=".14" stroke-width="3"/>`,
      ),
    150,
    230,
    420,
  ),
  ...views(
    'guide-hydration',
    cover({
      colour: '#eaf4fb',
      ink: brand.blue,
      accent: brand.blue,
      title: ['DRINKING', 'WATER', 'AT WORK'],
      kind: 'GUIDE, 24 PAGES',
    }),
    150,
    90,
    480,
  ),
  ...views(
    'guide-sanitise',
    cover({
      colour: '#e6f4f1',
      ink: '#1e6b62',
      accent: '#2f8f86',
      title: ['COOLER', 'SANITISING', 'HANDBOOK'],
      kind: 'STEP BY STEP',
    }),
    150,
    90,
    480,
  ),
  ...views(
    'guide-event',
    cover({
      colour: '#fdf1e4',
      ink: '#8a4b12',
      accent: brand.orange,
      title: ['WATER FOR', 'EVENTS'],
      kind: 'PLANNER, SPREADSHEET',
    }),
    150,
    90,
    480,
  ),
  ...views(
    'signs-pack',
    (pen) =>
      at(200, 360, sign(pen, '#1b74c9', 'COLD', drop('#1b74c9', '#ffffff')), 1.1, -4) +
      at(590, 370, sign(pen, '#c8402f', 'HOT', drop('#c8402f', '#ffffff')), 1.1, 4) +
      at(396, 440, sign(pen, brand.blue, 'REFILL HERE', drop()), 1.34),
    230,
    210,
    330,
  ),

  ...views(
    'set-station',
    (pen) =>
      on(pen, 230, 700, 220, cooler(pen, { ...floorStanding, ...white }), 0.9) +
      on(pen, 450, 706, 260, bottle(pen, large), 0.86) +
      on(pen, 620, 716, 150, cupStack(pen, 9), 0.74) +
      on(pen, 716, 742, 100, paperCup(pen), 0.66),
    350,
    320,
    350,
  ),
  ...views(
    'set-meeting',
    (pen) =>
      on(pen, 260, 690, 200, carafe(pen, 1.1), 1.16) +
      on(pen, 480, 650, 150, glass(pen, 0.6), 0.9) +
      on(pen, 640, 660, 150, glass(pen, 0.6), 0.9) +
      on(pen, 420, 738, 150, glass(pen, 0.7), 1) +
      on(pen, 590, 748, 150, glass(pen, 0.7), 1),
    360,
    440,
    330,
  ),
  ...views(
    'set-event',
    (pen) =>
      on(pen, 170, 690, 120, bottle(pen, small), 1.16) +
      on(pen, 310, 706, 120, bottle(pen, small), 1.16) +
      on(pen, 450, 714, 120, can(pen, plain), 1.1) +
      on(pen, 580, 722, 120, can(pen, plain), 1.1) +
      on(pen, 700, 740, 110, paperCup(pen), 0.74),
    360,
    350,
    340,
  ),
  ...views(
    'set-cleaning',
    (pen) =>
      on(pen, 210, 690, 160, careBottle(pen, '#2f8f86', 'SANITISER'), 1.22) +
      on(pen, 420, 700, 170, sprayBottle(pen, '#2f78c4', 'SURFACE SPRAY'), 1.06) +
      on(pen, 620, 706, 150, sachet(pen), 1.1, 5) +
      on(pen, 560, 752, 190, cloth(pen, '#f4b678'), 0.8) +
      lying(240, 742, 340, brush(pen), 0.94, -3),
    120,
    300,
    340,
  ),
  ...views(
    'set-desk',
    (pen) =>
      shadow(pen, 250, 690, 240) +
      at(250, 684, notebook(pen, '#16508f', brand.orange), 1.26, -5) +
      on(pen, 520, 640, 380, stapler(pen, '#d9644a'), 0.84) +
      on(pen, 660, 716, 70, highlighter(pen, '#f2d43a'), 0.9) +
      on(pen, 736, 726, 70, highlighter(pen, '#63b5e5'), 0.9) +
      lying(460, 744, 420, ballpoint(pen, '#1f63b8'), 0.94, -3),
    360,
    450,
    330,
  ),

  ...views(
    'pack-starter',
    (pen) =>
      on(pen, 260, 706, 280, cooler(pen, { ...benchTop, ...white }), 0.94) +
      on(pen, 520, 716, 240, bottle(pen, large), 0.92) +
      on(pen, 690, 742, 120, paperCup(pen), 0.8),
    380,
    330,
    350,
  ),
  ...views(
    'pack-pantry',
    (pen) =>
      on(pen, 220, 690, 260, coffeeBag(pen, house), 0.86) +
      on(pen, 440, 680, 190, retailBox(pen, teaBox), 1.1) +
      on(
        pen,
        626,
        700,
        190,
        jar(pen, '#4a2b18', {
          colour: '#f6efe2',
          ink: '#3b2620',
          accent: '#b8763e',
          maker: 'Corella',
          word: 'INSTANT COFFEE',
        }),
        0.9,
      ) +
      on(pen, 420, 752, 150, mug(pen, '#2b6cb8', true), 0.86) +
      on(pen, 586, 756, 110, biscuit(), 0.94),
    310,
    400,
    340,
  ),
  ...views(
    'pack-worksite',
    (pen) =>
      on(pen, 250, 700, 280, bottle(pen, { ...large, handle: true }), 1.1) +
      on(pen, 470, 712, 150, flask(pen, '#e2703a'), 0.84) +
      on(pen, 610, 726, 120, bottle(pen, small), 0.94) +
      on(pen, 710, 744, 110, lidCup(pen, '#b5835a'), 0.74),
    360,
    300,
    350,
  ),
  ...views(
    'hamper-welcome',
    (pen) =>
      on(
        pen,
        360,
        720,
        470,
        hamper(
          pen,
          at(-130, 60, flask(pen, '#2e5f57'), 0.68) +
            at(
              10,
              60,
              pouch(pen, {
                colour: '#3f5d45',
                ink: '#f6efe2',
                accent: '#c79a5e',
                maker: 'Paddock Lane',
                word: 'MIXED NUTS',
              }),
              0.7,
            ) +
            at(128, 60, coffeeBag(pen, house), 0.46),
          '#d9644a',
        ),
        1.32,
      ),
    200,
    330,
    340,
  ),
};

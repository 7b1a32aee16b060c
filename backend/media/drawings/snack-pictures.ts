/** Draws more coffees and teas, milk and snacks. */
import { boxed, lying, on } from './compositions.ts';
import { coffeeBag, spilledBeans, teaBag } from './coffee-tea.ts';
import { mug } from './cups.ts';
import {
  bar,
  biscuit,
  capsule,
  drinkCarton,
  jar,
  packet,
  pouch,
  stirrers,
  teapot,
  type Print,
} from './pantry.ts';
import type { Pen } from './pen.ts';
import { at } from './sheet.ts';
import { type Draw, type Drawings, views } from './views.ts';

const corella = 'Corella';
const paddock = 'Paddock Lane';

const tea = (accent: string, word: string, count: string): Draw =>
  boxed(
    {
      width: 330,
      height: 400,
      depth: 210,
      colour: '#fbf8f1',
      ink: '#3a2c2d',
      accent,
      word,
      count,
      maker: corella,
    },
    (pen) => on(pen, 612, 722, 130, teaBag(pen, accent), 1.14),
  );

const roasts = {
  light: { colour: '#c79a5e', word: 'LIGHT ROAST' },
  medium: { colour: '#8d5a34', word: 'MEDIUM ROAST' },
  dark: { colour: '#3b2620', word: 'DARK ROAST' },
} as const;

const roast = (pen: Pen, name: keyof typeof roasts) =>
  coffeeBag(pen, {
    colour: roasts[name].colour,
    label: '#f6efe2',
    ink: '#3b2620',
    word: roasts[name].word,
    kind: 'WHOLE BEANS',
    weight: '1 kg',
  });

const milk = (accent: string, word: string): Print => ({
  colour: '#fbfcf8',
  ink: '#244a6b',
  accent,
  maker: paddock,
  word,
  size: '1 L',
});

const threeCartons =
  (print: Print): Draw =>
  (pen) =>
    on(pen, 226, 660, 180, drinkCarton(pen, print), 1.3) +
    on(pen, 420, 690, 180, drinkCarton(pen, print), 1.3) +
    on(pen, 614, 724, 180, drinkCarton(pen, print), 1.3);

export const snackPictures: Drawings = {
  ...views(
    'roast-range',
    (pen) =>
      on(pen, 200, 640, 260, roast(pen, 'light'), 0.82) +
      on(pen, 580, 640, 260, roast(pen, 'dark'), 0.82) +
      on(pen, 390, 716, 300, roast(pen, 'medium'), 0.96),
    270,
    300,
    300,
  ),
  ...Object.assign(
    {},
    ...(['light', 'medium', 'dark'] as const).map((name) =>
      views(
        `roast-${name}`,
        (pen) => on(pen, 392, 696, 340, roast(pen, name), 1.14) + at(580, 716, spilledBeans(pen), 0.8),
        230,
        230,
        320,
      ),
    ),
  ),
  ...views(
    'pods',
    boxed(
      {
        width: 360,
        height: 320,
        depth: 220,
        colour: '#2c211d',
        ink: '#f6efe2',
        accent: '#b8763e',
        word: 'COFFEE CAPSULES',
        count: '100',
        maker: corella,
      },
      (pen) =>
        on(pen, 560, 700, 90, capsule(pen, '#b8763e'), 1.5) +
        on(pen, 670, 724, 90, capsule(pen, '#6d4a31'), 1.5) +
        on(pen, 570, 762, 90, capsule(pen, '#3b4a57'), 1.4),
    ),
    470,
    520,
    270,
  ),
  ...views(
    'instant',
    (pen) =>
      on(
        pen,
        390,
        726,
        220,
        jar(pen, '#4a2b18', {
          colour: '#f6efe2',
          ink: '#3b2620',
          accent: '#b8763e',
          maker: corella,
          word: 'INSTANT COFFEE',
          size: '500 g',
        }),
        1.78,
      ),
    230,
    360,
    320,
  ),
  ...views(
    'hot-chocolate',
    (pen) =>
      on(
        pen,
        330,
        702,
        300,
        pouch(pen, {
          colour: '#5a3324',
          ink: '#f6e3c8',
          accent: '#c8703a',
          maker: corella,
          word: 'DRINKING CHOCOLATE',
          size: '1 kg',
        }),
        1.34,
      ) + on(pen, 620, 726, 200, mug(pen, '#e9dcc6'), 1.1),
    140,
    250,
    400,
  ),
  ...views('tea-chai', tea('#c07a2c', 'MASALA CHAI', '50'), 400, 480, 300),
  ...views('tea-grey', tea('#54618f', 'EARL GREY', '100'), 400, 480, 300),
  ...views('tea-ginger', tea('#d8a72c', 'LEMON & GINGER', '50'), 400, 480, 300),
  ...views('teapot', (pen) => on(pen, 400, 700, 300, teapot(pen, '#3f6f8f'), 1.7), 30, 230, 440),
  ...views('milk-dairy', threeCartons(milk('#3f8fd0', 'FULL CREAM MILK')), 480, 380, 300),
  ...views('milk-oat', threeCartons(milk('#c79a5e', 'OAT DRINK')), 480, 380, 300),
  ...views(
    'biscuits',
    (pen) =>
      on(
        pen,
        360,
        520,
        400,
        packet(pen, {
          colour: '#e9c98a',
          ink: '#5a3324',
          accent: '#c8402f',
          maker: paddock,
          word: 'OAT BISCUITS',
        }),
        1.32,
      ) +
      on(pen, 330, 650, 110, biscuit(), 1.4) +
      on(pen, 500, 690, 110, biscuit('#cf9c52'), 1.4) +
      on(pen, 350, 730, 110, biscuit('#d9a95f'), 1.4),
    240,
    560,
    230,
  ),
  ...views(
    'nuts',
    (pen) =>
      on(
        pen,
        390,
        712,
        300,
        pouch(pen, {
          colour: '#3f5d45',
          ink: '#f6efe2',
          accent: '#c79a5e',
          maker: paddock,
          word: 'MIXED NUTS',
          size: '1 kg',
        }),
        1.5,
      ),
    200,
    230,
    340,
  ),
  ...views(
    'bars',
    (pen) =>
      boxed(
        {
          width: 400,
          height: 230,
          depth: 220,
          colour: '#fbf3e2',
          ink: '#7a3b1c',
          accent: '#d9644a',
          word: 'FRUIT BARS',
          count: '24',
          maker: paddock,
        },
        (inner) =>
          lying(430, 700, 200, bar(inner, '#d9644a', 'APRICOT'), 1.2, -6) +
          lying(560, 752, 200, bar(inner, '#7b4f93', 'BERRY'), 1.2, 4),
      )(pen),
    370,
    600,
    190,
  ),
  ...views('stirrers', (pen) => on(pen, 400, 712, 190, stirrers(pen), 1.66), 250, 200, 320),
};

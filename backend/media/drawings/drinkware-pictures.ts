/** Draws reusable bottles, cups, carafes and jugs, with their variants by colour and size. */
import { darker } from './colour.ts';
import { on } from './compositions.ts';
import { flask } from './cups.ts';
import { lettering } from './lettering.ts';
import type { Pen } from './pen.ts';
import { at } from './sheet.ts';
import { carafe, jug, kidsBottle, lidCup, sportsBottle, travelCup, tumbler } from './vessels.ts';
import { type Drawings, views } from './views.ts';

const colours = {
  blue: '#16508f',
  sage: '#7f9f86',
  coral: '#d9644a',
  sand: '#d8c39d',
  graphite: '#39444f',
} as const;

type Colour = keyof typeof colours;

const steelSizes = { '500': 0.92, '750': 1.12, '1000': 1.3 } as const;

const steel = (pen: Pen, colour: Colour) =>
  flask(pen, colours[colour], colour === 'sand' ? '#5d4a28' : '#ffffff');

function variants<Name extends string>(names: readonly Name[], draw: (name: Name) => Drawings): Drawings {
  return Object.assign({}, ...names.map(draw)) as Drawings;
}

const ribbon = (pen: Pen, colour: string) =>
  `<path d="M-60 -414A60 9 0 0 0 60 -414V-392A60 9 0 0 1 -60 -392Z" fill="${colour}"/><path d="M0 -398C-64 -448 -98 -404 -74 -384S-20 -388 0 -398C64 -448 98 -404 74 -384S20 -388 0 -398Z" fill="${pen.face(colour)}" stroke="${darker(colour, 0.2)}" stroke-width="2"/><path d="M-6 -394L-36 -318M6 -394L40 -322" stroke="${colour}" stroke-width="13" stroke-linecap="round"/><circle cx="0" cy="-398" r="12" fill="${darker(colour, 0.15)}"/>`;

export const drinkwarePictures: Drawings = {
  ...views(
    'steel-range',
    (pen) =>
      on(pen, 214, 690, 170, steel(pen, 'sage'), 0.92) +
      on(pen, 590, 690, 170, steel(pen, 'coral'), 0.92) +
      on(pen, 404, 734, 200, steel(pen, 'blue'), 1.12),
    260,
    150,
    320,
  ),
  ...variants(['blue', 'sage', 'coral'], (colour) =>
    variants(['500', '750', '1000'], (size) =>
      views(
        `steel-${colour}-${size}`,
        (pen) => on(pen, 400, 732, 180 * steelSizes[size], steel(pen, colour), steelSizes[size]),
        260,
        732 - 560 * steelSizes[size],
        280,
      ),
    ),
  ),
  ...views(
    'sports-range',
    (pen) =>
      on(pen, 200, 690, 150, sportsBottle(pen, '#2f78c4'), 1.08) +
      on(pen, 602, 690, 150, sportsBottle(pen, '#59636d'), 1.08) +
      on(pen, 404, 734, 180, sportsBottle(pen, '#d9644a'), 1.3),
    280,
    110,
    320,
  ),
  ...variants(['blue', 'sage', 'coral', 'graphite'], (colour) =>
    views(
      `sports-${colour}`,
      (pen) =>
        on(
          pen,
          404,
          736,
          200,
          sportsBottle(
            pen,
            { blue: '#2f78c4', sage: '#7fa98b', coral: '#d9644a', graphite: '#59636d' }[colour],
          ),
          1.42,
        ),
      240,
      70,
      330,
    ),
  ),
  ...views(
    'carafe-range',
    (pen) =>
      on(pen, 210, 690, 170, carafe(pen, 0.8), 1.06) +
      on(pen, 610, 700, 210, carafe(pen, 1.3), 1.06) +
      on(pen, 402, 734, 190, carafe(pen, 1), 1.14),
    270,
    180,
    320,
  ),
  ...variants(['500', '1000', '1500'], (size) =>
    views(
      `carafe-${size}`,
      (pen) => on(pen, 400, 730, 230, carafe(pen, { '500': 0.8, '1000': 1, '1500': 1.3 }[size]), 1.22),
      260,
      { '500': 290, '1000': 190, '1500': 40 }[size],
      280,
    ),
  ),
  ...views(
    'travel-range',
    (pen) =>
      on(pen, 212, 640, 180, travelCup(pen, colours.sage), 1.3) +
      on(pen, 590, 640, 180, travelCup(pen, colours.sand), 1.3) +
      on(pen, 402, 726, 210, travelCup(pen, colours.graphite), 1.62),
    250,
    270,
    310,
  ),
  ...variants(['sage', 'sand', 'graphite'], (colour) =>
    views(
      `travel-${colour}`,
      (pen) => on(pen, 400, 712, 260, travelCup(pen, colours[colour]), 2.1),
      240,
      120,
      330,
    ),
  ),
  ...views(
    'kids-bottle',
    (pen) =>
      on(pen, 300, 700, 180, kidsBottle(pen, '#9fd0ee', '#2f78c4'), 1.36) +
      on(pen, 548, 726, 180, kidsBottle(pen, '#f7c9a8', '#e2703a'), 1.36),
    410,
    210,
    310,
  ),
  ...views(
    'flask-engraved',
    (pen) =>
      on(
        pen,
        400,
        730,
        190,
        flask(pen, '#2e5f57', '#e8dcc0') +
          at(0, -74, lettering('ALEX', 0, 0, 30, '#e8dcc0')) +
          ribbon(pen, '#d9a441'),
        1.2,
      ),
    260,
    440,
    280,
  ),
  ...views(
    'cups-hot',
    (pen) =>
      on(pen, 206, 640, 170, lidCup(pen, '#b5835a'), 1.36) +
      on(pen, 580, 640, 170, lidCup(pen, '#b5835a'), 1.36) +
      on(pen, 396, 724, 200, lidCup(pen, '#16508f'), 1.66),
    260,
    280,
    290,
  ),
  ...views(
    'tumblers',
    (pen) =>
      on(pen, 190, 620, 160, tumbler(pen, '#9fd0ee'), 1.34) +
      on(pen, 400, 596, 160, tumbler(pen, '#a9dcc4'), 1.34) +
      on(pen, 610, 620, 160, tumbler(pen, '#f7c59a'), 1.34) +
      on(pen, 300, 722, 180, tumbler(pen, '#d8dfe5'), 1.5) +
      on(pen, 520, 728, 180, tumbler(pen, '#8cc6ea'), 1.5),
    180,
    380,
    330,
  ),
  ...views('jug', (pen) => on(pen, 380, 724, 240, jug(pen, '#16508f'), 1.5), 180, 140, 340),
};

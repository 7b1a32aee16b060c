/** Draws racks, trolleys and trays, filter systems and their cleaning products. */
import { bottle } from './bottles.ts';
import { brand } from './colour.ts';
import { boxed, on } from './compositions.ts';
import { careBottle, cloth, gooseneck } from './filters.ts';
import {
  cradle,
  dripTray,
  filterJug,
  inlineFilter,
  sprayBottle,
  stripTube,
  tank,
  trolley,
  whiteHousing,
} from './plumbing.ts';
import { bottleRack } from './pumps-taps.ts';
import { at, shadow } from './sheet.ts';
import { type Draw, type Drawings, views } from './views.ts';

const large = {
  radius: 120,
  height: 430,
  neck: 34,
  cap: brand.blue,
  tint: '#a9d6f1',
  ribs: [0.1, 0.155, 0.555, 0.61],
  level: 0.8,
  label: { colour: brand.blue, ink: '#ffffff', drop: '#ffffff', word: 'SPRING WATER' },
};

const jugCartridge: Draw = (pen) =>
  `<path d="M-46 -10A46 8 0 0 0 46 -10V-116H-46Z" fill="${pen.round('#f4f8fb')}"/><path d="M-46 -10A46 8 0 0 0 46 -10V-44A46 8 0 0 1 -46 -44Z" fill="${pen.round(brand.blue)}"/><path d="M-54 -112A54 9 0 0 0 54 -112V-134H-54Z" fill="${pen.round(brand.blue)}"/><ellipse cx="0" cy="-134" rx="54" ry="9" fill="#5b93d0"/>`;

export const fixturePictures: Drawings = {
  ...views('rack-2', (pen) => on(pen, 392, 640, 620, bottleRack(pen, 1), 1.2), 390, 320, 330),
  ...views('rack-6', (pen) => on(pen, 392, 748, 480, bottleRack(pen, 3), 0.84), 380, 520, 240),
  ...views(
    'trolley',
    (pen) =>
      shadow(pen, 400, 748, 340) +
      at(400, 720, trolley(pen), 1.08) +
      at(404, 706, bottle(pen, { ...large, radius: 128, height: 440 }), 1),
    200,
    30,
    330,
  ),
  ...views(
    'cradle',
    (pen) =>
      on(
        pen,
        390,
        736,
        430,
        cradle(pen, at(-170, -170, bottle(pen, { ...large, radius: 104, height: 420 }), 1, 74)),
        1.3,
      ),
    210,
    350,
    330,
  ),
  ...views('drip-tray', (pen) => on(pen, 350, 560, 480, dripTray(pen), 1.24), 330, 350, 320),

  ...views('filter-jug', (pen) => on(pen, 372, 722, 250, filterJug(pen), 1.7), 200, 130, 330),
  ...views(
    'filter-jug-set',
    boxed(
      {
        width: 300,
        height: 360,
        depth: 200,
        colour: '#f4f8fb',
        ink: '#1f3f5b',
        accent: '#5b93d0',
        word: 'JUG CARTRIDGES',
        count: '3',
        maker: 'Tarn',
      },
      (pen) =>
        on(pen, 580, 700, 120, jugCartridge(pen), 1.3) + on(pen, 690, 744, 110, jugCartridge(pen), 1.3),
    ),
    470,
    500,
    280,
  ),
  ...views(
    'filter-ro',
    (pen) =>
      on(pen, 190, 660, 140, whiteHousing(pen, '#1f5f8b', 'SEDIMENT'), 0.94) +
      on(pen, 350, 676, 140, whiteHousing(pen, '#1f5f8b', 'CARBON'), 0.94) +
      on(pen, 510, 692, 140, whiteHousing(pen, '#1f5f8b', 'MEMBRANE'), 0.94) +
      on(pen, 650, 742, 190, tank(pen), 0.82),
    430,
    400,
    360,
  ),
  ...views(
    'filter-single',
    (pen) =>
      on(pen, 300, 706, 180, whiteHousing(pen, '#0b4ea2', 'CARBON'), 1.32) +
      on(pen, 590, 722, 90, gooseneck(pen), 1.1),
    160,
    150,
    330,
  ),
  ...views(
    'filter-whole',
    (pen) =>
      on(pen, 270, 716, 230, whiteHousing(pen, '#1f6f78', 'STAGE 1'), 1.44) +
      on(pen, 550, 716, 230, whiteHousing(pen, '#1f6f78', 'STAGE 2'), 1.44),
    110,
    120,
    340,
  ),
  ...views(
    'filter-inline',
    (pen) =>
      `<ellipse cx="410" cy="548" rx="300" ry="26" fill="#0b2540" opacity=".22"/>${at(400, 440, inlineFilter(pen), 1.3, -6)}`,
    250,
    290,
    300,
  ),
  ...views('test-strips', (pen) => on(pen, 400, 726, 130, stripTube(pen), 1.72), 250, 130, 330),

  ...views(
    'sanitiser',
    (pen) => on(pen, 400, 722, 200, careBottle(pen, '#2f8f86', 'SANITISER'), 1.86),
    240,
    330,
    320,
  ),
  ...views(
    'surface-spray',
    (pen) =>
      on(pen, 330, 714, 200, sprayBottle(pen, '#2f78c4', 'SURFACE SPRAY'), 1.46) +
      on(pen, 600, 738, 190, cloth(pen, '#9fd0ee'), 0.9),
    150,
    150,
    330,
  ),
  ...views(
    'cloths',
    (pen) =>
      on(pen, 400, 690, 320, cloth(pen, '#9fd0ee'), 1.9) +
      at(404, 570, cloth(pen, '#f4b678'), 1.9) +
      at(396, 450, cloth(pen, '#a9dcc4'), 1.9),
    240,
    280,
    320,
  ),
};

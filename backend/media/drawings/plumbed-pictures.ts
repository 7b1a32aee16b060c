/** Draws plumbed-in machines, more rental coolers, and related services. */
import { brand, lighter, material } from './colour.ts';
import { lying, machine, on } from './compositions.ts';
import { benchTop, bottomLoading, cooler, floorStanding } from './coolers.ts';
import { glass } from './cups.ts';
import { careBottle, cartridge, gooseneck, twinKit } from './filters.ts';
import { shield, spanner, toolbox, vial } from './keepsakes.ts';
import { fountain, stripTube, underBench } from './plumbing.ts';
import { at, shadow } from './sheet.ts';
import { type Drawings, views } from './views.ts';

const { bottle: _onTop, ...benchBody } = benchTop;
const steel = lighter(material.steel, 0.25);
const plumbedBench = { ...benchBody, height: 400, width: 270, alcove: 0.8 } as const;

export const plumbedPictures: Drawings = {
  ...views(
    'cooler-mains-cr',
    machine({
      ...bottomLoading,
      height: 600,
      body: material.white,
      panel: '#cfdbe4',
      pours: ['cold', 'room'],
    }),
    230,
    110,
    320,
  ),
  ...views(
    'cooler-mains-hc',
    machine({
      ...bottomLoading,
      height: 620,
      width: 236,
      body: '#dfe6eb',
      panel: '#22303c',
      pours: ['hot', 'cold', 'room'],
    }),
    230,
    100,
    320,
  ),
  ...views(
    'cooler-mains-spark',
    (pen) =>
      machine(
        { ...plumbedBench, body: material.graphite, panel: '#22303c', pours: ['cold', 'room', 'cold'] },
        690,
      )(pen) + on(pen, 620, 728, 120, glass(pen, 0.7), 0.8),
    230,
    290,
    330,
  ),
  ...views(
    'tap-underbench',
    (pen) =>
      shadow(pen, 540, 722, 260) +
      shadow(pen, 268, 724, 90) +
      at(400, 716, underBench(pen, gooseneck(pen)), 1.16),
    180,
    250,
    330,
  ),
  ...views('fountain', (pen) => on(pen, 380, 742, 280, fountain(pen, '#1b74c9'), 1.08), 230, 90, 340),
  ...views(
    'rent-bench-hc',
    machine({ ...benchTop, body: material.graphite, panel: brand.blue, pours: ['hot', 'cold'] }),
    215,
    420,
    340,
  ),
  ...views(
    'rent-base',
    machine({ ...bottomLoading, body: material.white, panel: brand.blue, pours: ['cold', 'room', 'hot'] }),
    230,
    120,
    320,
  ),
  ...views(
    'rent-spark',
    (pen) =>
      machine(
        { ...plumbedBench, body: material.white, panel: brand.blue, pours: ['cold', 'room', 'cold'] },
        690,
      )(pen) + on(pen, 620, 728, 120, glass(pen, 0.7), 0.8),
    230,
    290,
    330,
  ),
  ...views('rent-fountain', (pen) => on(pen, 380, 742, 280, fountain(pen, brand.orange), 1.08), 230, 90, 340),

  ...views(
    'service-sanitise',
    (pen) =>
      on(
        pen,
        260,
        690,
        250,
        cooler(pen, {
          ...floorStanding,
          body: material.white,
          panel: material.graphite,
          pours: ['hot', 'cold'],
        }),
        0.86,
      ) +
      on(pen, 510, 704, 160, careBottle(pen, '#2f8f86', 'SANITISER'), 1.04) +
      on(pen, 640, 730, 300, toolbox(pen, brand.blue), 0.5),
    400,
    380,
    360,
  ),
  ...views(
    'service-install',
    (pen) =>
      on(
        pen,
        300,
        680,
        300,
        cooler(pen, { ...bottomLoading, body: steel, panel: material.graphite, pours: ['cold', 'room'] }),
        0.88,
      ) +
      on(pen, 590, 700, 360, toolbox(pen, brand.orange), 0.78) +
      lying(480, 744, 300, spanner(pen), 0.9, -6),
    350,
    440,
    340,
  ),
  ...views(
    'service-warranty',
    (pen) =>
      on(
        pen,
        300,
        700,
        280,
        cooler(pen, { ...benchTop, body: material.white, panel: material.graphite, pours: ['hot', 'cold'] }),
        0.94,
      ) +
      `<ellipse cx="566" cy="712" rx="120" ry="14" fill="#0b2540" opacity=".2"/>${at(560, 530, shield(pen, brand.blue), 1)}`,
    400,
    350,
    330,
  ),
  ...views(
    'service-filter',
    (pen) =>
      shadow(pen, 260, 700, 380, 0.5) +
      at(330, 690, twinKit(pen), 0.86) +
      on(pen, 640, 728, 140, cartridge(pen, 'carbon'), 0.7) +
      lying(420, 752, 260, spanner(pen), 0.76, 4),
    130,
    160,
    360,
  ),
  ...views(
    'service-water-test',
    (pen) =>
      on(pen, 290, 700, 190, vial(pen, '#8cc6ea'), 1.3) +
      on(pen, 500, 712, 170, vial(pen, '#b9def4'), 1.02) +
      on(pen, 650, 724, 110, stripTube(pen), 0.94),
    160,
    320,
    330,
  ),
};

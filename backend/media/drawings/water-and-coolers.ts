/** Draws water and coolers: which body is in the studio, and where its close-up is. */
import { bottle, type BottleForm, type Label } from './bottles.ts';
import { carton, waterBox } from './cartons.ts';
import { brand, lighter, material } from './colour.ts';
import { beforeCarton, machine, standing, tray } from './compositions.ts';
import { benchTop, bottomLoading, floorStanding } from './coolers.ts';
import { crock } from './crock.ts';
import { at, shadow } from './sheet.ts';
import { type Drawings, views } from './views.ts';

const blueLabel: Label = { colour: brand.blue, ink: '#ffffff', drop: '#ffffff' };
const large: BottleForm = {
  radius: 176,
  height: 624,
  neck: 47,
  cap: brand.blue,
  tint: '#a9d6f1',
  ribs: [0.1, 0.155, 0.555, 0.61],
  level: 0.8,
};

export const waterAndCoolers: Drawings = {
  ...views(
    'bottle-15-spring',
    standing({ ...large, label: { ...blueLabel, word: 'SPRING WATER', size: '15 L' } }),
    190,
    40,
    420,
  ),
  ...views(
    'bottle-11-spring',
    standing({
      ...large,
      radius: 166,
      height: 540,
      handle: true,
      label: { ...blueLabel, word: 'SPRING WATER', size: '11 L' },
    }),
    200,
    130,
    420,
  ),
  ...views(
    'bottle-15-pure',
    standing({
      ...large,
      cap: '#5aa9dc',
      tint: '#bfe3ea',
      label: { colour: '#eef6fb', ink: brand.blue, drop: brand.blue, word: 'PURIFIED WATER', size: '15 L' },
    }),
    190,
    40,
    420,
  ),
  ...views('water-box', (pen) => shadow(pen, 400, 714, 440) + at(366, 712, waterBox(pen)), 160, 520, 240),
  ...views(
    'cans-plain',
    tray({ colour: '#eaf4fb', ink: brand.blue, accent: '#3f8fd0', word: 'SPARKLING WATER' }),
    463,
    355,
    330,
  ),
  ...views(
    'cans-lime',
    tray({ colour: '#f3f7df', ink: '#3d6b2a', accent: '#a6c63c', word: 'LEMON & LIME' }),
    463,
    355,
    330,
  ),
  ...views(
    'glass-bottles',
    (pen) => {
      const form: BottleForm = {
        radius: 74,
        height: 520,
        neck: 25,
        cap: '#c9d2d9',
        tint: '#a8d8d3',
        ribs: [],
        level: 0.84,
        label: {
          colour: '#f7fafb',
          ink: brand.blue,
          drop: brand.blue,
          word: 'SPARKLING WATER',
          size: '750 mL',
        },
      };
      return [
        shadow(pen, 300, 650, 480),
        at(276, 650, carton(pen, 400, 400, 260, '#e9eef2', '#2f7f86')),
        ...[500, 664].map(
          (x, place) => shadow(pen, x, 726 + place * 16, 150) + at(x, 722 + place * 16, bottle(pen, form)),
        ),
      ].join('');
    },
    420,
    130,
    380,
  ),
  ...views(
    'small-600',
    beforeCarton(
      {
        radius: 66,
        height: 370,
        neck: 27,
        cap: brand.blue,
        tint: '#b5dcf3',
        ribs: [0.1, 0.15, 0.55, 0.6],
        level: 0.83,
        label: { ...blueLabel, word: 'SPRING WATER' },
      },
      '#f1f6fa',
    ),
    400,
    270,
    380,
  ),
  ...views(
    'small-350',
    beforeCarton(
      {
        radius: 60,
        height: 284,
        neck: 27,
        cap: brand.orange,
        tint: '#b5dcf3',
        ribs: [0.1, 0.15, 0.56],
        level: 0.82,
        label: { ...blueLabel, word: 'SPRING WATER' },
      },
      '#f1f6fa',
    ),
    410,
    370,
    340,
  ),
  ...views(
    'small-1500',
    beforeCarton(
      {
        radius: 76,
        height: 470,
        neck: 27,
        cap: brand.blue,
        tint: '#b5dcf3',
        ribs: [0.08, 0.125, 0.17, 0.54, 0.585, 0.63],
        level: 0.84,
        label: { ...blueLabel, word: 'SPRING WATER' },
      },
      '#f1f6fa',
    ),
    400,
    165,
    400,
  ),

  ...views(
    'cooler-bench-cc',
    machine({ ...benchTop, body: material.white, panel: '#e4ebf1', pours: ['cold', 'room'] }),
    215,
    420,
    340,
  ),
  ...views(
    'cooler-bench-hc',
    machine({ ...benchTop, body: material.white, panel: material.graphite, pours: ['hot', 'cold'] }),
    215,
    420,
    340,
  ),
  ...views(
    'cooler-floor-cc',
    machine({ ...floorStanding, body: material.white, panel: '#e4ebf1', pours: ['cold', 'room'] }, 752),
    240,
    290,
    290,
  ),
  ...views(
    'cooler-floor-hc',
    machine(
      { ...floorStanding, body: material.white, panel: material.graphite, pours: ['hot', 'cold'] },
      752,
    ),
    240,
    290,
    290,
  ),
  ...views(
    'cooler-base-hc',
    machine({ ...bottomLoading, body: material.graphite, panel: '#28323b', pours: ['cold', 'room', 'hot'] }),
    230,
    120,
    320,
  ),
  ...views(
    'cooler-rent-bench',
    machine({ ...benchTop, body: material.white, panel: brand.blue, pours: ['cold', 'room'] }),
    215,
    420,
    340,
  ),
  ...views(
    'cooler-rent-floor',
    machine({ ...floorStanding, body: material.white, panel: brand.blue, pours: ['hot', 'cold'] }, 752),
    240,
    290,
    290,
  ),
  ...views(
    'cooler-rent-mains',
    machine({
      ...bottomLoading,
      height: 620,
      width: 236,
      body: lighter(material.steel, 0.25),
      panel: material.graphite,
      pours: ['cold', 'room'],
    }),
    230,
    100,
    320,
  ),
  ...views('crock', (pen) => shadow(pen, 400, 748, 400) + at(394, 742, crock(pen), 1.16), 250, 280, 290),
};

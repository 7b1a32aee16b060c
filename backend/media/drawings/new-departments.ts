/** Draws the category pictures of water, machines, sets, systems, snacks and gifts. */
import { bottle, type BottleForm } from './bottles.ts';
import { waterBox } from './cartons.ts';
import { brand, material } from './colour.ts';
import { bottomLoading, cooler, floorStanding } from './coolers.ts';
import { cupStack, flask, glass, mug, paperCup } from './cups.ts';
import { highlighter, organiser, planner, stapler, whiteboard } from './desk.ts';
import { calendar, giftCard, guide, hamper, sign, toolbox } from './keepsakes.ts';
import { coffeeBag } from './coffee-tea.ts';
import { drop } from './lettering.ts';
import { biscuit, drinkCarton, jar, pouch } from './pantry.ts';
import { filterJug, fountain, tank, underBench, whiteHousing } from './plumbing.ts';
import { gooseneck } from './filters.ts';
import { at, shadow } from './sheet.ts';
import { put, scene } from './stage.ts';
import { carafe, sportsBottle, travelCup } from './vessels.ts';
import type { Drawings } from './views.ts';

const mineral: BottleForm = {
  radius: 74,
  height: 530,
  neck: 25,
  cap: '#b98a54',
  tint: '#cfe3c8',
  ribs: [],
  level: 0.84,
  label: { colour: '#f6efe2', ink: '#1f4d3a', drop: '#1f4d3a', word: 'MINERAL WATER', size: '750 mL' },
};
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
const snack = {
  colour: '#3f5d45',
  ink: '#f6efe2',
  accent: '#c79a5e',
  maker: 'Paddock Lane',
  word: 'MIXED NUTS',
} as const;
const milk = {
  colour: '#fbfcf8',
  ink: '#244a6b',
  accent: '#3f8fd0',
  maker: 'Paddock Lane',
  word: 'FULL CREAM MILK',
} as const;
const bag = {
  colour: '#234063',
  label: '#f6efe2',
  ink: '#234063',
  word: 'HOUSE BLEND',
  kind: 'COFFEE BEANS',
  weight: '1 kg',
} as const;
const cover = {
  colour: '#eaf4fb',
  ink: brand.blue,
  accent: brand.blue,
  title: ['DRINKING', 'WATER', 'AT WORK'],
  kind: 'GUIDE, 24 PAGES',
} as const;
const handbook = {
  colour: '#e6f4f1',
  ink: '#1e6b62',
  accent: '#2f8f86',
  title: ['COOLER', 'SANITISING', 'HANDBOOK'],
  kind: 'STEP BY STEP',
} as const;

export const newDepartments: Drawings = {
  'category-boxed': scene(
    (pen) =>
      put(
        pen,
        280,
        640,
        380,
        waterBox(pen, { word: 'SPRING WATER', size: '15 L', foot: '#1f6f78', sky: '#9ad0c9', height: 500 }),
        0.92,
      ) + put(pen, 650, 656, 340, waterBox(pen), 0.86),
  ),
  'category-mineral': scene(
    (pen) =>
      put(pen, 320, 640, 150, bottle(pen, mineral), 1.04) +
      put(
        pen,
        490,
        652,
        150,
        bottle(pen, {
          ...mineral,
          tint: '#7fb59c',
          cap: '#c9a24b',
          label: { colour: '#f6efe2', ink: '#1f4d3a', drop: '#1f4d3a', word: 'SPARKLING MINERAL' },
        }),
        1.04,
      ) +
      put(pen, 676, 660, 150, glass(pen, 0.7), 1.06),
  ),
  'category-plumbed': scene(
    (pen) =>
      put(
        pen,
        250,
        648,
        250,
        cooler(pen, { ...bottomLoading, body: material.white, panel: '#22303c', pours: ['cold', 'room'] }),
        0.9,
      ) +
      put(pen, 520, 656, 260, fountain(pen, '#1b74c9'), 0.92) +
      shadow(pen, 790, 658, 170) +
      at(750, 656, underBench(pen, gooseneck(pen)), 0.66),
  ),
  'category-service': scene(
    (pen) =>
      put(
        pen,
        250,
        640,
        230,
        cooler(pen, { ...floorStanding, body: material.white, panel: brand.blue, pours: ['hot', 'cold'] }),
        0.86,
      ) +
      put(pen, 520, 650, 340, calendar(pen, brand.blue, 12), 1.2) +
      put(pen, 784, 664, 260, toolbox(pen, brand.orange), 0.62),
  ),
  'category-bottles': scene(
    (pen) =>
      put(pen, 240, 636, 180, flask(pen, '#7f9f86'), 0.98) +
      put(pen, 424, 650, 180, flask(pen, '#16508f'), 1.1) +
      put(pen, 606, 654, 160, sportsBottle(pen, '#d9644a'), 1.12) +
      put(pen, 770, 660, 180, travelCup(pen, '#d8c39d'), 1.1),
  ),
  'category-stations': scene(
    (pen) =>
      put(
        pen,
        240,
        644,
        220,
        cooler(pen, {
          ...floorStanding,
          body: material.white,
          panel: material.graphite,
          pours: ['hot', 'cold'],
        }),
        0.9,
      ) +
      put(pen, 470, 652, 260, bottle(pen, large), 0.96) +
      put(pen, 660, 656, 170, cupStack(pen, 9), 0.84) +
      put(pen, 790, 668, 120, paperCup(pen), 0.8),
  ),
  'category-systems': scene(
    (pen) =>
      put(pen, 220, 640, 190, whiteHousing(pen, '#1f6f78', 'STAGE 1'), 1.16) +
      put(pen, 440, 648, 190, whiteHousing(pen, '#1f6f78', 'STAGE 2'), 1.16) +
      put(pen, 640, 654, 210, tank(pen), 0.9) +
      put(pen, 800, 664, 180, filterJug(pen), 0.8),
  ),
  'category-snacks': scene(
    (pen) =>
      put(pen, 170, 640, 180, drinkCarton(pen, milk), 1.2) +
      put(pen, 460, 650, 280, pouch(pen, snack), 1.06) +
      put(
        pen,
        690,
        654,
        210,
        jar(pen, '#4a2b18', {
          colour: '#f6efe2',
          ink: '#3b2620',
          accent: '#b8763e',
          maker: 'Corella',
          word: 'INSTANT COFFEE',
        }),
        1,
      ) +
      put(pen, 590, 690, 110, biscuit(), 1.1) +
      put(pen, 822, 676, 110, biscuit('#cf9c52'), 1),
  ),
  'category-boards': scene(
    (pen) =>
      at(330, 320, whiteboard(pen), 0.94) +
      at(740, 330, planner(pen), 0.76) +
      put(pen, 560, 664, 300, organiser(pen), 0.72) +
      put(pen, 236, 660, 300, stapler(pen, '#16508f'), 0.6) +
      put(pen, 780, 674, 70, highlighter(pen, '#f2d43a'), 0.62),
  ),
  'category-gifts': scene(
    (pen) =>
      put(
        pen,
        280,
        644,
        420,
        hamper(
          pen,
          at(-130, 60, flask(pen, '#2e5f57'), 0.68) +
            at(10, 60, pouch(pen, snack), 0.7) +
            at(128, 60, coffeeBag(pen, bag), 0.46),
          '#d9644a',
        ),
        1,
      ) +
      put(pen, 640, 640, 260, guide(pen, cover), 0.98) +
      at(790, 600, giftCard(pen, brand.blue, 'E-GIFT CARD'), 0.52, -6),
  ),
  'category-gift-cards': scene(
    (pen) =>
      `<ellipse cx="490" cy="600" rx="360" ry="40" fill="#0b2540" opacity=".16"/>` +
      at(610, 320, giftCard(pen, '#2f6b5f', 'ANY AMOUNT'), 1.1, 10) +
      at(420, 400, giftCard(pen, brand.blue, 'E-GIFT CARD'), 1.26, -6),
  ),
  'category-guides': scene(
    (pen) =>
      put(pen, 200, 640, 300, guide(pen, cover), 1.02) +
      put(pen, 530, 652, 300, guide(pen, handbook), 1.02) +
      at(812, 420, sign(pen, '#1b74c9', 'COLD', drop('#1b74c9', '#ffffff')), 1.06, 4),
  ),
  'category-packs': scene(
    (pen) =>
      put(
        pen,
        300,
        648,
        420,
        hamper(
          pen,
          at(
            -130,
            60,
            jar(pen, '#4a2b18', {
              colour: '#f6efe2',
              ink: '#3b2620',
              accent: '#b8763e',
              maker: 'Corella',
              word: 'INSTANT',
            }),
            0.8,
          ) +
            at(20, 60, coffeeBag(pen, bag), 0.62) +
            at(160, 60, pouch(pen, snack), 0.6),
          brand.blue,
        ),
        1.06,
      ) +
      put(pen, 630, 654, 190, carafe(pen, 1), 1) +
      put(pen, 790, 664, 180, mug(pen, '#2b6cb8', true), 1),
  ),
};

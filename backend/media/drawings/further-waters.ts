/** Draws boxed, mineral and flavoured waters, and carry bottles. */
import { bottle, type BottleForm, type Label } from './bottles.ts';
import { carton, waterBox, type WaterBox } from './cartons.ts';
import { brand } from './colour.ts';
import { beforeCarton, on, standing, tray } from './compositions.ts';
import { drinkCarton } from './pantry.ts';
import { at, shadow } from './sheet.ts';
import { aluminiumBottle } from './vessels.ts';
import { type Draw, type Drawings, views } from './views.ts';

const blueLabel: Label = { colour: brand.blue, ink: '#ffffff', drop: '#ffffff' };

const carry: BottleForm = {
  radius: 66,
  height: 370,
  neck: 27,
  cap: brand.blue,
  tint: '#b5dcf3',
  ribs: [0.1, 0.15, 0.55, 0.6],
  level: 0.83,
  label: { ...blueLabel, word: 'SPRING WATER' },
};

const glassBottle = (
  tint: string,
  word: string,
  size: string,
  radius: number,
  height: number,
): BottleForm => ({
  radius,
  height,
  neck: radius * 0.34,
  cap: '#b98a54',
  tint,
  ribs: [],
  level: 0.84,
  label: { colour: '#f6efe2', ink: '#1f4d3a', drop: '#1f4d3a', word, size },
});

const inGlass =
  (form: BottleForm, print: string): Draw =>
  (pen) =>
    [
      shadow(pen, 290, 650, 480),
      at(266, 650, carton(pen, 400, form.height * 0.72, 260, '#ece7dc', print)),
      ...[478, 640].map(
        (x, place) =>
          shadow(pen, x, 726 + place * 16, form.radius * 2.1) + at(x, 722 + place * 16, bottle(pen, form)),
      ),
    ].join('');

const cask =
  (form: WaterBox, scale: number): Draw =>
  (pen) =>
    on(pen, 366, 712, 440 * scale, waterBox(pen, form), scale);

export const furtherWaters: Drawings = {
  ...views(
    'bottle-11-pure',
    standing({
      radius: 166,
      height: 540,
      neck: 47,
      cap: '#5aa9dc',
      tint: '#bfe3ea',
      ribs: [0.1, 0.155, 0.555, 0.61],
      level: 0.8,
      handle: true,
      label: { colour: '#eef6fb', ink: brand.blue, drop: brand.blue, word: 'PURIFIED WATER', size: '11 L' },
    }),
    200,
    130,
    420,
  ),
  ...views(
    'cask-15',
    cask({ word: 'SPRING WATER', size: '15 L', foot: '#1f6f78', sky: '#9ad0c9', height: 500 }, 1),
    190,
    230,
    360,
  ),
  ...views(
    'cask-3',
    (pen) => {
      const form: WaterBox = {
        word: 'SPRING WATER',
        size: '3 L',
        foot: brand.blue,
        sky: '#8cc6ea',
        height: 330,
      };
      return [
        on(pen, 236, 610, 330, waterBox(pen, form), 0.82),
        on(pen, 560, 634, 330, waterBox(pen, form), 0.82),
        on(pen, 360, 730, 350, waterBox(pen, form), 0.94),
      ].join('');
    },
    230,
    560,
    210,
  ),
  ...views(
    'water-box-pure',
    cask({ word: 'PURIFIED WATER', size: '10 L', foot: '#2b7fb8', sky: '#cfe8f5' }, 1),
    160,
    520,
    240,
  ),
  ...views(
    'carton-500',
    (pen) => {
      const one = () =>
        drinkCarton(pen, {
          colour: '#fbfdfe',
          ink: brand.blue,
          accent: '#3f8fd0',
          maker: 'Brightwater',
          word: 'SPRING WATER',
          size: '500 mL',
        });
      return (
        on(pen, 250, 640, 460, carton(pen, 400, 330, 250, '#d9b88f')) +
        on(pen, 446, 726, 170, one(), 1.08) +
        on(pen, 638, 742, 170, one(), 1.08)
      );
    },
    390,
    350,
    330,
  ),
  ...views(
    'mineral-750',
    inGlass(glassBottle('#cfe3c8', 'MINERAL WATER', '750 mL', 74, 540), '#2f6b4f'),
    390,
    130,
    380,
  ),
  ...views(
    'mineral-330',
    inGlass(glassBottle('#cfe3c8', 'MINERAL WATER', '330 mL', 62, 380), '#2f6b4f'),
    380,
    290,
    340,
  ),
  ...views(
    'mineral-sparkling',
    inGlass({ ...glassBottle('#7fb59c', 'SPARKLING MINERAL', '750 mL', 78, 530), cap: '#c9a24b' }, '#1f4d3a'),
    390,
    130,
    380,
  ),
  ...views(
    'cans-ginger',
    tray({ colour: '#fbf1dc', ink: '#7a4a12', accent: '#e0a341', word: 'GINGER' }),
    463,
    355,
    330,
  ),
  ...views(
    'cans-berry',
    tray({ colour: '#fdeaf0', ink: '#8a2449', accent: '#d8587f', word: 'RASPBERRY' }),
    463,
    355,
    330,
  ),
  ...views(
    'small-250',
    beforeCarton(
      {
        ...carry,
        radius: 56,
        height: 236,
        cap: '#2f8657',
        ribs: [0.1, 0.16],
        label: { colour: '#2f8657', ink: '#ffffff', drop: '#ffffff' },
      },
      '#f1f6fa',
      '#2f8657',
    ),
    410,
    420,
    330,
  ),
  ...views(
    'sport-750',
    beforeCarton(
      {
        ...carry,
        radius: 68,
        height: 420,
        neck: 22,
        cap: brand.orange,
        label: { ...blueLabel, word: 'SPORTS CAP' },
      },
      '#f1f6fa',
      '#16508f',
    ),
    400,
    215,
    390,
  ),
  ...views(
    'alu-450',
    (pen) =>
      on(pen, 276, 650, 480, carton(pen, 400, 330, 250, '#e9eef2')) +
      on(pen, 486, 724, 140, aluminiumBottle(pen, 'SPRING WATER'), 1.06) +
      on(pen, 646, 742, 140, aluminiumBottle(pen, 'SPRING WATER'), 1.06),
    400,
    290,
    360,
  ),
};

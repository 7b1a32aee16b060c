/** Draws more paper, desk supplies, boards, and washroom and kitchen consumables. */
import { darker } from './colour.ts';
import { boxed, lying, on } from './compositions.ts';
import {
  colourStack,
  envelopeStack,
  highlighter,
  organiser,
  planner,
  scissors,
  stapler,
  staples,
  tapeDispenser,
  whiteboard,
} from './desk.ts';
import { ballpoint, notebook, ream } from './office.ts';
import { at, shadow } from './sheet.ts';
import { type Drawings, views } from './views.ts';
import { binRoll, gelPump, paperRoll, squeezeBottle, tissueBox } from './washroom.ts';

export const supplyPictures: Drawings = {
  ...views(
    'ream-a3',
    (pen) =>
      on(pen, 330, 640, 580, ream(pen, 'A3', '#2f8657'), 1.12) +
      at(330, 520, ream(pen, 'A3', '#2f8657'), 1.12),
    70,
    420,
    320,
  ),
  ...views(
    'paper-colour',
    (pen) =>
      on(pen, 340, 640, 520, colourStack(pen, ['#f4c3cf', '#f6e08a', '#a9dcc4', '#9fd0ee', '#f7c59a']), 1.3),
    120,
    440,
    330,
  ),
  ...views(
    'notebook-a4',
    (pen) =>
      shadow(pen, 400, 700, 480) +
      at(520, 690, notebook(pen, '#2f5f57', '#d8c39d'), 1.5, 6) +
      at(300, 704, notebook(pen, '#39444f', '#d9644a'), 1.56, -4),
    130,
    220,
    330,
  ),
  ...views(
    'gel-pens',
    (pen) =>
      boxed(
        {
          width: 400,
          height: 250,
          depth: 150,
          colour: '#26313b',
          ink: '#f4f8fb',
          accent: '#5b6a76',
          word: 'GEL PENS BLACK',
          count: '10',
          maker: 'Ridgeway',
        },
        (inner) =>
          lying(400, 706, 430, ballpoint(inner, '#26313b'), 1.1, -4) +
          lying(430, 754, 430, ballpoint(inner, '#26313b'), 1.1, 3),
      )(pen),
    120,
    610,
    185,
  ),
  ...views(
    'highlighters',
    (pen) =>
      [
        ['#f2d43a', 190, 690],
        ['#f08bb0', 330, 712],
        ['#79c98b', 470, 712],
        ['#63b5e5', 610, 690],
      ]
        .map(([colour, x, y]) => on(pen, Number(x), Number(y), 100, highlighter(pen, String(colour)), 1.8))
        .join(''),
    250,
    220,
    300,
  ),
  ...views(
    'stapler',
    (pen) =>
      on(pen, 380, 600, 460, stapler(pen, '#16508f'), 1.32) + on(pen, 600, 720, 130, staples(pen), 1.1),
    80,
    380,
    320,
  ),
  ...views(
    'scissors',
    (pen) =>
      `<ellipse cx="420" cy="560" rx="280" ry="34" fill="#0b2540" opacity=".16"/>${at(380, 460, scissors(pen, '#e2703a'), 1.3, -18)}`,
    400,
    250,
    320,
  ),
  ...views('tape', (pen) => on(pen, 390, 680, 400, tapeDispenser(pen, '#39444f'), 1.5), 90, 380, 330),
  ...views('whiteboard', (pen) => at(396, 390, whiteboard(pen), 1.2), 60, 150, 340),
  ...views('planner', (pen) => at(396, 396, planner(pen), 1.2), 110, 40, 440),
  ...views('envelopes', (pen) => on(pen, 350, 640, 470, envelopeStack(pen), 1.34), 170, 370, 320),
  ...views('organiser', (pen) => on(pen, 364, 690, 380, organiser(pen), 1.52), 160, 140, 330),

  ...views(
    'toilet-rolls',
    (pen) =>
      on(pen, 250, 650, 210, paperRoll(pen), 1.1) +
      on(pen, 540, 650, 210, paperRoll(pen), 1.1) +
      at(394, 480, paperRoll(pen), 1.1) +
      on(pen, 394, 736, 230, paperRoll(pen), 1.24),
    230,
    450,
    330,
  ),
  ...views('tissues', (pen) => on(pen, 350, 640, 420, tissueBox(pen, '#5aa9dc'), 1.5), 170, 130, 440),
  ...views('bin-liners', (pen) => on(pen, 390, 620, 470, binRoll(pen, '#4a5661'), 1.36), 130, 390, 320),
  ...views(
    'dish-liquid',
    (pen) => on(pen, 400, 724, 200, squeezeBottle(pen, '#8fd0b4', 'DISH LIQUID'), 1.56),
    240,
    390,
    320,
  ),
  ...views(
    'hand-sanitiser',
    (pen) => on(pen, 410, 722, 190, gelPump(pen, darker('#d8f0ee', 0.05), 'HAND SANITISER'), 1.56),
    230,
    110,
    330,
  ),
};

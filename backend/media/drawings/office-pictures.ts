/** Draws paper, pens, and washroom and kitchen supplies. */
import { retailBox } from './cartons.ts';
import { brand } from './colour.ts';
import { on } from './compositions.ts';
import {
  ballpoint,
  handWash,
  leaf,
  marker,
  notebook,
  notePad,
  paperCarton,
  ream,
  tablet,
  towelPack,
  towelStack,
  tub,
} from './office.ts';
import { at, shadow } from './sheet.ts';
import { type Drawings, views } from './views.ts';

export const officePictures: Drawings = {
  ...views('ream', (pen) => on(pen, 322, 540, 560, ream(pen), 1.06), 70, 330, 320),
  ...views('paper-carton', (pen) => on(pen, 350, 680, 560, paperCarton(pen), 1.16), 110, 270, 330),
  ...views(
    'notebooks',
    (pen) =>
      shadow(pen, 400, 690, 520) +
      at(560, 676, notebook(pen, '#d8c39d', '#39444f'), 1.16, 9) +
      at(414, 684, notebook(pen, brand.orange, '#39444f'), 1.2, 1) +
      at(258, 694, notebook(pen, '#16508f', brand.orange), 1.26, -7),
    130,
    250,
    320,
  ),
  ...views(
    'pens',
    (pen) =>
      on(
        pen,
        400,
        560,
        420,
        retailBox(pen, {
          width: 420,
          height: 300,
          depth: 150,
          colour: '#f4f8fb',
          ink: brand.blue,
          accent: brand.blue,
          word: 'BALLPOINT PENS',
          count: '12',
        }),
      ) +
      [
        [360, 640, -8],
        [420, 690, 3],
        [350, 740, -3],
      ]
        .map(
          ([x = 0, y = 0, turn = 0]) =>
            `<ellipse cx="${x + 10}" cy="${y + 22}" rx="225" ry="9" fill="#0b2540" opacity=".2"/>${at(x, y, ballpoint(pen, '#1f63b8'), 1.1, turn)}`,
        )
        .join(''),
    90,
    560,
    230,
  ),
  ...views(
    'sticky-notes',
    (pen) =>
      shadow(pen, 400, 680, 600) +
      at(270, 580, notePad(pen, '#9fd0ee', 70), 1.3) +
      at(532, 580, notePad(pen, '#f7c59a', 54), 1.3) +
      at(222, 680, notePad(pen, '#a9dcc4', 62), 1.3) +
      at(484, 680, notePad(pen, '#f6e08a', 76), 1.3),
    330,
    460,
    300,
  ),
  ...views(
    'markers',
    (pen) =>
      [
        ['#26313b', 190, 700],
        ['#1b62b5', 330, 716],
        ['#c8402f', 470, 716],
        ['#2f8657', 610, 700],
      ]
        .map(([colour = '', x = 0, y = 0]) =>
          on(pen, Number(x), Number(y), 100, marker(pen, String(colour)), 1.62),
        )
        .join(''),
    250,
    150,
    300,
  ),
  ...views(
    'hand-wash',
    (pen) =>
      on(pen, 400, 716, 230, handWash(pen), 1.3) +
      at(590, 722, leaf(pen), 0.9, -18) +
      at(628, 704, leaf(pen), 0.7, 24),
    230,
    90,
    320,
  ),
  ...views(
    'towels',
    (pen) => on(pen, 330, 620, 480, towelPack(pen), 1.14) + on(pen, 590, 724, 260, towelStack(pen), 0.86),
    460,
    540,
    250,
  ),
  ...views(
    'dishwasher-tablets',
    (pen) =>
      on(pen, 340, 670, 320, tub(pen), 1.32) +
      on(pen, 606, 724, 150, tablet(pen), 1.1) +
      on(pen, 470, 742, 140, tablet(pen), 1),
    522,
    600,
    200,
  ),
};

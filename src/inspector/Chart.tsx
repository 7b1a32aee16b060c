/**
 * The chart of a machine from machines/charts, with active
 * states highlighted and the last transition marked.
 */

import { useEffect, useRef, useState } from 'react';
import { hasStates, markChart } from './chart-marks.ts';
import { Scroller } from './Scroller.tsx';
import type { StepMoment } from './wire.ts';

const pictures = import.meta.glob<string>('/machines/charts/*.svg', { query: '?raw', import: 'default' });

/** Added to the chart's own style; both stay within its shadow tree. */
const marks = `
:host{--lit:#ffe08a;--lit-edge:#8a5a00;--taken:#c2185b}
@media (prefers-color-scheme:dark){:host{--lit:#5a4400;--lit-edge:#ffc83d;--taken:#ff8ab5}}
rect.active{fill:var(--lit);stroke:var(--lit-edge);stroke-width:3}
rect.group.active{fill:var(--group)}
g.active .name,g.active .title{text-decoration:underline;text-decoration-thickness:3px}
g.taken path.arrow{stroke:var(--taken);stroke-width:4}
g.taken path:not(.arrow){fill:var(--taken);stroke:var(--taken);stroke-width:3}
.event.taken{fill:var(--taken);text-decoration:underline}
a:focus-visible{outline:2px solid var(--lit-edge)}
`;

const sheetOf = (css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css.replaceAll(':root', ':host'));
  return sheet;
};

const styleElement = /<style>([\s\S]*?)<\/style>/;

/**
 * Uses a shadow tree: the class names of the charts are short and would
 * collide, and the content policy forbids style elements.
 */
const showPicture = (host: HTMLElement, text: string): SVGSVGElement | null => {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const [, style = ''] = styleElement.exec(text) ?? [];
  const picture = new DOMParser().parseFromString(text.replace(styleElement, ''), 'image/svg+xml');
  const svg = document.importNode(picture.documentElement, true);
  root.adoptedStyleSheets = [sheetOf(style), sheetOf(marks)];
  root.replaceChildren(svg);
  return svg instanceof SVGSVGElement ? svg : null;
};

const centre = (svg: SVGSVGElement, scroller: HTMLElement): void => {
  const [lit = null] = ['rect.entered', '.event.taken', 'rect.card.active', 'rect.active'].flatMap(
    (marked) => svg.querySelector(marked) ?? [],
  );
  if (lit === null) return;
  const [box, frame] = [lit.getBoundingClientRect(), scroller.getBoundingClientRect()];
  if (
    box.left >= frame.left &&
    box.right <= frame.right &&
    box.top >= frame.top &&
    box.bottom <= frame.bottom
  )
    return;
  scroller.scrollBy({
    left: box.left + box.width / 2 - frame.left - frame.width / 2,
    top: box.top + box.height / 2 - frame.top - frame.height / 2,
  });
};

const sizes = [100, 75, 50] as const;

export interface ChartProps {
  readonly machine: string;
  readonly step: StepMoment | null;
  readonly onOpen: (machine: string) => void;
}

/** The chart of one machine; another machine gets another element. */
const Picture = ({ machine, step, onOpen, size }: ChartProps & { readonly size: number }) => {
  const host = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLElement>(null);
  const [svg, setSvg] = useState<SVGSVGElement | null>(null);
  const load = pictures[`/machines/charts/${machine}.svg`];

  useEffect(() => {
    let isLate = false;
    void load?.().then((text) => {
      if (!isLate && host.current !== null) setSvg(showPicture(host.current, text));
    });
    return () => {
      isLate = true;
    };
  }, [load]);

  useEffect(() => {
    if (svg === null || scroller.current === null) return;
    const { width } = svg.viewBox.baseVal;
    svg.setAttribute('width', String((width * size) / 100));
    svg.removeAttribute('height');
    markChart(svg, machine, step);
    centre(svg, scroller.current);
  }, [svg, machine, step, size]);

  useEffect(() => {
    if (svg === null) return undefined;
    const open = (event: Event): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null) return;
      event.preventDefault();
      onOpen(link.getAttribute('href')?.replace(/\.svg$/, '') ?? '');
    };
    svg.addEventListener('click', open);
    return () => svg.removeEventListener('click', open);
  }, [svg, onOpen]);

  const isStale = svg !== null && !hasStates(svg, step?.seen.active ?? []);
  return (
    <>
      {load === undefined && <p>There is no picture of this machine.</p>}
      {isStale && <p>The picture is older than the machine: run npm run machines.</p>}
      <Scroller ref={scroller} className="picture" label={`Picture of ${machine}`}>
        <div ref={host} />
      </Scroller>
    </>
  );
};

/** A transition for any event is labelled with the actual event. */
const byText = ({ taken, event }: StepMoment): string =>
  [...new Set(taken.map((one) => (one.event === '*' ? String(event['type']) : one.event)))].join(', ');

export const Chart = (props: ChartProps) => {
  const { machine, step } = props;
  const [size, setSize] = useState<number>(sizes[0]);
  return (
    <section className="chart" aria-labelledby="chart-heading">
      <div className="bar">
        <h2 id="chart-heading">Chart of {machine}</h2>
        <label>
          Size{' '}
          <select value={size} onChange={(event) => setSize(Number(event.target.value))}>
            {sizes.map((one) => (
              <option key={one} value={one}>
                {one} %
              </option>
            ))}
          </select>
        </label>
      </div>
      <p>
        Now in <strong>{step === null ? 'no state yet' : step.after}</strong>
        {step !== null && step.taken.length > 0 && (
          <>
            , by <strong>{byText(step)}</strong>
          </>
        )}
      </p>
      <Picture key={machine} {...props} size={size} />
    </section>
  );
};

/**
 * Collects a drawing's gradients, blurs and clips under generated ids, so that shapes stay
 * one-liners.
 */
import { darker, lighter } from './colour.ts';

/** A colour stop: offset 0–1, colour, and opacity where it is not solid. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

export class Pen {
  private readonly definitions: string[] = [];

  get defs(): string {
    return this.definitions.length === 0 ? '' : `<defs>${this.definitions.join('')}</defs>`;
  }

  /** A gradient across the shape's own box, by default from left to right. */
  linear(
    stops: readonly Stop[],
    from: readonly [number, number] = [0, 0],
    to: readonly [number, number] = [1, 0],
  ): string {
    return this.define(
      (id) =>
        `<linearGradient id="${id}" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${written(stops)}</linearGradient>`,
    );
  }

  down(stops: readonly Stop[]): string {
    return this.linear(stops, [0, 0], [0, 1]);
  }

  slant(stops: readonly Stop[]): string {
    return this.linear(stops, [0, 0], [1, 1]);
  }

  radial(stops: readonly Stop[], centre: readonly [number, number] = [0.5, 0.5], radius = 0.5): string {
    return this.define(
      (id) =>
        `<radialGradient id="${id}" cx="${centre[0]}" cy="${centre[1]}" r="${radius}">${written(stops)}</radialGradient>`,
    );
  }

  /** Shading of an opaque round body lit from the upper left. */
  round(colour: string): string {
    return this.linear([
      [0, darker(colour, 0.14)],
      [0.1, colour],
      [0.27, lighter(colour, 0.42)],
      [0.42, lighter(colour, 0.12)],
      [0.62, colour],
      [0.88, darker(colour, 0.2)],
      [1, darker(colour, 0.12)],
    ]);
  }

  /** A face lit from its upper left corner. */
  face(colour: string, strength = 1): string {
    return this.slant([
      [0, lighter(colour, 0.22 * strength)],
      [0.55, colour],
      [1, darker(colour, 0.08 * strength)],
    ]);
  }

  blur(deviation: number): string {
    return this.define(
      (id) =>
        `<filter id="${id}" x="-25%" y="-25%" width="150%" height="150%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
  }

  clip(shape: string): string {
    return this.define((id) => `<clipPath id="${id}">${shape}</clipPath>`);
  }

  private define(write: (id: string) => string): string {
    const id = `d${this.definitions.length}`;
    this.definitions.push(write(id));
    return `url(#${id})`;
  }
}

function written(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}

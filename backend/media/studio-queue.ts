/** Lets a few pictures be drawn at a time and a few more wait; the rest are told to come back (R6). */
export class StudioQueue {
  private working = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly places: number;
  private readonly seats: number;

  constructor(places: number, seats: number) {
    this.places = places;
    this.seats = seats;
  }

  /** Undefined where even the waiting room is full. */
  async run<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (this.working >= this.places) {
      if (this.waiting.length >= this.seats) return undefined;
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.working += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // The place passes to the next in line, so that nobody slips in between.
      if (next === undefined) this.working -= 1;
      else next();
    }
  }
}

/** Limits how many pictures are drawn at once and how many wait; others are told to retry (R6). */
export class RenderQueue {
  private working = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly places: number;
  private readonly seats: number;

  constructor(places: number, seats: number) {
    this.places = places;
    this.seats = seats;
  }

  /** Undefined where the queue is full. */
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
      // hands the place to the next in line, so that no other call takes it
      if (next === undefined) this.working -= 1;
      else next();
    }
  }
}

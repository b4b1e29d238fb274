import type { Clock } from '#kernel/clock';

/** A clock that only moves when told to. */
export class TestClock implements Clock {
  constructor(private time = new Date('2026-03-01T12:00:00.000Z')) {}

  now(): Date {
    return new Date(this.time);
  }

  advance(milliseconds: number): void {
    this.time = new Date(this.time.getTime() + milliseconds);
  }
}

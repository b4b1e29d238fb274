import type { Response } from 'supertest';
import { z } from 'zod';

/** The last revision of a deleted set. Before that, they count from 0. */
export const DELETED = Infinity;

/** What is known of a Source Set from writing it. Its name is its revision. */
export interface WrittenSet {
  readonly id: string;
  /** The newest revision that was sent. */
  sent: number;
  /** The newest that was accepted, and its position. */
  accepted: number;
  position: string;
  /** The newest whose answer did not say that read models are behind. */
  shown: number;
  isBusy: boolean;
}

/** Source Sets by id, in order of creation. */
export type WrittenSets = ReadonlyMap<string, WrittenSet>;

export interface Calls {
  save(body: object): Promise<Response>;
  remove(id: string): Promise<Response>;
}

const saved = z.object({ id: z.string() });

/** Creates, renames and deletes Source Sets at random, and knows what a read must show of them. */
export class SetWriter {
  private readonly written = new Map<string, WrittenSet>();
  private creating = false;
  accepted = 0;
  /** How many answers said that read models are behind. */
  behind = 0;

  constructor(
    private readonly calls: Calls,
    private readonly random: (below: number) => number,
    /** How many sets to have; deleted ones are replaced. */
    private readonly count: number,
  ) {}

  get sets(): WrittenSets {
    return this.written;
  }

  /** One write. Nothing is written to a set before its last write is answered, and sets are created one by one. */
  async write(): Promise<void> {
    const kept = [...this.written.values()].filter(({ sent }) => sent !== DELETED);
    const idle = kept.filter(({ isBusy }) => !isBusy);
    if (!this.creating && kept.length < this.count) return this.create();
    const set = idle[this.random(idle.length)];
    if (set !== undefined) await this.change(set);
  }

  private async create(): Promise<void> {
    this.creating = true;
    const answer = await this.calls.save({ domainset_id: null, name: '0', domains: ['nasa.gov'] });
    const { id } = saved.parse(answer.body);
    const set = { id, sent: 0, accepted: -1, shown: -1, position: '', isBusy: false };
    this.written.set(id, set);
    this.answered(set, answer);
    this.creating = false;
  }

  private async change(set: WrittenSet): Promise<void> {
    set.isBusy = true;
    set.sent = this.random(20) === 0 ? DELETED : set.sent + 1;
    const { id, sent } = set;
    const body = { domainset_id: id, name: `${sent}`, domains: ['nasa.gov'] };
    this.answered(set, await (sent === DELETED ? this.calls.remove(id) : this.calls.save(body)));
    set.isBusy = false;
  }

  private answered(set: WrittenSet, { headers }: Response): void {
    this.accepted++;
    set.accepted = set.sent;
    set.position = String(headers['x-position']);
    if (headers['x-behind'] === 'true') this.behind++;
    else set.shown = set.accepted;
  }
}

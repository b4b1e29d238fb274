import type { Document } from '#kernel/projection';
import { BEGINNING } from '../event-store/event-store';
import type { ScratchStore } from '../read-store/read-store';

interface Checkpoint extends Document {
  readonly position: number;
}

const CHECKPOINTS = 'reactor-checkpoints';

/** How far each reactor has come. */
export class ReactorCheckpoints {
  constructor(private readonly scratch: ScratchStore) {}

  async load(reactor: string): Promise<number> {
    return (await this.scratch.load<Checkpoint>(CHECKPOINTS, reactor))?.position ?? BEGINNING;
  }

  async save(reactor: string, position: number): Promise<void> {
    const checkpoint: Checkpoint = { _id: reactor, position };
    await this.scratch.save(CHECKPOINTS, checkpoint);
  }
}

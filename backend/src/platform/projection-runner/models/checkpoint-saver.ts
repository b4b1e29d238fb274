import type { ProjectionStore } from '../../read-store/read-store';
import type { Generation } from './generation';

/** Maximum delay for checkpoints of models that were not affected; other processes wait for them. */
const SAVE_MS = 20;

/** Saves checkpoints of live generations in batches. */
export class CheckpointSaver {
  private readonly unsaved = new Set<Generation>();
  private saving: NodeJS.Timeout | undefined;

  constructor(private readonly documents: Pick<ProjectionStore, 'advance'>) {}

  saveLater(generation: Generation): void {
    this.unsaved.add(generation);
    this.saving ??= setTimeout(() => {
      this.saving = undefined;
      // An unsaved checkpoint is saved with the next page; until then, repeated events have no effect.
      this.save().catch(() => undefined);
    }, SAVE_MS);
  }

  forget(generation: Generation): void {
    this.unsaved.delete(generation);
  }

  async save(): Promise<void> {
    clearTimeout(this.saving);
    this.saving = undefined;
    const generations = [...this.unsaved].filter(({ position, saved }) => position > saved);
    this.unsaved.clear();
    for (const position of new Set(generations.map((each) => each.position))) {
      const reached = generations.filter((each) => each.position === position);
      await this.documents.advance(
        reached.map(({ collection }) => collection),
        position,
      );
      for (const each of reached) each.saved = Math.max(each.saved, position);
    }
  }
}

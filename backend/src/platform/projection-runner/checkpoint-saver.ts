import type { ReadStore } from '../read-store/read-store';
import type { Generation } from './generation';

/** How long checkpoints of models that nothing concerned may lag behind; other processes wait for them. */
const SAVE_MS = 20;

/** Saves the checkpoints of what follows live, those of several generations at once. */
export class CheckpointSaver {
  private readonly unsaved = new Set<Generation>();
  private saving: NodeJS.Timeout | undefined;

  constructor(private readonly documents: Pick<ReadStore, 'advance'>) {}

  saveLater(generation: Generation): void {
    this.unsaved.add(generation);
    this.saving ??= setTimeout(() => {
      this.saving = undefined;
      // A checkpoint that could not be saved is saved with the next page; until then events come again, to no effect.
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

import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Vector } from '#engine/nearness/vector';
import type { ScratchStore } from '#platform/read-store/read-store';

/** Vectors by the hashes of their texts. */
export interface KeptVectors {
  readonly of: (text: string) => Vector | undefined;
  /** For this process, so that another tracker's run need not ask. */
  remember(text: string, vector: Vector): void;
  /** What a tracker's latest run compared, in the place of what an earlier one did. */
  keep(texts: readonly string[]): Promise<void>;
}

/** What a tracker's latest run compared: the next one asks only for what is new. It can be asked for again, so it is no part of the log. */
interface VectorsOfTracker {
  /** Of the tracker. */
  readonly _id: string;
  /** By hash: 32-bit floats in base64. */
  readonly vectors: Readonly<Record<string, string>>;
}

export const VECTORS = 'vectors';
const MOST_BYTES = 16 * 1024 * 1024;
const BYTES_PER_VALUE = 4;

/** Of all trackers, in one process. */
export const rememberedVectors = (): LRUCache<string, Vector> =>
  new LRUCache({ maxSize: MOST_BYTES, sizeCalculation: ({ byteLength }) => byteLength });

const packed = ({ buffer, byteOffset, byteLength }: Vector): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64');

const unpacked = (written: string): Vector => {
  const bytes = Buffer.from(written, 'base64');
  return Float32Array.from({ length: Math.floor(bytes.length / BYTES_PER_VALUE) }, (_, at) =>
    bytes.readFloatLE(at * BYTES_PER_VALUE),
  );
};

/** Those of one model: another one's are in other spaces. `model` tells it from all others. */
export const keptVectors = async (
  scratch: ScratchStore,
  remembered: LRUCache<string, Vector>,
  { model, trackerId }: { readonly model: string; readonly trackerId: string },
): Promise<KeptVectors> => {
  const hashOf = (text: string): string => createHash('sha256').update(`${model}\n${text}`).digest('base64url');
  const kept = await scratch.load<VectorsOfTracker>(VECTORS, trackerId);
  const vectors = new Map(Object.entries(kept?.vectors ?? {}));
  const vectorOf = (text: string): Vector | undefined => {
    const hash = hashOf(text);
    const known = vectors.get(hash);
    return remembered.get(hash) ?? (known === undefined ? undefined : unpacked(known));
  };
  return {
    of: vectorOf,
    remember(text, vector) {
      remembered.set(hashOf(text), vector);
    },
    async keep(texts) {
      const found = texts.flatMap((text) => {
        const vector = vectorOf(text);
        return vector === undefined ? [] : [[hashOf(text), packed(vector)] as const];
      });
      if (found.every(([hash]) => vectors.has(hash)) && found.length === vectors.size) return;
      const latest: VectorsOfTracker = { _id: trackerId, vectors: Object.fromEntries(found) };
      await scratch.save(VECTORS, latest);
    },
  };
};

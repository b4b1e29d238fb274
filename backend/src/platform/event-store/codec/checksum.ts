import { crc32 } from 'node:zlib';
import type { EventMetadata, Recorded } from '#kernel/recorded-event';
import { SealBroken } from '../../crypto/sealed-text';

/** Metadata as it is stored. */
export interface CheckedMetadata extends EventMetadata {
  readonly checksum: number;
}

type ChecksummedEvent = Pick<Recorded, 'type' | 'id' | 'data'> & { readonly metadata: object };

/** Checksum of an event as it is stored in JSON. */
const checksumOf = (stream: string, { type, id, data, metadata }: ChecksummedEvent): number =>
  crc32([stream, type, id, JSON.stringify(data), JSON.stringify(metadata)].join('\n'));

export const withChecksum = <Event extends ChecksummedEvent>(stream: string, event: Event): Event => ({
  ...event,
  metadata: { ...event.metadata, checksum: checksumOf(stream, event) },
});

/** Throws if the store returns something else than was written. */
export const verifyChecksum = (event: Recorded): Recorded => {
  const { checksum, ...metadata } = event.metadata as CheckedMetadata;
  const found = { ...event, metadata };
  if (checksumOf(event.stream, found) !== checksum) throw new SealBroken('it is damaged: its checksum differs');
  return found;
};

import { type Refusal, refuse } from '#kernel/decider';
import { documentDecider } from '#modules/documents/published';
import type { StreamReader } from '#platform/command-handling/stream-reader';

/** INVALID with the place of each document that does not exist. `allowed`: ids that are not looked up. */
export const refusalOfUnknown = async (
  streams: Pick<StreamReader, 'stateOf'>,
  documents: readonly string[] = [],
  allowed: readonly string[] = [],
): Promise<Refusal | null> => {
  const message = 'This document does not exist';
  const errors = await Promise.all(
    documents.map(async (id, index) => {
      if (allowed.includes(id)) return [];
      const { status } = await streams.stateOf(documentDecider, id);
      return status === 'present' ? [] : [{ path: `documents.${index}`, message }];
    }),
  );
  const unknown = errors.flat();
  return unknown.length === 0 ? null : refuse('INVALID', `${message}.`, unknown);
};

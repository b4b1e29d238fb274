import { isDeepStrictEqual } from 'node:util';
import { type SourceSetContent, type SourceSetEvent, sourceSetEvents } from '#events/source-sets/source-set.events';
import { assertNever } from '#kernel/assert-never';
import { type Decider, type Decision, refuse } from '#kernel/decider';
import { MAX_DOMAINS } from './source-set-draft';

export type SourceSet =
  | { readonly status: 'absent' }
  | {
      readonly status: 'active';
      readonly ownerId: string;
      readonly content: SourceSetContent;
      readonly isPublic: boolean;
    }
  | { readonly status: 'deleted'; readonly ownerId: string };

interface OfSourceSet {
  readonly sourceSetId: string;
  /** The user who sent the command. */
  readonly by: string;
}

interface Saved extends OfSourceSet {
  readonly content: SourceSetContent;
  /** Null leaves it as it is; a new one is private. */
  readonly isPublic: boolean | null;
}

export type SourceSetCommand =
  | (Saved & { readonly type: 'CreateSourceSet' })
  | (Saved & { readonly type: 'ReviseSourceSet' })
  | (OfSourceSet & { readonly type: 'ExtendSourceSet'; readonly domains: readonly string[] })
  | (OfSourceSet & { readonly type: 'DeleteSourceSet' });

const NO_SOURCE_SET = refuse('NOT_FOUND', 'This Source Set does not exist.');

const evolve = (state: SourceSet, event: SourceSetEvent): SourceSet => {
  switch (event.type) {
    case 'SourceSetCreated':
    case 'SourceSetRevised': {
      const { ownerId, name, description, domains } = event.data;
      const isPublic = state.status === 'active' && state.isPublic;
      return { status: 'active', ownerId, content: { name, description, domains }, isPublic };
    }
    case 'SourceSetPublished':
    case 'SourceSetUnpublished':
      return state.status === 'active' ? { ...state, isPublic: event.type === 'SourceSetPublished' } : state;
    case 'SourceSetDeleted':
      return { status: 'deleted', ownerId: event.data.ownerId };
    default:
      return assertNever(event);
  }
};

/** Only its owner may change a Source Set; for others it does not exist. */
const decide = (command: SourceSetCommand, state: SourceSet): Decision<SourceSetEvent> => {
  const data = { sourceSetId: command.sourceSetId, ownerId: command.by };
  if (command.type === 'CreateSourceSet') {
    if (state.status !== 'absent') return [];
    return [{ type: 'SourceSetCreated', data: { ...data, ...command.content } }, ...visibilityChange(command, false)];
  }
  if (state.status === 'absent' || state.ownerId !== command.by) return NO_SOURCE_SET;
  switch (command.type) {
    case 'ReviseSourceSet': {
      if (state.status === 'deleted') return NO_SOURCE_SET;
      const isSame = isDeepStrictEqual(state.content, command.content);
      const revised = { type: 'SourceSetRevised', data: { ...data, ...command.content } } as const;
      return [...(isSame ? [] : [revised]), ...visibilityChange(command, state.isPublic)];
    }
    case 'ExtendSourceSet': {
      if (state.status === 'deleted') return NO_SOURCE_SET;
      const domains = [...new Set([...state.content.domains, ...command.domains])];
      if (domains.length > MAX_DOMAINS) return refuse('INVALID', `At most ${MAX_DOMAINS} domains`);
      if (domains.length === state.content.domains.length) return [];
      return [{ type: 'SourceSetRevised', data: { ...data, ...state.content, domains } }];
    }
    case 'DeleteSourceSet':
      return state.status === 'deleted' ? [] : [{ type: 'SourceSetDeleted', data }];
    default:
      return assertNever(command);
  }
};

const visibilityChange = ({ sourceSetId, by, isPublic }: Saved, before: boolean): readonly SourceSetEvent[] =>
  isPublic === null || isPublic === before
    ? []
    : [{ type: isPublic ? 'SourceSetPublished' : 'SourceSetUnpublished', data: { sourceSetId, ownerId: by } }];

export const sourceSetDecider: Decider<SourceSetCommand, SourceSetEvent, SourceSet> = {
  events: sourceSetEvents,
  initialState: { status: 'absent' },
  evolve,
  decide,
};

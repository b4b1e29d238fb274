import { isDeepStrictEqual } from 'node:util';
import { assertNever } from '#kernel/assert-never';
import { type Decider, type Decision, refuse } from '#kernel/decider';
import { type SourceSetContent, type SourceSetEvent, sourceSetEvents } from './source-set.events';

export type SourceSet =
  | { readonly status: 'absent' }
  | { readonly status: 'active'; readonly ownerId: string; readonly content: SourceSetContent }
  | { readonly status: 'deleted'; readonly ownerId: string };

interface OfSourceSet {
  readonly sourceSetId: string;
  /** The user who sent the command. */
  readonly by: string;
}

export type SourceSetCommand =
  | (OfSourceSet & { readonly type: 'CreateSourceSet'; readonly content: SourceSetContent })
  | (OfSourceSet & { readonly type: 'ReviseSourceSet'; readonly content: SourceSetContent })
  | (OfSourceSet & { readonly type: 'DeleteSourceSet' });

const notFound = refuse('NOT_FOUND', 'This Source Set does not exist.');

const evolve = (_state: SourceSet, event: SourceSetEvent): SourceSet => {
  switch (event.type) {
    case 'SourceSetCreated':
    case 'SourceSetRevised': {
      const { ownerId, name, description, domains } = event.data;
      return { status: 'active', ownerId, content: { name, description, domains } };
    }
    case 'SourceSetDeleted':
      return { status: 'deleted', ownerId: event.data.ownerId };
    default:
      return assertNever(event);
  }
};

/** Source Sets are private: another user's Source Set is reported as not found. */
const decide = (command: SourceSetCommand, state: SourceSet): Decision<SourceSetEvent> => {
  const data = { sourceSetId: command.sourceSetId, ownerId: command.by };
  if (command.type === 'CreateSourceSet') {
    return state.status === 'absent' ? [{ type: 'SourceSetCreated', data: { ...data, ...command.content } }] : [];
  }
  if (state.status === 'absent' || state.ownerId !== command.by) return notFound;
  switch (command.type) {
    case 'ReviseSourceSet':
      if (state.status === 'deleted') return notFound;
      return isDeepStrictEqual(state.content, command.content)
        ? []
        : [{ type: 'SourceSetRevised', data: { ...data, ...command.content } }];
    case 'DeleteSourceSet':
      return state.status === 'deleted' ? [] : [{ type: 'SourceSetDeleted', data }];
    default:
      return assertNever(command);
  }
};

export const sourceSetDecider: Decider<SourceSetCommand, SourceSetEvent, SourceSet> = {
  events: sourceSetEvents,
  initialState: { status: 'absent' },
  evolve,
  decide,
};

import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { assertNever } from '#kernel/assert-never';
import { uuidV7 } from '#kernel/ids';
import { RestoreTrackers, RestoreTrackersHandler } from '#modules/trackers/commands/restore-trackers.command';
import { portfolioDecider } from '#modules/trackers/domain/portfolio.decider';
import { trackerDecider } from '#modules/trackers/domain/tracker.decider';
import { deletionsReleaseSlots, portfoliosCompleteTrackers } from '#modules/trackers/processes/portfolio.process';
import type { CommandContext } from '#platform/command-handling/command-context';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { repeats } from '#test/support/long';
import { runProcesses } from '#test/support/processes';
import { settings } from '#test/support/trackers/tracker-examples';
import { restoreCollection } from './commands/restore-collection';
import { folderWith } from './domain/collection-tree';
import { collectionTreeDecider } from './domain/collection-tree.decider';
import { foldersFollowTrackers, trackersFollowFolders } from './processes/folder-trackers.process';

/** Folders and trackers by name: `f…` and `t…`. Null is the root. */
type Act =
  | { readonly kind: 'create'; readonly id: string; readonly into: string | null }
  | { readonly kind: 'move'; readonly id: string; readonly into: string | null }
  | { readonly kind: 'delete'; readonly id: string }
  | { readonly kind: 'restore'; readonly id: string };

const isFolder = (id: string): boolean => id.startsWith('f');

/** What a user would expect, without streams. */
interface Node {
  readonly into: string | null;
  /** What was deleted by the user when this went; null if it is there. */
  readonly deletedWith: string | null;
}
type Model = ReadonlyMap<string, Node>;

const isThere = (model: Model, id: string | null): boolean => id === null || model.get(id)?.deletedWith === null;
const isInside = (model: Model, id: string | null, folder: string): boolean =>
  id !== null && (id === folder || isInside(model, model.get(id)?.into ?? null, folder));

const expected = (model: Model, act: Act): Model => {
  const known = model.get(act.id);
  switch (act.kind) {
    case 'create': {
      const { id, into } = act;
      if (isFolder(id) && !isThere(model, into)) return model;
      return new Map(model).set(id, { into: isThere(model, into) ? into : null, deletedWith: null });
    }
    case 'move': {
      const { id, into } = act;
      if (known?.deletedWith !== null || !isThere(model, into) || isInside(model, into, id)) return model;
      return new Map(model).set(id, { into, deletedWith: null });
    }
    case 'delete':
      if (known?.deletedWith !== null) return model;
      return new Map(
        [...model].map(([id, node]) =>
          node.deletedWith === null && isInside(model, id, act.id)
            ? [id, { ...node, deletedWith: act.id }]
            : [id, node],
        ),
      );
    case 'restore': {
      const isOne = !isFolder(act.id);
      if (known === undefined || (isOne ? known.deletedWith === null : known.deletedWith !== act.id)) return model;
      const into = isThere(model, known.into) ? known.into : null;
      const restored = new Map(model).set(act.id, { into, deletedWith: null });
      if (isOne) return restored;
      return new Map(
        [...restored].map(([id, node]) =>
          node.deletedWith === act.id ? [id, { ...node, deletedWith: null }] : [id, node],
        ),
      );
    }
    default:
      return assertNever(act);
  }
};

const thereIn = (model: Model): Readonly<Record<string, string | null>> =>
  Object.fromEntries([...model].flatMap(([id, { into }]) => (isThere(model, id) ? [[id, into]] : [])));

const ownerId = 'ann';
const unlimited = { trackers: 1000, daily: 1000 };

/** Two server processes over one event store. */
const twoClients = () => {
  const store = inMemoryEventStore();
  const plans = { free: unlimited, paid: {} };
  let commands = 0;
  const context = (): CommandContext => {
    const now = new Date(Date.UTC(2026, 2, 1) + ++commands);
    const commandId = uuidV7(now.getTime(), Buffer.from(String(commands).padStart(10, '0')));
    const actor = { kind: 'user', userId: ownerId } as const;
    return { commandId, steps: [], isReaction: false, correlationId: commandId, actor, now };
  };
  const client = () => {
    const runner = new CommandRunner(store);
    const restoreTrackers = new RestoreTrackersHandler(runner, plans);
    const bus = { execute: (command: RestoreTrackers) => restoreTrackers.execute(command) };
    runProcesses(
      runner,
      [portfoliosCompleteTrackers, deletionsReleaseSlots(plans), foldersFollowTrackers, trackersFollowFolders],
      bus,
    );
    const inTree = (command: Parameters<typeof collectionTreeDecider.decide>[0], commandContext = context()) =>
      runner.run(collectionTreeDecider, ownerId, command, commandContext);
    const carryOut = async (act: Act): Promise<unknown> => {
      const { id } = act;
      switch (act.kind) {
        case 'create': {
          const content = { name: id, description: '' };
          const admission = { trackerId: id, settings: settings(), parentId: act.into, free: unlimited };
          return isFolder(id)
            ? inTree({
                type: 'CreateCollection',
                ownerId,
                collectionId: id,
                content,
                parentId: act.into,
                public: false,
              })
            : runner.run(portfolioDecider, ownerId, { type: 'AdmitTracker', ownerId, ...admission }, context());
        }
        case 'move': {
          const destinationId = act.into;
          if (isFolder(id)) return inTree({ type: 'MoveCollection', ownerId, collectionId: id, destinationId });
          const { status } = await runner.streams.stateOf(trackerDecider, id);
          return status === 'active' ? inTree({ type: 'MoveTracker', ownerId, trackerId: id, destinationId }) : null;
        }
        case 'delete': {
          const sameContext = context();
          const { now } = sameContext;
          return isFolder(id)
            ? inTree({ type: 'DeleteCollection', ownerId, collectionId: id, now }, sameContext)
            : runner.run(trackerDecider, id, { type: 'DeleteTracker', by: ownerId, now }, sameContext);
        }
        case 'restore':
          return isFolder(id)
            ? restoreCollection(runner, plans, id, context())
            : restoreTrackers.execute(new RestoreTrackers({ trackerIds: [id] }, context()));
        default:
          return assertNever(act);
      }
    };
    return { runner, carryOut };
  };
  const [one, other] = [client(), client()];
  const there = async (ids: Iterable<string>): Promise<Readonly<Record<string, string | null>>> => {
    const tree = await one.runner.streams.stateOf(collectionTreeDecider, ownerId);
    const { held } = await one.runner.streams.stateOf(portfolioDecider, ownerId);
    const found: Record<string, string | null> = {};
    for (const id of ids) {
      const folder = tree.folders[id];
      if (folder !== undefined) found[id] = folder.parentId;
      if (isFolder(id)) continue;
      const isActive = (await one.runner.streams.stateOf(trackerDecider, id)).status === 'active';
      expect({ id, slot: held[id] !== undefined }).toEqual({ id, slot: isActive });
      if (isActive) found[id] = folderWith(tree, id);
      else expect(folderWith(tree, id)).toBeNull();
    }
    return found;
  };
  return { carryOut: [one.carryOut, other.carryOut] as const, there };
};

interface Choice {
  readonly kind: Act['kind'] | 'create-tracker';
  readonly what: number;
  readonly into: number;
}

const choice: fc.Arbitrary<Choice> = fc.record({
  kind: fc.constantFrom('create', 'create-tracker', 'move', 'move', 'delete', 'restore'),
  what: fc.nat(30),
  into: fc.nat(30),
});

/** The act that a choice means among what was ever created. */
const actOf = ({ kind, what, into }: Choice, model: Model, fresh: string): Act | null => {
  const ids = [...model.keys()];
  const folders = [null, ...ids.filter(isFolder)];
  const destination = folders[into % folders.length] ?? null;
  if (kind === 'create') return { kind, id: `f${fresh}`, into: destination };
  if (kind === 'create-tracker') return { kind: 'create', id: `t${fresh}`, into: destination };
  const id = ids[what % ids.length];
  return id === undefined ? null : { kind, id, into: destination };
};

const after = (model: Model, acts: readonly (Act | null)[]): Model =>
  acts.reduce((state, act) => (act === null ? state : expected(state, act)), model);

const distinct = (models: readonly Model[]): readonly Model[] =>
  models.filter((model, index) => models.findIndex((other) => isDeepStrictEqual(other, model)) === index);

test('no history of two clients tears the tree apart: what both do at once has the effect of one after the other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(choice, choice), { maxLength: 14 }), async (history) => {
      const { carryOut, there } = twoClients();
      /** Both orders may look the same now and differ once something is restored. */
      let models: readonly Model[] = [new Map()];
      for (const [step, choices] of history.entries()) {
        const [known = new Map()] = models;
        const acts = choices.map((each, client) => actOf(each, known, `${step}${client}`));
        await Promise.all(acts.map((act, client) => act && carryOut[client]?.(act)));
        const possible = models.flatMap((model) => [after(model, acts), after(model, acts.toReversed())]);
        const found = await there(new Set(possible.flatMap((model) => [...model.keys()])));
        models = distinct(possible.filter((model) => isDeepStrictEqual(thereIn(model), found)));
        if (models.length === 0) expect(found).toEqual(possible.map(thereIn));
      }
    }),
    { numRuns: repeats(2000, 200) },
  );
});

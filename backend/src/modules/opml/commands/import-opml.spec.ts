import { isRefusal } from '#kernel/decider';
import { uuidV7 } from '#kernel/ids';
import { ExtendSourceSet, ExtendSourceSetHandler } from '#modules/source-sets/commands/extend-source-set.command';
import {
  SaveSourceSet,
  SaveSourceSetHandler,
} from '#modules/source-sets/commands/save-source-set/save-source-set.command';
import { CreateTracker } from '#modules/trackers/published';
import { type CommandContext, entityId, ofTheSystem } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { importOpml } from './import-opml';

const feed = (host: string): string => `<outline type="rss" text="${host}" xmlUrl="https://${host}/feed"/>`;
const tracker = (description: string): string =>
  `<outline type="rss" text="${description}" aidy:kind="tracker" aidy:frequency="day" aidy:domains="agency.example"
    xmlUrl="https://aidy.example/feed" />`;
const opml = (...outlines: readonly string[]): string =>
  `<opml version="2.0" xmlns:aidy="urn:aidy:opml"><head><title>Reader</title></head><body>${outlines.join('\n')}</body></opml>`;

const NOW = new Date('2026-03-01T00:00:00Z');
const byAnn = (time: number): CommandContext => ({
  ...ofTheSystem(uuidV7(time, Buffer.from('0123456789')), NOW),
  actor: { kind: 'user', userId: 'ann' },
});

/** Read models show what the log says. */
const desk = () => {
  const runner = new CommandRunner(inMemoryEventStore());
  const sets = new Map<string, object>();
  const trackers = new Map<string, object>();
  const commands = {
    execute: async (command: unknown) => {
      if (command instanceof SaveSourceSet) {
        const outcome = await new SaveSourceSetHandler(runner).execute(command);
        if (isRefusal(outcome)) return outcome;
        const { id, name, domains } = outcome.result;
        sets.set(id, { _id: id, name, domains });
        return outcome;
      }
      if (command instanceof ExtendSourceSet) {
        const outcome = await new ExtendSourceSetHandler(runner).execute(command);
        const { sourceSetId, domains } = command.request;
        sets.set(sourceSetId, { ...sets.get(sourceSetId), domains });
        return outcome;
      }
      if (!(command instanceof CreateTracker)) throw new Error('Not expected.');
      const { description, domains, documents } = command.request.draft;
      const id = entityId(command.context, 'tracker');
      trackers.set(id, { _id: id, description, domains, documents });
      return accepted({ trackerId: id });
    },
  };
  const reads = {
    find: async ({ name }: { readonly name: string }) => [...(name === 'trackers' ? trackers : sets).values()],
  };
  return async (file: string, context: CommandContext) => {
    const outcome = await importOpml({ commands: commands as never, reads: reads as never }, file, context);
    if (isRefusal(outcome)) throw new Error(outcome.detail);
    return outcome.result;
  };
};

test('a repeated import has the report of its first attempt, whatever that one had made', async () => {
  const importing = desk();
  await importing(opml(`<outline text="Trade">${feed('ustr.gov')}</outline>`), byAnn(1));
  const file = opml(
    `<outline text="Trade">${feed('ustr.gov')}${feed('usitc.gov')}</outline>`,
    feed('loose.org'),
    tracker('Steel'),
  );
  const first = await importing(file, byAnn(2));
  expect(first.lines.map(({ outcome }) => outcome)).toEqual(['known', 'added', 'added', 'added']);
  expect(first.sets.map(({ created }) => created).sort()).toEqual([false, true]);
  expect(first.trackerIds).toHaveLength(1);

  expect(await importing(file, byAnn(2))).toEqual(first);
  const later = await importing(file, byAnn(3));
  expect(later.lines.map(({ outcome }) => outcome)).toEqual(['known', 'known', 'known', 'known']);
  expect(later.trackerIds).toEqual([]);
});

import type { Carrier, FoundImage } from '#events/images/carried-image.events';
import { trackerDecider } from '#modules/trackers/published';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { openFolderFileStore } from '#platform/file-store/folder/folder-file-store';
import { randomIds } from '#platform/ids';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { temporaryFolder } from '#test/support/temporary-folder';
import { TestClock } from '#test/support/test-clock';
import { carriedImagesDecider } from '../domain/carried-images.decider';
import { thumbnailFile } from '../image-files';
import { ImageIntake } from './image-intake';

const carrier: Carrier = { kind: 'tracker', id: 'steel' };
const mill: FoundImage = {
  imageId: 'mill',
  place: { kind: 'web', address: 'https://cdn.example/mill.jpg', url: 'https://agency.example/', title: 'Steel' },
  captions: { alt: 'A mill', title: '', caption: '', around: '' },
};
const made = { kind: 'made', content: Buffer.from('webp'), width: 480, height: 320 } as const;
const settings = {
  description: 'Steel',
  frequency: 'week',
  model: 'sonar-reasoning-pro',
  domains: [],
  keyFacts: [],
} as const;

const begun = async () => {
  const clock = new TestClock();
  const ids = randomIds(clock);
  const runner = new CommandRunner(inMemoryEventStore());
  const files = openFolderFileStore(temporaryFolder());
  const intake = new ImageIntake(files, clock, ids, runner);
  const onTracker = (command: Parameters<typeof trackerDecider.decide>[0]) =>
    runner.run(trackerDecider, carrier.id, command, ofTheSystem(ids.next(), clock.now()));
  await onTracker({ type: 'CreateTracker', trackerId: carrier.id, ownerId: 'ann', settings, parentId: null });
  await intake.find(carrier, [mill]);
  return {
    intake,
    onTracker,
    statusOf: async () => (await runner.streams.stateOf(carriedImagesDecider, carrier.id)).images.mill?.status,
    hasFile: async () => (await files.stat(thumbnailFile(carrier.id, 'mill'))) !== undefined,
    eventsOf: async () => (await runner.streams.history('images-steel')).map(({ type, data }) => ({ type, data })),
  };
};

test('a thumbnail is kept for the owner of a private tracker', async () => {
  const { intake, statusOf, hasFile, eventsOf } = await begun();
  expect(await intake.isSought(carrier, 'mill')).toBe(true);
  await intake.take(carrier, 'mill', made);
  expect([await statusOf(), await hasFile(), await intake.isSought(carrier, 'mill')]).toEqual(['kept', true, false]);
  expect(await eventsOf()).toContainEqual(
    expect.objectContaining({ data: expect.objectContaining({ audience: { kind: 'user', userId: 'ann' } }) }),
  );
});

test('a thumbnail that is made twice stays', async () => {
  const { intake, statusOf, hasFile } = await begun();
  await intake.take(carrier, 'mill', made);
  await intake.take(carrier, 'mill', made);
  expect([await statusOf(), await hasFile()]).toEqual(['kept', true]);
});

test('a thumbnail whose image was dropped while it was made leaves no file', async () => {
  const { intake, statusOf, hasFile } = await begun();
  await intake.drop(carrier, ['mill'], 'host_taken_down');
  await intake.take(carrier, 'mill', made);
  expect([await statusOf(), await hasFile()]).toEqual(['dropped', false]);
});

test('an image of a tracker that is gone is not kept', async () => {
  const { intake, onTracker, statusOf, hasFile } = await begun();
  await onTracker({ type: 'DeleteTracker', by: 'ann', now: new Date() });
  await intake.take(carrier, 'mill', made);
  expect([await statusOf(), await hasFile()]).toEqual(['dropped', false]);
});

test('an image without a thumbnail is not sought again', async () => {
  const { intake, statusOf } = await begun();
  await intake.take(carrier, 'mill', { kind: 'fault', fault: { kind: 'damaged' } });
  expect([await statusOf(), await intake.isSought(carrier, 'mill')]).toEqual(['left_out', false]);
});

test('a thumbnail too large to be stored is not recorded as kept', async () => {
  const { intake, statusOf, hasFile } = await begun();
  const large = { ...made, content: Buffer.alloc(600 * 1024) };
  await expect(intake.take(carrier, 'mill', large)).rejects.toThrow('has more than');
  expect([await statusOf(), await hasFile()]).toEqual(['found', false]);
});

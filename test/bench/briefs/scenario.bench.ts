import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type DeliveryEvent, briefIdOf, deliveryEvents } from '#events/delivery/delivery.events';
import type { Recorded } from '#kernel/recorded-event';
import { type BriefContent, BriefContents } from '#modules/delivery/brief/brief-contents';
import { mailSubject } from '#modules/delivery/brief/mail-subject';
import { briefHtml, briefText } from '#modules/delivery/mail/brief-mail';
import { planDueBriefs } from '#modules/delivery/planner/plan-briefs';
import { SourceLinks, PublishedNewsReader } from '#modules/research/published';
import { CommandRunner } from '#platform/command-handling/command-runner';
import type { ReadModelProgress } from '#platform/read-store/read-model-progress';
import { briefs } from '#projections/delivery/briefs/briefs.projection';
import { dueUntil, waitingNews } from '#projections/delivery/waiting-news/waiting-news.projection';
import { DUE_AT, dueReaders, readerOf, waitingReaders } from './due-readers';

/** CPU milliseconds. */
const cpuOf = async (work: () => Promise<unknown> | unknown): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const collect = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};
const heapMb = (): number => process.memoryUsage().heapUsed / 2 ** 20;

const now = new Date(Date.parse(DUE_AT) + 1000);
const upToDate: ReadModelProgress = {
  waitFor: async () => true,
  untilCaughtUp: async () => 'shows',
  hidesItsDocuments: () => false,
};
const config = { publicUrl: 'https://aidy.example.org' };

/** Readers between two looks at the memory. */
const TOGETHER = 500;
/** Readers whose news are a page of the planner's. */
const A_PAGE = 50;

/** What planning and composing costs, beside rendering one brief that is there already, and the most memory that it held, without garbage. */
export interface Planned {
  readonly briefs: number;
  readonly planMs: number;
  readonly composeMs: number;
  readonly renderMs: number;
  readonly peakMb: number;
}

const planned = async (folder: string, count: number): Promise<Planned> => {
  const { events, reads } = await dueReaders(folder, count);
  const runner = new CommandRunner(events);
  const told = new PublishedNewsReader(reads, new SourceLinks(config, { dataKey: new Uint8Array(32) }));
  const contents = new BriefContents(reads, events, upToDate, told, config);
  const mailOf = {
    productName: 'Aidy',
    week: null,
    feedbackLink: null,
    listen: null,
    unsubscribe: `${config.publicUrl}/unsubscribe/x`,
  };
  const render = (content: BriefContent): void => {
    mailSubject(content.title, content.brief, content.isFirst);
    briefHtml({ ...content, ...mailOf });
    briefText({ ...content, ...mailOf });
  };

  /** A page of readers, and what tells the senders of their briefs. Returns these briefs' ids. */
  const plan = async (from: number): Promise<readonly string[]> => {
    const readers = Array.from({ length: A_PAGE }, (_none, n) => readerOf(from + n));
    for (const { error } of await planDueBriefs(reads, runner, readers, now)) throw error;
    const made: Recorded<DeliveryEvent>[] = [];
    for (const each of readers)
      made.push(...(await runner.streams.history<DeliveryEvent>(deliveryEvents.stream(each))).slice(-1));
    await reads.apply(briefs.name, made.flatMap(writesOf), from + 2);
    return made.flatMap(({ id, type, data }) =>
      type === 'BriefsPlanned' ? data.briefs.map((_brief, index) => briefIdOf(id, index)) : [],
    );
  };
  const compose = async (id: string): Promise<void> => {
    const content = await contents.find(id, now);
    if (content === null) throw new Error('There is nothing to tell.');
    render(content);
  };

  const sum = { briefs: 0, planMs: 0, composeMs: 0, peakMb: 0 };
  let one = '';
  collect();
  const idle = heapMb();
  for (let from = 0; from < count; from += TOGETHER) {
    const ids: string[] = [];
    sum.planMs += await cpuOf(async () => {
      for (let page = from; page < from + TOGETHER; page += A_PAGE) ids.push(...(await plan(page)));
    });
    sum.composeMs += await cpuOf(async () => {
      for (const id of ids) await compose(id);
    });
    sum.briefs += ids.length;
    one = ids[0] ?? '';
    collect();
    sum.peakMb = Math.max(sum.peakMb, heapMb() - idle);
  }
  const prepared = await contents.find(one, now);
  if (prepared === null) throw new Error('There is nothing to tell.');
  const renderMs = await cpuOf(() => {
    for (let n = 0; n < sum.briefs; n++) render(prepared);
  });
  await Promise.all([reads.close(), events.close()]);
  return { ...sum, renderMs };
};

const writesOf = (event: Recorded<DeliveryEvent>) =>
  briefs.project(event).map((write) => ({ position: event.position, write }));

/** A search for due briefs that finds none, compared with reading one document by the same index. */
export interface Idle {
  readonly tickMs: number;
  readonly readMs: number;
}

const ROUNDS = 2000;

const idle = async (folder: string, count: number): Promise<Idle> => {
  const reads = await waitingReaders(folder, count);
  const look = () =>
    reads.find(waitingNews, { due_key: { $lt: dueUntil(DUE_AT) } }, { sort: { due_key: 1 }, limit: 1 });
  const readOne = () => reads.find(waitingNews, { due_key: { $gt: '2026' } }, { sort: { due_key: 1 }, limit: 1 });
  const times = async (work: () => Promise<unknown>): Promise<void> => {
    for (let round = 0; round < ROUNDS; round++) await work();
  };
  await times(readOne);
  const tickMs = (await cpuOf(() => times(look))) / ROUNDS;
  const readMs = (await cpuOf(() => times(readOne))) / ROUNDS;
  await reads.close();
  return { tickMs, readMs };
};

const [, , what, folder = '', count = '0'] = process.argv;
void (what === 'idle' ? idle(folder, Number(count)) : planned(folder, Number(count))).then((answer) =>
  process.send?.(answer),
);

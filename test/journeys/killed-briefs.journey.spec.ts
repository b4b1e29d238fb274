import { type CrashableProduct, crashableProduct } from '../support/crashable-product';
import { addressOf, fillWithReaders } from '../support/delivery/readers-with-news';
import { isLong, repeats, sampled } from '../support/long';
import { type MailServer, startMailServer } from '../support/servers/mail-server';
import { settableClock } from '../support/settable-clock';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

/*
 * The briefs of many readers are due at the same minute, and the process kills itself with SIGKILL at one step after another.
 * Each reader gets one brief. Only a mail that the server accepted just before the process died, before that was recorded, is
 * sent again, with the same Message-ID.
 */

/** `DUE_READERS=10000` takes half an hour; ADR 0060 has what came of it. */
const READERS = Number(process.env.DUE_READERS ?? repeats(1_000, 40));
/** In a process; see `briefMailKind`. */
const SENT_TOGETHER = 4;
const EVENING = Date.parse('2026-07-19T20:00:00Z');
const NOON = Date.parse('2026-07-20T12:00:01Z');
/** Ten thousand readers' news fill the read models, while they come in, for minutes where others use the processors, too. */
const PATIENCE_MS = 900_000;
const WHOLE_MS = 4 * PATIENCE_MS;

const folder = temporaryFolder();
const clock = settableClock(folder, EVENING);

let server: MailServer;
let aidy: CrashableProduct;
beforeAll(async () => {
  server = await startMailServer();
  const environment = {
    STARTER_CONTENT: 'off',
    SCHEDULER_TICK_MS: '200',
    CLOCK_OFFSET_FILE: clock.file,
    SMTP_URL: server.url,
    MAIL_FROM: 'Aidy <aidy@example.org>',
  };
  aidy = crashableProduct(folder, environment);
  await fillWithReaders({ ...environment, DATA_DIR: aidy.dataDir }, READERS, EVENING);
}, PATIENCE_MS);
afterAll(async () => {
  expect(await aidy.stop()).toBe(0);
  await server.close();
});

/** Where the process ends: at the passing of the point that is this part of the number of readers. Appends that share a commit pass once. */
interface Point {
  readonly while: 'news comes in' | 'briefs are planned' | 'briefs are sent';
  readonly at: string;
  readonly part: number;
  /** A read model that reads nothing meanwhile. */
  readonly still?: string;
}
const POINTS: readonly Point[] = [
  // News waits also for readers whom no read model knows yet, as while it is filled.
  { while: 'news comes in', at: 'before the append of NewsQueued', part: 1 / 200, still: 'accounts' },
  { while: 'news comes in', at: 'before the append of NewsQueued', part: 1 / 200 },
  { while: 'news comes in', at: 'after the append of NewsQueued', part: 1 / 200 },
  { while: 'news comes in', at: 'within a page of waiting-news', part: 0 },
  { while: 'news comes in', at: 'before the checkpoint of reactor published-news', part: 0 },
  { while: 'briefs are planned', at: 'before the append of BriefsPlanned', part: 1 / 2000 },
  { while: 'briefs are planned', at: 'after the append of BriefsPlanned', part: 1 / 2000 },
  { while: 'briefs are planned', at: 'within a page of briefs', part: 0 },
  // Most are planned by then, many in one commit: there may be no sixth.
  { while: 'briefs are sent', at: 'before the append of EffectPlanned', part: 0 },
  { while: 'briefs are sent', at: 'after the append of EffectPlanned', part: 0 },
  { while: 'briefs are sent', at: 'before the checkpoint of reactor planned-briefs', part: 0 },
  { while: 'briefs are sent', at: 'after taking a brief-mail job', part: 1 / 50 },
  { while: 'briefs are sent', at: 'after the append of AttemptBegun', part: 1 / 200 },
  { while: 'briefs are sent', at: 'before sending a mail', part: 1 / 50 },
  { while: 'briefs are sent', at: 'after sending a mail', part: 1 / 50 },
  { while: 'briefs are sent', at: 'before the append of EffectDelivered', part: 1 / 200 },
  { while: 'briefs are sent', at: 'after the append of EffectDelivered', part: 1 / 200 },
  { while: 'briefs are sent', at: 'within a page of effects', part: 0 },
];

const logged = (type: string) => aidy.appended().filter((event) => event.type === type);

const points = sampled('the points at which briefs are killed', POINTS, 2);

/** Kills the process at each point of this phase, one after another, and starts it again. */
const killedWhile = async (what: Point['while']): Promise<void> => {
  for (const { at, part, still } of points.filter((point) => point.while === what)) {
    aidy.endsAt(at, 1 + Math.floor(READERS * part), still);
    // It may be killed while it starts.
    if (await aidy.start()) await aidy.death(PATIENCE_MS);
    if (isLong) process.stderr.write(`${Math.round(performance.now() / 1000)} s: killed ${at}\n`);
  }
  aidy.spare();
  await aidy.start();
};

test(
  `each of ${READERS} readers gets one brief, wherever the process is killed`,
  async () => {
    await killedWhile('news comes in');
    await until('all news wait', () => logged('NewsQueued').length >= READERS, PATIENCE_MS);

    clock.set(NOON);
    await killedWhile('briefs are planned');
    await killedWhile('briefs are sent');
    await until('all briefs are delivered', () => logged('EffectDelivered').length >= READERS, PATIENCE_MS);

    const planned = logged('BriefsPlanned').flatMap(({ data }) => data.briefs as readonly object[]);
    expect(planned).toHaveLength(READERS);
    expect(logged('EffectDelivered')).toHaveLength(READERS);
    const mails = server.received.map(({ email, to: [to = ''] }) => ({ to, id: email.messageId }));
    const addresses = Array.from({ length: READERS }, (_none, n) => addressOf(n));
    expect(new Set(mails.map(({ to }) => to))).toEqual(new Set(addresses));
    expect(new Set(mails.map(({ id }) => id)).size).toBe(READERS);
    expect(mails.length - READERS).toBeLessThanOrEqual(points.length * SENT_TOGETHER);
    const verified = await aidy.operate('projections', 'verify');
    expect(verified.filter((line) => !line.endsWith(': no difference'))).toEqual([]);
    const repeated = mails.length - READERS;
    process.stderr.write(
      `${READERS} briefs, ${points.length} kills, ${repeated} sent again with the same Message-ID\n`,
    );
  },
  WHOLE_MS,
);

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { addressOf, fillWithReaders } from '../support/delivery/readers-with-news';
import { type MailServer, startMailServer } from '../support/servers/mail-server';
import { settableClock } from '../support/settable-clock';
import { until } from '../support/until';
import type { BenchRow } from './bench-row';

const READERS = 1000;
const EVENING = Date.parse('2026-07-19T20:00:00Z');
const NOON = Date.parse('2026-07-20T12:00:01Z');
const PATIENCE_MS = 300_000;
const MIN_RATIO = 0.15;
/** As many mails at a time as the product hands over. */
const TOGETHER = 4;

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Seconds of processor time that a process has used. */
const cpuOf = ({ process: { pid } }: AidyProcess): number => {
  const [, , , , , , , , , , , user = '0', system = '0'] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(user) + Number(system)) / TICKS_PER_SECOND;
};

/** Seconds that it takes to hand over as many mails which are there already. */
const handOver = async (server: MailServer, html: string): Promise<number> => {
  const transport = createTransport({ url: server.url, pool: true, maxConnections: TOGETHER } as object);
  const mail = { from: 'Aidy <aidy@example.org>', subject: 'News', html };
  const begun = performance.now();
  await Promise.all(Array.from({ length: READERS }, (_none, n) => transport.sendMail({ ...mail, to: addressOf(n) })));
  transport.close();
  return (performance.now() - begun) / 1000;
};

/** From the minute at which the briefs of many readers are due until a mail server has them all. About a minute. */
export const rows = async (): Promise<readonly BenchRow[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'aidy-bench-'));
  const server = await startMailServer();
  const clock = settableClock(folder, EVENING);
  const environment = {
    STARTER_CONTENT: 'off',
    CLOCK_OFFSET_FILE: clock.file,
    SMTP_URL: server.url,
    MAIL_FROM: 'Aidy <aidy@example.org>',
    DATA_DIR: join(folder, 'data'),
  };
  await fillWithReaders(environment, READERS, EVENING);
  const aidy = await startAidy(environment);
  try {
    // Nothing is due for a while: the news have come in and every read model has them.
    await until(
      'the news wait',
      async () => {
        const before = cpuOf(aidy);
        await pause(1000);
        return cpuOf(aidy) - before < 0.2;
      },
      PATIENCE_MS,
    );
    const idle = cpuOf(aidy);
    const begun = performance.now();
    clock.set(NOON);
    await until('all have their brief', () => server.received.length >= READERS, PATIENCE_MS);
    const seconds = (performance.now() - begun) / 1000;
    const cpu = cpuOf(aidy) - idle;
    const alone = await handOver(server, server.received[0]?.email.html ?? '');
    const ratio = alone / seconds;
    return [
      {
        name: `send the briefs of ${READERS.toLocaleString('en-US')} readers who are due together`,
        value: READERS / seconds,
        unit: 'briefs/s',
        ratio,
        limit: `at least ${MIN_RATIO} of handing over as many prepared mails`,
        ok: ratio >= MIN_RATIO,
      },
      { name: 'of that, the product', value: (1000 * cpu) / READERS, unit: 'ms of CPU/brief' },
    ];
  } finally {
    await aidy.stop();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

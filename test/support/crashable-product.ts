import { DatabaseSync } from '@photostructure/sqlite';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVENTS_FILE, KEYS_FILE, OPERATOR_SOCKET } from '#platform/data-dir/file-names';
import { OutboxFolder } from '#platform/mail/outbox-folder';
import { askRunningProcess } from '#platform/operator/ask-running-process';
import { type AidyProcess, startAidy } from './aidy-process';
import { until } from './until';

/** An event as stored in the log's file, with encrypted personal data. */
export interface LoggedEvent {
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly causedBy: string;
}

export interface Answered {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The built product on one DATA_DIR, in a process that kills itself with SIGKILL at a point named by a test. */
export interface CrashableProduct {
  /** Starts it if it is not running, and returns whether it came up: it may be killed during startup. */
  start(): Promise<boolean>;
  /**
   * Kills it at the `nth` passing of the point, also after restarts, until disarmed. Meanwhile the model `still`
   * processes no pages.
   */
  endsAt(point: string, nth?: number, still?: string): void;
  spare(): void;
  /** Resolves when it has killed itself at the point. */
  death(patienceMs?: number): Promise<void>;
  /** Null if the process was killed before it responded. */
  ask(path: string, body: object, headers?: Readonly<Record<string, string>>): Promise<Answered | null>;
  remove(path: string, headers?: Readonly<Record<string, string>>): Promise<Answered | null>;
  look(path: string, headers?: Readonly<Record<string, string>>): Promise<Answered>;
  /** Output of `npm run aidy -- <words>`; ends early if the process does. */
  operate(...words: string[]): Promise<readonly string[]>;
  readonly dataDir: string;
  readonly outbox: OutboxFolder;
  /** The whole log, after checking its file's integrity. */
  log(): readonly LoggedEvent[];
  /** The log as far as it was written, for polling: reads only what was appended since the last call. */
  appended(): readonly LoggedEvent[];
  /** Persons whose key was destroyed. */
  destroyedKeys(): readonly string[];
  output(): string;
  stop(): Promise<number | null>;
}

interface Row {
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
}

const eventOf = ({ data, metadata, ...row }: Row): LoggedEvent => ({
  ...row,
  data: JSON.parse(data) as LoggedEvent['data'],
  causedBy: (JSON.parse(metadata) as { causation_id: string }).causation_id,
});

const rowsOf = <Result>(file: string, sql: string): readonly Result[] => {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    return db.prepare(sql).all() as readonly Result[];
  } finally {
    db.close();
  }
};

const PRELOADED = join(__dirname, 'kill-points.cjs');

export const crashableProduct = (folder: string, environment: Readonly<Record<string, string>>): CrashableProduct => {
  const dataDir = join(folder, 'data');
  const order = join(folder, 'kill-point');
  const fallen = `${order}.fell`;
  mkdirSync(folder, { recursive: true });
  let armed: { readonly id: string; readonly point: string } | undefined;
  let aidy: AidyProcess | undefined;
  const read: LoggedEvent[] = [];

  const running = (): AidyProcess => {
    if (aidy === undefined) throw new Error('It does not run.');
    return aidy;
  };
  const fell = (): boolean => {
    try {
      return armed !== undefined && readFileSync(fallen, 'utf8') === armed.id;
    } catch {
      return false;
    }
  };
  const hasEnded = ({ process: child }: AidyProcess): boolean => child.exitCode !== null || child.signalCode !== null;
  const send = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    headers: Readonly<Record<string, string>>,
    body?: object,
  ): Promise<Answered> => {
    const ended = new AbortController();
    const end = (): void => ended.abort(new Error('The process has ended.'));
    const { url, process: child } = running();
    child.once('exit', end);
    try {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        signal: ended.signal,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Answered['body'] };
    } finally {
      child.off('exit', end);
    }
  };
  const unlessItEnds = async (asking: () => Promise<Answered>): Promise<Answered | null> => {
    const process = running();
    try {
      return await asking();
    } catch (error) {
      if (fell()) await until('it has ended', () => hasEnded(process));
      if (hasEnded(process)) return null;
      throw error;
    }
  };

  return {
    async start() {
      if (aidy !== undefined && !hasEnded(aidy)) return true;
      try {
        aidy = await startAidy({
          DATA_DIR: dataDir,
          KILL_POINT_FILE: order,
          NODE_OPTIONS: `--require ${JSON.stringify(PRELOADED)}`,
          RATE_LIMIT_SCALE: '10000',
          ...environment,
        });
        return true;
      } catch (error) {
        aidy = undefined;
        if (fell()) return false;
        throw error;
      }
    },
    endsAt(point, nth = 1, still = 'none') {
      armed = { id: randomUUID(), point };
      rmSync(fallen, { force: true });
      writeFileSync(order, `${armed.id} ${nth} ${still} ${point}`);
    },
    spare() {
      armed = undefined;
      rmSync(order, { force: true });
    },
    async death(patienceMs) {
      const dying = running();
      await until(`it ends ${armed?.point}`, () => hasEnded(dying), patienceMs);
      expect([dying.process.signalCode, fell()]).toEqual(['SIGKILL', true]);
    },
    ask: (path, body, headers = {}) => unlessItEnds(() => send('POST', path, headers, body)),
    remove: (path, headers = {}) => unlessItEnds(() => send('DELETE', path, headers)),
    look: (path, headers = {}) => send('GET', path, headers),
    async operate(...words) {
      const lines: string[] = [];
      const io = {
        line: async (text: string) => void lines.push(text),
        signal: new AbortController().signal,
        folder,
      };
      await askRunningProcess(join(dataDir, OPERATOR_SOCKET), words, io);
      return lines;
    },
    dataDir,
    outbox: new OutboxFolder(join(dataDir, 'outbox')),
    log() {
      const file = join(dataDir, EVENTS_FILE);
      expect(rowsOf(file, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
      const rows = rowsOf<Row>(file, 'SELECT * FROM events ORDER BY position');
      expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index));
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      const next = new Map<string, number>();
      for (const { stream, revision } of rows) {
        expect([stream, revision]).toEqual([stream, next.get(stream) ?? 0]);
        next.set(stream, revision + 1);
      }
      return rows.map(eventOf);
    },
    appended() {
      const file = join(dataDir, EVENTS_FILE);
      const rows = rowsOf<Row>(file, `SELECT * FROM events WHERE position >= ${read.length} ORDER BY position`);
      read.push(...rows.map(eventOf));
      return read;
    },
    destroyedKeys: () =>
      rowsOf<{ person: string }>(join(dataDir, KEYS_FILE), 'SELECT person FROM person_keys WHERE wrapped IS NULL').map(
        ({ person }) => person,
      ),
    output: () => aidy?.output() ?? '',
    stop: () => running().stop(),
  };
};

// Load with `node --require`: the process or thread then kills itself with SIGKILL the n-th time it passes a named
// point, given by the file in KILL_POINT_FILE; without that file nothing happens. Points are added to the built modules
// from outside, so that the product contains no test code.
const fs = require('node:fs');
const fsPromises = require('node:fs/promises');
const Module = require('node:module');
const path = require('node:path');

const FILE = process.env.KILL_POINT_FILE;
const PLATFORM = path.join(__dirname, '../../dist/backend/src/platform');
const MODULES = path.join(__dirname, '../../dist/backend/src/modules');

/** How often the armed point was passed in this thread, per order. */
const passings = { order: '', count: 0 };

/** The armed point: its order's id, the count, the paused model, and the point's name. */
const armed = () => {
  let text;
  try {
    text = fs.readFileSync(FILE, 'utf8');
  } catch {
    return undefined;
  }
  const [order, nth, still, ...name] = text.split(' ');
  return { order, nth: Number(nth), still, name: name.join(' ') };
};

const pass = (...names) => {
  const point = armed();
  if (point === undefined || !names.includes(point.name)) return;
  if (passings.order !== point.order) Object.assign(passings, { order: point.order, count: 0 });
  if (++passings.count < point.nth) return;
  fs.writeFileSync(`${FILE}.fell`, point.order);
  process.kill(process.pid, 'SIGKILL');
  // The signal has been delivered when the call returns; nothing of the product runs afterwards.
  for (;;);
};

/** Adds points before and after a method. */
const around = (owner, method, before, after = () => undefined) => {
  const original = owner[method];
  owner[method] = function (...given) {
    before(...given);
    const result = original.apply(this, given);
    if (!(result instanceof Promise)) {
      after(...given);
      return result;
    }
    return result.then((value) => {
      after(...given);
      return value;
    });
  };
};

/** Classes are modified in place. */
const aroundSending = (mailer) => {
  around(
    mailer,
    'send',
    () => pass('before sending a mail'),
    () => pass('after sending a mail'),
  );
  return {};
};

const modelOf = (collection) => collection.replace(/\.g\d+$/, '');

/** Instruments each module, by its file: modifies classes in place and returns wrapped functions. */
const laid = {
  [`${PLATFORM}/event-store/sqlite/append-transaction.js`]: ({ appendTransaction }) => ({
    appendTransaction: (db) => {
      let types = [];
      const watched = new Proxy(db, {
        get: (target, name) => {
          if (name !== 'prepare') return typeof target[name] === 'function' ? target[name].bind(target) : target[name];
          return (sql) => {
            const statement = target.prepare(sql);
            if (sql !== 'COMMIT') return statement;
            return {
              run: () => {
                pass(...types.map((type) => `within the append of ${type}`));
                return statement.run();
              },
            };
          };
        },
      });
      const append = appendTransaction(watched);
      return (requests) => {
        types = ['anything', ...requests.flatMap(({ events }) => events.map(({ type }) => type))];
        pass(...types.map((type) => `before the append of ${type}`));
        const outcomes = append(requests);
        pass(...types.map((type) => `after the append of ${type}`));
        return outcomes;
      };
    },
  }),

  [`${PLATFORM}/crypto/sqlite/sqlite-key-store.js`]: ({ openSqliteKeyStore }) => ({
    openSqliteKeyStore: (options) => {
      const keys = openSqliteKeyStore(options);
      const at = (what) => [() => pass(`before ${what}`), () => pass(`after ${what}`)];
      around(keys, 'keyFor', ...at("making a person's key"));
      around(keys, 'destroyKey', ...at("destroying a person's key"));
      around(keys.idempotency, 'begin', ...at('noting the Idempotency-Key'));
      around(keys.idempotency, 'complete', ...at('keeping the answer'));
      return keys;
    },
  }),

  [`${PLATFORM}/read-store/sqlite/sqlite-read-store.js`]: ({ SqliteReadStore: { prototype } }) => {
    const building = new Map();
    const { apply } = prototype;
    prototype.apply = function (collection, ...page) {
      // A model that is slower than everything else.
      if (armed()?.still === modelOf(collection)) return new Promise(() => undefined);
      return apply.call(this, collection, ...page);
    };
    around(
      prototype,
      'apply',
      (collection) => pass(`before a page of ${modelOf(collection)}`),
      (collection) => pass(`after a page of ${modelOf(collection)}`),
    );
    around(
      prototype,
      'saveModelRecord',
      (record) => {
        if (record.building === null && building.get(record.name)) pass(`before the swap of ${record.name}`);
      },
      (record) => {
        if (record.building === null && building.get(record.name)) pass(`after the swap of ${record.name}`);
        building.set(record.name, record.building !== null);
      },
    );
    around(
      prototype,
      'dropCollection',
      (collection) => pass(`before dropping a collection of ${modelOf(collection)}`),
      (collection) => pass(`after dropping a collection of ${modelOf(collection)}`),
    );
    around(prototype, 'advance', (collections) =>
      pass(...collections.map((each) => `between documents and checkpoint of ${modelOf(each)}`)),
    );
    return {};
  },

  [`${PLATFORM}/read-store/sqlite/collection-file.js`]: ({ CollectionFile: { prototype } }) => {
    const { setCheckpoint } = prototype;
    // Within the transaction: documents are written, but neither they nor the checkpoint are committed.
    prototype.setCheckpoint = function (checkpoint) {
      pass(`within a page of ${modelOf(this.collection)}`);
      return setCheckpoint.call(this, checkpoint);
    };
    return {};
  },

  [`${PLATFORM}/checkpoints/sqlite/sqlite-checkpoint-store.js`]: ({ openSqliteCheckpointStore }) => ({
    openSqliteCheckpointStore: (file) => {
      const checkpoints = openSqliteCheckpointStore(file);
      around(
        checkpoints,
        'save',
        (name) => pass(`before the checkpoint of reactor ${name}`),
        (name) => pass(`after the checkpoint of reactor ${name}`),
      );
      return checkpoints;
    },
  }),

  [`${PLATFORM}/operator/backup/copy-stores.js`]: ({ copyStores }) => ({
    copyStores: async (...given) => {
      const position = await copyStores(...given);
      pass('after copying the stores');
      return position;
    },
  }),

  [`${PLATFORM}/jobs/in-process/in-process-job-queue.js`]: ({ inProcessJobQueue }) => ({
    inProcessJobQueue: (options) => {
      const queue = inProcessJobQueue(options);
      around(
        queue,
        'enqueue',
        ({ kind }) => pass(`before enqueuing a ${kind} job`),
        ({ kind }) => pass(`after enqueuing a ${kind} job`),
      );
      const { work } = queue;
      queue.work = (kind, how, handler) =>
        work(kind, how, async (job, run) => {
          pass(`after taking a ${kind} job`);
          await handler(job, run);
          pass(`after carrying out a ${kind} job`);
        });
      return queue;
    },
  }),

  [`${PLATFORM}/mail/outbox.mailer.js`]: ({ OutboxMailer: { prototype } }) => aroundSending(prototype),
  [`${PLATFORM}/mail/smtp.mailer.js`]: ({ SmtpMailer: { prototype } }) => aroundSending(prototype),
  [`${PLATFORM}/mail/outbox-folder.js`]: ({ OutboxFolder: { prototype } }) => {
    around(
      prototype,
      'forget',
      () => pass('before forgetting mails'),
      () => pass('after forgetting mails'),
    );
    return {};
  },

  [`${MODULES}/research/gather/web-gatherer.js`]: ({ ConfiguredGatherer: { prototype } }) => {
    const { gather } = prototype;
    prototype.gather = async function (request) {
      pass('before gathering');
      const onProgress = (progress) => {
        if (progress.step === 'read') pass('after reading a page');
        request.onProgress(progress);
      };
      const gathered = await gather.call(this, { ...request, onProgress });
      pass('after gathering');
      return gathered;
    };
    return {};
  },
};

around(fsPromises, 'appendFile', (file) => {
  if (String(file).endsWith('index.ndjson')) pass('between a mail and its line in the index');
});

around(fsPromises, 'rename', (from) => {
  if (String(from).endsWith('.backup.part')) pass('before the backup has its name');
});

for (const file of Object.keys(laid))
  if (!fs.existsSync(file)) throw new Error(`The build has no ${file} to be killed in.`);

const load = Module._extensions['.js'];
Module._extensions['.js'] = (module, file) => {
  load(module, file);
  const lay = laid[file];
  if (lay !== undefined) module.exports = { ...module.exports, ...lay(module.exports) };
};

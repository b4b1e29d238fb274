// Replaces node:worker_threads under jest, where the product's threads are TypeScript, which Node cannot load. The name
// without prefix is the real module, as jest maps only `node:worker_threads`.
const threads = require('worker_threads');
const path = require('node:path');

const REGISTER = path.join(__dirname, 'typescript-register.cjs');

class Worker extends threads.Worker {
  constructor(file, options = {}) {
    // A pool thread starts with piscina's own script, which loads the product's.
    const typescript = String(file).endsWith('.ts') || String(file).includes(`${path.sep}piscina${path.sep}`);
    super(file, typescript ? { ...options, execArgv: [...(options.execArgv ?? []), '--require', REGISTER] } : options);
  }
}

module.exports = { ...threads, Worker };

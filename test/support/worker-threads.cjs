// Stands for node:worker_threads under jest: the product's threads are TypeScript there, which Node cannot load by itself.
// The name without its prefix is the real module, as jest maps only `node:worker_threads` here.
const threads = require('worker_threads');
const path = require('node:path');

const REGISTER = path.join(__dirname, 'typescript-register.cjs');

class Worker extends threads.Worker {
  constructor(file, options = {}) {
    // A thread of the pool begins in piscina's own script and loads the product's from there.
    const typescript = String(file).endsWith('.ts') || String(file).includes(`${path.sep}piscina${path.sep}`);
    super(file, typescript ? { ...options, execArgv: [...(options.execArgv ?? []), '--require', REGISTER] } : options);
  }
}

module.exports = { ...threads, Worker };

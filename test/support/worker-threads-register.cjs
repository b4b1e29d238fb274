// `node --require` this file: a plain process then runs the product's TypeScript, and so do the threads that it starts.
require('./typescript-register.cjs');
const threads = require('node:worker_threads');
threads.Worker = require('./worker-threads.cjs').Worker;

// Load with `node --require` to run the product's TypeScript in a plain process and in the threads it starts.
require('./typescript-register.cjs');
const threads = require('node:worker_threads');
threads.Worker = require('./worker-threads.cjs').Worker;

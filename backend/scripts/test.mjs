// Runs all suites, or those given as arguments, and prints what each part took, which suites took longest and a line with
// the counts. With `--long` it runs those that otherwise run a random sample of themselves, whole.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

const isLong = process.argv[2] === '--long';
const suites = isLong ? ['--findRelatedTests', 'test/support/long.ts'] : process.argv.slice(2);
// One more than there are processors: many suites wait for a product, a browser or a clock.
const workers = availableParallelism() + 1;

/** Jest's own report, and whether it took all of it for passed. */
const run = (atATime, ...which) => {
  const folder = mkdtempSync(join(tmpdir(), 'aidy-test-'));
  const report = join(folder, 'report.json');
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/jest/bin/jest.js', `--maxWorkers=${atATime}`, '--json', `--outputFile=${report}`, ...which],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PRODUCT_IS_BUILT: '1',
        // Suites start the product some eighty times.
        NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
        ...(isLong ? { LONG_TESTS: '1' } : {}),
      },
    },
  );
  try {
    return { passed: status === 0, ...JSON.parse(readFileSync(report, 'utf8')) };
  } catch {
    // Jest itself failed.
    return { passed: false, numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 1, testResults: [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const outcome = run(workers, ...suites);
const { testResults } = outcome;

/**
 * A suite that fails beside others and passes alone depends on its company, most often on what an earlier suite left in the
 * worker or on a machine that is not busy. It is named and has to be mended.
 */
const MAX_TRIED_ALONE = 3;
const failing = testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative('.', name));
const areFew = failing.length > 0 && failing.length <= MAX_TRIED_ALONE && testResults.length > failing.length;
const alone = areFew ? run(1, '--forceExit', '--runTestsByPath', ...failing) : undefined;
if (alone?.passed) for (const suite of failing) console.log(`Failed beside others, passed alone: ${suite}`);
const { numFailedTests, numRuntimeErrorTestSuites } = alone ?? outcome;
const numPassedTests = outcome.numPassedTests + outcome.numFailedTests - numFailedTests;

const skipped = testResults.flatMap(({ assertionResults }) =>
  assertionResults.filter(({ status }) => ['pending', 'todo', 'skipped', 'disabled'].includes(status)),
);
const skippedSuites = new Set(skipped.map(({ ancestorTitles, title }) => ancestorTitles[0] ?? title));
for (const suite of skippedSuites) console.log(`Skipped: ${suite}`);

const SLOWEST = 10;
const secondsOf = ({ startTime, endTime }) => (endTime - startTime) / 1000;
const timed = testResults.map((suite) => ({
  file: relative('.', suite.name),
  seconds: secondsOf(suite),
  tests: suite.assertionResults.length,
}));
timed.sort((a, b) => b.seconds - a.seconds);

/** `backend/src/modules/<area>`, `frontend/src/features`, `test/<folder>`, `projections`. */
const partOf = (file) => {
  const folders = file.split('/').slice(0, -1);
  const depth = { backend: folders[2] === 'modules' ? 4 : 3, frontend: 3, test: 2 }[folders[0]] ?? 1;
  return folders.slice(0, depth).join('/');
};

const parts = new Map();
for (const { file, seconds, tests } of timed) {
  const part = parts.get(partOf(file)) ?? { suites: 0, tests: 0, seconds: 0 };
  parts.set(partOf(file), { suites: part.suites + 1, tests: part.tests + tests, seconds: part.seconds + seconds });
}
const bySeconds = [...parts].sort(([, a], [, b]) => b.seconds - a.seconds);
for (const [part, { suites, tests, seconds }] of bySeconds)
  console.log(
    `${String(Math.round(seconds)).padStart(5)} s ${String(suites).padStart(4)} suites ${String(tests).padStart(5)} tests  ${part}`,
  );
console.log();
for (const { file, seconds } of timed.slice(0, SLOWEST)) console.log(`${Math.round(seconds)} s ${file}`);
console.log(
  `${Math.round(timed.reduce((sum, { seconds }) => sum + seconds, 0))} s in ${timed.length} suites, ${workers} at a time`,
);

const required = process.env.REQUIRE_SERVICES === '1';
if (required && skipped.length > 0) console.log('REQUIRE_SERVICES=1: skipped tests count as failed.');
const failed = numFailedTests + numRuntimeErrorTestSuites + (required ? skipped.length : 0);
const passed = failed === 0 && (alone ?? outcome).passed;

/** What the long suites guard. `.ci/run` compares these with what was recorded. */
const guardedTrees = () => {
  const trees = ['backend/src/platform', 'backend/src/kernel', 'docker'];
  const git = (...words) => spawnSync('git', words, { encoding: 'utf8' });
  if (git('diff', '--quiet', 'HEAD', '--', ...trees).status !== 0) return undefined;
  return git('rev-parse', ...trees.map((tree) => `HEAD:${tree}`)).stdout;
};

if (isLong && passed) {
  const trees = guardedTrees();
  if (trees === undefined) console.log('Not recorded in .ci/long-run: there are changes that are not committed.');
  else writeFileSync('.ci/long-run', trees);
}
console.log(`${numPassedTests} passed, ${failed} failed, ${required ? 0 : skipped.length} skipped`);
process.exit(passed ? 0 : 1);

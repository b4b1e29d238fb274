// Runs all suites, or those given as arguments, and prints which took longest and a line with the counts.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'aidy-test-'));
const report = join(folder, 'report.json');
const { status } = spawnSync(
  process.execPath,
  ['node_modules/jest/bin/jest.js', '--maxWorkers=2', '--json', `--outputFile=${report}`, ...process.argv.slice(2)],
  { stdio: ['ignore', 'ignore', 'inherit'] },
);

const readReport = () => {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    // Jest itself failed.
    return { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 1, testResults: [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = readReport();
const skipped = testResults.flatMap(({ assertionResults }) =>
  assertionResults.filter(({ status: outcome }) => ['pending', 'todo', 'skipped', 'disabled'].includes(outcome)),
);
const suites = new Set(skipped.map(({ ancestorTitles, title }) => ancestorTitles[0] ?? title));
for (const suite of suites) console.log(`Skipped: ${suite}`);

const SLOWEST = 10;
const secondsOf = ({ startTime, endTime }) => Math.round((endTime - startTime) / 1000);
const timed = testResults.map((suite) => ({ file: relative('.', suite.name), seconds: secondsOf(suite) }));
timed.sort((a, b) => b.seconds - a.seconds);
for (const { file, seconds } of timed.slice(0, SLOWEST)) console.log(`${seconds} s ${file}`);
console.log(`${timed.reduce((sum, { seconds }) => sum + seconds, 0)} s in ${timed.length} suites, two at a time`);

const required = process.env.REQUIRE_SERVICES === '1';
if (required && skipped.length > 0) console.log('REQUIRE_SERVICES=1: skipped tests count as failed.');
const failed = numFailedTests + numRuntimeErrorTestSuites + (required ? skipped.length : 0);
console.log(`${numPassedTests} passed, ${failed} failed, ${required ? 0 : skipped.length} skipped`);
process.exit(failed > 0 || status !== 0 ? 1 : 0);

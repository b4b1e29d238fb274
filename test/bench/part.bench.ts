import { isPart, parts } from './parts';

/** Measures the named part and sends its rows to the parent. */
const main = async (): Promise<void> => {
  const [name = ''] = process.argv.slice(2);
  if (!isPart(name)) throw new Error(`There is no part ${name}.`);
  process.send?.(await parts[name]());
  process.disconnect();
};

void main();

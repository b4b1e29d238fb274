import { labelFigures, timelineFigures } from './figures';

// In a process of its own, since without-parts.cjs changes what modules say.
process.stdout.write(JSON.stringify([...timelineFigures(), ...labelFigures()]));

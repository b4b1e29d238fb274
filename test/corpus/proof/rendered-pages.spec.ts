import { proveResearch } from './prove-research';
import { renderedPages } from './rendered-pages';

proveResearch(renderedPages());

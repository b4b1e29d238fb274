import type { Projection } from '#kernel/projection';
import { multiProvider } from '../multi-provider';
import type { Reactor } from './reactors/reactor';

/** The read models of areas, as their `readModels`. */
export const [contributedProjections, provideProjections] = multiProvider<readonly Projection[]>('read models');

/**
 * Registers a reactor in the `providers` of an area's module: `provideReactor(firstRunReactor, CommandBus)`, where
 * `firstRunReactor = (commands: CommandBus): Reactor => ({ name, categories, react })`.
 */
export const [contributedReactors, provideReactor] = multiProvider<Reactor>('reactor');

export { ExtendSourceSet } from './commands/extend-source-set.command';
export { SaveSourceSet } from './commands/save-source-set/save-source-set.command';
export { MAX_DOMAINS, MAX_NAME } from './domain/source-set-draft';
export { sourceSets } from '#projections/source-sets/source-sets/source-sets.projection';

import { derivedId } from '#kernel/ids';
import { serveTasks } from '#platform/threads/serve-tasks';
import type { Findings } from '../pipeline/ledger';
import { findNews } from '../pipeline/pipeline';
import type { FindNewsRequest } from './research-run';

serveTasks<FindNewsRequest, Findings>(({ runId, ...input }) =>
  findNews({ ...input, newId: (name) => derivedId(runId, name) }),
);

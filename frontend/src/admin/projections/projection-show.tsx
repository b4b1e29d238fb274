import type { Schema } from '#shared/api/api-schema';
import { fieldsOf } from '../fields/fields-of';
import { Fact, Facts, ResourceShow } from '../resource/resource-show';
import { Figures } from './figures';
import { PROJECTION_REFETCH_MS, formatLag, explainProjectionState } from './projection';
import { ProjectionDecisions } from './projection-decisions';
import { ProjectionError } from './projection-error';
import { ProjectionState } from './projection-state';
import { RepairProjection } from './repair-projection';

const { FunctionField, NumberField } = fieldsOf<Schema<'ProjectionRow'>>();

export const ProjectionShow = () => (
  <ResourceShow titleFrom="id" defaultTitle="Read model" refetchMs={PROJECTION_REFETCH_MS}>
    <Facts>
      <Fact label="Kind" value={<FunctionField render={({ kind }) => kind.replace('_', ' ')} />} />
      <Fact label="State" value={<ProjectionState />} />
      <Fact label="What it means" value={<FunctionField render={explainProjectionState} />} />
      <Fact label="Last event processed" value={<NumberField source="position" />} />
      <Fact label="Behind" value={<FunctionField render={formatLag} />} />
      <Figures />
    </Facts>
    <FunctionField render={(projection) => <ProjectionError projection={projection} />} />
    <FunctionField render={(projection) => <RepairProjection projection={projection} />} />
    <ProjectionDecisions />
  </ResourceShow>
);

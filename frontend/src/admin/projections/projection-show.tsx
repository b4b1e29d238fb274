import { FunctionField, NumberField } from 'react-admin';
import { Fact, Facts, ResourceShow } from '../resource/resource-show';
import { Figures } from './figures';
import { type Projection, PROJECTION_REFETCH_MS, formatLag, explainProjectionState } from './projection';
import { ProjectionDecisions } from './projection-decisions';
import { ProjectionError } from './projection-error';
import { ProjectionState } from './projection-state';
import { RepairProjection } from './repair-projection';

export const ProjectionShow = () => (
  <ResourceShow titleFrom="id" defaultTitle="Read model" refetchMs={PROJECTION_REFETCH_MS}>
    <Facts>
      <Fact label="Kind" value={<FunctionField<Projection> render={({ kind }) => kind.replace('_', ' ')} />} />
      <Fact label="State" value={<ProjectionState />} />
      <Fact label="What it means" value={<FunctionField<Projection> render={explainProjectionState} />} />
      <Fact label="Last event processed" value={<NumberField source="position" />} />
      <Fact label="Behind" value={<FunctionField<Projection> render={formatLag} />} />
      <Figures />
    </Facts>
    <FunctionField<Projection> render={(projection) => <ProjectionError projection={projection} />} />
    <FunctionField<Projection> render={(projection) => <RepairProjection projection={projection} />} />
    <ProjectionDecisions />
  </ResourceShow>
);

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
      <Fact name="Kind" is={<FunctionField<Projection> render={({ kind }) => kind.replace('_', ' ')} />} />
      <Fact name="State" is={<ProjectionState />} />
      <Fact name="What it means" is={<FunctionField<Projection> render={explainProjectionState} />} />
      <Fact name="Last event processed" is={<NumberField source="position" />} />
      <Fact name="Behind" is={<FunctionField<Projection> render={formatLag} />} />
      <Figures />
    </Facts>
    <FunctionField<Projection> render={(projection) => <ProjectionError projection={projection} />} />
    <FunctionField<Projection> render={(projection) => <RepairProjection projection={projection} />} />
    <ProjectionDecisions />
  </ResourceShow>
);

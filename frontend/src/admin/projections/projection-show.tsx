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
      <Fact name="Kind">
        <FunctionField<Projection> render={({ kind }) => kind.replace('_', ' ')} />
      </Fact>
      <Fact name="State">
        <ProjectionState source="state" />
      </Fact>
      <Fact name="What it means">
        <FunctionField<Projection> render={explainProjectionState} />
      </Fact>
      <Fact name="Last event processed">
        <NumberField source="position" />
      </Fact>
      <Fact name="Behind">
        <FunctionField<Projection> render={formatLag} />
      </Fact>
      <Figures />
    </Facts>
    <FunctionField<Projection> render={(projection) => <ProjectionError projection={projection} />} />
    <FunctionField<Projection> render={(projection) => <RepairProjection projection={projection} />} />
    <ProjectionDecisions />
  </ResourceShow>
);

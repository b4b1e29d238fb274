import type { Document } from '#kernel/projection';
import { BEGINNING } from '../event-store/event-store';
import type { Model } from './model';
import type { ModelStatus } from './model-status';

/** Status of a model, published by the process that projects it. */
export interface SharedModelStatus extends Document, Omit<ModelStatus, 'name' | 'position' | 'lag'> {
  readonly fillsFirst: boolean;
}

/** A position as a share of the log, 0 to 1. */
const share = (position: number, end: number): number =>
  end <= BEGINNING ? 1 : Math.min(1, Math.max(0, (position - BEGINNING) / (end - BEGINNING)));

const lagOf = (position: number, end: number): number => Math.max(0, end - position);

const progressOf = ({ buildPosition }: Model, end: number): number =>
  buildPosition === undefined ? 1 : share(buildPosition, end);

const byAdministrator = ({ paused }: Model): Pick<ModelStatus, 'byAdministrator'> =>
  paused ? { byAdministrator: true } : {};

/** Of a model that this process projects. `logFault`: why the log cannot be read, which affects every model. */
export const statusHere = (model: Model, end: number, logFault: string | undefined): ModelStatus => {
  const { name, position } = model;
  return {
    name,
    state: logFault === undefined ? model.state : 'faulted',
    position,
    lag: lagOf(position, end),
    progress: progressOf(model, end),
    ...(model.fault ?? (logFault === undefined ? {} : { error: logFault })),
    ...byAdministrator(model),
  };
};

export const sharedStatusOf = (model: Model, end: number): SharedModelStatus => {
  const { name, state, fault, fillsFirst } = model;
  return { _id: name, state, progress: progressOf(model, end), fillsFirst, ...fault, ...byAdministrator(model) };
};

/** Of a model that another process projects, or none. */
export const statusElsewhere = (
  name: string,
  end: number,
  told: { readonly holder: string | null; readonly shared: SharedModelStatus | undefined; readonly position: number },
): ModelStatus => {
  const { holder, shared, position } = told;
  const lag = lagOf(position, end);
  if (holder === null || shared === undefined) return { name, state: 'paused', position, lag, progress: 1 };
  const { _id, fillsFirst: _, ...status } = shared;
  return { name, position, lag, ...status };
};

import type { Document } from '#kernel/projection';
import { BEGINNING } from '../../event-store/event-store';
import type { LeasedReadModel } from '../models/leased-read-model';
import type { ReadModelStatus } from './read-model-status';

/** Status of a model, published by the process that projects it. */
export interface SharedModelStatus extends Document, Omit<ReadModelStatus, 'name' | 'position' | 'lag'> {
  readonly fillsFirst: boolean;
}

/** What a status is made from. */
export type ProjectedModel = Pick<
  LeasedReadModel,
  'name' | 'state' | 'position' | 'buildPosition' | 'speed' | 'fault' | 'paused' | 'inInitialFill'
>;

/** A position as a share of the log, 0 to 1. */
const share = (position: number, end: number): number =>
  end <= BEGINNING ? 1 : Math.min(1, Math.max(0, (position - BEGINNING) / (end - BEGINNING)));

const lagOf = (position: number, end: number): number => Math.max(0, end - position);

const progressOf = ({ buildPosition }: ProjectedModel, end: number): number =>
  buildPosition === undefined ? 1 : share(buildPosition, end);

/** The pace of a model; empty for one that is up to date, or stands still. */
const paceOf = (model: ProjectedModel, end: number): Pick<ReadModelStatus, 'rate' | 'secondsLeft'> => {
  const { speed, buildPosition, position, state } = model;
  if (speed === undefined || state === 'paused' || state === 'faulted') return {};
  if (buildPosition === undefined && position >= end) return {};
  const rate = Math.max(0, Math.round(speed.events));
  if (buildPosition === undefined || speed.positions <= 0) return { rate };
  return { rate, secondsLeft: Math.ceil(lagOf(buildPosition, end) / speed.positions) };
};

const byAdministrator = ({ paused }: ProjectedModel): Pick<ReadModelStatus, 'byAdministrator'> =>
  paused ? { byAdministrator: true } : {};

/** Status of a model that this process projects. `logFault`: why the log cannot be read, which affects every model. */
export const statusHere = (model: ProjectedModel, end: number, logFault: string | undefined): ReadModelStatus => {
  const { name, position } = model;
  return {
    name,
    state: logFault === undefined ? model.state : 'faulted',
    position,
    lag: lagOf(position, end),
    progress: progressOf(model, end),
    ...paceOf(model, end),
    ...(model.fault ?? (logFault === undefined ? {} : { error: logFault })),
    ...byAdministrator(model),
  };
};

export const sharedStatusOf = (model: ProjectedModel, end: number): SharedModelStatus => {
  const { name, state, fault, inInitialFill } = model;
  const progress = progressOf(model, end);
  return {
    _id: name,
    state,
    progress,
    fillsFirst: inInitialFill,
    ...paceOf(model, end),
    ...fault,
    ...byAdministrator(model),
  };
};

/** Status of a model that another process projects, or none. */
export const statusElsewhere = (
  name: string,
  end: number,
  told: { readonly holder: string | null; readonly shared: SharedModelStatus | undefined; readonly position: number },
): ReadModelStatus => {
  const { holder, shared, position } = told;
  const lag = lagOf(position, end);
  if (holder === null || shared === undefined) return { name, state: 'paused', position, lag, progress: 1 };
  const { _id, fillsFirst: _, ...status } = shared;
  return { name, position, lag, ...status };
};

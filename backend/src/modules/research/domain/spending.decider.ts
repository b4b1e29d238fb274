import { type PaidUse, type SpendingEvent, spendingEvents } from '#events/research/spending.events';
import { assertNever } from '#kernel/assert-never';
import { type Decider, type Decision, refuse } from '#kernel/decider';

/** A month's spending. */
export interface Spending {
  readonly isOpened: boolean;
  readonly spentUsd: number;
  /** By the id of the use. Those of a process that was killed stay: what they cost is not known, so they count as spent. */
  readonly reserved: Readonly<Record<string, { readonly use: PaidUse; readonly usd: number }>>;
  /** What the dearest use of a kind has cost so far: as much is reserved for the next one. */
  readonly dearestUsd: Readonly<Partial<Record<PaidUse, number>>>;
}

interface OfUse {
  readonly month: string;
  readonly useId: string;
}

export type SpendingCommand =
  | (OfUse & {
      readonly type: 'ReserveSpending';
      readonly use: PaidUse;
      readonly limitUsd: number;
      /** What was recorded otherwise in this month; counts if nothing has been reserved in it yet. */
      readonly carriedUsd: number;
    })
  /** `usd` is null if the cost is not known: what was reserved counts. */
  | (OfUse & { readonly type: 'SettleSpending'; readonly usd: number | null });

/** Reserved until something is known about this kind of use. */
const UNKNOWN_USD = 0.05;

export const BUDGET_SPENT = refuse('CONFLICT', 'This month’s budget is used up.');

const evolve = (state: Spending, event: SpendingEvent): Spending => {
  switch (event.type) {
    case 'SpendingCarriedOver':
      return { ...state, isOpened: true, spentUsd: state.spentUsd + event.data.usd };
    case 'SpendingReserved': {
      const { useId, use, usd } = event.data;
      return { ...state, isOpened: true, reserved: { ...state.reserved, [useId]: { use, usd } } };
    }
    case 'SpendingSettled': {
      const { useId, use, usd } = event.data;
      const { [useId]: _settled, ...reserved } = state.reserved;
      const dearest = Math.max(state.dearestUsd[use] ?? 0, usd);
      return {
        ...state,
        spentUsd: state.spentUsd + usd,
        reserved,
        dearestUsd: { ...state.dearestUsd, [use]: dearest },
      };
    }
    default:
      return assertNever(event);
  }
};

export const reservedUsd = ({ reserved }: Spending): number =>
  Object.values(reserved).reduce((sum, { usd }) => sum + usd, 0);

/** A use that nothing else is reserved beside may go beyond the limit: its cost is an estimate, and something is left. */
const decide = (command: SpendingCommand, state: Spending): Decision<SpendingEvent> => {
  const { month, useId } = command;
  switch (command.type) {
    case 'ReserveSpending': {
      const { use, limitUsd, carriedUsd } = command;
      const carried = state.isOpened ? 0 : carriedUsd;
      const spent = state.spentUsd + carried;
      const held = reservedUsd(state);
      const usd = state.dearestUsd[use] ?? UNKNOWN_USD;
      if (spent + held >= limitUsd || (held > 0 && spent + held + usd > limitUsd)) return BUDGET_SPENT;
      return [
        ...(carried === 0 ? [] : [{ type: 'SpendingCarriedOver', data: { month, usd: carried } } as const]),
        { type: 'SpendingReserved', data: { month, useId, use, usd } },
      ];
    }
    case 'SettleSpending': {
      const reserved = state.reserved[useId];
      if (reserved === undefined) return [];
      return [{ type: 'SpendingSettled', data: { month, useId, use: reserved.use, usd: command.usd ?? reserved.usd } }];
    }
    default:
      return assertNever(command);
  }
};

/** `spending-{month}`: what is asked for at the same time cannot spend the same money. */
export const spendingDecider: Decider<SpendingCommand, SpendingEvent, Spending> = {
  events: spendingEvents,
  initialState: { isOpened: false, spentUsd: 0, reserved: {}, dearestUsd: {} },
  impersonalState: true,
  evolve,
  decide,
};

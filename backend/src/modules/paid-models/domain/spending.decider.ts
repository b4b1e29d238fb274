import { type PaidUse, type SpendingEvent, spendingEvents } from '#events/paid-models/spending.events';
import { assertNever } from '#kernel/assert-never';
import { type Decider, type Decision, refuse } from '#kernel/decider';

export interface Spending {
  readonly isOpened: boolean;
  readonly spentUsd: number;
  /** Reserved amounts by the id of the use. Those of a killed process stay: their cost is unknown, so they count as spent. */
  readonly reserved: Readonly<Record<string, { readonly use: PaidUse; readonly usd: number }>>;
  /** The highest cost of a use so far, by kind: this much is reserved for the next one. */
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
      /** Spending in this month that was recorded elsewhere; counts if nothing has been reserved in it yet. */
      readonly carriedUsd: number;
    })
  /** Settles a use; `usd` is null if the cost is unknown, and then the reserved amount counts. */
  | (OfUse & { readonly type: 'SettleSpending'; readonly usd: number | null });

/** Reserved as long as nothing is known about this kind of use. */
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

/** A use may exceed the limit if nothing else is reserved: its cost is an estimate, and something is left. */
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

/** Decides on streams `spending-{month}`: concurrent uses cannot spend the same money. */
export const spendingDecider: Decider<SpendingCommand, SpendingEvent, Spending> = {
  events: spendingEvents,
  initialState: { isOpened: false, spentUsd: 0, reserved: {}, dearestUsd: {} },
  hasNoPersonalData: true,
  evolve,
  decide,
};
